/** Jobs that were red and green on one commit, from GitHub's lists to the fact: three weeks are looked at, and no proof is invented. */
import { describe, expect, test } from 'vitest';
import type { JobRow, RepositoryTable, RunRow } from '../../support/github-tables.ts';
import { reportOn } from '../../support/health-report.ts';

const RED: JobRow = { name: 'test', conclusion: 'failure', annotations: ['timed out'] };
const day = (date: string) => `2026-${date}T06:00:00Z`;

/** A run that passed at its second attempt, in which `test` failed before. */
const retried = (id: number, date: string): RunRow => ({ id, file: 'ci.yml', created: day(date), attempt: 2 });

async function flaky(runs: readonly RunRow[], jobs: RepositoryTable['jobs'] = {}) {
  const usual = Object.fromEntries(
    runs.flatMap(({ id, created }): [string, readonly JobRow[]][] => [
      [`${id}/1`, [{ ...RED, started: created }]],
      [`${id}/2`, [{ name: 'test', conclusion: 'success', started: created.replace('06:', '07:') }]],
    ]),
  );
  const table = { workflows: [{ file: 'ci.yml', name: 'CI' }], runs, jobs: { ...usual, ...jobs } };
  const { facts } = await reportOn({ tables: { 'acme/shop': table }, options: { template: 'digest' } });
  return facts.health?.flaky_jobs?.map(({ name, times, new: isNew }) => `${name} ${times}${isNew ? ' new' : ''}`);
}

describe('flaky jobs on March 4', () => {
  test('requires two failures within twenty days', async () => {
    expect(await flaky([retried(1, '02-12'), retried(2, '03-03')])).toEqual(['test 2']);
    expect(await flaky([retried(2, '03-03')])).toEqual([]);
  });

  test('ignores copied jobs of a re-run and infrastructure failures', async () => {
    const runs = [retried(1, '03-01'), retried(2, '03-03')];
    const copied: JobRow = { name: 'lint', conclusion: 'success', started: day('03-01') };
    expect(await flaky(runs, { '1/1': [copied], '1/2': [copied] })).toEqual([]);
    const lost = { ...RED, annotations: ['The self-hosted runner: b-7 lost communication with the server.'] };
    expect(await flaky(runs, { '1/1': [lost] })).toEqual([]);
  });

  test('detects a job that failed in one run and passed in another run of the same commit', async () => {
    const sha = (letter: string) => letter.repeat(40);
    const pair = (id: number, date: string, letter: string): readonly RunRow[] => [
      { id, file: 'ci.yml', created: day(date), sha: sha(letter), conclusion: 'failure' },
      { id: id + 1, file: 'ci.yml', created: day(date).replace('06:', '09:'), sha: sha(letter) },
    ];
    const jobs = (id: number, date: string): RepositoryTable['jobs'] => ({
      [`${id}/1`]: [{ ...RED, started: day(date) }],
      [`${id + 1}/1`]: [{ name: 'test', conclusion: 'success', started: day(date).replace('06:', '09:') }],
    });
    const runs = [...pair(10, '02-14', 'b'), ...pair(20, '03-02', 'c')];
    expect(await flaky(runs, { ...jobs(10, '02-14'), ...jobs(20, '03-02') })).toEqual(['test 2']);
  });
});
