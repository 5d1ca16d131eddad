/** What one call may say for itself: a signal that ends it, and its own time. */
import { runInThisContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { ServiceClient } from '../../../src/service/client.ts';
import type { Operation } from '../../../src/service/operation.ts';
import { OPERATIONS } from '../../../src/service/operations.ts';
import type { Target } from '../../../src/service/vocabulary.ts';
import { Webhook } from '../../../src/service/webhook.ts';
import type { CallOptions } from '../../../src/service/wire/query.ts';

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

/** What the calls of the table name, besides ids. A call that names something else needs it here. */
const VALUES = {
  ...{ target: TEAM, role: 'ROLE_TEAM_MEMBER', type: 'member', teams: [], email: 'a@acme.example' },
  ...{ id: TEAM.id, board: 1, subject: 'a', body: 'b', name: 'a' },
  ...{ category: undefined, assignees: undefined, sender: undefined, about: undefined, description: undefined },
  ...{ nickname: undefined, username: undefined, displayName: undefined },
};

/** Runs an operation as the table writes its call, and says this of the call. A list takes it with its query. */
function run({ call: text, method }: Operation, call: CallOptions): Promise<unknown> {
  const lone = method === 'GET' ? text.replace(/(, )?\{[^{}]*\}\)$/, ')') : text;
  const whole = lone.replace(/(\()?\)$/, (_, open) => (open === undefined ? ', call)' : '(call)'));
  const ids = Object.fromEntries([...whole.matchAll(/\w+Id\b/g)].map(([id]) => [id, 1]));
  const given = { client, call, ...VALUES, ...ids };
  return Promise.resolve(runInThisContext(`({ ${Object.keys(given)} }) => ${whole}`)(given));
}

test.each(Object.entries<Operation>(OPERATIONS))(
  '%s is ended by its own signal, and sends nothing more',
  async (_, operation) => {
    await expect(run(operation, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'connection',
    });
    expect(sandbox.requests()).toEqual([]);
  },
);

test.each(Object.entries<Operation>(OPERATIONS))('%s refuses a time that is none', async (_, operation) => {
  await expect(run(operation, { timeoutSeconds: -1 })).rejects.toMatchObject({
    problems: [expect.objectContaining({ option: 'timeoutSeconds' })],
  });
});

test('a call ends at its own time, while the client has another', async () => {
  sandbox.faults.next(20, { hang: 'before' });
  await expect(Promise.resolve(client.teams.list({ timeoutSeconds: 0.3 }))).rejects.toMatchObject({
    code: 'connection',
  });
  await expect(client.chat.post(TEAM, { body: 'a' }, { timeoutSeconds: 0.3 })).rejects.toMatchObject({
    code: 'connection',
  });
});

test('an abort ends a wait between two tries', async () => {
  sandbox.faults.next(5, { status: 503, headers: { 'retry-after': '30' } });
  const controller = new AbortController();
  const reading = Promise.resolve(client.teams.list({ signal: controller.signal }));
  await expect.poll(() => sandbox.requests().length).toBe(1);
  controller.abort();
  await expect(reading).rejects.toBeDefined();
  expect(sandbox.requests().length).toBe(1);
});

test('the signal of the client ends a call that has one as well', async () => {
  const ended = new ServiceClient({
    ...{ baseUrl: sandbox.origin, username: 'ada', password: 'only-for-these-tests' },
    signal: AbortSignal.abort(),
  });
  const { signal } = new AbortController();
  await expect(Promise.resolve(ended.teams.list({ signal }))).rejects.toMatchObject({ code: 'connection' });
});

test('a webhook takes the same', async () => {
  const webhook = new Webhook({ url: sandbox.webhooks[0]?.url ?? '' });
  const call = { signal: AbortSignal.abort() };
  for (const post of [webhook.text('a', call), webhook.message({ body: 'a' }, call), webhook.json({}, call)])
    await expect(post).rejects.toMatchObject({ code: 'connection' });
  expect(sandbox.requests()).toEqual([]);
});
