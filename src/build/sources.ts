/**
 * Registers the sources of facts, by the `loader` name of the fact registry: what each name requires, and when there
 * is nothing to read.
 */

import type { PermissionName } from '../github/api/errors.ts';
import type { Settings } from '../settings/settings.ts';
import { type Build, FILE_OPTIONS, isConclusionOpen, isFileLoader, isPullRequest } from './build.ts';
import { property } from './code-host/json.ts';
import type { Fact } from './fact.ts';
import { type ApiLoader, FACTS, type Facts, type HealthLoader, type LoaderName } from './facts.ts';

interface ApiSource {
  /** What a message omits if the source is unreadable, as one phrase. */
  readonly lost: string;
  readonly permissions: readonly PermissionName[];
  /** Loaders that it depends on. */
  readonly implies?: readonly ApiLoader[];
  /** True if a request would add nothing: the event contains everything, or the data cannot exist. */
  readonly needless?: (build: Build) => boolean;
}

const JOBS = ['actions: read'] as const;
const FAILURES = ['actions: read', 'checks: read'] as const;
const COMMITS = ['contents: read'] as const;
const PULLS = ['pull-requests: read'] as const;

/** Defines the sources in GitHub's API about the reported build. */
export const API_SOURCES: { readonly [L in ApiLoader]: ApiSource } = {
  run: {
    lost: "the run's times",
    permissions: JOBS,
    needless: ({ facts: { run } }) => run?.id === undefined || run.started_at !== undefined,
  },
  job: { lost: "the job's times", permissions: JOBS, needless: ({ facts }) => facts.job === undefined },
  commit: {
    lost: "the commit's message",
    permissions: COMMITS,
    needless: ({ facts: { commit } }) => commit === undefined || (commit.message ?? commit.author) !== undefined,
  },
  pull_request: {
    lost: 'the pull request in full',
    permissions: PULLS,
    needless: (build) => build.facts.pull_request !== undefined || !(isPullRequest(build) || isPreview(build)),
  },
  queued_by: {
    lost: 'who put it into the merge queue',
    permissions: PULLS,
    needless: (build) => !isDequeued(build) || build.facts.dequeued?.queued_by !== undefined,
  },
  verdict: {
    lost: 'the verdict of the whole run',
    permissions: FAILURES,
    needless: ({ facts }) => hasNoJobs(facts),
  },
  jobs: { lost: 'the jobs of the run', permissions: JOBS, needless: isOfAnotherApp },
  failed_jobs: {
    lost: 'the failing jobs and steps',
    permissions: FAILURES,
    needless: (build) => isOfAnotherApp(build) || build.facts.failed_jobs !== undefined || hasNoJobs(build.facts),
  },
  artifacts: { lost: 'the artifacts', permissions: JOBS, needless: isOfAnotherApp },
  new_failures: {
    lost: 'the history',
    permissions: FAILURES,
    implies: ['failed_jobs', 'change'],
    needless: (build) => isDequeued(build) || isOfAnotherApp(build) || hasNoJobs(build.facts),
  },
  also_red: {
    lost: 'whether its base fails as well',
    permissions: FAILURES,
    implies: ['failed_jobs'],
    needless: (build) => !isPullRequest(build) || isDequeued(build) || hasNoJobs(build.facts),
  },
  change: { lost: 'the history', permissions: JOBS, needless: isDequeued },
  commits_since_green: { lost: 'the history', permissions: COMMITS, implies: ['change'], needless: isDequeued },
  suspects: { lost: 'the history', permissions: COMMITS, implies: ['commits_since_green'], needless: isDequeued },
  failing_files: {
    lost: 'the files in which it fails',
    permissions: [...FAILURES, ...COMMITS],
    implies: ['failed_jobs', 'suspects'],
    needless: (build) => isOfAnotherApp(build) || isGreen(build),
  },
  file_owners: {
    lost: 'who owns the failing files',
    permissions: [...FAILURES, ...COMMITS],
    implies: ['failing_files'],
    needless: (build) => isOfAnotherApp(build) || isGreen(build),
  },
};

const HEALTH_IMPLIES: { readonly [L in HealthLoader]?: readonly HealthLoader[] } = {
  health_news: ['health_summary', 'health_waiting'],
  health_summary: ['health_transitions', 'health_inactive'],
};

function isHealthLoader(loader: string): loader is HealthLoader {
  return loader.startsWith('health_');
}

/** Returns true for loaders of the reported build. */
function isApiLoader(loader: LoaderName): loader is ApiLoader {
  return !isFileLoader(loader) && !isHealthLoader(loader);
}

/** Groups loaders by what they read: workspace files, the API about the reported build, or that about all builds. */
export function groupLoaders(loaders: Iterable<LoaderName>) {
  const all = [...loaders];
  return { files: all.filter(isFileLoader), api: all.filter(isApiLoader), health: all.filter(isHealthLoader) };
}

/** Adds the loaders that these depend on. */
export function withImplied<L extends LoaderName>(loaders: Iterable<L>): ReadonlySet<L> {
  const all = new Set<LoaderName>(loaders);
  // A set yields elements that are added during the iteration.
  for (const one of all) {
    const implied = isHealthLoader(one) ? HEALTH_IMPLIES[one] : isApiLoader(one) && API_SOURCES[one].implies;
    for (const also of implied || []) all.add(also);
  }
  return all as ReadonlySet<LoaderName> as ReadonlySet<L>;
}

/** Returns the sources for these fact names, such as `commit.author.name`, beyond what is known. */
export function findSources(names: readonly string[], build: Build, settings: Settings): ReadonlySet<LoaderName> {
  const loaders = names.flatMap((name) => [...findLoaders(name, build.facts), ...findConclusionLoaders(name, build)]);
  return new Set(loaders.filter((loader) => !isNeedless(loader, build, settings)));
}

function isNeedless(loader: LoaderName, build: Build, settings: Settings): boolean {
  if (isFileLoader(loader)) return settings[FILE_OPTIONS[loader]] === undefined;
  return isApiLoader(loader) && API_SOURCES[loader].needless?.(build) === true;
}

/** Returns the loaders of a fact that is not known yet. A complete group has the loaders of its fields. */
export function findLoaders(name: string, known: object = {}): readonly LoaderName[] {
  const [root = '', second] = name.split('.');
  const fact: Fact | undefined = Object.hasOwn(FACTS, root) ? FACTS[root] : undefined;
  const value = property(known, root);
  if (fact?.loader !== undefined) return value === undefined ? [fact.loader as LoaderName] : [];
  const parts = fact !== undefined && 'parts' in fact ? Object.entries(fact.parts) : [];
  const missing = parts.filter(([part]) => (second ?? part) === part && property(value, part) === undefined);
  return [...new Set(missing.flatMap(([, part]) => (part.loader as LoaderName | undefined) ?? []))];
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
  const isOwn = scope === 'deployment' && ref?.type === 'branch' && main !== undefined && ref.name !== main;
  return isOwn && (deployment?.transient === true || PREVIEW.test(deployment?.environment ?? ''));
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
