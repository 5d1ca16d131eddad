/** Lists all facts of the registry as rows. */
import type { Fact, FactFields } from '../../src/build/fact.ts';
import { FACTS } from '../../src/build/fact-registry.ts';

export interface FactRow {
  /** Path with dots, and `[]` after a list. */
  readonly name: string;
  readonly fact: Fact;
  /** Group above that lists the same fields, or some of them. */
  readonly partsOf?: string;
}

/** Lists the facts in the order of the registry, except fields that a group above already lists. */
export function factRows(): readonly FactRow[] {
  return getRows(FACTS, '', new Map());
}

/** @param listed groups already listed, by name */
function getRows(parts: FactFields, prefix: string, listed: Map<string, FactFields>): readonly FactRow[] {
  return Object.entries(parts).flatMap(([key, fact]) => {
    const name = `${prefix}${key}${fact.type === 'groups' ? '[]' : ''}`;
    if (!('parts' in fact)) return [{ name, fact }];
    const partsOf = findSimilarGroup(fact.parts, listed);
    const listedParts = partsOf === undefined ? {} : (listed.get(partsOf) ?? {});
    const rest = Object.fromEntries(Object.entries(fact.parts).filter(([part]) => !(part in listedParts)));
    if (Object.keys(rest).length > 0) listed.set(name, fact.parts);
    const entry: FactRow = partsOf === undefined ? { name, fact } : { name, fact, partsOf };
    return [entry, ...getRows(rest, `${name}.`, listed)];
  });
}

/** Minimum fields for a reference to another group. Smaller ones are quicker to list again. */
const MIN_SHARED_FIELDS = 3;

/** Finds the listed group with the most of these fields and no others. */
function findSimilarGroup(parts: FactFields, listed: ReadonlyMap<string, FactFields>): string | undefined {
  const size = (one: FactFields) => Object.keys(one).length;
  const within = [...listed].filter(
    ([, listedParts]) =>
      (size(listedParts) >= MIN_SHARED_FIELDS || size(listedParts) === size(parts)) &&
      Object.entries(listedParts).every(([part, fact]) => shape(fact) === shape(parts[part])),
  );
  return within.toSorted(([, one], [, other]) => size(other) - size(one))[0]?.[0];
}

/** Compares facts by type and description. */
function shape(fact: Fact | undefined): string {
  return JSON.stringify(fact, (key, value: unknown) => (key === 'loader' ? undefined : value));
}
