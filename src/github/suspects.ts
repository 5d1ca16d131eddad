/** Finds the people who may have caused the failure: who changed what it names, or what triggers the workflow. */

import type { Build } from '../build/build.ts';
import { line, list, property } from '../build/code-host/json.ts';
import type { CodeHost } from '../build/code-host/urls.ts';
import type { Facts, Person } from '../build/facts.ts';
import { isTestFor, namedFiles } from '../build/files/failing-files.ts';
import { type Api, PER_PAGE } from './api/client.ts';
import { addFiles, compareCommits, readSince } from './commits.ts';
import { hasOtherCause } from './history/base-branch-failure.ts';
import { explainRun } from './history/earlier-results.ts';
import type { Comparison } from './history/status-change.ts';
import type { ApiJob } from './jobs/jobs.ts';
import {
  type ChangedPaths,
  type CommitRange,
  findSuspectRange,
  isDocument,
  markLaterCommits,
  narrowRange,
  noSuspects,
  type SuspectRange,
} from './suspect-range.ts';
import { classifyFiles } from './termination/classify.ts';
import { mayExplainFailure } from './termination/refused.ts';
import { isNotAttributable, needsExplanation } from './termination/termination.ts';

/** Maximum number of files and folders to look up for one message. */
const MAX_PATHS = 3;
const WORKFLOW = /^\.github\/workflows\/[^/]{1,200}$/;

type FoundRange = SuspectRange & { readonly changed?: ChangedPaths };

/** Holds the facts of the reported failure; a success has no failed jobs. */
interface Failure extends Partial<Facts> {
  readonly failed: readonly ApiJob[];
  /** True if the message names the suspects. */
  readonly namesSuspects: boolean;
}

/**
 * Reads the suspect range; for a success, its commits. Undefined without a previous success.
 * @param red true for a failure
 */
export async function readSuspects(
  api: Api,
  build: Build,
  compared: Comparison,
  red: boolean,
  readFailure: () => Promise<Failure>,
): Promise<Partial<Facts> | undefined> {
  const { green, first, sha: head } = compared;
  // An unknown first failure leaves the commits before it unknown.
  const broken = first === undefined ? head : first.sha;
  if (green?.sha === undefined || head === undefined || broken === undefined || green.sha === head) return undefined;
  const since = await readSince(api, build, { green: green.sha, broken, head }, red);
  if (since === undefined) return undefined;
  const found = red
    ? await readSuspectRange(api, build, since, compared, await readFailure())
    : findSuspectRange(since);
  const { changed, ...suspect_range }: FoundRange = found;
  return {
    commits_since_green: since.count > 0 ? markLaterCommits(since, changed) : undefined,
    suspects: suspect_range.people.length > 0 ? suspect_range.people : undefined,
    suspect_range,
  };
}

async function readSuspectRange(
  api: Api,
  build: Build,
  all: CommitRange,
  { before, facts }: Comparison,
  failure: Failure,
): Promise<FoundRange> {
  const { failed, termination, namesSuspects } = failure;
  if (failure.also_red !== undefined) return noSuspects('also_red');
  const { inputs = {}, run } = build.facts;
  // Inputs may differ from those of the previous run; those of a watched run are unknown.
  const mayHaveInputs = Object.keys(inputs).length > 0 || run?.event?.endsWith('_dispatch') === true;
  if (mayHaveInputs) return noSuspects('other_input');
  if (isNotAttributable(termination) && termination?.reason !== 'refused') return noSuspects('not_the_code');
  const isSearched = isUnproven(failure) || namesSuspects;
  const find = async (range: CommitRange) =>
    isSearched ? findSuspects(api, build, range, failure) : findSuspectRange(range);
  // The first failure of the streak differs from the current one.
  if (facts?.change !== 'still-failing' || failed.length === 0) return find(all);
  if (!failed.every(isElsewhere)) {
    const found = await find(all);
    const mayDiffer = found.commits.length > 0 && before?.sha !== all.head && before?.isInfrastructure !== true;
    const isOther = mayDiffer && (before?.unstarted || (await hasOtherCause(failed, () => explainRun(api, before))));
    return isOther ? noSuspects('other_error') : found;
  }
  const range = failed.every((job) => job.passed_last) ? narrowRange(all, before?.sha) : undefined;
  return range === undefined ? noSuspects('other_step') : { ...(await find(range)), since_previous_run: true };
}

/** Reads who may have broken a branch between two of its runs. @param failing paths of failing files */
export async function readCommitters(
  api: Api,
  host: CodeHost,
  bounds: Parameters<typeof compareCommits>[2],
  failing: readonly string[],
): Promise<readonly Person[]> {
  const range = await compareCommits(api, host, bounds);
  const isInCode = failing.length > 0 && !failing.some(isDocument);
  const { people } = range === undefined ? noSuspects('cut') : findSuspectRange(range, { isInCode });
  return people.map(({ changed: _, ...person }) => person);
}

/** Returns true if this run failed in something other than the previous run. */
function isElsewhere({ new: isNew, failed_steps: [first] }: ApiJob): boolean {
  return isNew === true || first?.new === true;
}

/** Returns true if nothing proves the code. A step may exceed its limit for any reason, unless its errors tell one. */
function isUnproven({ failed, errors = [], tests, termination }: Failure): boolean {
  if (termination?.reason !== 'timed_out') return needsExplanation(termination);
  return classifyFiles([...failed.flatMap((job) => job.errors), ...errors], tests)?.reason !== 'step';
}

/** Names the failed steps and tests and the errors of the reported jobs and files, the most certain first. */
function listFailures({ failed, errors = [], tests }: Failure) {
  const all = [...failed.flatMap((job) => job.errors), ...errors];
  const steps = failed.flatMap((job) => job.failed_steps.map(({ name }) => name));
  return {
    texts: [...steps, ...all.map(({ message }) => message)],
    errors: all.filter(({ low_confidence }) => low_confidence !== true),
    tests: tests?.earlier === true ? [] : [...(tests?.suite_failures ?? []), ...(tests?.failures ?? [])],
  };
}

/**
 * Finds the suspects: authors of commits that changed one of the named files, else a file that they test, else one that
 * triggers the workflow. If nothing proves the code, only authors of commits that may explain the failure.
 */
async function findSuspects(api: Api, build: Build, listed: CommitRange, failure: Failure): Promise<FoundRange> {
  const all = findSuspectRange(listed);
  const { termination } = failure;
  const isLimited = isUnproven(failure);
  if (all.commits.length === 0) return all;
  const { texts, errors, tests } = listFailures(failure);
  const { workflow_path: workflow } = build.facts;
  const isStartup = termination?.reason === 'startup_failure' && workflow !== undefined;
  const named = isStartup ? [workflow] : namedFiles([...errors, ...tests], api.runtime.workspace);
  const range = await addFiles(api, listed);
  const { commits, files = [] } = range;
  const isByDocument =
    named.some(isDocument) || files.some((file) => isDocument(file) && mayExplainFailure(file, texts, workflow));
  const isProven = termination?.reason === 'step' && termination.certain;
  const isInCode = (named.length > 0 || isProven) && !isByDocument;
  const isEachKnown = commits.every((commit) => commit.files !== undefined);
  let left = MAX_PATHS;
  // Maps commits to the path that they changed. Sends requests only if files are unknown.
  const lookUp = async (paths: readonly string[]): Promise<ChangedPaths> => {
    if (isEachKnown) {
      const found = commits.map((one) => [one.sha, paths.find((path) => isAmong(one.files ?? [], path))] as const);
      return new Map(found.flatMap(([sha, path]) => (path === undefined ? [] : [[sha, path]])));
    }
    const chosen = possiblyChanged(range, paths).slice(0, left);
    left -= chosen.length;
    const reading = Promise.all(chosen.map(async (path) => ({ path, shas: await readCommits(api, range, path) })));
    const found = await api.errors.collect('who changed the files in which it fails', reading);
    const changed = new Map<string, string>();
    for (const { path, shas } of found ?? []) for (const sha of shas) changed.set(sha, changed.get(sha) ?? path);
    return changed;
  };
  const mayExplain = (file: string) =>
    // A workflow that could not start may be correct, and one that it calls may be wrong.
    isLimited ? mayExplainFailure(file, texts, workflow) : isStartup && WORKFLOW.test(file);
  const paths = [...new Set([...named, ...files.filter(mayExplain)].map((file) => wholePath(files, file)))];
  const direct = await lookUp(paths);
  const isTested = (file: string) => paths.some((path) => isTestFor(path, file));
  const changed = direct.size > 0 ? direct : await lookUp(files.filter(isTested));
  if (changed.size > 0 || isLimited || isStartup) {
    const isNamed = [...changed.values()].some((path) => named.some((one) => `/${path}`.endsWith(`/${one}`)));
    const touched = isLimited || isStartup ? changed : undefined;
    const found = findSuspectRange(range, { changed, touched, isInCode });
    const isUntouched = found.commits.every((one) => one.changed === undefined);
    // No commit changed a workflow: the cause may be one of another repository, or a setting.
    if ((isLimited || isStartup) && isUntouched) return noSuspects('unproven', found.later_commits);
    return { ...found, beside: isNamed ? undefined : true, changed };
  }
  const triggers = all.commits.length > 1 ? await readPathFilter(api, build) : [];
  // Excludes no commit if the files of any are unknown.
  const isCountable = range.from !== undefined && commits.length < PER_PAGE;
  const isReadable = isEachKnown || (isCountable && possiblyChanged(range, triggers).length <= left);
  const touching = isReadable ? await lookUp(triggers) : new Map<string, string>();
  const touched = touching.size === 0 ? undefined : touching;
  const found = findSuspectRange(range, { touched, isInCode });
  const locations = new Set(found.commits.map(({ sha }) => touched?.get(sha)));
  const [within] = locations.size === 1 && found.commits.length < all.commits.length ? locations : [];
  return { ...found, within };
}

/** Lists the shas of the commits since the last success that changed this file or folder. */
async function readCommits(api: Api, { commits, head, from }: CommitRange, path: string) {
  const answer = await api.get('GET /repos/{owner}/{repo}/commits', {
    path: path.replace(/\/$/, ''),
    sha: head,
    since: from,
    per_page: PER_PAGE,
  });
  const listed = new Set(commits.map(({ sha }) => sha));
  return list(answer).flatMap((commit) => [line(commit, 'sha') ?? ''].filter((sha) => listed.has(sha)));
}

/** Completes a path of a trace, which may start at a package or at the folder of the step. */
function wholePath(files: readonly string[], path: string): string {
  if (files.includes(path)) return path;
  const [only = path, ...others] = files.filter((file) => file.endsWith(`/${path}`));
  return others.length === 0 ? only : path;
}

/** Excludes paths that the commits together did not change, if the comparison lists all files. */
function possiblyChanged({ files }: CommitRange, paths: readonly string[]): readonly string[] {
  return paths.filter((path) => files === undefined || isAmong(files, path));
}

function isAmong(files: readonly string[], path: string): boolean {
  return files.some((file) => (path.endsWith('/') ? file.startsWith(path) : file === path));
}

/**
 * Reads the static prefixes of `paths` with the workflow itself: each commit that triggers the workflow changed something
 * there. Empty if the workflow is not checked out, or has no such filter.
 */
async function readPathFilter(api: Api, build: Build): Promise<readonly string[]> {
  const { event, ref, repository, workflow_path: file } = build.facts;
  // A `workflow_run` checks out the default branch, whose workflow file may differ.
  const isOther = event.name === 'workflow_run' && ref?.name !== (repository?.default_branch ?? ref?.name);
  if (file === undefined || build.trigger === undefined || isOther) return [];
  const read = await api.runtime.files.read(file);
  if (read.type !== 'ok') return [];
  const { parseWorkflow } = await import(/* webpackChunkName: "facts" */ '../build/code-host/workflow.ts');
  const { triggers } = await parseWorkflow(read.text);
  const prefixes = staticPrefixes([property(triggers, build.trigger, 'paths') ?? []].flat());
  return prefixes.length === 0 ? [] : [...new Set([...prefixes, file])];
}

/** Returns none if a pattern has no static prefix. Negated patterns remove nothing. */
function staticPrefixes(patterns: readonly unknown[]): readonly string[] {
  const prefixes = new Set<string>();
  for (const pattern of patterns) {
    if (typeof pattern !== 'string') return [];
    if (pattern.startsWith('!')) continue;
    const fixed = /^[^*?+[\]\\]*/.exec(pattern)?.[0] ?? '';
    const prefix = fixed === pattern ? pattern : fixed.slice(0, fixed.lastIndexOf('/') + 1);
    if (prefix === '') return [];
    prefixes.add(prefix);
  }
  return [...prefixes];
}
