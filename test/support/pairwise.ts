/**
 * Cases in which each value of a factor meets each value of every other one at least once: mistakes that it takes two
 * things to see are found by hundreds of cases, where all combinations would be more than anybody can try.
 */
import type { Chance } from './chance.ts';

export interface Factor {
  readonly values: readonly string[];
  /** Taken where no pair is open; any of the values where there is none. */
  readonly usual?: string;
}

export type Factors = Readonly<Record<string, Factor>>;

/** A value for each factor. */
export type Combination = Readonly<Record<string, string>>;

/** Whether two values may stand in one case. */
export type MayMeet = (factor: string, value: string, other: string, otherValue: string) => boolean;

export interface Covering {
  readonly combinations: readonly Combination[];
  /** How many pairs they hold, which are all that may meet. */
  readonly pairs: number;
}

/** One value, by the numbers of its factor and of itself among all values. */
interface Level {
  readonly factor: number;
  readonly id: number;
  readonly value: string;
  readonly isUsual: boolean;
}

/** Orders in which the other values of a pair are chosen before it is taken for one that cannot be. */
const ORDERS = 20;

/** @param mayMeet a pair that may meet, and beside which nothing else may stand, is left out */
export function coverPairs(factors: Factors, mayMeet: MayMeet, chance: Chance): Covering {
  const names = Object.keys(factors);
  const levels = levelsOf(factors);
  const all = levels.flat();
  const meets = all.map(({ factor, value }) =>
    all.map((other) => mayMeet(names[factor] ?? '', value, names[other.factor] ?? '', other.value)),
  );
  const open = openPairs(all, meets);
  const combinations: Combination[] = [];
  let pairs = open.reduce((sum, row) => sum + row.size, 0) / 2;
  for (const first of all) {
    for (let [second] = open[first.id] ?? []; second !== undefined; [second] = open[first.id] ?? []) {
      const pair = [first, all[second] as Level];
      const chosen = chooseInSomeOrder(pair, { levels, meets, open, chance });
      if (chosen === undefined) pairs -= 1;
      else combinations.push(Object.fromEntries(chosen.map(({ factor, value }) => [names[factor] ?? '', value])));
      for (const one of chosen ?? pair) for (const other of chosen ?? pair) open[one.id]?.delete(other.id);
    }
  }
  return { combinations, pairs };
}

function levelsOf(factors: Factors): readonly (readonly Level[])[] {
  let id = 0;
  return Object.values(factors).map(({ values, usual }, factor) =>
    values.map((value) => ({ factor, value, id: id++, isUsual: value === usual })),
  );
}

/** Of each value the numbers of those that it has not met yet. */
function openPairs(all: readonly Level[], meets: readonly (readonly boolean[])[]): Set<number>[] {
  return all.map(
    ({ factor, id }) =>
      new Set(all.filter((other) => other.factor !== factor && meets[id]?.[other.id]).map((other) => other.id)),
  );
}

interface Choosing {
  readonly levels: readonly (readonly Level[])[];
  readonly meets: readonly (readonly boolean[])[];
  readonly open: readonly ReadonlySet<number>[];
  readonly chance: Chance;
}

function chooseInSomeOrder(pair: readonly Level[], choosing: Choosing): readonly Level[] | undefined {
  for (let order = 0; order < ORDERS; order += 1) {
    const chosen = chooseAround(pair, choosing);
    if (chosen !== undefined) return chosen;
  }
  return undefined;
}

/**
 * A value for each other factor: of those that may stand there the one with the most that is still open; undefined where
 * none is left for one of them.
 */
function chooseAround(pair: readonly Level[], { levels, meets, open, chance }: Choosing): readonly Level[] | undefined {
  const chosen = [...pair];
  const fits = ({ id }: Level, others: readonly Level[]) => others.every((other) => meets[id]?.[other.id]);
  let left = levels
    .filter((_, factor) => pair.every((one) => one.factor !== factor))
    .map((values) => ({ values: values.filter((level) => fits(level, pair)), at: chance.next() }))
    .toSorted((one, other) => one.at - other.at);
  for (let [next, ...later] = left; next !== undefined; [next, ...later] = left) {
    const leavesSome = (level: Level) => later.every(({ values }) => values.some((other) => fits(other, [level])));
    const weighed = next.values.filter(leavesSome).map((level) => {
      const pairs = chosen.filter((other) => open[level.id]?.has(other.id)).length;
      return { level, weight: pairs + (pairs === 0 && level.isUsual ? 1 : chance.next()) };
    });
    const best = weighed.toSorted((one, other) => other.weight - one.weight)[0]?.level;
    if (best === undefined) return undefined;
    chosen.push(best);
    left = later.map(({ values, at }) => ({ values: values.filter((level) => fits(level, [best])), at }));
  }
  return chosen;
}
