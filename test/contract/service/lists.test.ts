import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { ServiceClient } from '../../../src/service/client.ts';

const TOPICS = 104;
let sandbox: Sandbox;
let client: ServiceClient;
let support: { readonly type: 'team'; readonly id: number };

beforeAll(async () => {
  sandbox = await startSandbox({ password: 'only-for-these-tests' });
  client = new ServiceClient({ baseUrl: `${sandbox.origin}/`, username: 'dmitri', password: 'only-for-these-tests' });
  support = { type: 'team', id: sandbox.seededIds.teams['support'] ?? 0 };
  for (let number = 1; number <= TOPICS; number++) {
    await client.topics.create(support, { subject: `Topic ${number}`, body: 'x'.repeat(3800) });
  }
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.clearRequests());

test('awaits one page of at most 50 records, with the count if requested', async () => {
  const page = await client.topics.list(support, { top: 80, count: true });
  expect(page.records).toHaveLength(50);
  expect(page.count).toBe(TOPICS);
  expect(await client.topics.list(support, { top: 3, skip: 100 })).toEqual({
    records: [4, 3, 2].map((number) => expect.objectContaining({ subject: `Topic ${number}` })),
  });
});

test('an empty list', async () => {
  expect(await client.topics.list(support, { archived: true }).all()).toEqual({
    records: [],
    complete: true,
    count: 0,
  });
});

test('retries a failed page without losing records', async () => {
  sandbox.faults.next(1, { reset: 'before' });
  sandbox.faults.next(1, { status: 503 });
  sandbox.faults.next(1, { cut: true });
  expect((await client.topics.list(support).all()).records).toHaveLength(TOPICS);
});
