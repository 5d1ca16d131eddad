/**
 * Everything that reads facts, a row each: what it costs, what it implies, what a message goes without, and how it reads. A
 * name without a row, a row without a fact, and a reader that forgets a fact do not compile.
 */

import type { Base } from './base.ts';
import type { ApiLoader, BaseFacts, FactsOf, HealthLoader } from './facts.ts';
import type { FileLoader } from './files/planned.ts';
import type { PermissionName } from './github/api/faults.ts';
import type { BuildReads } from './github/build-reads.ts';
import { hasNoJobs, isDequeued, isGreen, isOfAnotherApp, isOfPull, isPreview } from './plan/needless.ts';

interface LoaderRow {
  /** One phrase for people. */
  readonly text: string;
  /** Requests where nothing is in the way. */
  readonly usual: number;
  /** Requests at most, where no run has more than a hundred jobs. Two loaders may share some. */
  readonly most: number;
}

/** What reads facts from GitHub's API. */
interface ApiLoaderRow<L> extends LoaderRow {
  /** What it works with, and so brings as well. */
  readonly implies?: readonly ApiLoader[];
  /** What a message goes without where nothing can be read, in words for people. */
  readonly lost: string;
  readonly permissions: readonly PermissionName[];
  /** In place of them where a deployment is reported. */
  readonly permissionsOfDeployment?: readonly PermissionName[];
  /** True where a request would bring nothing: the event tells it in full, or there is no such thing. */
  readonly needless?: (base: Base) => boolean;
  /** What has nothing to do with it, unless a template names the fact: one job does not know how long its run takes. */
  readonly unaskedBy?: readonly NonNullable<BaseFacts['scope']>[];
  /** True where nothing can be told of what has only begun. */
  readonly atEnd?: true;
  /**
   * Brings its facts. What is more than a line is behind `import()`: who asks what a fact costs loads none of it, and the
   * studio's page does not have it.
   */
  readonly read: (reads: BuildReads) => Promise<FactsOf<L>>;
}

/** What reads a part of the health. Requests are for a repository of some hundred runs a week, beside those for its runs. */
interface HealthLoaderRow extends LoaderRow {
  /** What is read for it in any case. */
  readonly implies?: readonly HealthLoader[];
}

type ApiLoaders = { readonly [L in ApiLoader]: ApiLoaderRow<L> };
type FileLoaders = { readonly [L in FileLoader]: LoaderRow };
type HealthLoaders = { readonly [L in HealthLoader]: HealthLoaderRow };

const JOBS = { permissions: ['actions: read'], unaskedBy: ['event'] } as const;
const FAILURES = { permissions: ['actions: read', 'checks: read'], unaskedBy: ['event'] } as const;

/** @internal The package's types tell of the facts, and of nothing that reads them. */
export const LOADERS: ApiLoaders & FileLoaders & HealthLoaders = {
  // What the event leaves out of the facts that it may tell, and how the whole run ended.
  run: {
    text: 'the run',
    usual: 1,
    most: 1,
    lost: "the run's times",
    permissions: ['actions: read'],
    needless: ({ facts: { run } }) => run?.id === undefined || run.started_at !== undefined,
    unaskedBy: ['job', 'deployment', 'event'],
    atEnd: true,
    read: async ({ basis }) => ({ run: (await basis()).run }),
  },
  job: {
    text: 'the job, again where its failure is not shown yet',
    usual: 1,
    most: 2,
    lost: "the job's times",
    permissions: ['actions: read'],
    needless: ({ facts }) => facts.job === undefined,
    unaskedBy: ['run', 'event'],
    atEnd: true,
    read: async ({ basis }) => {
      const { job, so_far } = await basis();
      return { job, so_far };
    },
  },
  commit: {
    text: 'the commit',
    usual: 1,
    most: 1,
    lost: "the commit's message",
    permissions: ['contents: read'],
    needless: ({ facts: { commit } }) =>
      commit === undefined || commit.message !== undefined || commit.author !== undefined,
    read: async ({ context }) => {
      const { readCommit } = await import(/* webpackChunkName: "load" */ './github/commits.ts');
      return { commit: await readCommit(context) };
    },
  },
  pull_request: {
    text: 'the pull requests of the branch',
    usual: 1,
    most: 1,
    lost: 'the pull request in full',
    permissions: ['pull-requests: read'],
    needless: (base) => base.facts.pull_request !== undefined || !(isOfPull(base) || isPreview(base)),
    read: async ({ pull }) => ({ pull_request: await pull() }),
  },
  queued_by: {
    text: 'the newest events of the pull request',
    usual: 1,
    most: 2,
    lost: 'who put it into the merge queue',
    permissions: ['pull-requests: read'],
    needless: (base) => !isDequeued(base) || base.facts.dequeued?.queued_by !== undefined,
    read: async ({ context }) => {
      const { readQueuedBy } = await import(/* webpackChunkName: "load" */ './github/queue.ts');
      return { dequeued: await readQueuedBy(context) };
    },
  },
  verdict: {
    text: 'how the whole run ended, or why it was cancelled',
    usual: 1,
    most: 3,
    lost: 'the verdict of the whole run',
    permissions: ['actions: read', 'checks: read'],
    needless: ({ facts }) => hasNoJobs(facts),
    // The conclusion is in the basis of all.
    read: async () => ({}),
  },

  // The jobs of a run, and what of them failed.
  jobs: {
    ...JOBS,
    text: 'the jobs of the run, a hundred at a time',
    usual: 1,
    most: 1,
    lost: 'the jobs of the run',
    needless: ({ facts }) => isOfAnotherApp(facts),
    atEnd: true,
    read: async (reads) => {
      const { tellJobs } = await import(/* webpackChunkName: "load" */ './github/jobs/job-facts.ts');
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
      const { tellFailedJobs } = await import(/* webpackChunkName: "load" */ './github/jobs/job-facts.ts');
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
      const { readArtifacts } = await import(/* webpackChunkName: "load" */ './github/artifacts.ts');
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
      const { countNew } = await import(/* webpackChunkName: "load" */ './github/history/new-failures.ts');
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

  // What came before.
  change: {
    text: 'earlier runs, and the same job in them; where it works again, the commits since it failed',
    usual: 3,
    most: 13,
    lost: 'the history',
    permissions: ['actions: read'],
    permissionsOfDeployment: ['deployments: read'],
    needless: isDequeued,
    read: async ({ compared }) => {
      const facts = (await compared()).facts ?? {};
      const { change, broken_since, failures_in_a_row, failures_alike } = facts;
      const { last_green, last_red, newer_run, passed_before } = facts;
      return {
        ...{ change, broken_since, failures_in_a_row, failures_alike },
        ...{ last_green, last_red, newer_run, passed_before },
      };
    },
  },
  commits_since_green: {
    text: 'the same as `change`, and the commits since then',
    usual: 4,
    most: 15,
    implies: ['change'],
    lost: 'the history',
    permissions: ['contents: read'],
    needless: isDequeued,
    read: async ({ blame }) => {
      const { commits_since_green, suspects, suspicion } = (await blame()) ?? {};
      // Their authors cost nothing more.
      return { commits_since_green, suspects, suspicion };
    },
  },

  // Whose work it is.
  suspects: {
    text: 'the same as `commits_since_green`, and the commits on up to four files or folders that the failure names',
    usual: 5,
    most: 19,
    implies: ['commits_since_green'],
    lost: 'the history',
    permissions: ['contents: read'],
    needless: isDequeued,
    read: async ({ blame }) => {
      const { suspects, suspicion } = (await blame()) ?? {};
      return { suspects, suspicion };
    },
  },
  failing_files: {
    text: 'the same as `failed_jobs` and `suspects`',
    usual: 7,
    most: 43,
    implies: ['failed_jobs', 'suspects'],
    lost: 'the files in which it fails',
    permissions: ['actions: read', 'checks: read', 'contents: read'],
    unaskedBy: ['event'],
    needless: (base) => isOfAnotherApp(base.facts) || isGreen(base),
    read: async (reads) => ({ failing_files: await reads.failingFiles() }),
  },
  file_owners: {
    text: 'the same as `failing_files`, and CODEOWNERS where the workspace has none',
    usual: 7,
    most: 44,
    implies: ['failing_files'],
    lost: 'who owns the failing files',
    permissions: ['actions: read', 'checks: read', 'contents: read'],
    unaskedBy: ['event'],
    needless: (base) => isOfAnotherApp(base.facts) || isGreen(base),
    read: async (reads) => {
      const { readFileOwners } = await import(/* webpackChunkName: "load" */ './github/owners.ts');
      return readFileOwners(reads);
    },
  },

  // What files of the workspace tell; `files/read-files.ts` reads them.
  tests: { text: 'the files that `test-reports` names', usual: 0, most: 0 },
  report: { text: 'the file that `report` names', usual: 0, most: 0 },
  errors: { text: 'the files that `log-files` names', usual: 0, most: 0 },

  // The health of the builds; `health/load-health.ts` reads it.
  health_window: { text: 'the last sweep, and the repositories', usual: 1, most: 4 },
  health_runs: { text: 'the runs of the default branch, a hundred at a time', usual: 10, most: 115 },
  health_news: {
    text: 'what is red, silent or waits',
    usual: 29,
    most: 153,
    implies: ['health_summary', 'health_waiting'],
  },
  health_transitions: {
    text: 'the same as `health.runs`, how red workflows stood before, and why they are red',
    usual: 10,
    most: 60,
  },
  health_summary: {
    text: 'the same as `health.turned_red` and `health.silent`',
    usual: 0,
    most: 0,
    implies: ['health_transitions', 'health_silent'],
  },
  health_silent: { text: 'the same as `health.runs`, and the workflow files', usual: 15, most: 75 },
  health_waiting: { text: 'runs that wait, and what they wait for', usual: 2, most: 14 },
  health_causes: {
    text: 'the same as `health.runs`; jobs, annotations and logs of up to 20 red ones',
    usual: 20,
    most: 65,
  },
  health_flaky: {
    text: 'the same as `health.runs`, of 21 days, and the jobs of up to 8 that ran again',
    usual: 8,
    most: 75,
  },
  health_deployments: { text: 'the deployments, and how they ended', usual: 2, most: 10 },
  health_alerts: { text: 'the open Dependabot alerts', usual: 1, most: 1 },
};

/** These, and what is read for them in any case. */
export function withImplied<L extends ApiLoader | HealthLoader>(wanted: Iterable<L>): ReadonlySet<L> {
  const all = new Set(wanted);
  const rows: Readonly<Record<string, { readonly text: string; readonly implies?: readonly string[] }>> = LOADERS;
  // A set gives what is added while it is walked through.
  for (const one of all) for (const also of rows[one]?.implies ?? []) all.add(also as L);
  return all;
}
