/** Reads a build from environment and event, and loads further facts by name. */

import { readFileSync, statSync } from 'node:fs';
import { describeCrash, notice } from '../diagnostic.ts';
import { systemReason } from '../errors.ts';
import type { Environment } from '../platform.ts';
import type { Runtime } from '../runtime.ts';
import { withTimeLimit } from '../service/http/system.ts';
import type { Settings } from '../settings/settings.ts';
import {
  adaptBuild,
  type Build,
  buildFromEvent,
  createBuild,
  importDrill,
  unreadConclusion,
  withFacts,
} from './build.ts';
import { isTooDeep, type Json, line, record } from './code-host/json.ts';
import { reportsAnotherRun } from './conclusion.ts';
import type { Facts } from './facts.ts';
import { findLoaders, findSources, type LoaderName, withImplied } from './sources.ts';

/** Limits the payload: GitHub's own limit is 25 MB, and parsing takes a second per 200 MB. */
const MAX_BYTES = 26 * 1024 * 1024;
/** Share of time after which hanging loads are abandoned: more than all their requests may wait. */
const LOADING_TIME = { part: 3 / 4 };

/** Loaders of the history. */
const HISTORY: readonly LoaderName[] = ['change', 'commits_since_green', 'suspects'];

/** Reads the build from environment and event, without a request. Never throws. */
export async function readBuild(settings: Settings, runtime: Runtime): Promise<Build> {
  const { env, command, workspace } = runtime;
  try {
    // Detects GitHub Actions, or a compatible system. Outside of a runner, an event file is enough.
    const isActions = ['GITHUB_ACTIONS', 'GITHUB_EVENT_NAME', 'GITHUB_EVENT_PATH'].some((name) => line(env, name));
    // The code for all other CI systems is imported on demand.
    const build = isActions
      ? readActions(settings, runtime)
      : await (await import(/* webpackChunkName: "facts" */ './ci/read-ci.ts')).readCi(settings, runtime);
    const reported =
      command === undefined
        ? build
        : (await import(/* webpackChunkName: "facts" */ './command-facts.ts')).withCommand(build, command, workspace);
    if (!settings.drill) return adaptBuild(reported, settings);
    const { createDrillFacts } = await importDrill();
    return withFacts(reported, { ...reported.facts, ...createDrillFacts(reported.facts) });
  } catch (error) {
    const build = adaptBuild(createMinimalBuild(settings, env), settings);
    return { ...build, missing: 'all', diagnostics: [...build.diagnostics, describeCrash(error)] };
  }
}

/** Reads only names, as a fallback after an internal error: whatever else is read may have caused it. */
function createMinimalBuild(settings: Settings, env: Environment): Build {
  const [job, repository] = ['GITHUB_JOB', 'GITHUB_REPOSITORY'].map((variable) => {
    const name = line(env, variable);
    return name === undefined ? undefined : { name };
  });
  const facts: Facts = {
    ci: 'git',
    event: { name: 'unknown' },
    workflow: line(env, 'GITHUB_WORKFLOW'),
    job,
    repository,
  };
  const host = { ci: 'git', forge: undefined, server: undefined, repository: undefined } as const;
  const build = createBuild(settings, { facts, host, scope: job === undefined ? 'event' : 'job' });
  const isUnknown = build.source === 'job' && reportsAnotherRun(env['GITHUB_EVENT_NAME'] ?? '');
  return isUnknown ? withFacts(build, { ...build.facts, conclusion: undefined }) : build;
}

function readActions(settings: Settings, { env, event: payload }: Runtime): Build {
  const { event, fault } = payload === undefined ? readEventFile(env['GITHUB_EVENT_PATH']) : { event: payload };
  const build = buildFromEvent(settings, env, event);
  if (fault !== undefined) build.diagnostics.push(notice('unread', `${fault}; the message omits the event data`));
  return build;
}

/** Reads the file of `GITHUB_EVENT_PATH`. Never throws: a run with a broken one still has something to report. */
export function readEventFile(path: string | undefined): { readonly event?: Json; readonly fault?: string } {
  if (path === undefined || path === '') return { fault: 'No event file: GITHUB_EVENT_PATH is not set' };
  const refuse = (why: string) => ({ fault: `The event file ${path} ${why}` });
  const incomplete = refuse('does not hold a complete JSON object');
  try {
    const file = statSync(path);
    if (!file.isFile()) return refuse('is not a regular file');
    if (file.size > MAX_BYTES) return refuse(`has ${file.size} bytes and was not read: more than ${MAX_BYTES}`);
    const content = readFileSync(path, 'utf8');
    if (content.trim() === '') return refuse('is empty');
    if (isTooDeep(content)) return refuse('is nested too deeply and was not read');
    // Windows tools prepend a byte order mark.
    const event = record(JSON.parse(content.replace(/^\uFEFF/, '')));
    return event === undefined ? incomplete : { event };
  } catch (error) {
    return error instanceof SyntaxError ? incomplete : refuse(`cannot be read (${systemReason(error)})`);
  }
}

/**
 * Loads the data for these fact names, such as `commit.author.name`: each source once. An error costs its facts, and
 * adds one diagnostic. Never throws, and stays within its share of the time.
 */
export async function loadFacts(
  build: Build,
  names: readonly string[],
  settings: Settings,
  runtime: Runtime,
): Promise<void> {
  const isFirst = build.loaded === undefined;
  const loaded = build.loaded ?? new Set();
  build.loaded = loaded;
  try {
    const loaders = findUnloaded(build, names, settings);
    if (loaders.size === 0) return;
    const { readSources } = await import(/* webpackChunkName: "facts" */ './read-sources.ts');
    build.loaded = new Set([...loaded, ...withImplied(loaders)]);
    const { facts, diagnostics } = await withTimeLimit(runtime.budget.share(LOADING_TIME), () =>
      readSources({ ...build }, loaders, settings, runtime),
    );
    // Keeps the facts that depend on the conclusion.
    build.facts = isFirst ? facts : { ...facts, conclusion: build.facts.conclusion };
    if (diagnostics.length > 0) build.missing ??= 'loaded';
    build.diagnostics.push(...diagnostics);
  } catch (error) {
    build.diagnostics.push(describeCrash(error));
    build.missing ??= 'loaded';
    if (isFirst) build.facts = { ...build.facts, conclusion: unreadConclusion(build) };
  }
}

/**
 * Returns the names whose facts could not be read, or lie beyond the search limit. Undefined as long as `loadFacts` may
 * add facts of these names.
 */
export function findUnread(build: Build, names: readonly string[], settings: Settings): readonly string[] | undefined {
  const { facts, missing, loaded } = build;
  if (loaded === undefined && findUnloaded(build, names, settings).size > 0) return undefined;
  if (missing === 'all') return names;
  // Earlier results of a streak of failures without a known start are unknown as well.
  const isCutShort = facts.failures_in_a_row !== undefined && facts.broken_since === undefined;
  const isUnread = (loader: LoaderName) => missing !== undefined || (isCutShort && HISTORY.includes(loader));
  return names.filter((name) => findLoaders(name, facts).some(isUnread));
}

function findUnloaded(build: Build, names: readonly string[], settings: Settings): ReadonlySet<LoaderName> {
  const loaders = findSources(names, { ...build, facts: build.eventFacts }, settings);
  return new Set([...loaders].filter((loader) => build.loaded?.has(loader) !== true));
}
