/** Reads facts from GitHub's API and from files of the workspace. */

import { type Diagnostic, notice } from '../diagnostic.ts';
import { type Api, openApi } from '../github/api/client.ts';
import { ApiError, ApiErrors, type PermissionName } from '../github/api/errors.ts';
import { RateLimiter } from '../github/api/rate-limiter.ts';
import { readArtifacts } from '../github/artifacts.ts';
import { readCommit } from '../github/commits.ts';
import { collectError, type LoaderContext } from '../github/context.ts';
import { failedJobFacts, GithubReader, jobFacts } from '../github/github-reader.ts';
import { readQueuedBy, withQueueRun } from '../github/merge-queue.ts';
import { readFileOwners } from '../github/owners.ts';
import { terminationOfFiles } from '../github/termination/classify.ts';
import { terminationFacts } from '../github/termination/termination.ts';
import { overlay } from '../objects.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { sentence } from '../text/format.ts';
import { mapStrings } from '../text/redaction/map-strings.ts';
import { type BuildContext, unreadConclusion } from './build-context.ts';
import { loadElsewhere } from './ci/load-without-github.ts';
import { runTitle } from './code-host/commits.ts';
import { type Json, line } from './code-host/json.ts';
import { filesUrl, workflowPath } from './code-host/urls.ts';
import { isRed } from './conclusion.ts';
import type { ApiLoader, Facts, LoaderName, Run, RunJob } from './facts.ts';
import { selectStepFacts } from './files/failing-files.ts';
import { isFileLoader } from './files/file-loaders.ts';
import { type FilesResult, readFiles } from './files/read-files.ts';
import { FIXED_FACT_FIELDS } from './groups/fixed-fields.ts';
import { API_SOURCES, isApiLoader, isHealthLoader, withImplied } from './sources.ts';

export { findLoaders, findSources, withImplied } from './sources.ts';

interface SourcesResult {
  readonly facts: Facts;
  /** What could not be read: notices about APIs, warnings about workspace files. */
  readonly diagnostics: readonly Diagnostic[];
}

/** Text for everything that a message omits if nothing can be read. */
const EVERYTHING = 'what the GitHub API tells';
/** Time limits for all reads of GitHub's API, and for all reads of files, which may be large. */
const API_TIME = { part: 1 / 3, atMost: 5_000 };
const FILES_TIME = { part: 1 / 3, atMost: 10_000 };

/** Maximum earlier jobs or deployments before the start of a streak is omitted; higher if a condition counts it. */
const MAX_EXAMINED = 4;
const MAX_COUNTED = 28;
const COUNTED = /\b(?:failures_in_a_row|broken_since|last_green)\b/;

const GITHUB = 'GitHub Actions';

type Reader = (reads: GithubReader) => Promise<Partial<Facts> | undefined>;

/** What each source adds to the facts with the conclusion, which every read includes. */
const READERS: { readonly [L in ApiLoader]: Reader } = {
  run: async () => undefined,
  job: async () => undefined,
  verdict: async () => undefined,
  commit: async ({ context }) => ({ commit: await readCommit(context) }),
  pull_request: async ({ pull }) => ({ pull_request: await pull() }),
  queued_by: async ({ context }) => ({ dequeued: await readQueuedBy(context) }),
  jobs: jobFacts,
  failed_jobs: failedJobFacts,
  artifacts: async ({ context }) => ({ artifacts: await readArtifacts(context) }),
  new_failures: async ({ failed }) => ({ new_failures: countNew(await failed()) }),
  also_red: async ({ alsoRed }) => ({ also_red: await alsoRed() }),
  change: async ({ compared }) => (await compared()).facts,
  // The authors of the commits cost no further request.
  commits_since_green: ({ suspectFacts }) => suspectFacts(),
  suspects: ({ suspectFacts }) => suspectFacts(),
  failing_files: async (reads) => ({ failing_files: await reads.failingFiles() }),
  file_owners: readFileOwners,
};

/** Counts new failures; undefined if that is unknown for any job. */
function countNew(failed: readonly RunJob[]): number | undefined {
  if (failed.length === 0 || failed.some((job) => job.new === undefined)) return undefined;
  return failed.filter((job) => job.new === true).length;
}

/** @param base context with the facts known so far */
export async function readSources(
  settings: Settings,
  runtime: Runtime,
  base: BuildContext,
  needed: ReadonlySet<LoaderName>,
): Promise<SourcesResult> {
  const reading = readFromFiles(settings, runtime, base, [...needed].filter(isFileLoader));
  const [read, files, health] = await Promise.all([
    readFromApi(settings, runtime, base, [...needed].filter(isApiLoader), reading),
    reading,
    readHealth(settings, runtime, base, needed),
  ]);
  const end = base.facts.scope === 'builds' ? health?.end : undefined;
  const facts = { ...overlay(read.facts, end), health: health?.health ?? base.facts.health };
  const fileFacts = base.oneJob ? selectStepFacts(files.facts, read.facts.failed_jobs?.[0]) : files.facts;
  // Outside of GitHub Actions, files are the only source.
  const termination =
    base.facts.ci !== GITHUB && isRed(facts.conclusion)
      ? terminationFacts(terminationOfFiles(fileFacts.errors, fileFacts.tests))
      : {};
  return {
    facts: {
      ...overlay(
        mapStrings(
          overlay<Facts>(facts, facts.termination === undefined && termination),
          FIXED_FACT_FIELDS,
          redactText,
        ),
        fileFacts,
      ),
      // A drill removes facts as well.
      ...base.drillFacts,
    },
    diagnostics: [
      ...[read.notice, health?.notice].flatMap((message) => (message === undefined ? [] : notice('unread', message))),
      ...(files.warnings ?? []).map((text) => {
        const message = settings.redactor.redact(sentence(text));
        return { code: 'unread', severity: 'warning', message } as const;
      }),
    ],
  };
}

async function readHealth(settings: Settings, runtime: Runtime, base: BuildContext, needed: ReadonlySet<LoaderName>) {
  const requested = [...needed].filter(isHealthLoader);
  if (requested.length === 0) return undefined;
  const { loadHealth } = await import(/* webpackChunkName: "health" */ '../health/load-health.ts');
  return loadHealth({ settings, runtime, base, needed: requested });
}

function readFromFiles(
  settings: Settings,
  runtime: Runtime,
  base: BuildContext,
  needed: Parameters<typeof readFiles>[0],
): Promise<FilesResult> {
  const budget = runtime.budget.within(FILES_TIME);
  return readFiles(needed, {
    settings,
    root: runtime.workspace,
    isLate: () => runtime.signal.aborted || budget.isOver,
    hide: (text) => redactText(text, settings.redactor),
    page: filesUrl(base.host, base.facts.commit?.sha),
  });
}

async function readFromApi(
  settings: Settings,
  runtime: Runtime,
  base: BuildContext,
  requested: readonly ApiLoader[],
  files: Promise<FilesResult>,
): Promise<{ readonly facts: Facts; readonly notice?: string }> {
  if (requested.length === 0) return { facts: base.facts };
  if (base.facts.ci !== GITHUB) {
    const elsewhere = await loadElsewhere({
      settings,
      runtime,
      base,
      required: requested,
      fileFacts: (await files).facts,
    });
    return { ...elsewhere, facts: overlay(unreadFacts(base), elsewhere.facts) };
  }
  const needed = withImplied(requested);
  const errors = new ApiErrors(permissionsFor(needed, base.facts.scope));
  const api = await openGithub(settings, runtime, base);
  if (api instanceof ApiError) {
    errors.add(EVERYTHING, api);
    return { facts: unreadFacts(base), notice: errors.notice() };
  }
  const loading: LoaderContext = await withQueueRun({
    api,
    base,
    required: needed,
    runtime,
    time: runtime.budget,
    errors,
    passed: settings.status?.type === 'needs' ? settings.status.passed : [],
    maxExamined: COUNTED.test(settings.onlyIf ?? '') ? MAX_COUNTED : MAX_EXAMINED,
    jobFile: findJobFile(base.facts, line(settings.context.job, 'workflow_ref')),
    hide: (text) => redactText(text, settings.redactor),
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

async function openGithub(settings: Settings, runtime: Runtime, base: BuildContext): Promise<Api | ApiError> {
  const repository = line(runtime.env, 'GITHUB_REPOSITORY');
  if (repository === undefined) return new ApiError('GITHUB_REPOSITORY is not set');
  // GitHub's client parses the event file on import, whatever its size or state.
  if (base.payload === undefined) return new ApiError('the event file could not be read');
  if (settings.githubToken === undefined) return new ApiError('github-token is empty');
  const baseUrl = line(runtime.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const gate = new RateLimiter(runtime, runtime.budget.within(API_TIME));
  try {
    return await openApi({ token: settings.githubToken, baseUrl, repository, runtime, gate });
  } catch {
    return new ApiError('its client could not be loaded');
  }
}

function unreadFacts(base: BuildContext): Facts {
  return { ...base.facts, conclusion: unreadConclusion(base) };
}

/** Reads each source once, and independent ones concurrently. */
async function readFacts(context: LoaderContext): Promise<Facts> {
  const reads = new GithubReader(context);
  const read = (loader: ApiLoader) => collectError(context.errors, API_SOURCES[loader].lost, READERS[loader](reads));
  const [basis, ...brought] = await Promise.all([reads.basis(), ...[...context.required].map(read)]);
  const facts: Facts = overlay(basis, ...brought);
  const isLate = facts.conclusion === 'failure' && facts.termination?.reason === 'timed_out';
  return {
    ...facts,
    conclusion: isLate ? 'timed_out' : facts.conclusion,
    run: facts.run && addTitle(facts.run, facts, await reads.run()),
  };
}

function addTitle(run: Run, { workflow, commit, pull_request }: Facts, json: Json | undefined): Run {
  const title = run.title ?? runTitle(json, [workflow, commit?.subject, pull_request?.title]);
  return { ...run, title };
}

/** Includes permission for the checkout, because a job that sets any permission loses all others. */
function permissionsFor(required: ReadonlySet<ApiLoader>, scope: Facts['scope']): readonly PermissionName[] {
  return ['contents: read', ...[...required].flatMap((loader) => getPermissions(loader, scope))];
}

function getPermissions(loader: ApiLoader, scope: Facts['scope']): readonly PermissionName[] {
  return loader === 'change' && scope === 'deployment' ? ['deployments: read'] : API_SOURCES[loader].permissions;
}
