/**
 * Whatever options are given in whatever place: each run ends in time with an outcome, or is refused with the name of an
 * option. Each value of each option meets each place, entry, destination and value of every other option at least once.
 */
import { expect, test } from 'vitest';
import { OPTIONS } from '../../src/settings/option-registry.ts';
import { chanceOf } from '../support/chance.ts';
import { type Combination, coverPairs } from '../support/pairwise.ts';
import { pieces, SEED } from '../support/random.ts';
import { FACTORS, lineOf, mayMeet } from './factors.ts';
import { kindOf } from './judge.ts';
import { ODD } from './odd-values.ts';
import type { Played } from './play.ts';
import { playAll } from './player.ts';

/** One covering of the pairs in `npm run test:slow`, others with `THOROUGH=1`. */
const ROUNDS = Math.max(1, pieces(1) / 20);

test('each option has odd values, or is part of a destination', () => {
  const odd: Readonly<Record<string, object>> = ODD;
  const without = OPTIONS.filter(({ name }) => Object.keys(odd[name] ?? {}).length < 1).map(({ name }) => name);
  expect(without).toEqual([...['webhook-url', 'base-url', 'username', 'password', 'team', 'forum']]);
});

test.each(Array.from({ length: ROUNDS }, (_, round) => round))('every run ends with an outcome (%i)', async (round) => {
  const { combinations, pairs } = coverPairs(FACTORS, mayMeet, chanceOf(SEED + round));
  const played = await playAll(combinations);
  expect(played).toHaveLength(combinations.length);
  console.log(`${combinations.length} cases, ${pairs} pairs: ${counted(played)}`);
  expect(faultsOf(played, combinations)).toEqual([]);
  // Else most of them would be refused for one value, and the others of the case prove nothing.
  expect(played.filter(({ outcome }) => outcome === 'refused').length).toBeLessThan(played.length / 5);
});

/** Of each kind of fault how often it was seen, and the smallest case that shows it, as one line. */
function faultsOf(played: readonly Played[], combinations: readonly Combination[]): readonly string[] {
  const all = played.flatMap(({ index, faults, smallest }) =>
    faults.map((fault) => ({ fault, line: lineOf(smallest ?? combinations[index] ?? {}) })),
  );
  const kinds = Map.groupBy(all, ({ fault }) => kindOf(fault));
  return [...kinds.values()].map((same) => {
    const [shortest] = same.toSorted((one, other) => one.line.length - other.line.length);
    return `${same.length} × ${shortest?.fault}\n  ${shortest?.line}`;
  });
}

function counted(played: readonly Played[]): string {
  const outcomes = Map.groupBy(played, ({ outcome }) => outcome);
  return [...outcomes].map(([outcome, { length }]) => `${outcome} ${length}`).join(', ');
}
