import { expect, test } from 'vitest';
import { factRows } from '../../../../src/studio/preview/fact-rows.ts';
import { findRows } from '../../../../src/studio/preview/find-rows.ts';
import { previewOf } from '../../../../src/studio/preview/preview.ts';
import { questionFor } from '../../../support/studio.ts';

test.each([
  ['who', 'actor.login'],
  ['user', 'actor.login'],
  ['person', 'actor.login'],
  ['duration', 'run.duration_seconds'],
  ['commit.short', 'commit.short'],
  ['Chloé Marchand', 'commit.author.name'],
  ['gift cards over', 'commit.subject'],
  ['who broke it', 'suspects[0].name'],
  ['Who broke it?', 'suspects[0].name'],
  ['culprit', 'suspects[0].name'],
  ['how long', 'run.duration_seconds'],
  ['how long did it take', 'run.duration_seconds'],
  ['failing job', 'failed_jobs[0].name'],
  ['why', 'failed_jobs[0].errors[0].message'],
])('%s leads to %s', async (looked, name) => {
  const { facts } = await previewOf(questionFor('run-red'));
  const found = findRows(factRows(facts, new Set()), looked).map((row) => row.name);
  expect(found.slice(0, 8)).toContain(name);
});

test('what is empty comes last', async () => {
  const { facts } = await previewOf(questionFor('run-red'));
  const found = findRows(factRows(facts, new Set()), 'who');
  const firstEmpty = found.findIndex(({ value }) => value === undefined);
  expect(firstEmpty).toBeGreaterThan(0);
  expect(found.slice(firstEmpty).every(({ value }) => value === undefined)).toBe(true);
});

test('nothing looked for is all, and what is nowhere is nothing', async () => {
  const { facts } = await previewOf(questionFor('run-red'));
  const rows = factRows(facts, new Set());
  expect(findRows(rows, ' ')).toHaveLength(rows.length);
  expect(findRows(rows, 'xyzzy')).toEqual([]);
});
