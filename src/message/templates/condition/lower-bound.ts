/** Numbers that are known only as "at least so many": a condition on one holds only if it holds for all that it may be. */

import { FACTS } from '../../../facts/fact-registry.ts';
import type { Facts } from '../../../facts/facts.ts';

/** No row is longer. */
const ENDLESS = 1_000_000;

/** True where the fact of this name is a number that may be larger than it says. */
export function isLowerBound(facts: Facts, name: string): boolean {
  const fact = Object.hasOwn(FACTS, name) ? FACTS[name] : undefined;
  const end = fact?.leastWithout;
  return end !== undefined && typeof valueIn(facts, name) === 'number' && valueIn(facts, end) === undefined;
}

/**
 * The facts with every value of such numbers that the condition may tell apart: the least one, and around each number that
 * it compares with.
 *
 * @param names facts that the condition names
 */
export function possibleFacts(facts: Facts, names: readonly string[], condition: string): readonly Facts[] {
  const numbers = [...condition.matchAll(/\d+(?:\.\d+)?/g)].map(([figure]) => Math.floor(Number(figure)));
  const bounds = [...new Set(names)].filter((name) => isLowerBound(facts, name));
  return bounds.reduce<readonly Facts[]>(
    (all, name) => {
      const least = Number(valueIn(facts, name));
      const around = numbers.flatMap((number) => [number - 1, number, number + 1]);
      const values = new Set([least, least + 1, ...around.filter((one) => one > least), ENDLESS]);
      return all.flatMap((one) => [...values].map((value) => ({ ...one, [name]: value })));
    },
    [facts],
  );
}

function valueIn(facts: Facts, name: string): unknown {
  return (facts as Readonly<Record<string, unknown>> & Facts)[name];
}
