/** The reference of templates is complete and up to date. */
import { readFileSync } from 'node:fs';
import { filters as liquid } from 'liquidjs';
import { expect, test } from 'vitest';
import { FILTER_EXAMPLES } from '../../scripts/templates/filters.ts';
import { templatesPage } from '../../scripts/templates-page.ts';
import type { Parts } from '../../src/facts/fact.ts';
import { FACTS } from '../../src/facts/fact-registry.ts';
import { LOADERS } from '../../src/facts/loader-registry.ts';
import { SECTIONS } from '../../src/message/sections/section-registry.ts';
import { filtersFor } from '../../src/message/templates/filters/filter-registry.ts';

const page = readFileSync('docs/templates.md', 'utf8');

/** Every name of the registry, however deep. */
function namesOf(parts: Parts, prefix = ''): readonly string[] {
  return Object.entries(parts).flatMap(([own, fact]) => {
    const name = `${prefix}${own}${fact.type === 'groups' ? '[]' : ''}`;
    return 'parts' in fact ? [name, ...namesOf(fact.parts, `${name}.`)] : [name];
  });
}

/** Whether it has a row, or a group above it sends the reader to one that has. */
function isShown(name: string): boolean {
  if (rowOf(name) !== undefined) return true;
  return [...name.matchAll(/\./g)].some(({ index }) => {
    const elsewhere = /Parts: `([^`]+)`\./.exec(rowOf(name.slice(0, index))?.[2] ?? '')?.[1];
    return elsewhere !== undefined && isShown(elsewhere + name.slice(index));
  });
}

/** The cells of the row of this name. */
function rowOf(name: string, text = page): readonly string[] | undefined {
  const row = text.split('\n').find((line) => /^\| (.*?) \|/.exec(line)?.[1]?.split('<br>').includes(`\`${name}\``));
  return row?.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

test('docs/templates.md is what npm run generate makes', async () => {
  expect(page).toBe(await templatesPage());
});

test('it has every fact, with its type, sentence, example and what tells or reads it', () => {
  const names = namesOf(FACTS);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !isShown(name))).toEqual([]);
  const text = rowOf('failures_in_a_row')?.[2];
  const { usual, most } = LOADERS.change;
  expect(text).toMatch(new RegExp(`^\\*number\\*: Failed runs in a row.* Requests: ${usual} to ${most}\\.$`));
  expect(rowOf('release')?.[2]).toMatch(/\.$/);
  expect(rowOf('release')?.[2]).toContain('Told by `release`.');
  // As its group.
  expect(rowOf('release.tag')?.[2]).toMatch(/Example: `[^`]+`\.$/);
  expect(rowOf('run.title')?.[2]).toMatch(/Example: .* Requests: 1\. Told by `workflow_run`\.$/);
});

test('a name that is missing would be seen', () => {
  expect(rowOf('workflow', page.replaceAll('| `workflow` |', '| `flow` |'))).toBeUndefined();
});

test('every section has an example, and so has every filter of our own', () => {
  for (const name of Object.keys(SECTIONS)) {
    const example = page.split(`### \`sections.${name}\`\n`)[1]?.match(/````markdown\n([\s\S]*?)\n````/)?.[1];
    expect(example, name).toMatch(/\S/);
  }
  const own = Object.keys(filtersFor({ part: 'body', timeZone: 'UTC', now: 0 })).filter((name) => !(name in liquid));
  expect(own.length).toBeGreaterThan(9);
  expect(FILTER_EXAMPLES.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
});
