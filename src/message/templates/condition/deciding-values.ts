/** The values that decided a condition, for the person who wonders why nothing was sent. */

import { FACTS } from '../../../facts/fact-registry.ts';
import type { Facts } from '../../../facts/facts.ts';
import { firstFew } from '../../../text/first-few.ts';
import { isLowerBound } from './lower-bound.ts';

/** Values that are told, and characters of one. */
const MOST = 5;
/** What may stand in an output: anyone may have written a title, but names of branches, people and jobs look like this. */
const PLAIN = /^[\w./ ()-]{1,60}$/;

/** `failures_in_a_row is 2, change is broken, release is not known`; empty where it names no fact. */
export function decidingValues(facts: Facts, names: readonly string[]): string {
  const different = [...new Set(names)].filter((name) => !name.startsWith('vars'));
  const told = different.map((name) => `${name} is ${valueWords(facts, name)}`);
  return firstFew(told, MOST).join(', ');
}

function valueWords(facts: Facts, name: string): string {
  const path = name.split('.');
  const value = valueAt(facts, path);
  if (value === undefined || value === null) return 'not known';
  if (typeof value === 'number') return isLowerBound(facts, name) ? `at least ${value}` : String(value);
  if (typeof value === 'boolean') return String(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'known';
  // What was given to a dispatch is nobody else's concern.
  const isOpen = FACTS[path[0] ?? '']?.type !== 'map';
  return isOpen && typeof value === 'string' && PLAIN.test(value) ? `"${value}"` : 'another text';
}

function valueAt(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  if (name === 'size' && (typeof value === 'string' || Array.isArray(value))) return value.length;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  return valueAt((value as Readonly<Record<string, unknown>>)[name], rest);
}
