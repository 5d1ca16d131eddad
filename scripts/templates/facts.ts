/** The facts as rows: all that the registry names, and which groups of them each event has. */
import { TRIGGERS } from '../../src/facts/event/triggers.ts';
import type { Fact, Parts } from '../../src/facts/fact.ts';
import { FACTS } from '../../src/facts/fact-registry.ts';
import type { LoaderName } from '../../src/facts/facts.ts';
import { LOADERS } from '../../src/facts/loader-registry.ts';
import { loaderOf } from '../../src/facts/plan/loaders-of.ts';
import { recordedEvents, recordedFacts } from '../../test/support/event-facts.ts';

export interface FactRow {
  /** With dots, and `[]` behind a list. */
  readonly name: string;
  readonly fact: Fact;
  readonly loader: LoaderName | undefined;
  /** A group above it that has the same parts, or some of them: they are listed there alone. */
  readonly partsOf?: string;
}

/** All of them, in the order of the registry, but for parts that a group above has as well. */
export function factRows(): readonly FactRow[] {
  return rowsOf(FACTS, '', undefined, new Map());
}

/** @param listed the groups that were listed, by name */
function rowsOf(
  parts: Parts,
  prefix: string,
  above: LoaderName | undefined,
  listed: Map<string, Parts>,
): readonly FactRow[] {
  return Object.entries(parts).flatMap(([own, fact]) => {
    const name = `${prefix}${own}${fact.type === 'groups' ? '[]' : ''}`;
    const row: FactRow = { name, fact, loader: loaderOf(fact) ?? above };
    if (!('parts' in fact)) return [row];
    const partsOf = mostAlike(fact.parts, listed);
    const known = partsOf === undefined ? {} : (listed.get(partsOf) ?? {});
    const others = Object.fromEntries(Object.entries(fact.parts).filter(([part]) => !(part in known)));
    if (Object.keys(others).length > 0) listed.set(name, fact.parts);
    const whole: FactRow = partsOf === undefined ? row : { ...row, partsOf };
    return [whole, ...rowsOf(others, `${name}.`, row.loader, listed)];
  });
}

/** A group of two parts is as quickly listed as found. */
const WORTH_A_LOOK = 3;

/** The listed group that has most of these parts, and no other ones. */
function mostAlike(parts: Parts, listed: ReadonlyMap<string, Parts>): string | undefined {
  const size = (one: Parts) => Object.keys(one).length;
  const within = [...listed].filter(
    ([, known]) =>
      (size(known) >= WORTH_A_LOOK || size(known) === size(parts)) &&
      Object.entries(known).every(([part, fact]) => shape(fact) === shape(parts[part])),
  );
  return within.toSorted(([, one], [, other]) => size(other) - size(one))[0]?.[0];
}

/** What it says, however it is read. */
function shape(fact: Fact | undefined): string {
  return JSON.stringify(fact, (key, value: unknown) => (key === 'loader' ? undefined : value));
}

/** The groups and single facts that each event has without a request, in any of its published examples. */
export function factsByEvent(): ReadonlyMap<string, readonly string[]> {
  const examples = recordedEvents.filter(({ event }) => TRIGGERS.includes(event));
  const byEvent = [...Map.groupBy(examples, ({ event }) => event)].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
  return new Map(
    byEvent.map(([event, all]) => [event, [...new Set(all.flatMap((one) => Object.keys(recordedFacts(one))))].sort()]),
  );
}

/** `3`, or `3–14`; nothing for what costs none. */
export function costOf(loaders: readonly LoaderName[]): string {
  // It walks back on the history as well.
  const shared = loaders.includes('commits_since_green') ? 'change' : undefined;
  const costs = [...new Set(loaders)].filter((loader) => loader !== shared).map((loader) => LOADERS[loader]);
  const usual = costs.reduce((sum, cost) => sum + cost.usual, 0);
  const most = costs.reduce((sum, cost) => sum + cost.most, 0);
  if (most === 0) return '';
  return usual === most ? String(most) : `${usual}–${most}`;
}
