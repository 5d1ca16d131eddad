import { expect, test } from 'vitest';
import { createDrillFacts } from '../../../src/build/drill.ts';
import type { Facts } from '../../../src/build/facts.ts';

test('a drill drops facts about real failures and suspects', () => {
  const read: Facts = {
    ...{ ci: 'GitHub Actions', event: { name: 'push' }, scope: 'job', conclusion: 'success', workflow: 'CI' },
    ...{ job: { name: 'test' }, change: 'still-passing', failures_in_a_row: 4 },
    ...{ newer_run: { run: 43, conclusion: 'success' }, last_green: { run: 40 } },
  };
  const result = { ...read, ...createDrillFacts(read) };
  expect(result).toMatchObject({ conclusion: 'failure', change: 'broken', workflow: 'CI' });
  for (const name of ['failures_in_a_row', 'newer_run', 'last_green', 'suspect_range', 'termination'] as const)
    expect(result[name]).toBeUndefined();
});
