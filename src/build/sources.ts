/** Registers the sources of facts: what each reads, what it requires, and when there is nothing to read. */

import type { Settings } from '../settings/settings.ts';
import { type Build, isConclusionOpen, isPullRequest } from './build.ts';
import { property } from './code-host/json.ts';
import type { Facts } from './facts.ts';

interface Source {
  /** Facts that it reads: `group.field` if the event contains its other fields. */
  readonly facts: readonly string[];
  /** Sources that it depends on. */
  readonly implies?: readonly string[];
  /** True if a read would add nothing: the event contains everything, or the data cannot exist. */
  readonly needless?: (build: Build, settings: Settings) => boolean;
}
/** `lost` is what a message omits if the source is unreadable, as one phrase. */
type ApiSource = Source & { readonly lost: string };

const OF_BUILD = {
  run: {
    facts: ['run.title', 'run.started_at', 'run.duration_seconds'],
    lost: "the run's times",
    needless: ({ facts: { run } }) => run?.id === undefined || run.started_at !== undefined,
  },
  job: {
    facts: ['job.full_name', 'job.started_at', 'job.duration_seconds', 'unfinished_steps'],
    lost: "the job's times",
    needless: ({ facts }) => facts.job === undefined,
  },
  commit: {
    facts: ['commit.subject', 'commit.message', 'commit.author', 'commit.pull_request'],
    lost: "the commit's message",
    needless: ({ facts: { commit } }) => commit === undefined || (commit.message ?? commit.author) !== undefined,
  },
  pull_request: {
    facts: ['pull_request', 'pull_request.author'],
    lost: "the pull request's title and author",
    // The event of another run tells the number of a pull request, but not who opened it.
    needless: (build) => build.facts.pull_request?.author !== undefined || !(isPullRequest(build) || isPreview(build)),
  },
  queued_by: {
    facts: ['dequeued.queued_by'],
    lost: 'who put it into the merge queue',
    needless: (build) => !isDequeued(build) || build.facts.dequeued?.queued_by !== undefined,
  },
  verdict: { facts: [], lost: 'the verdict of the whole run', needless: ({ facts }) => hasNoJobs(facts) },
  jobs: { facts: ['jobs', 'job_counts'], lost: 'the jobs of the run', needless: isOfAnotherApp },
  failed_jobs: {
    facts: ['failed_jobs', 'termination', 'infrastructure', 'stopped', 'dequeued.also_failed'],
    lost: 'the failing jobs and steps',
    needless: (build) => isOfAnotherApp(build) || build.facts.failed_jobs !== undefined || hasNoJobs(build.facts),
  },
  artifacts: { facts: ['artifacts'], lost: 'the artifacts', needless: isOfAnotherApp },
  new_failures: {
    facts: ['new_failures'],
    lost: 'the history',
    implies: ['failed_jobs', 'change'],
    needless: (build) => isDequeued(build) || isOfAnotherApp(build) || hasNoJobs(build.facts),
  },
  also_red: {
    facts: ['also_red'],
    lost: 'whether its base fails as well',
    implies: ['failed_jobs'],
    needless: (build) => !isPullRequest(build) || isDequeued(build) || hasNoJobs(build.facts),
  },
  change: {
    facts: ['change', 'last_green', 'passed_before', 'last_red', 'newer_run', 'broken_since', 'failures_in_a_row'],
    lost: 'the history',
    needless: isDequeued,
  },
  commits_since_green: {
    facts: ['commits_since_green'],
    lost: 'the history',
    implies: ['change'],
    needless: isDequeued,
  },
  suspects: {
    facts: ['suspects', 'suspect_range'],
    lost: 'the history',
    implies: ['commits_since_green'],
    needless: isDequeued,
  },
  failing_files: {
    facts: ['failing_files'],
    lost: 'the files in which it fails',
    implies: ['failed_jobs', 'suspects'],
    needless: (build) => isOfAnotherApp(build) || isGreen(build),
  },
  file_owners: {
    facts: ['file_owners', 'owners'],
    lost: 'who owns the failing files',
    implies: ['failing_files'],
    needless: (build) => isOfAnotherApp(build) || isGreen(build),
  },
} as const satisfies Readonly<Record<string, ApiSource>>;

export type ApiLoader = keyof typeof OF_BUILD;
export const API_SOURCES: Readonly<Record<ApiLoader, ApiSource>> = OF_BUILD;

const OF_HEALTH = {
  health_window: { facts: ['health.from', 'health.to', 'health.repositories', 'health.branch', 'health.unread'] },
  health_news: { facts: ['health.news'], implies: ['health_summary', 'health_waiting'] },
  health_runs: { facts: ['health.runs', 'health.before', 'health.workflows', 'health.days'] },
  health_summary: { facts: ['health.summary'], implies: ['health_transitions', 'health_inactive'] },
  health_transitions: { facts: ['health.turned_red', 'health.still_red', 'health.green_again'] },
  health_inactive: { facts: ['health.silent'] },
  health_waiting: { facts: ['health.waiting', 'health.waiting_total'] },
  health_causes: { facts: ['health.causes'] },
  health_flaky: { facts: ['health.flaky_jobs'] },
  health_deployments: { facts: ['health.deployments'] },
  health_alerts: { facts: ['health.alerts'] },
} as const satisfies Readonly<Record<string, Source>>;

export type HealthLoader = keyof typeof OF_HEALTH;

/** Maps each loader of workspace files, which sends no request, to the option with its files. */
export const FILE_OPTIONS = { tests: 'testReports', errors: 'logFiles', report: 'report' } as const satisfies Readonly<
  Record<string, keyof Settings>
>;

/** Names the sources in workspace files, each by its fact. */
export type FileLoader = keyof typeof FILE_OPTIONS;

export function isFileLoader(loader: string): loader is FileLoader {
  return Object.hasOwn(FILE_OPTIONS, loader);
}

/** Names all sources; `verdict` reads the conclusion itself. */
export type LoaderName = ApiLoader | HealthLoader | FileLoader;

export const SOURCES: Readonly<Record<LoaderName, Source>> = {
  ...{ ...OF_BUILD, ...OF_HEALTH },
  tests: { facts: ['tests'], needless: (_, { testReports }) => testReports === undefined },
  errors: { facts: ['errors'], needless: (_, { logFiles }) => logFiles === undefined },
  report: { facts: ['report'], needless: (_, { report }) => report === undefined },
};

/** Adds the loaders that these depend on. */
export function withImplied<L extends LoaderName>(loaders: Iterable<L>): ReadonlySet<L> {
  const all = new Set<LoaderName>(loaders);
  // A set yields elements that are added during the iteration.
  for (const one of all) {
    for (const implied of SOURCES[one].implies ?? []) all.add(implied as LoaderName);
  }
  return all as ReadonlySet<LoaderName> as ReadonlySet<L>;
}

/** Returns the sources for these fact names, such as `commit.author.name`, beyond what is known. */
export function findSources(names: readonly string[], build: Build, settings: Settings): ReadonlySet<LoaderName> {
  const loaders = names.flatMap((name) => [...findLoaders(name, build.facts), ...findConclusionLoaders(name, build)]);
  return new Set(loaders.filter((loader) => SOURCES[loader].needless?.(build, settings) !== true));
}

/** Returns the sources of a fact that is not known yet. A complete group has the sources of its fields. */
export function findLoaders(name: string, known: object = {}): readonly LoaderName[] {
  const [root, second] = name.split('.');
  const isMissing = (fact: string) => {
    const [group, field] = fact.split('.');
    const isNamed = group === root && (second === undefined || field === undefined || field === second);
    return isNamed && property(known, ...fact.split('.')) === undefined;
  };
  return (Object.keys(SOURCES) as LoaderName[]).filter((loader) => SOURCES[loader].facts.some(isMissing));
}

/** Returns the loaders of the conclusion itself: the jobs of the run, or the health of the builds. */
function findConclusionLoaders(name: string, build: Build): readonly LoaderName[] {
  const [root = ''] = name.split('.', 1);
  if (build.facts.scope === 'builds')
    return ['conclusion', 'change', 'health'].includes(root) ? ['health_summary'] : [];
  return root === 'conclusion' && isConclusionOpen(build) ? ['verdict'] : [];
}

/** Matches environments of pull requests: `Preview`, `deploy-preview-12`, `review/login`, `shop PR #12`. */
const PREVIEW = /(?:^|[^a-z])(?:preview|review|pr)(?:[^a-z]|$)/i;

/** Detects a pull request preview: its branch is that of a pull request; its hash alone finds none. */
function isPreview({ facts: { scope, ref, repository, deployment } }: Build): boolean {
  const main = repository?.default_branch;
  // Some hosts deploy a bare commit.
  const isOther = ref === undefined || (ref.type === 'branch' && main !== undefined && ref.name !== main);
  return (
    scope === 'deployment' && isOther && (deployment?.transient === true || PREVIEW.test(deployment?.environment ?? ''))
  );
}

/** A pull request that left a merge queue has no previous result, and its failure is not on its base. */
function isDequeued({ facts }: Build): boolean {
  return facts.dequeued !== undefined;
}

/** Detects a run that could not start: it has no jobs, and no other result. */
function hasNoJobs({ stopped }: Pick<Facts, 'stopped'>): boolean {
  return stopped !== undefined;
}

/** A deployment of another app has no run. */
function isOfAnotherApp({ facts: { scope, run } }: Build): boolean {
  return scope === 'deployment' && run?.id === undefined;
}

/** Returns true for a certain success: nothing failed in any file. */
function isGreen({ facts, needsRunJobs }: Build): boolean {
  return facts.conclusion === 'success' && !needsRunJobs;
}
