/** Tests when a delivery searches, and how long a missing record must have been absent. */
import { describe, expect, test } from 'vitest';
import { sendMessage } from '../../../../src/delivery/send-message.ts';
import { readSettings } from '../../../../src/settings/read-settings.ts';
import { lookupFromIds } from '../../../../src/target/lookup-result.ts';
import { answered, failed, type Made, type Scene, scriptedService } from '../../../support/scripted-service.ts';

const MARK = 'd-0123456789abcdef';
const REST = { 'base-url': 'https://service.example', username: 'ci-bot', password: 'p4ssw0rd', team: '5' };
const BODY = `**CI** failed\n\n[Run](https://ci.example/1#${MARK})`;
const OWN = { id: 9, subject: 'CI failed', body: BODY };
const page = (...results: readonly object[]) => answered(200, { d: { results, __count: results.length } });

async function run(kind: 'topic' | 'task', answer: (request: Made) => Scene) {
  const { world, made } = scriptedService(answer);
  const inputs = Object.entries({ ...REST, kind }).map(([name, value]) => [name, { value, from: 'input' }] as const);
  const settings = await readSettings(new Map(inputs), new Date(world.now()));
  const content = { kind, subject: 'CI failed', body: BODY };
  const result = await sendMessage(
    { settings, runtime: world, lookUp: lookupFromIds(settings) },
    { content, marker: MARK },
  );
  return { result, made, posts: made.filter(({ method }) => method === 'POST') };
}

test("a request that isn't sent yet causes no search", async () => {
  const silent: Scene = { takesMs: 10 ** 9, ends: failed(false) };
  const { made } = await run('topic', () => silent);
  expect(made.filter(({ method, atMs }) => method === 'GET' && atMs < 30_000)).toEqual([]);
});

test('the last attempt, which takes all the time, is searched in time', async () => {
  const { result, posts } = await run('topic', ({ method, atMs }) => {
    if (method === 'GET') return { ends: atMs < 57_000 ? page() : page(OWN) };
    return { takesMs: 10 ** 9, ends: failed(true) };
  });
  expect(result).toMatchObject({ outcome: 'delivered', id: '9' });
  expect(posts).toHaveLength(2);
});

describe('the board', () => {
  test.each([401, 403, 404])('that is refused with %i is not requested again', async (status) => {
    const { result, made } = await run('task', () => ({ ends: answered(status) }));
    expect(result.outcome).toBe('not-delivered');
    expect(made).toHaveLength(1);
  });
});
