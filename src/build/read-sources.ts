/** Reads facts from GitHub's API and from files of the workspace. */

import { type Diagnostic, notice } from '../diagnostic.ts';
import { type Api, openApi } from '../github/api/client.ts';
import { ApiError, ApiErrors, type PermissionName } from '../github/api/errors.ts';
import { RateLimiter } from '../github/api/rate-limiter.ts';
import { readArtifacts } from '../github/artifacts.ts';
import { readCommit } from '../github/commits.ts';
import { collectError, type LoaderContext } from '../github/context.ts';
import { GithubReader } from '../github/github-reader.ts';
import { readQueuedBy, withQueueRun } from '../github/merge-queue.ts';
import { readFileOwners } from '../github/owners.ts';
import { classifyFiles } from '../github/termination/classify.ts';
import { terminationFacts } from '../github/termination/termination.ts';
import { overlay } from '../objects.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { sentence } from '../text/format.ts';
import { mapStrings } from '../text/redaction/map-strings.ts';
import { type Build, unreadConclusion } from './build.ts';
import { loadElsewhere } from './ci/load-without-github.ts';
import { type Json, line } from './code-host/json.ts';
import { pageUrl, workflowPath } from './code-host/urls.ts';
import { isRed } from './conclusion.ts';
import { createDrillFacts } from './drill.ts';
import { runTitle } from './event/workflow-run.ts';
import type { ApiLoader, Facts, HealthLoader, LoaderName, Run, RunJob } from './facts.ts';
import { selectStepFacts } from './files/failing-files.ts';
import { readFiles } from './files/read-files.ts';
import { FIXED_FACT_FIELDS } from './groups/fixed-fields.ts';
import { API_SOURCES, groupLoaders, withImplied } from './sources.ts';

export { findLoaders, findSources, withImplied } from './sources.ts';

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
  jobs: (reads) => reads.jobFacts(),
  failed_jobs: (reads) => reads.failedJobFacts(),
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

/** @returns the facts, and what could not be read: notices about APIs, warnings about workspace files */
export async function readSources(
  build: Build,
  loaders: ReadonlySet<LoaderName>,
  settings: Settings,
  runtime: Runtime,
): Promise<{ readonly facts: Facts; readonly diagnostics: readonly Diagnostic[] }> {
  const hide = (text: string) => redactText(text, settings.redactor);
  const time = runtime.budget.within(FILES_TIME);
  const needed = groupLoaders(loaders);
  const reading = readFiles(needed.files, {
    settings,
    root: runtime.workspace,
    isLate: () => runtime.signal.aborted || time.isOver,
    hide,
    page: pageUrl(build.host, 'files', build.facts.commit?.sha),
  });
  const [read, files, health] = await Promise.all([
    build.facts.ci === GITHUB
      ? readFromApi(build, needed.api, settings, runtime, { hide, files: reading.then(({ facts }) => facts) })
      : loadElsewhere(build, needed.api, settings, runtime, reading),
    reading,
    readHealth(build, needed.health, settings, runtime),
  ]);
  const result = build.facts.scope === 'builds' ? health?.result : undefined;
  const facts = mapStrings<Facts>(
    { ...read.facts, ...result, health: health?.health ?? build.facts.health },
    FIXED_FACT_FIELDS,
    redactText,
  );
  const fileFacts = build.oneJob ? selectStepFacts(files.facts, read.facts.failed_jobs?.[0]) : files.facts;
  // Outside of GitHub Actions, files are the only source.
  const isOfFiles = build.facts.ci !== GITHUB && isRed(facts.conclusion) && facts.termination === undefined;
  return {
    facts: {
      ...facts,
      ...(isOfFiles && terminationFacts(classifyFiles(fileFacts.errors, fileFacts.tests))),
      ...fileFacts,
      // A drill removes facts as well.
      ...(settings.drill && createDrillFacts(build.facts)),
    },
    diagnostics: [
      ...[read.notice, health?.notice].flatMap((message) => (message === undefined ? [] : notice('unread', message))),
      ...files.warnings.map((text): Diagnostic => {
        const message = settings.redactor.redact(sentence(text));
        return { code: 'unread', severity: 'warning', message };
      }),
    ],
  };
}

async function readHealth(build: Build, needed: readonly HealthLoader[], settings: Settings, runtime: Runtime) {
  if (needed.length === 0) return undefined;
  const { loadHealth } = await import(/* webpackChunkName: "health" */ '../health/load-health.ts');
  return loadHealth(settings, runtime, build.host, needed);
}

async function readFromApi(
  build: Build,
  requested: readonly ApiLoader[],
  settings: Settings,
  runtime: Runtime,
  common: Pick<LoaderContext, 'hide' | 'files'>,
): Promise<{ readonly facts: Facts; readonly notice?: string }> {
  if (requested.length === 0) return build;
  const required = withImplied(requested);
  const errors = new ApiErrors(listPermissions(required, build.facts.scope));
  const unread = { ...build.facts, conclusion: unreadConclusion(build) };
  const api = await openGithub(build, settings, runtime);
  if (api instanceof ApiError) {
    errors.add(EVERYTHING, api);
    return { facts: unread, notice: errors.notice() };
  }
  const loading: LoaderContext = await withQueueRun({
    ...{ ...common, api, base: build, required, runtime, time: runtime.budget, errors },
    passed: settings.status?.type === 'needs' ? settings.status.passed : [],
    maxExamined: COUNTED.test(settings.onlyIf ?? '') ? MAX_COUNTED : MAX_EXAMINED,
    jobFile: findJobFile(build.facts, line(settings.context.job, 'workflow_ref')),
  });
  const facts = (await collectError(errors, EVERYTHING, readFacts(loading))) ?? unread;
  return { facts, notice: errors.notice() };
}

/** Finds the workflow file of a job, which may be a called workflow in this repository or another one. */
function findJobFile({ repository, workflow_path }: Facts, called: string | undefined): string | undefined {
  if (called === undefined) return workflow_path;
  return called.startsWith(`${repository?.name}/`) ? workflowPath(called) : undefined;
}

async function openGithub(build: Build, settings: Settings, runtime: Runtime): Promise<Api | ApiError> {
  const repository = line(runtime.env, 'GITHUB_REPOSITORY');
  if (repository === undefined) return new ApiError('GITHUB_REPOSITORY is not set');
  // GitHub's client parses the event file on import, whatever its size or state.
  if (build.payload === undefined) return new ApiError('the event file could not be read');
  if (settings.githubToken === undefined) return new ApiError('github-token is empty');
  const baseUrl = line(runtime.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const gate = new RateLimiter(runtime, runtime.budget.within(API_TIME));
  try {
    return await openApi({ token: settings.githubToken, baseUrl, repository, runtime, gate });
  } catch {
    return new ApiError('its client could not be loaded');
  }
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
function listPermissions(required: ReadonlySet<ApiLoader>, scope: Facts['scope']): readonly PermissionName[] {
  const permissions = [...required].flatMap((loader): readonly PermissionName[] =>
    loader === 'change' && scope === 'deployment' ? ['deployments: read'] : API_SOURCES[loader].permissions,
  );
  return ['contents: read', ...permissions];
}
