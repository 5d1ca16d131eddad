import { expect, test } from 'vitest';
import { listNames } from '../../../../src/message/templates/values.ts';
import { createFactEntries, filterFactEntries } from '../../../../src/studio/preview/fact-entries.ts';
import { renderPreview } from '../../../../src/studio/preview/preview.ts';
import { requestFor } from '../../../support/studio.ts';

test('used facts come first, and every listed name is valid in a template', async () => {
  const { facts, used } = await renderPreview(
    requestFor('matrix-red', { template: '{{ commit.short }} {{ run.attempt }}' }),
  );
  const entries = createFactEntries(facts, used).facts;
  // The report of a job follows every text.
  expect(entries.filter((entry) => entry.used && !entry.name.startsWith('report.')).map(({ name }) => name)).toEqual([
    'run.attempt',
    'commit.short',
  ]);
  expect(entries.slice(0, 2).every((entry) => entry.used)).toBe(true);
  const names = entries.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['failed_jobs[0].name', 'commits_since_green.count', 'repository.url']));
  const template = names.map((name) => `{{ ${name} }}`).join('\n');
  const rendered = await renderPreview(requestFor('matrix-red', { template }));
  expect(rendered.diagnostics).toEqual([]);
});

test('lists empty facts: used ones first, others after all known ones', async () => {
  const { facts, used } = await renderPreview(requestFor('matrix-red', { template: '{{ actor.name }}' }));
  const entries = createFactEntries(facts, used).facts;
  expect(entries[0]).toMatchObject({ name: 'actor.name', used: true });
  expect(entries[0]?.value).toBeUndefined();
  const firstEmpty = entries.findIndex(({ value, used: isUsed }) => value === undefined && !isUsed);
  expect(entries.slice(firstEmpty).every(({ value }) => value === undefined)).toBe(true);
  expect(entries.slice(firstEmpty).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['release.tag', 'item.title']),
  );
  const listed = entries.map(({ name }) => name.replaceAll('[0]', ''));
  const names = listNames({}).filter((name) => !/^(?:vars|sections)\b/.test(name));
  const leaves = names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)));
  const missing = leaves.filter((name) => !listed.some((one) => one === name || one.startsWith(`${name}.`)));
  expect(missing).toEqual(['inputs']);
});

test.each([
  ['AUTHOR.NAME', 'commit.author.name'],
  ['Chloé Marchand', 'commit.author.name'],
  [' gift cards over ', 'commit.subject'],
])('%s is found by name or value', async (filter, name) => {
  const { facts } = await renderPreview(requestFor('matrix-red'));
  expect(filterFactEntries(createFactEntries(facts, new Set()).facts, filter).map((entry) => entry.name)).toContain(
    name,
  );
});
