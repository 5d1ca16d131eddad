import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { type Fault, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { contextsFor } from '../standin/contexts.ts';
import { runAction, type StageResult } from '../standin/runner.ts';
import { example } from '../support/events.ts';
import { startDeafServer } from '../support/fault-deaf-server.ts';
import { startFaultServer } from '../support/fault-server.ts';
import { faultNamed } from '../support/fault-table.ts';
import { HANGS_MS, NEVER_MS } from '../support/hangs.ts';

const ROOT = new URL('../..', import.meta.url).pathname;

/** Cancels as soon as `when` returns true. */
async function cancelled(inputs: Record<string, string>, when: () => boolean, signal: 'SIGINT' | 'SIGTERM') {
  const suffix = new AbortController();
  const ran = runAction({
    actionPath: ROOT,
    stage: 'main',
    inputs: { timeout: String((2 * NEVER_MS) / 1000), ...inputs },
    contexts: contextsFor('push', example('push', 0)),
    cancel: suffix.signal,
    // The first signal must suffice without later ones.
    cancelDelays: { first: signal, interrupt: NEVER_MS, terminate: NEVER_MS },
    timeoutMs: 3 * NEVER_MS,
  });
  while (!when()) await pause(20);
  await pause(150);
  const askedAt = performance.now();
  suffix.abort();
  const [result] = await ran;
  if (result === undefined) throw new Error('the action did not run');
  return { result, tookMs: performance.now() - askedAt };
}

function expectStated({ annotations, outputs, exitCode, signal }: StageResult, outcome: string): void {
  expect({ exitCode, signal, outcome: outputs['outcome'] }).toEqual({ exitCode: 0, signal: null, outcome });
  expect(annotations.filter(({ level }) => level === 'error')).toHaveLength(1);
}

function rest(sandbox: Sandbox, kind: string): Record<string, string> {
  const { password = '' } = sandbox.accounts.find(({ username }) => username === 'ci-bot') ?? {};
  const team = String(sandbox.seededIds.teams['platform']);
  return { 'base-url': sandbox.origin, username: 'ci-bot', password, team, kind };
}

function webhook(sandbox: Sandbox): Record<string, string> {
  return {
    'webhook-url': sandbox.webhooks.find(({ kind, format }) => kind === 'message' && format === 'native')?.url ?? '',
  };
}

type Inputs = (sandbox: Sandbox) => Record<string, string>;
const PHASES: readonly [name: string, inputs: Inputs, faults: [Fault, string?][], requests: number, outcome: string][] =
  [
    ['waiting for an answer', webhook, [[{ hang: 'after' }]], 1, 'unknown'],
    ['waiting for an answer to a topic', (s) => rest(s, 'topic'), [[{ hang: 'before' }]], 1, 'unknown'],
    ['waiting to send again', webhook, [[{ status: 429, headers: { 'retry-after': '40' } }]], 1, 'not-delivered'],
    ['waiting to send again after doubt', webhook, [[{ status: 503, headers: { 'retry-after': '40' } }]], 1, 'unknown'],
    ['asking for the board', (s) => rest(s, 'task'), [[{ hang: 'before' }, 'GET']], 1, 'not-delivered'],
    [
      'waiting to read again',
      (s) => rest(s, 'task'),
      [[{ status: 503, headers: { 'retry-after': '40' } }, 'GET']],
      1,
      'not-delivered',
    ],
    // Open and archived topics are read.
    ['settling', (s) => rest(s, 'topic'), [[{ reset: 'before' }, 'POST']], 3, 'unknown'],
    [
      'reading back',
      (s) => rest(s, 'topic'),
      [
        [{ reset: 'after' }, 'POST'],
        [{ hang: 'before' }, 'GET'],
      ],
      2,
      'unknown',
    ],
  ];

describe.each(['SIGINT', 'SIGTERM'] as const)('%s', (signal) => {
  test.concurrent.each(PHASES)('%s', async (_name, inputs, errors, requests, outcome) => {
    const sandbox = await startSandbox();
    try {
      for (const [error, method] of errors) sandbox.faults.next(1, error, method === undefined ? {} : { method });
      const seen = () => sandbox.requests().length >= requests;
      const { result, tookMs } = await cancelled(inputs(sandbox), seen, signal);
      expectStated(result, outcome);
      expect(tookMs).toBeLessThan(HANGS_MS);
      await pause(300);
      expect(sandbox.requests()).toHaveLength(requests);
    } finally {
      await sandbox.close();
    }
  });

  test('connecting', async () => {
    const server = await startDeafServer();
    try {
      const startedAt = performance.now();
      const inputs = { 'webhook-url': `http://127.0.0.1:${server.port}/application/webhook/tok3n_s3cret_9` };
      const { result, tookMs } = await cancelled(inputs, () => performance.now() - startedAt > 1_500, signal);
      expectStated(result, 'not-delivered');
      expect(tookMs).toBeLessThan(HANGS_MS);
    } finally {
      server.stop();
    }
  });
});

test('while the rest of a response is awaited, the message counts as delivered', async () => {
  const server = await startFaultServer([faultNamed('body too short, silence')]);
  try {
    const inputs = { 'webhook-url': server.url.href };
    const { result, tookMs } = await cancelled(inputs, () => server.truth.stored.length > 0, 'SIGINT');
    expect(result).toMatchObject({ exitCode: 0, annotations: [], outputs: { outcome: 'delivered' } });
    expect(tookMs).toBeLessThan(HANGS_MS);
  } finally {
    await server.close();
  }
});

test('cancelled step fails only if requested', async () => {
  const sandbox = await startSandbox();
  try {
    sandbox.faults.next(1, { hang: 'after' });
    const inputs = { ...webhook(sandbox), 'fail-on-error': 'true' };
    const { result } = await cancelled(inputs, () => sandbox.requests().length > 0, 'SIGTERM');
    expect(result.exitCode).toBe(1);
    expect(result.outputs['outcome']).toBe('unknown');
  } finally {
    await sandbox.close();
  }
});
