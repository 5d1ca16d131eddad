/** Reads facts from GitHub's API and from files of the workspace. */

import { type Diagnostic, notice } from '../diagnostic.ts';
import { type Api, openApi } from '../github/api/client.ts';
import { ApiError, ApiErrors, type PermissionName } from '../github/api/errors.ts';
import { RateLimiter } from '../github/api/rate-limiter.ts';
import { readGithubFacts } from '../github/github-reader.ts';
import type { Runtime } from '../runtime.ts';
import type { Settings } from '../settings/settings.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { sentence } from '../text/format.ts';
import { mapStrings } from '../text/redaction/redactor.ts';
import { type Build, importDrill, unreadConclusion } from './build.ts';
import { line } from './code-host/json.ts';
import { pageUrl } from './code-host/urls.ts';
import { selectStepFacts } from './explanation.ts';
import type { Facts } from './facts.ts';
import type { FileContext } from './files/find.ts';
import { FIXED_FACT_FIELDS } from './groups/fixed-fields.ts';
import {
  API_SOURCES,
  type ApiLoader,
  FILE_OPTIONS,
  type FileLoader,
  type HealthLoader,
  isFileLoader,
  type LoaderName,
  withImplied,
} from './sources.ts';

/** Permissions of nearly every message, named together. A job that sets any permission loses that for the checkout. */
const PERMISSIONS: readonly PermissionName[] = ['actions: read', 'checks: read', 'contents: read'];
/** Time limits for all reads of GitHub's API, and for all reads of files, which may be large. */
const API_TIME = { part: 1 / 3, atMost: 5_000 };
const FILES_TIME = { part: 1 / 3, atMost: 10_000 };

/** @returns the facts, and what could not be read: notices about APIs, warnings about workspace files */
export async function readSources(
  build: Build,
  loaders: ReadonlySet<LoaderName>,
  settings: Settings,
  runtime: Runtime,
): Promise<{ readonly facts: Facts; readonly diagnostics: readonly Diagnostic[] }> {
  const all = [...loaders];
  const api = all.filter((one): one is ApiLoader => Object.hasOwn(API_SOURCES, one));
  const reading = readFiles(build, all.filter(isFileLoader), settings, runtime);
  const fromFiles = reading.then(({ facts }) => facts);
  // The code for all other CI systems already read the build.
  const readFacts =
    build.facts.ci === 'GitHub Actions'
      ? readFromApi
      : (await import(/* webpackChunkName: "facts" */ './ci/read-ci.ts')).loadElsewhere;
  const [read, files, health] = await Promise.all([
    readFacts(build, api, settings, runtime, fromFiles),
    reading,
    readHealth(build, all.filter(isHealthLoader), settings, runtime),
  ]);
  const result = build.facts.scope === 'builds' ? health?.result : undefined;
  const facts = mapStrings<Facts>(
    { ...read.facts, ...result, health: health?.health ?? build.facts.health },
    FIXED_FACT_FIELDS,
    redactText,
  );
  const fileFacts = build.oneJob ? selectStepFacts(files.facts, read.facts.failed_jobs?.[0]) : files.facts;
  return {
    facts: {
      ...facts,
      ...fileFacts,
      // A drill removes facts as well.
      ...(settings.drill && (await importDrill()).createDrillFacts(build.facts)),
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

/** Imports the code for files on demand. */
const FILE_READERS = {
  tests: async () => (await import(/* webpackChunkName: "files" */ './reports/read-test-reports.ts')).readTestReports,
  errors: async () => (await import(/* webpackChunkName: "files" */ './files/log-files.ts')).readLogFiles,
  report: async () => (await import(/* webpackChunkName: "files" */ './files/markdown-report.ts')).readReport,
};

/** Reads workspace files one at a time, because they are large. Returns problems as a sentence each. */
async function readFiles(
  { host, facts: known }: Build,
  loaders: readonly FileLoader[],
  settings: Settings,
  runtime: Runtime,
) {
  const time = runtime.budget.within(FILES_TIME);
  const context: FileContext = {
    root: runtime.workspace,
    isLate: () => runtime.signal.aborted || time.isOver,
    hide: (text) => redactText(text, settings.redactor),
    page: pageUrl(host, 'files', known.commit?.sha),
  };
  let facts: Partial<Facts> = {};
  const warnings: string[] = [];
  for (const loader of loaders) {
    const patterns = [settings[FILE_OPTIONS[loader]] ?? []].flat();
    const readFacts = await FILE_READERS[loader]();
    const { warnings: found, ...read } = await readFacts(patterns, context);
    facts = { ...facts, ...read };
    warnings.push(...found);
  }
  return { facts, warnings };
}

const isHealthLoader = (loader: LoaderName): loader is HealthLoader => loader.startsWith('health_');

async function readHealth(build: Build, loaders: readonly HealthLoader[], settings: Settings, runtime: Runtime) {
  if (loaders.length === 0) return undefined;
  const { loadHealth } = await import(/* webpackChunkName: "health" */ '../health/load-health.ts');
  return loadHealth(settings, runtime, build.host, loaders);
}

async function readFromApi(
  build: Build,
  requested: readonly ApiLoader[],
  settings: Settings,
  runtime: Runtime,
  files: Promise<Partial<Facts>>,
): Promise<{ readonly facts: Facts; readonly notice?: string }> {
  if (requested.length === 0) return build;
  const errors = new ApiErrors(PERMISSIONS);
  const opening = openGithub(build, settings, runtime, errors);
  const reading = opening.then((api) => readGithubFacts(api, build, withImplied(requested), files));
  const facts = await errors.collect('the data of the GitHub API', reading);
  return { facts: facts ?? { ...build.facts, conclusion: unreadConclusion(build) }, notice: errors.notice() };
}

/** @returns a rejection with an `ApiError` if it cannot be opened; throws only for internal errors */
function openGithub(build: Build, settings: Settings, runtime: Runtime, errors: ApiErrors): Promise<Api> {
  const refuse = (reason: string) => Promise.reject(new ApiError(reason));
  const repository = line(runtime.env, 'GITHUB_REPOSITORY');
  if (repository === undefined) return refuse('GITHUB_REPOSITORY is not set');
  // GitHub's client parses the event file on import, whatever its size or state.
  if (build.payload === undefined) return refuse('the event file could not be read');
  if (settings.githubToken === undefined) return refuse('github-token is empty');
  const gate = new RateLimiter(runtime, runtime.budget.within(API_TIME));
  return openApi({ repository, settings, runtime, gate, errors });
}
