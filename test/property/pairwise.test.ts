import { expect, test } from 'vitest';
import { chanceOf } from '../support/chance.ts';
import { coverPairs, type Factors, type MayMeet } from '../support/pairwise.ts';

const FACTORS: Factors = Object.fromEntries(
  ['a', 'b', 'c', 'd', 'e'].map((name) => [name, { values: [`${name}0`, `${name}1`, `${name}2`], usual: `${name}0` }]),
);
const ALL = Object.values(FACTORS).flatMap(({ values }) => values);
/** What stands beside a1 is b0, and c2 and d2 leave nothing for e. */
const mayMeet: MayMeet = (_, value, __, other) => {
  const pair = [value, other].toSorted().join();
  return !['a1,b1', 'a1,b2', 'c2,e0', 'c2,e1', 'd2,e2'].includes(pair);
};

test('every pair that may meet does, but where nothing may stand beside it', () => {
  const { combinations, pairs } = coverPairs(FACTORS, mayMeet, chanceOf(1));
  const met = (one: string, other: string) =>
    combinations.some((combination) => [one, other].every((value) => Object.values(combination).includes(value)));
  const inOrder = ALL.flatMap((one, index) => ALL.slice(index + 1).map((other) => [one, other] as const));
  const apart = inOrder.filter(([one, other]) => one[0] !== other[0]);
  const unmet = apart.filter(([one, other]) => !met(one, other)).map((pair) => pair.join());
  expect(unmet).toEqual(['a1,b1', 'a1,b2', 'c2,d2', 'c2,e0', 'c2,e1', 'd2,e2']);
  expect(pairs).toBe(apart.length - unmet.length);
  expect(combinations.length).toBeLessThan(20);
});

test('the same seed gives the same cases', () => {
  expect(coverPairs(FACTORS, mayMeet, chanceOf(7))).toEqual(coverPairs(FACTORS, mayMeet, chanceOf(7)));
});
