import { expect, test } from 'vitest';
import { SharedWork } from '../../../../src/facts/ci/shared-work.ts';

const patient = () => new AbortController().signal;

/** Work that ends when it is told to, and rejects when it is ended. */
function heldWork() {
  const begun: AbortSignal[] = [];
  const { promise, resolve } = Promise.withResolvers<string>();
  const work = (signal: AbortSignal) => {
    begun.push(signal);
    const ended = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    return Promise.race([promise, ended]);
  };
  return { work, begun, done: resolve };
}

test('it is done once, while it is under way and afterwards', async () => {
  const shared = new SharedWork<string>();
  const { work, begun, done } = heldWork();
  const asked = [1, 2, 3].map(() => shared.result('a', patient(), work));
  done('told');
  expect(await Promise.all(asked)).toEqual(['told', 'told', 'told']);
  expect(await shared.result('a', patient(), work)).toBe('told');
  expect(begun).toHaveLength(1);
  expect(begun[0]?.aborted).toBe(false);
  await shared.result('b', patient(), work);
  expect(begun).toHaveLength(2);
});

test('who leaves is told nothing, and it goes on for the others', async () => {
  const shared = new SharedWork<string>();
  const { work, begun, done } = heldWork();
  const leaving = new AbortController();
  const [left, stayed] = [shared.result('a', leaving.signal, work), shared.result('a', patient(), work)];
  leaving.abort();
  expect(await left).toBeUndefined();
  expect(begun[0]?.aborted).toBe(false);
  done('told');
  expect(await stayed).toBe('told');
});

test('when the last one has left it is ended, and the next one begins anew', async () => {
  const shared = new SharedWork<string>();
  const { work, begun, done } = heldWork();
  const leaving = new AbortController();
  const left = [1, 2].map(() => shared.result('a', leaving.signal, work));
  leaving.abort();
  expect(await Promise.all(left)).toEqual([undefined, undefined]);
  expect(begun[0]?.aborted).toBe(true);
  const next = shared.result('a', patient(), work);
  done('told');
  expect(await next).toBe('told');
  expect(begun).toHaveLength(2);
});

test('who has no time left begins nothing', async () => {
  const { work, begun } = heldWork();
  expect(await new SharedWork<string>().result('a', AbortSignal.abort(), work)).toBeUndefined();
  expect(begun).toEqual([]);
});

test('what failed is tried again', async () => {
  const shared = new SharedWork<string>();
  const broken = async () => Promise.reject(new Error('it broke'));
  expect(await shared.result('a', patient(), broken)).toBeUndefined();
  expect(await shared.result('a', patient(), async () => 'told')).toBe('told');
});
