import { expect, test } from 'vitest';
import { keyword } from '../../../src/build/code-host/json.ts';
import type { Fact, FactFields } from '../../../src/build/fact.ts';
import { FACTS } from '../../../src/build/fact-registry.ts';
import { parseLoaders } from '../../../src/build/sources.ts';

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
  url: (value) => value === undefined,
  time: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(value),
  number: (value) => Number.isSafeInteger(value) && Number(value) > 0,
  rate: (value) => typeof value === 'number' && value > 0 && value < 1,
  flag: (value) => value === undefined,
  words: (value, { words: terms = [] }) => terms.includes(String(value)),
  keyword: (value) => keyword(value) !== undefined,
  list: (value) => Array.isArray(value) && value.length > 0 && value.every(isLine),
  map: (value) => typeof value === 'object' && value !== null && Object.keys(value).length > 0,
};

test.each(all(FACTS))(
  '%s has a sentence for people, and parts or an example, which URLs and flags need not',
  (_, fact) => {
    expect(fact.text).toMatch(/^[^a-z\s].*[^\s.]\.$/);
    expect(fact.text).not.toMatch(/[\r\n|]/);
    if ('parts' in fact) expect(Object.keys(fact.parts).length).toBeGreaterThan(0);
    else expect(VALID[fact.type](fact.example, fact), JSON.stringify(fact.example)).toBe(true);
  },
);

test.each(all(FACTS))('%s is a name that a template can write', (name) => {
  expect(name).toMatch(/^[a-z]+(_[a-z]+)*(\.[a-z]+(_[a-z]+)*)*$/);
});

test('a name requires the loaders of its fact, a group those of its fields', () => {
  expect(parseLoaders('workflow')).toEqual([]);
  expect(parseLoaders('commit.short')).toEqual([]);
  expect(parseLoaders('commit.author.name')).toEqual(['commit']);
  expect(parseLoaders('commit')).toEqual(['commit']);
  expect(parseLoaders('run')).toEqual(['run']);
  expect(parseLoaders('broken_since.at')).toEqual(['change']);
  expect(parseLoaders('suspects.login')).toEqual(['suspects']);
  for (const name of ['', 'no_such_fact', 'constructor', 'run.constructor', 'sections.failures']) {
    expect(parseLoaders(name)).toEqual([]);
  }
});
