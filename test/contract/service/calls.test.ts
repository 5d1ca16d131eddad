/** Options of one call: a signal that aborts it, and its own timeout. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { ServiceClient } from '../../../src/service/client.ts';
import type { CallOptions } from '../../../src/service/options.ts';
import type { Target } from '../../../src/service/records.ts';
import { Webhook } from '../../../src/service/webhook.ts';

let sandbox: Sandbox;
let client: ServiceClient;
beforeAll(async () => {
  sandbox = await startSandbox({ password: 'only-for-these-tests' });
  client = new ServiceClient({ baseUrl: sandbox.origin, username: 'ada', password: 'only-for-these-tests' });
});
afterAll(() => sandbox.close());
beforeEach(() => {
  sandbox.clearRequests();
  sandbox.faults.clear();
});

const TEAM: Target = { type: 'team', id: 1008 };

/** One of each kind: a post, a list, a record, and one without an answer. */
const CALLS: Readonly<Record<string, (call: CallOptions) => PromiseLike<unknown>>> = {
  'chat.post': (call) => client.chat.post(TEAM, { body: 'a' }, call),
  'topics.list': (call) => client.topics.list(TEAM, call),
  'boards.show': (call) => client.boards.show(TEAM, call),
  'users.deactivate': (call) => client.users.deactivate(1, call),
};

test.each(Object.entries(CALLS))('%s ends at its own signal or timeout', async (_, call) => {
  await expect(call({ signal: AbortSignal.abort('enough') })).rejects.toMatchObject({
    code: 'connection',
    cause: 'enough',
  });
  expect(sandbox.requests()).toEqual([]);
  await expect(call({ timeoutSeconds: -1 })).rejects.toMatchObject({
    problems: [expect.objectContaining({ option: 'timeoutSeconds' })],
  });
});

test("a call ends at its own timeout instead of the client's", async () => {
  sandbox.faults.next(20, { hang: 'before' });
  await expect(Promise.resolve(client.teams.list({ timeoutSeconds: 0.3 }))).rejects.toMatchObject({
    code: 'connection',
  });
  await expect(client.chat.post(TEAM, { body: 'a' }, { timeoutSeconds: 0.3 })).rejects.toMatchObject({
    code: 'connection',
  });
});

test('an abort ends the wait between two attempts', async () => {
  sandbox.faults.next(5, { status: 503, headers: { 'retry-after': '30' } });
  const controller = new AbortController();
  const reading = Promise.resolve(client.teams.list({ signal: controller.signal }));
  await expect.poll(() => sandbox.requests().length).toBe(1);
  controller.abort();
  await expect(reading).rejects.toBeDefined();
  expect(sandbox.requests().length).toBe(1);
});

test("the client's signal ends a call with its own signal", async () => {
  const ended = new ServiceClient({
    ...{ baseUrl: sandbox.origin, username: 'ada', password: 'only-for-these-tests' },
    signal: AbortSignal.abort(),
  });
  const { signal } = new AbortController();
  await expect(Promise.resolve(ended.teams.list({ signal }))).rejects.toMatchObject({ code: 'connection' });
});

test('a webhook accepts the same call options', async () => {
  const webhook = new Webhook({ url: sandbox.webhooks[0]?.url ?? '' });
  const call = { signal: AbortSignal.abort() };
  for (const post of [webhook.text('a', call), webhook.message({ body: 'a' }, call), webhook.json({}, call)])
    await expect(post).rejects.toMatchObject({ code: 'connection' });
  expect(sandbox.requests()).toEqual([]);
});
