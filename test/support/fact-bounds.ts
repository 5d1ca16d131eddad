/** Validates facts against the types and limits in the registry. */

import { BOUNDS, keyword } from '../../src/build/code-host/json.ts';
import type { Fact, FactFields } from '../../src/build/fact.ts';
import { FACTS } from '../../src/build/facts.ts';

/** Characters that some program displays as a line break. */
const BREAK = /[\n\r\v\f\u0085\u2028\u2029]/;

/** Lists violations. Empty if each value matches its type and limits. */
export function getBoundsOut(facts: object): readonly string[] {
  return groupFaults(facts, FACTS, '');
}

function groupFaults(group: object, parts: FactFields, prefix: string): readonly string[] {
  return Object.entries(group).flatMap(([name, value]) => {
    const fact = parts[name];
    if (value === undefined) return [];
    if (fact === undefined) return [`${prefix}${name} is not in the registry`];
    return valueFaults(value, fact, prefix + name);
  });
}

function valueFaults(value: unknown, fact: Fact, name: string): readonly string[] {
  if (!('parts' in fact)) {
    return isWithin(value, fact) ? [] : [`${name} is no ${fact.type}: ${JSON.stringify(value).slice(0, 80)}`];
  }
  if (fact.type === 'group') return groupFaults(Object(value), fact.parts, `${name}.`);
  const groups = value as readonly object[];
  const many = groups.length > BOUNDS.entries ? [`${name} has ${groups.length} entries`] : [];
  return [...many, ...groups.flatMap((group) => groupFaults(group, fact.parts, `${name}.`))];
}

/** Returns true for a value of the type of a fact, within its limits. */
export function isWithin(value: unknown, fact: Exclude<Fact, { readonly parts: FactFields }>): boolean {
  switch (fact.type) {
    case 'line':
      return isLine(value);
    case 'lines':
      return isText(value, BOUNDS.lines) && !/\r(?!\n)|[\v\f\u0085\u2028\u2029]/.test(value);
    case 'url':
      return isText(value, BOUNDS.url) && /^https?:$/.test(URL.parse(value)?.protocol ?? '') && !BREAK.test(value);
    case 'time':
      return isText(value, 50) && !Number.isNaN(Date.parse(value));
    case 'number':
      return Number.isSafeInteger(value) && Number(value) >= 0;
    case 'rate':
      return typeof value === 'number' && value >= 0 && value <= 1;
    case 'flag':
      return typeof value === 'boolean';
    case 'enum':
      return fact.values?.includes(String(value)) === true;
    case 'keyword':
      return keyword(value) !== undefined;
    case 'list':
      return Array.isArray(value) && value.length <= BOUNDS.entries && value.every(isLine);
    case 'map':
      return JSON.stringify(value).length <= 2 * BOUNDS.map + 10 * BOUNDS.entries && !hasBreak(value);
  }
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest && value.isWellFormed();
}

function isLine(value: unknown): boolean {
  return isText(value, BOUNDS.line) && !BREAK.test(value);
}

function hasBreak(value: unknown): boolean {
  if (typeof value === 'string') return BREAK.test(value);
  return typeof value === 'object' && value !== null && Object.values(value).some(hasBreak);
}
