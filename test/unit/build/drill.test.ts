import { expect, test } from 'vitest';
import { type BuildContext, contextForDrill } from '../../../src/build/build-context.ts';
import type { Facts } from '../../../src/build/facts.ts';

const BUILD: BuildContext['facts'] = {
  ...{ ci: 'GitHub Actions', event: { name: 'push' }, scope: 'job', conclusion: 'success', workflow: 'CI' },
  ...{ job: { name: 'test', url: 'https://github.com/acme/app/job/1' }, run: { id: 1, number: 42 } },
  ref: { type: 'branch', name: 'main' },
};
const BASE: BuildContext = {
  ...{
    facts: BUILD,
    source: 'job',
    isCompleted: true,
    notices: [],
    oneJob: true,
    needsRunJobs: false,
  },
  host: { ci: 'GitHub Actions', forge: 'github', server: undefined, repository: undefined } as BuildContext['host'],
};

test('a drill drops facts about real failures and suspects', () => {
  const { drillFacts } = contextForDrill(BASE);
  const read: Facts = {
    ...{ ...BUILD, conclusion: 'success', change: 'still-passing', failures_in_a_row: 4 },
    ...{ newer_run: { run: 43, conclusion: 'success' }, last_green: { run: 40 } },
  };
  const result = { ...read, ...drillFacts };
  expect(result).toMatchObject({ conclusion: 'failure', change: 'broken', workflow: 'CI' });
  for (const name of ['failures_in_a_row', 'newer_run', 'last_green', 'suspect_range', 'termination'] as const)
    expect(result[name]).toBeUndefined();
});
