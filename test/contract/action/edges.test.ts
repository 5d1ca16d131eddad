/** Where the step's own streams and files do not work, the message goes out all the same. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { ACTION } from '../../support/bundled.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'edges-'));
const event = join(folder, 'event.json');
writeFileSync(event, '{}');

let sandbox: Sandbox;
const children: ChildProcess[] = [];
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  sandbox.clearRequests();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
  readonly posts: number;
}

/** One step. `close`: its stdout has no reader from the start. A process that hangs is killed by the test's time-out. */
async function step(env: Readonly<Record<string, string>>, stdout: 'pipe' | 'close' | number = 'pipe'): Promise<Ended> {
  const webhook = sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '';
  const child = spawn(process.execPath, [ACTION], {
    stdio: ['ignore', stdout === 'close' ? 'pipe' : stdout, 'pipe'],
    env: {
      ...COMPILE_CACHE,
      'INPUT_WEBHOOK-URL': webhook,
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'push',
      GITHUB_EVENT_PATH: event,
      GITHUB_OUTPUT: join(folder, 'output'),
      GITHUB_STEP_SUMMARY: join(folder, 'summary'),
      ...env,
    },
  });
  children.push(child);
  let output = '';
  let errors = '';
  if (stdout === 'close') child.stdout?.destroy();
  else child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (errors += data));
  const [code] = await once(child, 'close');
  return { code, output, errors, posts: sandbox.requests().filter(({ method }) => method === 'POST').length };
}

/** A misspelled input gives an annotation, which is written in another way than lines are. */
const ANNOTATED = { INPUT_BODDY: 'x' };

function fifo(name: string): string {
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  return path;
}

describe('a stdout', () => {
  test.each([
    ['with a line', {}],
    ['with annotations', ANNOTATED],
  ])('that is closed, %s, does not matter', async (_, env) => {
    expect(await step(env, 'close')).toMatchObject({ code: 0, errors: '', posts: 1 });
  });

  test.each([
    ['with a line', {}],
    ['with annotations', ANNOTATED],
  ])('on a full disk, %s, does not matter', async (_, env) => {
    const full = openSync('/dev/full', 'w');
    try {
      expect(await step(env, full)).toMatchObject({ code: 0, errors: '', posts: 1 });
    } finally {
      closeSync(full);
    }
  });

  test('that works gets both', async () => {
    const { code, output, posts } = await step(ANNOTATED);
    expect({ code, posts }).toEqual({ code: 0, posts: 1 });
    expect(output).toMatch(/Delivered: [\s\S]*::warning title=workroom-notify::Ignored: boddy/);
  });

  test('that is closed does not make a refusal green', async () => {
    expect(await step({ INPUT_KIND: 'x' }, 'close')).toMatchObject({ code: 1, errors: '', posts: 0 });
  });
});

describe('a pipe in the place of a file', () => {
  test('for outputs is said, and not waited for', async () => {
    const ended = await step({ GITHUB_OUTPUT: fifo('output-pipe') });
    expect(ended).toMatchObject({ code: 0, errors: '', posts: 1 });
    expect(ended.output).toContain(
      'The outputs could not be written, so later steps see none: it is not a regular file',
    );
  });

  test('for outputs is not written to when somebody reads it', async () => {
    const path = fifo('read-pipe');
    const reader = spawn('cat', [path], { stdio: ['ignore', 'pipe', 'ignore'] });
    children.push(reader);
    let read = '';
    reader.stdout.on('data', (data) => (read += data));
    const ended = await step({ GITHUB_OUTPUT: path });
    expect(ended).toMatchObject({ code: 0, posts: 1 });
    expect(ended.output).toContain('it is not a regular file');
    expect(read).toBe('');
  });

  test('for the summary is said, and not waited for', async () => {
    const ended = await step({ GITHUB_STEP_SUMMARY: fifo('summary-pipe'), 'INPUT_DRY-RUN': 'true' });
    expect(ended).toMatchObject({ code: 0, errors: '', posts: 0 });
    expect(ended.output).toContain('The step summary could not be written: it is not a regular file');
  });

  test.each([
    ['a pipe', () => fifo('event-pipe')],
    ['a folder', () => folder],
    ['a device without an end', () => '/dev/zero'],
  ])('for the event, %s costs facts', async (_, path) => {
    const ended = await step({ GITHUB_EVENT_PATH: path() });
    expect(ended).toMatchObject({ code: 0, errors: '', posts: 1 });
    expect(ended.output).toContain('is not a regular file; the message goes without what the event would tell');
  });
});

test('a file that is not there yet is made, and one that is there is added to', async () => {
  const path = join(folder, 'new-output');
  for (const lines of [6, 12]) {
    expect(await step({ GITHUB_OUTPUT: path })).toMatchObject({ code: 0, posts: lines / 6 });
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(lines + 1);
  }
});
