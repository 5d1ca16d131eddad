import { expect, test } from 'vitest';
import { factRows, sectionRows } from '../../../../src/studio/preview/fact-rows.ts';
import { previewOf } from '../../../../src/studio/preview/preview.ts';
import { questionFor } from '../../../support/studio.ts';

test('used facts come first, and each can be written as it is named', async () => {
  const { facts, used } = await previewOf(
    questionFor('run-red', { template: '{{ commit.short }}', onlyIf: 'run.attempt == 1' }),
  );
  const rows = factRows(facts, used);
  expect(rows.filter((row) => row.used).map(({ name }) => name)).toEqual(['run.attempt', 'commit.short']);
  expect(rows.slice(0, 2).every((row) => row.used)).toBe(true);
  const names = rows.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['failed_jobs[0].name', 'commits_since_green.count', 'repository.url']));
  const template = names.map((name) => `{{ ${name} }}`).join('\n');
  const written = await previewOf(questionFor('run-red', { template }));
  expect(written.remarks).toEqual([]);
});

test('sections that have something to say come first', async () => {
  const { facts } = await previewOf(questionFor('run-red'));
  const rows = sectionRows(facts);
  const silent = rows.findIndex(({ says }) => says === undefined);
  expect(rows.slice(silent).every(({ says }) => says === undefined)).toBe(true);
  expect(rows.find(({ name }) => name === 'sections.since')?.says).toContain('Broke with one of [3 commits]');
});
