/** One pool of requests for all repositories. */
import { expect, test } from 'vitest';
import { partOf, RequestPool } from '../../../../../src/facts/health/reading/budget.ts';

/** So many are there to be asked, one by one. */
function drained(pool: RequestPool): number {
  let asked = 0;
  while (pool.take()) asked += 1;
  return asked;
}

test.each([
  ['one', 1, 0, 114],
  ['one with many runs', 1, 5_000, 240],
  ['one with half as many more', 1, 3_500, 177],
  ['three', 3, 0, 128],
  ['thirty', 30, 0, 240],
  ['thirty with many runs', 30, 50_000, 240],
])('for %s', (_, repositories, runs, most) => {
  const pool = new RequestPool(repositories);
  for (let index = 0; index < repositories; index += 1) pool.begin();
  pool.expect(runs);
  expect(pool.left).toBe(most);
  expect(drained(pool)).toBe(most);
});

test('runs of all repositories count together', () => {
  const pool = new RequestPool();
  pool.begin();
  for (let index = 0; index < 5; index += 1) pool.expect(1_000);
  expect(pool.left).toBe(240);
});

test('what tells how a repository stands is kept until its turn has come', () => {
  const pool = new RequestPool(4);
  pool.begin();
  expect(drained(pool)).toBe(135 - 3 * 7);
  pool.begin();
  expect(drained(pool)).toBe(7);
  pool.begin();
  expect(pool.take(8)).toBe(false);
  expect(pool.left).toBe(7);
});

test('a part is no larger than the whole, and what it spends is spent of both', () => {
  const pool = new RequestPool();
  pool.begin();
  const part = partOf(pool, 10);
  expect([part.left, part.take(11), part.take(4), part.left, pool.left]).toEqual([10, false, true, 6, 110]);
  expect([part.take(6), part.take(), part.left, pool.left]).toEqual([true, false, 0, 104]);
  const rest = partOf(pool, 200);
  expect([rest.left, rest.take(105), rest.left]).toEqual([104, false, 104]);
});
