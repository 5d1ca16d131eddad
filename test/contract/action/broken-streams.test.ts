/** Sends the message even if the streams and files of the step fail. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { runStep } from '../../../src/action/run.ts';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { runInProcess } from '../../standin/in-process.ts';
import { ACTION } from '../../support/bundled.ts';
import { COMPILE_CACHE } from '../../support/compile-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'edges-'));
const event = join(folder, 'event.json');
writeFileSync(event, '{}');

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterEach(() => {
  sandbox.clearRequests();
});
afterAll(async () => {
  await sandbox.close();
  rmSync(folder, { recursive: true });
});

type Variables = Readonly<Record<string, string>>;

const environment = (env: Variables): Variables => ({
  'INPUT_WEBHOOK-URL':
    sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '',
  GITHUB_ACTIONS: 'true',
  GITHUB_EVENT_NAME: 'push',
  GITHUB_EVENT_PATH: event,
  GITHUB_OUTPUT: join(folder, 'output'),
  GITHUB_STEP_SUMMARY: join(folder, 'summary'),
  ...env,
});

const posts = () => sandbox.requests().filter(({ method }) => method === 'POST').length;

/** Runs one step. */
async function step(env: Variables) {
  let output = '';
  const onOutput = (chunk: Buffer) => (output += chunk);
  const code = await runInProcess({ env: environment(env), onOutput }, () => runStep(process.env));
  return { code, output, posts: posts() };
}

/** Runs one step as a process whose stdout has no reader, or is this file. */
async function stepWithout(stdout: 'reader' | number, env: Variables) {
  const child = spawn(process.execPath, [ACTION], {
    stdio: ['ignore', stdout === 'reader' ? 'pipe' : stdout, 'pipe'],
    env: { ...COMPILE_CACHE, ...environment(env) },
  });
  let errors = '';
  child.stdout?.destroy();
  child.stderr?.on('data', (data) => (errors += data));
  const [code] = await once(child, 'close');
  return { code, errors, posts: posts() };
}

/** A misspelled input causes an annotation, which is written differently from lines. */
const ANNOTATED = { INPUT_BODDY: 'x' };

function fifo(name: string): string {
  const path = join(folder, name);
  execFileSync('mkfifo', [path]);
  return path;
}

describe('stdout', () => {
  test('does not matter if it is closed', async () => {
    expect(await stepWithout('reader', ANNOTATED)).toEqual({ code: 0, errors: '', posts: 1 });
  });

  test('does not matter if its disk is full', async () => {
    const full = openSync('/dev/full', 'w');
    try {
      expect(await stepWithout(full, ANNOTATED)).toEqual({ code: 0, errors: '', posts: 1 });
    } finally {
      closeSync(full);
    }
  });

  test('does not make invalid inputs pass if it is closed', async () => {
    expect(await stepWithout('reader', { INPUT_KIND: 'x' })).toEqual({ code: 1, errors: '', posts: 0 });
  });
});

describe('a pipe instead of a file', () => {
  test('for outputs is reported without waiting', async () => {
    const ended = await step({ GITHUB_OUTPUT: fifo('output-pipe') });
    expect(ended).toMatchObject({ code: 0, posts: 1 });
    expect(ended.output).toContain(
      'The outputs could not be written, so later steps see none: it is not a regular file',
    );
  });

  test('for outputs is not written to even if it has a reader', async () => {
    const path = fifo('read-pipe');
    const reader = spawn('cat', [path], { stdio: ['ignore', 'pipe', 'ignore'] });
    let read = '';
    reader.stdout.on('data', (data) => (read += data));
    const ended = await step({ GITHUB_OUTPUT: path });
    expect(ended).toMatchObject({ code: 0, posts: 1 });
    expect(ended.output).toContain('it is not a regular file');
    reader.kill();
    expect(read).toBe('');
  });

  test('for the summary is reported without waiting', async () => {
    const ended = await step({ GITHUB_STEP_SUMMARY: fifo('summary-pipe'), 'INPUT_DRY-RUN': 'true' });
    expect(ended).toMatchObject({ code: 0, posts: 0 });
    expect(ended.output).toContain('The step summary could not be written: it is not a regular file');
  });

  test.each([
    ['a pipe', () => fifo('event-pipe')],
    ['a folder', () => folder],
    ['a device without an end', () => '/dev/zero'],
  ])('for the event costs facts: %s', async (_, path) => {
    const ended = await step({ GITHUB_EVENT_PATH: path() });
    expect(ended).toMatchObject({ code: 0, posts: 1 });
    expect(ended.output).toContain('is not a regular file; the message omits the event data');
  });
});

test('a missing file is created, and another is appended to', async () => {
  const path = join(folder, 'new-output');
  for (const lines of [6, 12]) {
    expect(await step({ GITHUB_OUTPUT: path })).toMatchObject({ code: 0, posts: lines / 6 });
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(lines + 1);
  }
});
