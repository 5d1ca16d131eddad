import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Fault, type Sandbox, startSandbox } from '../../../src/sandbox/index.ts';
import { NEVER_MS } from '../../support/hangs.ts';
import { get, PASSWORD, send, webhookUrl } from './request.ts';

let sandbox: Sandbox;
beforeEach(async () => {
  sandbox = await startSandbox({ password: PASSWORD });
});
afterEach(() => sandbox.close());

/** One call of the message webhook: its status, or the way in which it failed. */
async function injectFault(problem: Fault, patienceMs: number): Promise<number | 'hangs' | 'broken'> {
  sandbox.faults.next(1, problem);
  const signal = AbortSignal.timeout(patienceMs);
  const init = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'x', signal };
  return await send(webhookUrl(sandbox, 'message'), init).then(
    (answer) => answer.status,
    (error: Error) => (error.name === 'TimeoutError' ? 'hangs' : 'broken'),
  );
}

const stored = () => sandbox.chat('platform').at(-1)?.body === 'x';

test.each<[Fault, number | string, boolean]>([
  [{ status: 503 }, 503, false],
  [{ status: 503, stored: true }, 503, true],
  [{ reset: 'before' }, 'broken', false],
  [{ reset: 'after' }, 'broken', true],
  [{ close: 'before' }, 'broken', false],
  [{ hang: 'before' }, 'hangs', false],
  [{ hang: 'after' }, 'hangs', true],
  [{ garbage: 'before' }, 'broken', false],
  [{ late: 60_000 }, 'broken', false],
  [{ delay: 60_000 }, 'hangs', true],
  [{ slow: 1 }, 200, true],
  [{ slow: 60_000 }, 'hangs', true],
  [{ cut: true }, 'broken', true],
  [{ endless: true }, 'hangs', true],
])('%j', async (error, status, isStored) => {
  // Only what hangs is given up on early; nothing else depends on how fast the machine is.
  expect(await injectFault(error, status === 'hangs' ? 400 : NEVER_MS)).toBe(status);
  if (isStored) await expect.poll(stored).toBe(true);
  expect(stored()).toBe(isStored);
  // The script is used up: the next request is served.
  const answer = await send(webhookUrl(sandbox, 'message'), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: 'y',
  });
  expect(answer.status).toBe(200);
});

test('stores a late record eventually', async () => {
  expect(await injectFault({ late: 300 }, NEVER_MS)).toBe('broken');
  await expect.poll(stored).toBe(true);
});

test('returns the scripted headers and body', async () => {
  sandbox.faults.next(1, { status: 429, headers: { 'retry-after': '7' }, body: 'later' });
  const answer = await send(webhookUrl(sandbox, 'topic'), { method: 'POST', body: 'x' });
  expect([answer.status, answer.headers.get('retry-after'), answer.text]).toEqual([429, '7', 'later']);
});

test('applies faults to matching requests only, in order, and the requested number of times', async () => {
  sandbox.faults.next(2, { status: 500 }, { method: 'GET', path: '/forums' });
  sandbox.faults.next(1, { status: 502 }, { path: '/forums' });
  const statuses = [];
  for (let turn = 0; turn < 4; turn += 1) {
    expect((await get(sandbox, '/users')).status).toBe(200);
    statuses.push((await get(sandbox, '/forums')).status);
  }
  expect(statuses).toEqual([500, 500, 502, 200]);
  sandbox.faults.next(5, { status: 500 });
  sandbox.faults.clear();
  expect((await get(sandbox, '/forums')).status).toBe(200);
});

test('never applies faults to the page', async () => {
  sandbox.faults.next(1, { status: 500 });
  expect((await send(`${sandbox.origin}/`)).status).toBe(200);
});

test('closes despite a hanging request', async () => {
  sandbox.faults.next(1, { hang: 'before' });
  const hanging = get(sandbox, '/users').catch(() => 'broken');
  await expect.poll(() => sandbox.requests().length).toBe(1);
  await sandbox.close();
  expect(await hanging).toBe('broken');
});
