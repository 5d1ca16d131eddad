/** Lists the facts of a build, each with its Liquid expression. */

import type { Fact, FactFields } from '../../build/fact.ts';
import { FACTS, type Facts } from '../../build/facts.ts';
import { renderHealth } from '../../health/sections/lists.ts';
import { FAILURE_TEXTS } from '../../message/sections/failure-texts.ts';
import type { Section } from '../../message/sections/section.ts';
import { SECTIONS } from '../../message/sections/section-registry.ts';

export interface FactEntry {
  /** Name in a template. */
  readonly name: string;
  /** One line for a fact, Markdown for a section. Absent if this build has no value. */
  readonly value?: string;
  /** Description of a fact. */
  readonly text?: string;
  readonly used?: boolean;
}

/** Placeholder for a missing value. */
export const NO_VALUE = 'empty here';

/** Maximum characters of a displayed value. */
const MAX_SHOWN = 160;

/** Lists every fact and every section of a build. */
export function createFactEntries(facts: Facts, used: ReadonlySet<string> = new Set()) {
  return { facts: listFacts(facts, used), sections: listSections(facts) };
}

/** Lists used ones first, then those with a value. For a list, shows the first element. */
function listFacts(facts: Facts, used: ReadonlySet<string>): readonly FactEntry[] {
  const entries = listRows(FACTS, facts).map((entry) => ({ ...entry, used: isUsed(entry.name, used) }));
  const rank = (entry: FactEntry) => (entry.used ? 0 : entry.value === undefined ? 2 : 1);
  return entries.toSorted((one, other) => rank(one) - rank(other));
}

function listRows(parts: FactFields, values: object, prefix = ''): readonly FactEntry[] {
  return Object.entries(parts).flatMap(([key, fact]) => {
    return rowsForFact(fact, (values as Readonly<Record<string, unknown>>)[key], prefix + key);
  });
}

function rowsForFact(fact: Fact, value: unknown, name: string): readonly FactEntry[] {
  const { text } = fact;
  if (fact.type === 'group') return listRows(fact.parts, Object(value), `${name}.`);
  if (fact.type === 'groups') {
    const [first] = Array.isArray(value) ? (value as readonly unknown[]) : [];
    return listRows(fact.parts, Object(first), `${name}[0].`);
  }
  const toRow = (at: string, one: unknown): FactEntry => ({ name: at, value: displayValue(one) || undefined, text });
  // Only the author of an empty map knows its keys.
  if (fact.type === 'map') return Object.entries(Object(value ?? {})).map(([key, one]) => toRow(`${name}.${key}`, one));
  return [toRow(name, value)];
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

/** Treats all properties of a used group as used. */
function isUsed(name: string, used: ReadonlySet<string>): boolean {
  const path = name.replace('[0]', '').split('.');
  return path.some((_, index) => used.has(path.slice(0, index + 1).join('.')));
}

/** Lists those with a text first. */
function listSections(facts: Facts): readonly FactEntry[] {
  const input = { facts, failure: FAILURE_TEXTS, health: renderHealth(facts) };
  const entries = Object.entries<Section>(SECTIONS).map(([name, { render }]): FactEntry => {
    return { name: `sections.${name}`, value: render(input) };
  });
  return entries.toSorted((one, other) => Number(one.value === undefined) - Number(other.value === undefined));
}

/** Filters by name or value, case-insensitively. */
export function filterFactEntries(entries: readonly FactEntry[], filter: string): readonly FactEntry[] {
  const query = filter.trim().toLowerCase();
  return entries.filter(({ name, value = '' }) => `${name}\n${value}`.toLowerCase().includes(query));
}
