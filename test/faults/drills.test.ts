/** Drills where the service fails: what is said of them is true, nothing is there twice, and a lost part is told. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Fault, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { tellRedPush } from '../support/red-push.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
beforeEach(() => sandbox.faults.clear());
afterAll(() => sandbox.close());

let run = 5000;

async function drilled(kind: string, way: string) {
  run += 1;
  const url = sandbox.webhooks.find((one) => one.kind === kind && one.format === 'native')?.url ?? 'none';
  const place: Readonly<Record<string, string>> = way === 'webhook' ? { 'webhook-url': url } : { team: '1008' };
  const before = sizes();
  const options = { ...place, kind, drill: 'true', mention: 'here', timeout: '6', 'settle-time': '0.2' };
  const told = await tellRedPush(sandbox, { status: 'success', live: true, run, options });
  const [chat = 0, topics = 0, tasks = 0] = sizes().map((size, index) => size - (before[index] ?? 0));
  return { ...told, stored: { message: chat, topic: topics, task: tasks, incident: tasks }[kind] ?? 0, chat };
}

function sizes(): readonly number[] {
  return [sandbox.chat('platform'), sandbox.topics('platform'), sandbox.tasks('platform')].map(({ length }) => length);
}

const FAULTS: Readonly<Record<string, Fault>> = {
  'an answer 429': { status: 429, headers: { 'retry-after': '0' } },
  'an answer 500 before storing': { status: 500 },
  'an answer 500 after storing': { status: 500, stored: true },
  'an answer 503 after storing': { status: 503, stored: true },
  'a reset before storing': { reset: 'before' },
  'a reset after storing': { reset: 'after' },
  'silence after storing': { hang: 'after' },
  'an answer that is cut': { cut: true },
  'an answer 400': { status: 400 },
};

const CASES = (['message', 'topic', 'task', 'incident'] as const).flatMap((kind) =>
  (['webhook', 'rest'] as const).flatMap((way) => (kind === 'incident' && way === 'webhook' ? [] : [{ kind, way }])),
);

describe.each(CASES)('a $kind through $way', ({ kind, way }) => {
  const isExact = way === 'rest' && kind !== 'message';
  test.each(Object.entries(FAULTS))('meets %s', async (_, fault) => {
    sandbox.faults.next(1, fault, { method: 'POST' });
    const { receipt, stored } = await drilled(kind, way);
    const { outcome, drill = [] } = receipt;
    expect(stored).toBeLessThanOrEqual(isExact || kind !== 'message' ? 1 : 2);
    if (outcome === 'delivered') expect(stored).toBeGreaterThanOrEqual(1);
    if (outcome === 'not-delivered') expect(stored).toBe(0);
    expect(['delivered', 'not-delivered', 'unknown']).toContain(outcome);
    if (isExact && !('hang' in fault))
      expect(outcome).toBe('status' in fault && fault.status === 400 ? 'not-delivered' : 'delivered');
    const own = drill.filter((one) => one.kind === (kind === 'incident' ? 'task' : kind));
    expect(own.map(({ seen }) => seen)).toEqual(outcome === 'delivered' ? [isExact ? 'read-back' : 'accepted'] : []);
  });
});

test('a line of an incident that is lost is told, at its beginning and at its end', async () => {
  sandbox.faults.next(1, { status: 400 }, { method: 'POST', path: 'Chat.PostMessage' });
  const first = await drilled('incident', 'rest');
  expect(first.receipt).toMatchObject({ outcome: 'delivered', line: { outcome: 'not-delivered' } });
  expect(first.chat).toBe(1);
  sandbox.faults.next(1, { delay: 1 }, { method: 'POST', path: 'Chat.PostMessage' });
  sandbox.faults.next(1, { status: 400 }, { method: 'POST', path: 'Chat.PostMessage' });
  const second = await drilled('incident', 'rest');
  expect(second.receipt.line).toMatchObject({ outcome: 'not-delivered', reason: expect.stringMatching(/^its end: /) });
  expect(second.receipt.drill?.map((one) => one.kind)).toEqual(['task', 'message']);
});

test('a task that is refused has no end', async () => {
  sandbox.faults.next(1, { status: 400 }, { method: 'POST', path: '/tasks' });
  const { receipt, chat, stored } = await drilled('incident', 'rest');
  expect(receipt.outcome).toBe('not-delivered');
  expect([stored, chat]).toEqual([0, 1]);
});

test('what cannot be read back was delivered all the same, and a warning says so', async () => {
  sandbox.faults.next(99, { status: 403 }, { method: 'GET', path: 'Post.Stream' });
  const { receipt, remarks } = await drilled('topic', 'rest');
  expect(receipt).toMatchObject({ outcome: 'delivered', drill: [{ seen: 'not-shown' }] });
  expect(remarks.filter(({ level }) => level === 'warning').map(({ says }) => says)).toEqual([
    expect.stringMatching(/^The service accepted the topic \d+, and .*403/),
  ]);
});
