import { closeSync, ftruncateSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { example } from '../support/events.ts';
import { openLocation, type Place, type Ran, type Step } from './harness.ts';

let location: Place;
const folder = mkdtempSync(join(tmpdir(), 'never-in-the-way-'));
beforeAll(async () => {
  location = await openLocation();
});
afterAll(async () => {
  await location.sandbox.close();
  rmSync(folder, { recursive: true });
});

const PAYLOAD = example('push', 0);

async function run(step: Partial<Step>): Promise<Ran> {
  return location.run({
    event: 'push',
    payload: PAYLOAD,
    inputs: { 'webhook-url': location.webhook('message') },
    ...step,
  });
}

/** Expects a sent message, a successful step, and this number of notices. */
function expectSent({ result, requests }: Ran, notices: number): void {
  expect(result.exitCode, result.log).toBe(0);
  expect(requests.map(({ method, status }) => `${method} ${status}`)).toEqual(['POST 200']);
  expect(result.annotations.map(({ level }) => level)).toEqual(Array.from({ length: notices }, () => 'notice'));
}

describe('event file', () => {
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const huge = () => {
    const path = join(folder, 'huge.json');
    const opened = openSync(path, 'w');
    ftruncateSync(opened, 60_000_000);
    closeSync(opened);
    return path;
  };
  test.each<[string, () => string]>([
    ['that is a folder', () => folder],
    ['that is empty', () => file('empty.json', '')],
    ['that is not text', () => file('bytes.json', Buffer.from([0xff, 0xfe, 0, 0x7b, 0x80]))],
    ['that holds no object', () => file('list.json', '[]')],
    ['that is nested beyond reason', () => file('deep.json', '['.repeat(2_000_000))],
    ['of 60 MB', huge],
  ])('%s: the message is sent with fewer facts', async (_, eventFile) => {
    const ran = await run({ eventFile: eventFile() });
    expectSent(ran, 1);
    expect(ran.result.outputs['outcome']).toBe('delivered');
  });

  test('with fields of the wrong type: the message is sent with fewer facts', async () => {
    const wrong = Object.fromEntries(
      Object.keys(PAYLOAD).map((key, index) => [key, [null, 7, 'x', [], {}, true][index % 6]]),
    );
    expectSent(await run({ eventFile: file('wrong.json', JSON.stringify(wrong)) }), 0);
  });
});

describe('file of the runner', () => {
  const missing = () => join(folder, 'gone', 'file');
  const kinds: readonly [string, () => string | undefined][] = [
    ['that is not named', () => undefined],
    ['whose folder is gone', missing],
    ['that is a folder', () => folder],
    ['on a full disk', () => '/dev/full'],
  ];

  test.each(kinds)('for outputs, %s: only the outputs are lost', async (_name, path) => {
    expectSent(await run({ env: { GITHUB_OUTPUT: path() } }), 1);
  });

  test.each(kinds)('for the summary, %s: is not reported after a success', async (_name, path) => {
    expectSent(await run({ env: { GITHUB_STEP_SUMMARY: path() } }), 0);
  });

  test.each(kinds)('for the summary, %s: only the summary is lost', async (_name, path) => {
    const { result } = await run({ inputs: { ...inputs(), 'dry-run': 'true' }, env: { GITHUB_STEP_SUMMARY: path() } });
    expect(result.exitCode).toBe(0);
    expect(result.outputs['outcome']).toBe('dry-run');
    expect(result.annotations.map(({ level }) => level)).toEqual(['notice']);
  });

  test('for outputs and the summary, both unusable, while the service rejects: annotations report it, the step succeeds', async () => {
    location.sandbox.faults.next(1, { status: 401 });
    const { result } = await run({ env: { GITHUB_OUTPUT: folder, GITHUB_STEP_SUMMARY: '/dev/full' } });
    expect(result.exitCode).toBe(0);
    expect(result.annotations.map(({ level }) => level).toSorted()).toEqual(['error', 'notice', 'notice']);
  });
});

test('promise that never settles is a failure', async () => {
  const dead = join(folder, 'dead.cjs');
  // Without a response and a timeout, the event loop runs empty.
  writeFileSync(
    dead,
    `globalThis.setTimeout = () => ({ unref() { return this; }, ref() { return this; }, refresh() {} });
const { Socket } = require('node:net');
require('node:net').connect = () => new Socket();`,
  );
  const { result } = await run({ env: { NODE_OPTIONS: `--require=${dead}` } });
  expect(result.exitCode).toBe(13);
  expect(result.outputs['outcome']).toBeUndefined();
});

test.each<[string, string, Partial<Step>]>([
  ['green', 'delivered', {}],
  ['with an annotation', 'not-delivered', { inputs: { 'webhook-url': 'http://127.0.0.1:9/hooks/none', timeout: '2' } }],
])('step %s exits when it is done, despite open handles', async (_, outcome, step) => {
  const open = join(folder, 'open.cjs');
  writeFileSync(open, `require('node:net').createServer().listen(0);`);
  const { result } = await run({ ...step, env: { NODE_OPTIONS: `--require=${open}` } });
  expect(result.exitCode).toBe(0);
  expect(result.outputs['outcome']).toBe(outcome);
});

test('dry run does not retry a rejected password', async () => {
  location.sandbox.faults.next(9, { status: 401 });
  const inputs = { ...location.rest, team: 'Platform', 'dry-run': 'true' };
  const { result, requests } = await run({ inputs });
  location.sandbox.faults.clear();
  expect(result.outputs['outcome']).toBe('dry-run');
  expect(requests.filter(({ path }) => path.startsWith('/api/'))).toHaveLength(1);
  expect(result.summary).toMatch(/❌ \| login \| sign\S+ failed for \S+/);
});

describe('GitHub API', () => {
  const red = { job: { status: 'failure' } } as const;

  test.each([
    ['without a token', { 'github-token': '' }],
    ['that cannot be reached', {}],
  ])('%s: the message is sent with at most one notice', async (_name, more) => {
    const ran = await run({ changes: red, inputs: { ...inputs(), ...more } });
    expect(ran.result.annotations.length).toBeLessThanOrEqual(1);
    expectSent(ran, ran.result.annotations.length);
  });
});

test('environment without data about the run still sends the message', async () => {
  const names = [
    'REPOSITORY',
    'REF',
    'SHA',
    'RUN_ID',
    'RUN_NUMBER',
    'WORKFLOW',
    'ACTOR',
    'SERVER_URL',
    'EVENT_NAME',
    'JOB',
  ];
  const env = Object.fromEntries(names.map((name) => [`GITHUB_${name}`, undefined]));
  const { result, requests } = await run({ env });
  expect(result.exitCode).toBe(0);
  expect(requests).toHaveLength(1);
});

test('missing workspace is not required', async () => {
  const workspace = join(folder, 'workspace');
  mkdirSync(workspace);
  const ran = await run({ workspace, env: { GITHUB_WORKSPACE: join(folder, 'nowhere') } });
  expectSent(ran, 0);
});

function inputs(): Record<string, string> {
  return { 'webhook-url': location.webhook('message') };
}
