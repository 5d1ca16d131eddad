/** The facts as rows: all that the registry names. */
import type { Fact, FactFields } from '../../src/build/fact.ts';
import { FACTS } from '../../src/build/fact-registry.ts';

export interface FactRow {
  /** With dots, and `[]` behind a list. */
  readonly name: string;
  readonly fact: Fact;
  /** A group above it that has the same parts, or some of them: they are listed there alone. */
  readonly partsOf?: string;
}

/** All of them, in the order of the registry, but for parts that a group above has as well. */
export function factRows(): readonly FactRow[] {
  return getRows(FACTS, '', new Map());
}

/** @param listed the groups that were listed, by name */
function getRows(parts: FactFields, prefix: string, listed: Map<string, FactFields>): readonly FactRow[] {
  return Object.entries(parts).flatMap(([current, fact]) => {
    const name = `${prefix}${current}${fact.type === 'groups' ? '[]' : ''}`;
    if (!('parts' in fact)) return [{ name, fact }];
    const partsOf = mostAlike(fact.parts, listed);
    const existing = partsOf === undefined ? {} : (listed.get(partsOf) ?? {});
    const rest = Object.fromEntries(Object.entries(fact.parts).filter(([part]) => !(part in existing)));
    if (Object.keys(rest).length > 0) listed.set(name, fact.parts);
    const entry: FactRow = partsOf === undefined ? { name, fact } : { name, fact, partsOf };
    return [entry, ...getRows(rest, `${name}.`, listed)];
  });
}

/** A group of two parts is as quickly listed as found. */
const WORTH_A_LOOK = 3;

/** The listed group that has most of these parts, and no other ones. */
function mostAlike(parts: FactFields, listed: ReadonlyMap<string, FactFields>): string | undefined {
  const size = (one: FactFields) => Object.keys(one).length;
  const within = [...listed].filter(
    ([, existing]) =>
      (size(existing) >= WORTH_A_LOOK || size(existing) === size(parts)) &&
      Object.entries(existing).every(([part, fact]) => shape(fact) === shape(parts[part])),
  );
  return within.toSorted(([, one], [, other]) => size(other) - size(one))[0]?.[0];
}

/** What it says, however it is read. */
function shape(fact: Fact | undefined): string {
  return JSON.stringify(fact, (key, value: unknown) => (key === 'loader' ? undefined : value));
}
