/** What the gallery's watches, digests and replay look back on: four weeks of a shop, and a day of it run by run. */
import type { GithubWorld, Job, Run } from '../../test/support/github-world.ts';
import type { RepositoryTable, RunRow } from '../../test/support/health-api.ts';
import { storyOf } from '../../test/support/health-story.ts';
import { CI, DEPLOY, idOf, type ShopRun, type ShopWorkflow, worldOf } from '../demo/shop.ts';

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

const LOGS: Readonly<Record<string, readonly string[]>> = {
  [CI.name]: ['AssertionError: expected 90 to be 100', '    at src/cart.test.ts:41:23'],
  [DEPLOY.name]: ['Error: creating S3 Bucket (acme-assets): BucketAlreadyExists', '  on infra/assets.tf line 12'],
};

/** The day of the demo, as GitHub keeps it. */
export function pastDay(): GithubWorld {
  const { repository, commits = [] } = worldOf(CI);
  const runs = [CI, DEPLOY].flatMap((workflow, index) => workflow.runs.map((run) => pastRun(workflow, index, run)));
  const workflows = [CI, DEPLOY].map(({ name }, index) => ({ id: index + 1, name, file: fileOf(name) }));
  return { repository, commits, runs: runs.toSorted(byStart), workflows };

  function pastRun({ name, ...workflow }: ShopWorkflow, index: number, run: ShopRun): Run {
    const { sha = '', message = '' } = commits[run.commit] ?? {};
    const ended = new Date(Date.parse(run.at) + run.seconds * 1000).toISOString();
    return {
      ...{ id: idOf(run.number), run_number: run.number, name, file: fileOf(name), workflow_id: index + 1 },
      ...{ event: 'push', head_branch: 'main', head_sha: sha, display_title: message, showsCommit: true },
      ...{ created_at: run.at, run_started_at: run.at },
      attempts: [
        {
          ...{ conclusion: run.status, started_at: run.at, ended_at: ended },
          jobs: [{ ...jobOf(workflow, run, LOGS[name] ?? []), completed_at: ended }],
        },
      ],
    };
  }
}

const byStart = (a: Run, b: Run) => (a.created_at ?? '').localeCompare(b.created_at ?? '');
const fileOf = (name: string) => `${name.toLowerCase()}.yml`;

function jobOf(
  { job, step }: Omit<ShopWorkflow, 'name'>,
  { number, at, status }: ShopRun,
  cause: readonly string[],
): Job {
  const lines = [`##[group]${step}`, ...cause, '##[error]Process completed with exit code 1.'];
  return {
    ...{ id: number, name: job, conclusion: status, started_at: at },
    steps: [
      { name: 'Set up job', conclusion: 'success' },
      { name: step, conclusion: status },
    ],
    ...(status === 'failure' && { log: lines.map((line) => `${at} ${line}`).join('\n') }),
  };
}
