/** What the gallery's watches and digests look back on: four weeks of a shop. */
import type { RepositoryTable, RunRow } from '../../test/support/health-api.ts';
import { storyOf } from '../../test/support/health-story.ts';

const RUNS_A_WEEK = 100;

/** With a nightly job that is red, and a weekly one that stopped. */
export const FOUR_WEEKS: RepositoryTable = storyOf(RUNS_A_WEEK);

/** The same, with this end of each night from a day on, and without the weekly job. */
export function weeksWith(conclusion: 'success' | 'failure', from: string): RepositoryTable {
  const { workflows, runs, jobs = {} } = FOUR_WEEKS;
  const isNight = ({ file, created }: RunRow) => file === 'nightly.yml' && created >= from;
  const red = runs.find((run) => run.file === 'nightly.yml' && run.conclusion === 'failure');
  const night = conclusion === 'failure' ? (jobs[`${red?.id}/1`] ?? []) : [];
  return {
    ...FOUR_WEEKS,
    workflows: workflows.filter(({ file }) => file !== 'backup.yml'),
    runs: runs.filter(({ file }) => file !== 'backup.yml').map((run) => (isNight(run) ? { ...run, conclusion } : run)),
    jobs: { ...jobs, ...Object.fromEntries(runs.filter(isNight).map(({ id }) => [`${id}/1`, night])) },
  };
}

/** The same without a red run. */
export function greenWeeks(): RepositoryTable {
  const calm = weeksWith('success', '');
  return {
    ...calm,
    runs: calm.runs.map((run) => ({ ...run, attempt: 1, conclusion: 'success' })),
    jobs: {},
    deployments: calm.deployments?.map((one) => ({ ...one, states: ['success'] })) ?? [],
  };
}
