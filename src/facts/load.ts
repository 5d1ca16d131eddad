/**
 * Reads the facts that the plan names, from GitHub's API and from files of the workspace. Whatever goes wrong there costs
 * those facts and a notice, never the message. Heavy: imported only when a plan names anything.
 */

import { overlay } from '../overlay.ts';
import { loadHide, withoutCredentials } from '../text/credentials/without-credentials.ts';
import type { StageContext } from '../world.ts';
import { type Base, unreadConclusion } from './base.ts';
import { loadElsewhere } from './ci/load-elsewhere.ts';
import { isRed } from './conclusion.ts';
import { endFacts } from './end/end.ts';
import { endOfFiles } from './end/own-end.ts';
import type { ApiLoader, Facts, FactsOf, LoaderName, Run } from './facts.ts';
import { ownCause } from './files/own-cause.ts';
import { isFileLoader } from './files/planned.ts';
import { type FilesReading, readFiles } from './files/read-files.ts';
import { type Api, openApi } from './github/api/client.ts';
import { ApiError, ApiFaults, type Permission, type PermissionName } from './github/api/faults.ts';
import { ApiGate } from './github/api/gate.ts';
import { BuildReads } from './github/build-reads.ts';
import { type LoaderContext, orFault } from './github/context.ts';
import { withQueueRun } from './github/queue.ts';
import { isApiLoader, isHealthLoader } from './health/health-loaders.ts';
import type { HealthReading } from './health/load-health.ts';
import { filesUrl, workflowPath } from './host/addresses.ts';
import { runTitle } from './host/commits.ts';
import { type Json, line, number } from './host/json.ts';
import { LOADERS, withImplied } from './loader-registry.ts';
import { OUR_WORDS } from './parts/our-words.ts';

export interface LoadInput extends StageContext {
  readonly base: Base;
  readonly wanted: ReadonlySet<LoaderName>;
  /** Names of facts that `only-if` waits for. */
  readonly deciding?: readonly string[];
}

export interface LoadResult {
  readonly facts: Facts;
  /** Says what could not be read. */
  readonly notice?: string;
  /** How many requests to the code host's API it took, those for logs aside; absent for none. */
  readonly reads?: number;
  /** What is wrong with files of the workspace, a sentence each. */
  readonly warnings?: readonly string[];
}

/** What a message goes without where nothing can be read. */
const EVERYTHING = 'what the GitHub API tells';
/** For everything that is read of GitHub's API. */
const API_TIME = { part: 1 / 3, atMost: 5_000 };
/** The same of files, which may be large. */
const FILES_TIME = { part: 1 / 3, atMost: 10_000 };

/** Requests before a row of failures is left without its beginning; more where a condition counts it. */
const MOST_ASKED = 6;
const MOST_COUNTED = 30;
const COUNTED = /^(?:failures_in_a_row|broken_since|last_green)\b/;

/** Where there is an API to read from. */
const GITHUB = 'GitHub Actions';

export async function load(input: LoadInput): Promise<LoadResult> {
  const { base } = input;
  const reading = loadFromFiles(input);
  const [told, files, health] = await Promise.all([loadFromApi(input, reading), reading, loadHealthOf(input)]);
  const end = base.facts.scope === 'builds' ? health?.end : undefined;
  const facts = { ...overlay(told.facts, end), health: health?.health };
  const own = base.speaker.oneJob ? ownCause(files.facts, told.facts.failed_jobs?.[0]) : files.facts;
  // Elsewhere there is nothing to ask: what the files tell is all.
  const ended = base.facts.ci !== GITHUB && isRed(facts.conclusion) ? endFacts(endOfFiles(own.errors, own.tests)) : {};
  return {
    ...told,
    ...files,
    facts: overlay(
      await withoutCredentials(overlay<Facts>(facts, facts.end === undefined && ended), OUR_WORDS),
      own,
      base.feigned,
    ),
    notice: [told.notice, health?.notice].filter((notice) => notice !== undefined).join('. ') || undefined,
    reads: health === undefined ? told.reads : (told.reads ?? 0) + health.reads,
  };
}

/** Undefined where nothing asks for it. */
async function loadHealthOf({ settings, base, wanted, world, budget }: LoadInput): Promise<HealthReading | undefined> {
  const asked = [...wanted].filter(isHealthLoader);
  if (asked.length === 0) return undefined;
  const { loadHealth } = await import(/* webpackChunkName: "health" */ './health/load-health.ts');
  return loadHealth({ settings, base, world, budget, wanted: asked });
}

/** The same without what files tell. */
interface ApiInput extends LoadInput {
  readonly wanted: ReadonlySet<ApiLoader>;
}

async function loadFromFiles(input: LoadInput): Promise<FilesReading> {
  const wanted = [...input.wanted].filter(isFileLoader);
  const { settings, base, world } = input;
  const budget = input.budget.within(FILES_TIME);
  return readFiles(wanted, {
    settings,
    root: world.workspace,
    late: () => world.signal.aborted || budget.isOver,
    loadHide: () => loadHide(settings.redactor),
    page: filesUrl(base.host, base.facts.commit?.sha),
  });
}

async function loadFromApi(all: LoadInput, files: Promise<FilesReading>): Promise<LoadResult> {
  const wanted = withImplied([...all.wanted].filter(isApiLoader));
  const input = { ...all, wanted };
  const { base } = input;
  if (wanted.size === 0) return { facts: base.facts };
  if (base.facts.ci !== GITHUB) {
    const told = (await files).facts;
    const elsewhere = await loadElsewhere({ ...all, wanted: [...all.wanted].filter(isApiLoader), told });
    return { ...elsewhere, facts: overlay(unreadFacts(base), elsewhere.facts) };
  }
  const faults = new ApiFaults(permissionsFor(wanted, base.facts.scope));
  const api = await openGithub(input);
  if (api instanceof ApiError) {
    faults.add(EVERYTHING, api);
    return { facts: unreadFacts(base), notice: faults.notice() };
  }
  const context = await withQueueRun(await contextOf(input, { api, faults, files }));
  const facts = (await orFault(faults, EVERYTHING, readFacts(context))) ?? unreadFacts(base);
  return { facts, notice: faults.notice(), reads: api.asked() };
}

async function contextOf(
  input: ApiInput,
  { api, faults, files }: Pick<LoaderContext, 'api' | 'faults'> & { readonly files: Promise<FilesReading> },
): Promise<LoaderContext> {
  const { base, settings, wanted, world, deciding = [] } = input;
  return {
    api,
    base,
    wanted,
    world,
    time: input.budget,
    faults,
    lost: (loader) => LOADERS[loader].lost,
    passed: settings.status?.type === 'needs' ? settings.status.passed : [],
    mostAsked: deciding.some((name) => COUNTED.test(name)) ? MOST_COUNTED : MOST_ASKED,
    jobFile: fileOfJob(base.facts, line(settings.context.job, 'workflow_ref')),
    leg: number(settings.context.strategy, 'job-index') ?? 0,
    hide: await loadHide(settings.redactor),
    files: files.then(({ facts }) => facts),
  };
}

/** The run may have called another workflow, of this repository or another one. */
function fileOfJob({ repository, workflow_path }: Base['facts'], called: string | undefined): string | undefined {
  if (called === undefined) return workflow_path;
  return called.startsWith(`${repository?.name}/`) ? workflowPath(called) : undefined;
}

/** The API, or why nothing can be read from it. */
async function openGithub({ settings, base, world, budget: whole }: LoadInput): Promise<Api | ApiError> {
  const repository = line(world.env, 'GITHUB_REPOSITORY');
  if (repository === undefined) return new ApiError('GITHUB_REPOSITORY is not set');
  // GitHub's client parses the event file when it is loaded, whatever its size or state.
  if (base.payload === undefined) return new ApiError('the event file could not be read');
  if (settings.githubToken === undefined) return new ApiError('github-token is empty');
  const baseUrl = line(world.env, 'GITHUB_API_URL') ?? 'https://api.github.com';
  const gate = new ApiGate(world, whole.within(API_TIME));
  try {
    return await openApi({ token: settings.githubToken, baseUrl, repository, world, gate });
  } catch {
    return new ApiError('its client could not be loaded');
  }
}

/** What is known when nothing could be read. */
function unreadFacts(base: Base): Facts {
  return { ...base.facts, conclusion: unreadConclusion(base) };
}

/** Reads what is wanted, everything once, and at the same time what does not depend on something else. */
async function readFacts(context: LoaderContext): Promise<Facts> {
  const reads = new BuildReads(context);
  const [basis, ...brought] = await Promise.all([
    reads.basis(),
    ...[...context.wanted].map((loader) => factsBy(loader, reads)),
  ]);
  const facts: Facts = overlay(basis, ...brought);
  const isLate = facts.conclusion === 'failure' && facts.end?.what === 'timed_out';
  return {
    ...facts,
    conclusion: isLate ? 'timed_out' : facts.conclusion,
    run: facts.run && titled(facts.run, facts, await reads.run()),
  };
}

async function factsBy(loader: ApiLoader, reads: BuildReads): Promise<Partial<Facts>> {
  const brought: Promise<Partial<FactsOf<ApiLoader>>> = LOADERS[loader].read(reads);
  return { ...(await orFault(reads.context.faults, LOADERS[loader].lost, brought)) };
}

function titled(run: Run, { workflow, commit, pull_request }: Facts, json: Json | undefined): Run {
  const title = run.title ?? runTitle(json, [workflow, commit?.subject, pull_request?.title]);
  return { ...run, title };
}

/** All of them, in the order in which people write them, with what each brings. */
const BRINGS: Readonly<Record<PermissionName, string>> = {
  'actions: read': 'jobs, logs and earlier runs',
  'checks: read': 'errors, and why a run was cancelled',
  'contents: read': 'checking out, and commits',
  'deployments: read': 'earlier deployments',
  'pull-requests: read': 'the pull request',
  'vulnerability-alerts: read': 'Dependabot alerts',
};

/** A job that sets any permission loses all others, so that checking out has to be among them. */
function permissionsFor(wanted: ReadonlySet<ApiLoader>, scope: Facts['scope']): readonly Permission[] {
  const needed = new Set<string>(['contents: read', ...[...wanted].flatMap((loader) => permissionsOf(loader, scope))]);
  return Object.entries(BRINGS).flatMap(([name, brings]) => (needed.has(name) ? [{ name, brings }] : []));
}

function permissionsOf(loader: ApiLoader, scope: Facts['scope']): readonly PermissionName[] {
  const { permissions, permissionsOfDeployment = permissions } = LOADERS[loader];
  return scope === 'deployment' ? permissionsOfDeployment : permissions;
}
