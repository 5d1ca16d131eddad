import { expect, test } from 'vitest';
import type { Fact, FactFields } from '../../../src/build/fact.ts';
import { FACTS } from '../../../src/build/facts.ts';
import { findLoaders, SOURCES } from '../../../src/build/sources.ts';
import { isWithin } from '../../support/fact-bounds.ts';

/** Every fact and every part of one, with its dots. */
function all(parts: FactFields, prefix = ''): (readonly [string, Fact])[] {
  return Object.entries(parts).flatMap(([name, fact]) => [
    [prefix + name, fact] as const,
    ...('parts' in fact ? all(fact.parts, `${prefix}${name}.`) : []),
  ]);
}

test.each(all(FACTS))('%s has a sentence for people, and parts or an example', (_, fact) => {
  expect(fact.text).toMatch(/^[^a-z\s].*[^\s.]\.$/);
  expect(fact.text).not.toMatch(/[\r\n|]/);
  if ('parts' in fact) expect(Object.keys(fact.parts).length).toBeGreaterThan(0);
  else if (fact.type !== 'url' && fact.type !== 'flag') expect(isWithin(fact.example, fact)).toBe(true);
});

test.each(all(FACTS))('%s is a name that a template can write', (name) => {
  expect(name).toMatch(/^[a-z]+(_[a-z]+)*(\.[a-z]+(_[a-z]+)*)*$/);
});

test('a source lists facts of the registry only', () => {
  const names = all(FACTS).map(([name]) => name);
  for (const { facts } of Object.values(SOURCES)) expect(names).toEqual(expect.arrayContaining([...facts]));
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
