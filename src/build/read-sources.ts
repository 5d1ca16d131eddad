/** Reads facts from GitHub's API and from files of the workspace. */

import { type Api, openApi } from '../github/api/client.ts';
import { ApiError, ApiErrors, type Permission, type PermissionName } from '../github/api/errors.ts';
import { RateLimiter } from '../github/api/rate-limiter.ts';
import { readArtifacts } from '../github/artifacts.ts';
import { readCommit } from '../github/commits.ts';
import { collectError, type LoaderContext } from '../github/context.ts';
import { GithubReader } from '../github/github-reader.ts';
import { countNew } from '../github/history/new-failures.ts';
import { failedJobFacts, jobFacts } from '../github/jobs/job-facts.ts';
import { readQueuedBy, withQueueRun } from '../github/merge-queue.ts';
import { readFileOwners } from '../github/owners.ts';
import { terminationOfFiles } from '../github/termination/from-files.ts';
import { terminationFacts } from '../github/termination/termination.ts';
import { overlay } from '../overlay.ts';
import type { StageContext } from '../runtime.ts';
import { loadRedactText, redactCredentials } from '../text/credentials/redact-credentials.ts';
import { type BuildContext, unreadConclusion } from './build-context.ts';
import { loadElsewhere } from './ci/load-without-github.ts';
import { runTitle } from './code-host/commits.ts';
import { type Json, line, number } from './code-host/json.ts';
import { filesUrl, workflowPath } from './code-host/urls.ts';
import { isRed } from './conclusion.ts';
import type { ApiLoader, Facts, FactsOf, LoaderName, Run } from './facts.ts';
import { isFileLoader } from './files/file-loaders.ts';
import { type FilesResult, readFiles } from './files/read-files.ts';
import { currentCause } from './files/step-errors.ts';
import { FIXED_FACT_FIELDS } from './groups/fixed-fields.ts';
import { API_SOURCES, isApiLoader, isHealthLoader, withImplied } from './sources.ts';

export { findSources, parseLoaders, withImplied } from './sources.ts';

interface SourcesResult {
  readonly facts: Facts;
  /** Notices about unreadable API data. */
  readonly notices: readonly string[];
  /** Problems with workspace files. */
  readonly warnings: readonly string[];
}

type ApiReading = Pick<SourcesResult, 'facts'> & { readonly notice?: string };

/** Text for everything that a message omits if nothing can be read. */
const EVERYTHING = 'what the GitHub API tells';
/** Time limit for all reads of GitHub's API. */
const API_TIME = { part: 1 / 3, atMost: 5_000 };
/** Time limit for all reads of files, which may be large. */
const FILES_TIME = { part: 1 / 3, atMost: 10_000 };

/** Maximum requests before the start of a streak is omitted; higher if a condition counts it. */
const MAX_ASKED = 6;
const MAX_COUNTED = 30;
const COUNTED = /\b(?:failures_in_a_row|broken_since|last_green)\b/;

/** CI system with an API to read from. */
const GITHUB = 'GitHub Actions';

type Reader<L> = (reads: GithubReader) => Promise<FactsOf<L>>;

const READERS: { readonly [L in ApiLoader]: Reader<L> } = {
  run: async ({ basis }) => ({ run: (await basis()).run }),
  job: async ({ basis }) => {
    const { job, unfinished_steps } = await basis();
    return { job, unfinished_steps };
  },
  commit: async ({ context }) => ({ commit: await readCommit(context) }),
  pull_request: async ({ pull }) => ({ pull_request: await pull() }),
  queued_by: async ({ context }) => ({ dequeued: await readQueuedBy(context) }),
  // All loaders already include the conclusion.
  verdict: async () => ({}),
  jobs: jobFacts,
  failed_jobs: failedJobFacts,
  artifacts: async ({ context }) => ({ artifacts: await readArtifacts(context) }),
  new_failures: async ({ failed }) => ({ new_failures: countNew(await failed()) }),
  also_red: async ({ alsoRed }) => ({ also_red: await alsoRed() }),
  change: async ({ compared }) => {
    const facts = (await compared()).facts ?? {};
    const { change, broken_since, failures_in_a_row, same_failure_type } = facts;
    const { last_green, last_red, newer_run, passed_before } = facts;
    return {
      ...{ change, broken_since, failures_in_a_row, same_failure_type },
      ...{ last_green, last_red, newer_run, passed_before },
    };
  },
  commits_since_green: async ({ blame }) => {
    const { commits_since_green, suspects, suspect_range: suspectRange } = (await blame()) ?? {};
    // Their authors cost no further request.
    return { commits_since_green, suspects, suspect_range: suspectRange };
  },
  suspects: async ({ blame }) => {
    const { suspects, suspect_range: suspectRange } = (await blame()) ?? {};
    return { suspects, suspect_range: suspectRange };
  },
  failing_files: async (reads) => ({ failing_files: await reads.failingFiles() }),
  file_owners: readFileOwners,
};

/** @param base context with the facts known so far */
export async function readSources(
  context: StageContext,
  base: BuildContext,
  needed: ReadonlySet<LoaderName>,
): Promise<SourcesResult> {
  const reading = readFromFiles(context, base, [...needed].filter(isFileLoader));
  const [read, files, health] = await Promise.all([
    readFromApi(context, base, [...needed].filter(isApiLoader), reading),
    reading,
    readHealth(context, base, needed),
  ]);
  const existing: Facts = base.facts;
  const end = existing.scope === 'builds' ? health?.end : undefined;
  const facts = { ...overlay(read.facts, end), health: health?.health ?? existing.health };
  const current = base.reportedScope.oneJob ? currentCause(files.facts, read.facts.failed_jobs?.[0]) : files.facts;
  // Outside of GitHub Actions, files are the only source.
  const ended =
    base.facts.ci !== GITHUB && isRed(facts.conclusion)
      ? terminationFacts(terminationOfFiles(current.errors, current.tests))
      : {};
  return {
    facts: {
      ...overlay(
        await redactCredentials(overlay<Facts>(facts, facts.termination === undefined && ended), FIXED_FACT_FIELDS),
        current,
      ),
      // A drill removes facts as well.
      ...base.feigned,
    },
    notices: [read.notice, health?.notice].filter((notice) => notice !== undefined),
    warnings: files.warnings ?? [],
  };
}

/** Returns undefined if nothing requires it. */
async function readHealth(context: StageContext, base: BuildContext, needed: ReadonlySet<LoaderName>) {
  const requested = [...needed].filter(isHealthLoader);
  if (requested.length === 0) return undefined;
  const { loadHealth } = await import(/* webpackChunkName: "health" */ '../health/load-health.ts');
  return loadHealth({ ...context, base, needed: requested });
}

function readFromFiles(
  { settings, world, budget: complete }: StageContext,
  base: BuildContext,
  needed: Parameters<typeof readFiles>[0],
): Promise<FilesResult> {
  const budget = complete.within(FILES_TIME);
  return readFiles(needed, {
    settings,
    root: world.workspace,
    late: () => world.signal.aborted || budget.isOver,
    loadRedactText: () => loadRedactText(settings.redactor),
    page: filesUrl(base.host, base.facts.commit?.sha),
  });
}

async function readFromApi(
  context: StageContext,
  base: BuildContext,
  requested: readonly ApiLoader[],
  files: Promise<FilesResult>,
): Promise<ApiReading> {
  if (requested.length === 0) return { facts: base.facts };
  if (base.facts.ci !== GITHUB) {
    const elsewhere = await loadElsewhere({ ...context, base, required: requested, fileFacts: (await files).facts });
    return { ...elsewhere, facts: overlay(unreadFacts(base), elsewhere.facts) };
  }
  const needed = withImplied(requested);
  const errors = new ApiErrors(permissionsFor(needed, base.facts.scope));
  const api = await openGithub(context, base);
  if (api instanceof ApiError) {
    errors.add(EVERYTHING, api);
    return { facts: unreadFacts(base), notice: errors.notice() };
  }
  const { settings, world, budget } = context;
  const loading: LoaderContext = await withQueueRun({
    api,
    base,
    required: needed,
    world,
    time: budget,
    faults: errors,
    passed: settings.status?.type === 'needs' ? settings.status.passed : [],
    mostAsked: COUNTED.test(settings.onlyIf ?? '') ? MAX_COUNTED : MAX_ASKED,
    jobFile: findJobFile(base.facts, line(settings.context.job, 'workflow_ref')),
    leg: number(settings.context.strategy, 'job-index') ?? 0,
    hide: await loadRedactText(settings.redactor),
    files: files.then(({ facts }) => facts),
  });
  const facts = (await collectError(errors, EVERYTHING, readFacts(loading))) ?? unreadFacts(base);
  return { facts, notice: errors.notice() };
}

/** Finds the workflow file of a job, which may be a called workflow in this repository or another one. */
function findJobFile(
  { repository, workflow_path }: BuildContext['facts'],
  called: string | undefined,
): string | undefined {
  if (called === undefined) return workflow_path;
  return called.startsWith(`${repository?.name}/`) ? workflowPath(called) : undefined;
}

/** Opens the API, or returns why it is unavailable. */
async function openGithub(
  { settings, world, budget: complete }: StageContext,
  base: BuildContext,
): Promise<Api | ApiError> {
  const repository = line(world.env, 'GITHUB_REPOSITORY');
  if (repository === undefined) return new ApiError('GITHUB_REPOSITORY is not set');
  // GitHub's client parses the event file on import, whatever its size or state.
  if (base.payload === undefined) return new ApiError('the event file could not be read');
  if (settings.githubToken === undefined) return new ApiError('github-token is empty');
  const baseUrl = line(world.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const gate = new RateLimiter(world, complete.within(API_TIME));
  try {
    return await openApi({ token: settings.githubToken, baseUrl, repository, world, gate });
  } catch {
    return new ApiError('its client could not be loaded');
  }
}

/** Returns the facts that are known if nothing could be read. */
function unreadFacts(base: BuildContext): Facts {
  return { ...base.facts, conclusion: unreadConclusion(base) };
}

/** Reads each source once, and independent ones concurrently. */
async function readFacts(context: LoaderContext): Promise<Facts> {
  const reads = new GithubReader(context);
  const read = async (loader: ApiLoader): Promise<Partial<Facts>> => {
    const reading: Promise<Partial<Facts>> = READERS[loader](reads);
    return { ...(await collectError(context.faults, API_SOURCES[loader].lost, reading)) };
  };
  const [basis, ...brought] = await Promise.all([reads.basis(), ...[...context.required].map(read)]);
  const facts: Facts = overlay(basis, ...brought);
  const isLate = facts.conclusion === 'failure' && facts.termination?.reason === 'timed_out';
  return {
    ...facts,
    conclusion: isLate ? 'timed_out' : facts.conclusion,
    run: facts.run && titled(facts.run, facts, await reads.run()),
  };
}

function titled(run: Run, { workflow, commit, pull_request }: Facts, json: Json | undefined): Run {
  const title = run.title ?? runTitle(json, [workflow, commit?.subject, pull_request?.title]);
  return { ...run, title };
}

/** Lists the permissions in the conventional order, with what each provides. */
const BRINGS: Readonly<Record<PermissionName, string>> = {
  'actions: read': 'jobs, logs and earlier runs',
  'checks: read': 'errors, and why a run was cancelled',
  'contents: read': 'checking out, and commits',
  'deployments: read': 'earlier deployments',
  'pull-requests: read': 'the pull request',
  'vulnerability-alerts: read': 'Dependabot alerts',
};

/** Includes permission for the checkout, because a job that sets any permission loses all others. */
function permissionsFor(required: ReadonlySet<ApiLoader>, scope: Facts['scope']): readonly Permission[] {
  const needed = new Set<string>([
    'contents: read',
    ...[...required].flatMap((loader) => getPermissions(loader, scope)),
  ]);
  return Object.entries(BRINGS).flatMap(([name, brings]) => (needed.has(name) ? [{ name, brings }] : []));
}

function getPermissions(loader: ApiLoader, scope: Facts['scope']): readonly PermissionName[] {
  return loader === 'change' && scope === 'deployment' ? ['deployments: read'] : API_SOURCES[loader].permissions;
}
