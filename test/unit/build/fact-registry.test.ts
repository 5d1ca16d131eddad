import { expect, test } from 'vitest';
import { keyword } from '../../../src/build/code-host/json.ts';
import type { Fact, FactFields } from '../../../src/build/fact.ts';
import { FACTS } from '../../../src/build/fact-registry.ts';
import { findLoaders } from '../../../src/build/sources.ts';

type Leaf = Exclude<Fact, { readonly parts: FactFields }>;

/** Every fact and every part of one, with its dots. */
function all(parts: FactFields, prefix = ''): (readonly [string, Fact])[] {
  return Object.entries(parts).flatMap(([name, fact]) => [
    [prefix + name, fact] as const,
    ...('parts' in fact ? all(fact.parts, `${prefix}${name}.`) : []),
  ]);
}

const isLine = (value: unknown) => typeof value === 'string' && value !== '' && !/[\r\n]/.test(value);

const VALID: Readonly<Record<Leaf['type'], (value: unknown, fact: Leaf) => boolean>> = {
  line: isLine,
  lines: (value) => typeof value === 'string' && value.trim() !== '',
  url: (value) => typeof value === 'string' && /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
  time: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
  number: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  rate: (value) => typeof value === 'number' && value > 0 && value < 1,
  flag: (value) => typeof value === 'boolean',
  words: (value, { words: terms = [] }) => terms.includes(String(value)),
  keyword: (value) => keyword(value) !== undefined,
  list: (value) => Array.isArray(value) && value.length > 0 && value.every(isLine),
  map: (value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0,
};

test.each(all(FACTS))('%s has a sentence for people, and an example or parts', (_, fact) => {
  expect(fact.text).toMatch(/^[^a-z\s].*[^\s.]\.$/);
  expect(fact.text).not.toMatch(/[\r\n|]/);
  if ('parts' in fact) expect(Object.keys(fact.parts).length).toBeGreaterThan(0);
  else expect(VALID[fact.type](fact.example, fact), JSON.stringify(fact.example)).toBe(true);
});

test.each(all(FACTS))('%s is a name that a template can write', (name) => {
  expect(name).toMatch(/^[a-z]+(_[a-z]+)*(\.[a-z]+(_[a-z]+)*)*$/);
});

test('a name requires the loaders of its fact, a group those of its fields', () => {
  expect(findLoaders('workflow')).toEqual([]);
  expect(findLoaders('commit.short')).toEqual([]);
  expect(findLoaders('commit.author.name')).toEqual(['commit']);
  expect(findLoaders('commit')).toEqual(['commit']);
  expect(findLoaders('run')).toEqual(['run']);
  expect(findLoaders('broken_since.at')).toEqual(['change']);
  expect(findLoaders('suspects.login')).toEqual(['suspects']);
  for (const name of ['', 'no_such_fact', 'constructor', 'run.constructor', 'sections.failures']) {
    expect(findLoaders(name)).toEqual([]);
  }
});
