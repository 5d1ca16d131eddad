/**
 * What reads facts beyond the event, a row each, held together with the registry of facts by the compiler. What reads them
 * stands by the same names in `github/read-facts.ts` and `files/read-files.ts`, because the plan must do without it.
 */

import type { Base } from './base.ts';
import type { BASE_FACTS, READ_FACTS } from './fact-registry.ts';
import type { BaseFacts, Facts } from './facts.ts';
import type { FileLoader } from './files/planned.ts';
import type { HealthLoader } from './health/health-loaders.ts';
import { HEALTH_LOADERS, type HealthLoaderRow } from './health/loader-rows.ts';
import { hasNoJobs, isDequeued, isOfAnotherApp, isOfPull, isPreview } from './plan/needless.ts';

type AllFacts = typeof BASE_FACTS & typeof READ_FACTS;
type LoadersIn<P> = { readonly [K in keyof P]: LoadersOf<P[K]> }[keyof P];
type LoadersOf<F> =
  | (F extends { readonly loader: infer L } ? L : never)
  | (F extends { readonly parts: infer P } ? LoadersIn<P> : never);

/** What reads facts: of one build from GitHub's API, of many from there as well, or from files of the workspace. */
type FactLoader = LoadersIn<AllFacts>;
/** The same, and what reads the conclusion itself: of the whole run, or whether a job ran out of time. */
export type LoaderName = FactLoader | 'verdict';
export type ApiLoader = Exclude<LoaderName, FileLoader | HealthLoader>;
/** All facts that a loader brings, `undefined` where there is none: a reader that forgets one does not compile. */
export type FactsOf<L> = {
  readonly [K in keyof AllFacts as L extends LoadersOf<AllFacts[K]> ? K : never]: Facts[K] | undefined;
};

/** A permission of a job's own token. */
export type PermissionName =
  | 'actions: read'
  | 'checks: read'
  | 'contents: read'
  | 'deployments: read'
  | 'pull-requests: read';

interface Loader {
  /** One phrase for people. */
  readonly text: string;
  /** Requests where nothing is in the way. */
  readonly usual: number;
  /** Requests at most, where no run has more than a hundred jobs. Two loaders may share some. */
  readonly most: number;
}

interface ApiLoaderRow extends Loader {
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
}

const JOBS = { permissions: ['actions: read'], unaskedBy: ['event'] } as const;
const FAILURES = { permissions: ['actions: read', 'checks: read'], unaskedBy: ['event'] } as const;

export const LOADERS: { readonly [L in ApiLoader]: ApiLoaderRow } & { readonly [L in FileLoader]: Loader } & {
  readonly [L in HealthLoader]: HealthLoaderRow;
} = {
  run: {
    text: 'the run',
    usual: 1,
    most: 1,
    lost: "the run's times",
    permissions: ['actions: read'],
    needless: ({ facts: { run } }) => run?.id === undefined || run.started_at !== undefined,
    unaskedBy: ['job', 'deployment', 'event'],
    atEnd: true,
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
  },
  jobs: {
    ...JOBS,
    text: 'the jobs of the run, a hundred at a time',
    usual: 1,
    most: 1,
    lost: 'the jobs of the run',
    needless: ({ facts }) => isOfAnotherApp(facts),
    atEnd: true,
  },
  failed_jobs: {
    ...FAILURES,
    text: 'the jobs, and annotations and logs of up to three that failed; of a pull request that left the merge queue, its runs there',
    usual: 3,
    most: 24,
    lost: 'the failing jobs and steps',
    needless: ({ facts }) => isOfAnotherApp(facts) || facts.failed_jobs !== undefined || hasNoJobs(facts),
  },
  artifacts: {
    ...JOBS,
    text: 'the artifacts of the run, a hundred at a time',
    usual: 1,
    most: 3,
    lost: 'the artifacts',
    needless: ({ facts }) => isOfAnotherApp(facts),
    atEnd: true,
  },
  change: {
    text: 'earlier runs, and the same job in them; where it works again, the commits since it failed',
    usual: 3,
    most: 13,
    lost: 'the history',
    permissions: ['actions: read'],
    permissionsOfDeployment: ['deployments: read'],
    needless: isDequeued,
  },
  commits_since_green: {
    text: 'the same as `change`, and the commits since then',
    usual: 4,
    most: 15,
    implies: ['change'],
    lost: 'the history',
    permissions: ['contents: read'],
    needless: isDequeued,
  },
  suspects: {
    text: 'the same as `commits_since_green`, and the commits on up to four files or folders that the failure names',
    usual: 5,
    most: 19,
    implies: ['commits_since_green'],
    lost: 'the history',
    permissions: ['contents: read'],
    needless: isDequeued,
  },
  owners: {
    ...FAILURES,
    text: 'the same as `failed_jobs`, and CODEOWNERS where the workspace has none',
    usual: 3,
    most: 24,
    implies: ['failed_jobs'],
    lost: 'who owns the failing file',
    permissions: [...FAILURES.permissions, 'contents: read'],
    needless: ({ facts }) => isOfAnotherApp(facts) || hasNoJobs(facts),
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
  },
  commit: {
    text: 'the commit',
    usual: 1,
    most: 1,
    lost: "the commit's message",
    permissions: ['contents: read'],
    needless: ({ facts: { commit } }) =>
      commit === undefined || commit.message !== undefined || commit.author !== undefined,
  },
  pull_request: {
    text: 'the pull requests of the branch',
    usual: 1,
    most: 1,
    lost: 'the pull request in full',
    permissions: ['pull-requests: read'],
    needless: (base) => base.facts.pull_request !== undefined || !(isOfPull(base) || isPreview(base)),
  },
  queued_by: {
    text: 'the newest events of the pull request',
    usual: 1,
    most: 2,
    lost: 'who put it into the merge queue',
    permissions: ['pull-requests: read'],
    needless: (base) => !isDequeued(base) || base.facts.dequeued?.queued_by !== undefined,
  },
  verdict: {
    text: 'how the whole run ended, or why it was cancelled',
    usual: 1,
    most: 3,
    lost: 'the verdict of the whole run',
    permissions: ['actions: read', 'checks: read'],
    needless: ({ facts }) => hasNoJobs(facts),
  },
  tests: { text: 'the files that `test-reports` names', usual: 0, most: 0 },
  report: { text: 'the file that `report` names', usual: 0, most: 0 },
  errors: { text: 'the files that `log-files` names', usual: 0, most: 0 },
  ...HEALTH_LOADERS,
};

/** These, and what is read for them in any case. */
export function withImplied<L extends ApiLoader | HealthLoader>(wanted: Iterable<L>): ReadonlySet<L> {
  const all = new Set(wanted);
  const rows: Readonly<Record<string, Loader & { readonly implies?: readonly string[] }>> = LOADERS;
  // A set gives what is added while it is walked through.
  for (const one of all) for (const also of rows[one]?.implies ?? []) all.add(also as L);
  return all;
}
