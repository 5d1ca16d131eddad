/** The reference of templates is complete and up to date. */
import { readFileSync } from 'node:fs';
import { filters as liquid } from 'liquidjs';
import { expect, test } from 'vitest';
import { templatesPage } from '../../scripts/templates-page.ts';
import type { Parts } from '../../src/facts/fact.ts';
import { FACTS } from '../../src/facts/fact-registry.ts';
import { LOADERS } from '../../src/facts/loader-registry.ts';
import { SECTIONS } from '../../src/message/sections/section-registry.ts';
import { FILTER_EXAMPLES } from '../../src/message/templates/filters/filter-examples.ts';
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
    const elsewhere = /Parts: `([^`]+)`\./.exec(rowOf(name.slice(0, index)) ?? '')?.[1];
    return elsewhere !== undefined && isShown(elsewhere + name.slice(index));
  });
}

/** What stands behind this name. */
function rowOf(name: string, text = page): string | undefined {
  const start = `- \`${name}\`: `;
  return text
    .split('\n')
    .find((line) => line.startsWith(start))
    ?.slice(start.length);
}

test('docs/templates.md is what npm run generate makes', async () => {
  expect(page).toBe(await templatesPage());
});

test('it has every fact, with its type, sentence, example and requests', () => {
  const names = namesOf(FACTS);
  expect(names.length).toBeGreaterThan(150);
  expect(names.filter((name) => !isShown(name))).toEqual([]);
  const { usual, most } = LOADERS.change;
  expect(rowOf('failures_in_a_row')).toMatch(
    new RegExp(`^\\*number\\*: Failed runs in a row.* Requests: ${usual}–${most}\\.$`),
  );
  expect(rowOf('release.tag')).toMatch(/\(`[^`]+`\)$/);
  expect(page.split('## Event by event')[1]).toMatch(/^- `release`: .*`release`/m);
});

test('a name that is missing would be seen', () => {
  expect(rowOf('workflow', page.replaceAll('- `workflow`:', '- `flow`:'))).toBeUndefined();
});

test('every section is there, and every filter of our own has an example', () => {
  const sections = page.split('## Sections\n')[1] ?? '';
  for (const name of Object.keys(SECTIONS)) expect(sections).toContain(`\`sections.${name}\``);
  const own = Object.keys(filtersFor({ part: 'body', timeZone: 'UTC', now: 0 })).filter((name) => !(name in liquid));
  expect(own.length).toBeGreaterThan(9);
  expect(FILTER_EXAMPLES.map(({ name }) => name)).toEqual(expect.arrayContaining(own));
});
