/** The facts of a build as rows of a list, each with what a template writes to show it. */

import type { Fact, FactFields } from '../../build/fact.ts';
import { FACTS } from '../../build/fact-registry.ts';
import type { Facts } from '../../build/facts.ts';
import type { Section } from '../../message/sections/section.ts';
import { SECTIONS } from '../../message/sections/section-registry.ts';

export interface FactRow {
  /** As a template names it. */
  readonly name: string;
  /** On one line; absent where this build says nothing of it. */
  readonly value?: string;
  /** What it is. */
  readonly text: string;
  readonly used: boolean;
}

/** Stands where a value would. */
export const EMPTY_HERE = 'empty here';

/** Characters of a value that are shown. */
const MAX_SHOWN = 160;

/** Every fact: used ones first, then those that are known of this build. Of a list the first entry. */
export function factRows(facts: Facts, used: ReadonlySet<string>): readonly FactRow[] {
  const entries = getRows(FACTS, facts).map((entry) => ({ ...entry, used: isUsed(entry.name, used) }));
  const rank = (entry: FactRow) => (entry.used ? 0 : entry.value === undefined ? 2 : 1);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

type KnownRow = Omit<FactRow, 'used'>;

function getRows(parts: FactFields, values: object, prefix = ''): readonly KnownRow[] {
  return Object.entries(parts).flatMap(([current, fact]) => {
    return rowsForFact(fact, (values as Readonly<Record<string, unknown>>)[current], prefix + current);
  });
}

function rowsForFact(fact: Fact, value: unknown, name: string): readonly KnownRow[] {
  const { text } = fact;
  if (fact.type === 'group') return getRows(fact.parts, Object(value), `${name}.`);
  if (fact.type === 'groups') {
    const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return getRows(fact.parts, Object(first), `${name}[0].`);
  }
  // Nobody but its author knows what an empty one would have.
  if (fact.type === 'map')
    return Object.entries(Object(value ?? {})).map(([current, one]) => parseRow(`${name}.${current}`, one, text));
  return [parseRow(name, value, text)];
}

function parseRow(name: string, value: unknown, text: string): KnownRow {
  return { name, value: displayValue(value) || undefined, text };
}

function displayValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  const text = Array.isArray(value)
    ? value.join(', ')
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > MAX_SHOWN ? `${line.slice(0, MAX_SHOWN).toWellFormed()}…` : line;
}

/** A group that is used has all of its parts used. */
function isUsed(name: string, used: ReadonlySet<string>): boolean {
  const path = name.replace('[0]', '').split('.');
  return path.some((_, index) => used.has(path.slice(0, index + 1).join('.')));
}

export interface SectionRow {
  readonly name: string;
  /** What it says of this build, as Markdown; absent where that is nothing. */
  readonly value?: string;
}

/** Every section, those that have something to say first. */
export function sectionRows(facts: Facts): readonly SectionRow[] {
  const entries = Object.entries<Section>(SECTIONS).map(([name, { render }]): SectionRow => {
    return { name: `sections.${name}`, value: render({ facts }) };
  });
  return [...entries.filter(({ value }) => value !== undefined), ...entries.filter(({ value }) => value === undefined)];
}

/** Those that have this in their name or value, whatever the case. */
export function filterRows<Row extends { readonly name: string; readonly value?: string }>(
  entries: readonly Row[],
  filter: string,
): readonly Row[] {
  const needed = filter.trim().toLowerCase();
  return entries.filter(({ name, value = '' }) => `${name}\n${value}`.toLowerCase().includes(needed));
}
