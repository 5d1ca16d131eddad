/** The jobs of a run, and what of them failed: the facts, and what reads them. */

import type { LoadersIn, Parts } from '../fact.ts';
import { ALSO_RED } from '../parts/history.ts';
import { ARTIFACT, FAILED_JOB, INFRASTRUCTURE, JOB_COUNTS, RUN_JOB, STOPPED } from '../parts/runs.ts';
import { hasNoJobs, isDequeued, isOfAnotherApp, isOfPull } from '../plan/needless.ts';
import type { ApiLoaders } from './loader.ts';

export const JOB_FACTS = {
  jobs: { type: 'groups', text: 'All jobs of the run that is reported.', parts: RUN_JOB, loader: 'jobs' },
  failed_jobs: {
    type: 'groups',
    text: 'The job that is reported, if it failed; every failed job where a whole run is reported.',
    parts: FAILED_JOB,
    loader: 'failed_jobs',
  },
  infrastructure: {
    ...INFRASTRUCTURE,
    text: 'What failed where it was not the code in any of the failed jobs: nobody is a suspect then, and neither author nor suspects are called.',
    loader: 'failed_jobs',
  },
  red_runner: {
    type: 'line',
    text: 'Name of the machine on which all failed jobs ran, two at least, while others passed elsewhere.',
    example: 'runner-7',
    loader: 'failed_jobs',
  },
  also_red: {
    type: 'group',
    text: 'Where the same job of a red pull request is red as well: on its base, or on three branches within an hour. Then nobody is a suspect, and neither author nor suspects nor owners are called.',
    parts: ALSO_RED,
    loader: 'also_red',
  },
  new_failures: {
    type: 'number',
    text: 'How many of the failing jobs passed in the run before; empty where that is not known of each.',
    example: 1,
    loader: 'new_failures',
  },
  job_counts: {
    type: 'group',
    text: 'How many jobs the run has, and how many of them failed. The job that asks is not counted.',
    parts: JOB_COUNTS,
    loader: 'jobs',
  },
  artifacts: {
    type: 'groups',
    text: 'What the run that is reported has uploaded so far, by all its attempts; 300 at most.',
    parts: ARTIFACT,
    loader: 'artifacts',
  },
  stopped: {
    type: 'group',
    text: 'Why it ended before its work was done.',
    parts: STOPPED,
    loader: 'failed_jobs',
  },
} as const satisfies Parts;

const JOBS = { permissions: ['actions: read'], unaskedBy: ['event'] } as const;
const FAILURES = { permissions: ['actions: read', 'checks: read'], unaskedBy: ['event'] } as const;

/** @internal */
export const JOB_LOADERS: ApiLoaders<LoadersIn<typeof JOB_FACTS>> = {
  jobs: {
    ...JOBS,
    text: 'the jobs of the run, a hundred at a time',
    usual: 1,
    most: 1,
    lost: 'the jobs of the run',
    needless: ({ facts }) => isOfAnotherApp(facts),
    atEnd: true,
    read: async (reads) => {
      const { tellJobs } = await import(/* webpackChunkName: "load" */ '../github/jobs/job-facts.ts');
      return tellJobs(reads);
    },
  },
  failed_jobs: {
    ...FAILURES,
    text: 'the jobs, and annotations and logs of up to three that failed; of a pull request that left the merge queue, its runs there',
    usual: 3,
    most: 24,
    lost: 'the failing jobs and steps',
    needless: ({ facts }) => isOfAnotherApp(facts) || facts.failed_jobs !== undefined || hasNoJobs(facts),
    read: async (reads) => {
      const { tellFailedJobs } = await import(/* webpackChunkName: "load" */ '../github/jobs/job-facts.ts');
      return tellFailedJobs(reads);
    },
  },
  artifacts: {
    ...JOBS,
    text: 'the artifacts of the run, a hundred at a time',
    usual: 1,
    most: 3,
    lost: 'the artifacts',
    needless: ({ facts }) => isOfAnotherApp(facts),
    atEnd: true,
    read: async ({ context }) => {
      const { readArtifacts } = await import(/* webpackChunkName: "load" */ '../github/artifacts.ts');
      return { artifacts: await readArtifacts(context) };
    },
  },
  new_failures: {
    ...FAILURES,
    text: 'the same as `failed_jobs` and `change`, and the jobs of the run before',
    usual: 7,
    most: 34,
    implies: ['failed_jobs', 'change'],
    lost: 'the history',
    needless: (base) => isDequeued(base) || isOfAnotherApp(base.facts) || hasNoJobs(base.facts),
    atEnd: true,
    read: async ({ failed }) => {
      const { countNew } = await import(/* webpackChunkName: "load" */ '../github/history/new-failures.ts');
      return { new_failures: countNew(await failed()) };
    },
  },
  also_red: {
    ...FAILURES,
    text: 'the same as `failed_jobs`, the pull request, the newest runs of the workflow, and jobs of up to three of them',
    usual: 5,
    most: 28,
    implies: ['failed_jobs'],
    lost: 'whether it is red elsewhere as well',
    unaskedBy: ['event', 'deployment'],
    needless: (base) => !isOfPull(base) || isDequeued(base) || hasNoJobs(base.facts),
    read: async ({ alsoRed }) => ({ also_red: await alsoRed() }),
  },
};
