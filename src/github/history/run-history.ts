/** Reads the reported run, and the results of earlier and later attempts and runs, for the run or one of its jobs. */

import type { Build } from '../../build/build.ts';
import { type Json, line, list, number, record, time } from '../../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../../build/code-host/runs.ts';
import { toTagSeries } from '../../build/code-host/urls.ts';
import { countedResult } from '../../build/conclusion.ts';
import type { Environment } from '../../platform.ts';
import { type Api, once, PER_PAGE, readTotal } from '../api/client.ts';
import { ApiError, createUnusableError, ignoreMissing } from '../api/errors.ts';
import { type ApiJob, readJobs } from '../jobs/jobs.ts';
import {
  type CompletedRun,
  findSearchLimit,
  HistoryLimitError,
  type Series,
  wereInfrastructure,
} from './earlier-results.ts';

/** Minimum runs without the job to treat it as new. */
const MIN_RUNS_WITHOUT = 2;
/** Maximum cancelled runs that are searched for a result of the job, and maximum newer runs. */
const MAX_CANCELLED = 2;
const MAX_NEWER = 2;
/** Pages of a hundred runs that are searched for an earlier result. */
const MAX_PAGES = 3;

/** Result of a run: `absent` if it lacked the job, undefined if it has no counted result. */
type Found = CompletedRun | 'absent' | undefined;

/**
 * Finds the results before and after a run, or one of its jobs, which has its own results, independent of its runs.
 * @param job name of the job
 */
export function findRunSeries(api: Api, run: GithubRun, job?: string): Series {
  const maxExamined = findSearchLimit(api.settings);
  const readFirstPage = once(() => findFirstPage(api, run));
  let examined = 0;
  const readResult = async (listed: GithubRun): Promise<Found> => {
    if (job === undefined) return toResult(api, listed);
    examined += 1;
    return readJobResult(api, listed, job);
  };
  const readAttempt = async (listed: GithubRun, attempt: number) => {
    if (job !== undefined) return keepCompleted(await readResult({ ...listed, attempt }));
    const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
    const answer = await api.get(route, { run_id: listed.id, attempt_number: attempt });
    const read = readGithubRun(record(answer));
    const result = read && toResult(api, read);
    return result && { ...result, at: result.startedAt };
  };

  async function* readEarlier(): AsyncGenerator<CompletedRun> {
    for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
      const result = await readAttempt(run, attempt);
      if (result !== undefined) yield { ...result, attempt };
    }
    let without = 0;
    let cancelled: GithubRun[] = [];
    for await (const listed of listEarlier()) {
      if (listed.conclusion === 'cancelled') cancelled.push(listed);
      // Runs that could not start have no jobs.
      const isCounted = countedResult(listed.conclusion) !== undefined || listed.unstarted === true;
      if (!isCounted || (job !== undefined && listed.unstarted === true)) continue;
      if (examined >= maxExamined) throw new HistoryLimitError();
      const found = await readResult(listed);
      without = found === 'absent' ? without + 1 : 0;
      if (without === MIN_RUNS_WITHOUT) break;
      const result = keepCompleted(found);
      if (result === undefined) continue;
      if (!result.red || job === undefined) yield* await readCancelled(cancelled);
      cancelled = [];
      const isRepeated = result.red && listed.attempt > 1 && result.startedAt !== undefined;
      yield { ...result, firstAttempt: isRepeated ? () => readAttempt(listed, 1) : undefined };
    }
    yield* await readCancelled(cancelled);
  }

  /** Lists earlier completed runs, newest first. @throws HistoryLimitError beyond the search limit */
  async function* listEarlier(): AsyncGenerator<GithubRun> {
    const { workflow } = await readFirstPage();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { runs, total } = page === 1 ? await readFirstPage() : await readPage(api, run, workflow, page);
      yield* runs.filter((one) => one.number < run.number && isSameSeries(one, run));
      if (page * PER_PAGE >= total) return;
    }
    // Runs of one pull request in the queue are close together.
    if (findQueue(run.branch) === undefined) throw new HistoryLimitError();
  }

  /**
   * Looks into cancelled runs, because a job may have failed before the cancellation, or the run may have completed
   * before a re-run was cancelled. They come in series, so only the oldest are read, up to the first failure.
   * @returns newest first
   */
  async function readCancelled(cancelled: readonly GithubRun[]): Promise<readonly CompletedRun[]> {
    const results: CompletedRun[] = [];
    for (const listed of cancelled.toReversed().slice(0, MAX_CANCELLED)) {
      for (const attempt of job === undefined ? [listed.attempt - 1] : [listed.attempt, listed.attempt - 1]) {
        if (attempt === 0 || examined >= maxExamined) break;
        const result = await readAttempt(listed, attempt).catch(() => undefined);
        if (result === undefined) continue;
        results.unshift(result);
        break;
      }
      if (results[0]?.red === true) break;
    }
    return results;
  }

  async function readNewer(): Promise<CompletedRun | undefined> {
    const { runs } = await readFirstPage();
    // A dry run of a past build has the clock of then.
    const isNewer = ({ number: count, created_at }: GithubRun) =>
      count > run.number && Date.parse(created_at ?? '1970') <= api.runtime.now();
    const mayCount = ({ conclusion }: GithubRun) =>
      countedResult(conclusion) !== undefined || (job !== undefined && conclusion === 'cancelled');
    const newer = runs.filter((one) => isNewer(one) && isSameTarget(one, run) && mayCount(one));
    for (const listed of newer.slice(0, MAX_NEWER)) {
      const result = keepCompleted(await readResult(listed));
      if (result !== undefined) return result;
    }
    return undefined;
  }

  return { earlier: readEarlier(), readNewer };
}

/** Takes the result from the list, which contains it. */
function toResult(api: Api, run: GithubRun): CompletedRun | undefined {
  const result = run.unstarted === true ? { red: true, isInfrastructure: false } : countedResult(run.conclusion);
  if (result === undefined) return undefined;
  const { id, url, sha, created_at: at, started_at: startedAt } = run;
  const { unstarted } = run;
  return {
    ...{ id, run: run.number, url, sha, at, startedAt, unstarted },
    ...result,
    jobs: once(() => readJobs(api, run)),
  };
}

/** @throws ApiError if several jobs have the name, which differs from having none */
async function readJobResult(api: Api, run: GithubRun, name: string): Promise<Found> {
  const jobs = await readJobs(api, run);
  const [job, ...others] = jobs.filter((one) => one.name === name);
  if (others.length > 0) throw new ApiError('several jobs of a run before have the same name');
  if (job === undefined) {
    // Nothing of the run started, or the caller or matrix of the job was skipped.
    const isSkipped = jobs.some((one) => one.conclusion === 'skipped' && isCallerOf(one, name));
    return jobs.length === 0 || isSkipped ? undefined : 'absent';
  }
  const result = countedResult(job.conclusion);
  if (result === undefined) return undefined;
  return {
    ...{ id: run.id, run: run.number, url: job.url ?? run.url, sha: run.sha },
    ...{ at: run.created_at ?? job.started_at, startedAt: job.started_at },
    ...{ ...result, isInfrastructure: wereInfrastructure([job]), jobs: async () => [job] },
  };
}

function keepCompleted(found: Found): CompletedRun | undefined {
  return found === 'absent' ? undefined : found;
}

/** Detects a skipped matrix or called workflow, which is listed once, without its jobs. */
function isCallerOf({ name }: ApiJob, complete: string): boolean {
  const [start] = name.split(' (${{', 1);
  return complete.startsWith(`${start} / `) || complete.startsWith(`${start} (`);
}

async function findFirstPage(api: Api, run: GithubRun): ReturnType<typeof readPage> {
  const { workflow } = run;
  if (workflow === undefined) throw new ApiError('the workflow of the run is not known');
  if (typeof workflow === 'number') return readPage(api, run, workflow, 1);
  const page = await readPage(api, run, workflow, 1).catch(ignoreMissing);
  if (page !== undefined && page.runs.length > 0) return page;
  // The file may have another name by now, or belong to the organisation: the id is always right.
  return findFirstPage(api, { ...run, workflow: readGithubRun(await readRun(api, run.id))?.workflow });
}

/** @param workflow id, or name of its file */
async function readPage(api: Api, run: GithubRun, workflow: number | string, page: number) {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const branch = findQueue(run.branch) === undefined && run.tags === undefined ? run.branch : undefined;
  const query = { workflow_id: workflow, event: run.event, branch, status: 'completed' } as const;
  const data = await api.page(route, query, page);
  const runs = parseRuns(data);
  return { runs, total: readTotal(data, page, runs.length), workflow };
}

/** Compares pull requests as well: several may have the same branch name, in turn or in forks. */
function isSameSeries(earlier: GithubRun, run: GithubRun): boolean {
  if (earlier.event !== run.event) return false;
  if (isOtherDispatch(earlier, run)) return false;
  const queue = findQueue(run.branch);
  if (queue !== undefined) return findQueue(earlier.branch) === queue;
  if (run.tags !== undefined) return earlier.branch !== undefined && toTagSeries(earlier.branch) === run.tags;
  if (earlier.branch !== run.branch) return false;
  return run.event?.startsWith('pull_request') !== true || isSamePull(earlier, run);
}

/** Compares one-word titles as types of dispatch; a sentence is the run name that the workflow sets. */
function isOtherDispatch({ title }: GithubRun, { dispatched }: GithubRun): boolean {
  return dispatched !== undefined && title !== undefined && title !== dispatched && !/\s/.test(title);
}

/** Compares tags as well: a later version does not make up for the failure of an earlier one. */
function isSameTarget(newer: GithubRun, run: GithubRun): boolean {
  return isSameSeries(newer, run) && (run.tags === undefined || newer.branch === run.branch);
}

function isSamePull(earlier: GithubRun, run: GithubRun): boolean {
  if (run.pulls.length > 0 && earlier.pulls.length > 0) return run.pulls.some((one) => earlier.pulls.includes(one));
  if (earlier.home !== run.home) return false;
  if (run.opened_at !== undefined && earlier.created_at !== undefined) {
    return Date.parse(earlier.created_at) >= Date.parse(run.opened_at);
  }
  // A pull request missing here would be missing in its earlier runs, too.
  return run.pulls.length === 0;
}

/** Removes the hash from a branch of a merge queue, which differs each time: `gh-readonly-queue/main/pr-104-<sha>`. */
function findQueue(branch: string | undefined): string | undefined {
  return /^(gh-readonly-queue\/.+\/pr-\d+)-[0-9a-f]+$/.exec(branch ?? '')?.[1];
}

/** Reads a run as the API shows it. */
export async function readRun(api: Api, id: number): Promise<Json | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return record(await api.get(route, { run_id: id }));
}

/** @throws ApiError for an invalid entry, because omitting it would falsify the history */
export function parseRuns(page: unknown): readonly GithubRun[] {
  return list(page, 'workflow_runs').map((one) => {
    const run = readGithubRun(record(one));
    if (run === undefined) throw createUnusableError();
    return run;
  });
}

/** Events whose runs go by the branch or tag that they are started on. */
const ON_A_REF =
  /^(?:push|release|schedule|workflow_dispatch|repository_dispatch|merge_group|pull_request|workflow_run)$/;

/** Sends one request if payload and environment lack data to look up its history. */
export async function readReportedRun(api: Api, build: Build, id: number): Promise<GithubRun | undefined> {
  const run = createReportedRun(build, api.runtime.env) ?? readGithubRun(await readRun(api, id));
  const { ref } = build.facts;
  return run && { ...run, tags: ref?.type === 'tag' ? toTagSeries(ref.name) : undefined };
}

/** Returns undefined if the known data is not enough to look up its history. */
function createReportedRun(build: Build, env: Environment): GithubRun | undefined {
  const { facts, payload } = build;
  const id = facts.run?.id;
  if (id === undefined || facts.run?.number === undefined) return undefined;
  const upstream = readGithubRun(record(payload, 'workflow_run'));
  if (upstream?.id === id) return upstream.workflow === undefined ? undefined : upstream;
  const workflow = findWorkflowFile(env);
  const { name } = facts.event;
  if (workflow === undefined || !ON_A_REF.test(name)) return undefined;
  const pull = record(payload, 'pull_request');
  if (name === 'pull_request' && pull === undefined) return undefined;
  return {
    id,
    number: facts.run.number,
    attempt: facts.run.attempt ?? 1,
    url: facts.run.url,
    // Triggered runs use the default branch, whichever branch triggered them.
    sha: (name === 'workflow_run' ? undefined : facts.commit?.sha) ?? line(env, 'GITHUB_SHA'),
    workflow,
    event: name,
    dispatched: name === 'repository_dispatch' ? facts.event.action : undefined,
    branch: line(pull, 'head', 'ref') ?? /^refs\/(?:heads|tags)\/(.+)$/.exec(line(env, 'GITHUB_REF') ?? '')?.[1],
    home: line(pull, 'head', 'repo', 'full_name'),
    pulls: pull === undefined ? [] : [number(pull, 'number') ?? 0],
    // Separates its runs from those of an earlier pull request on the same branch.
    opened_at: time(pull, 'created_at'),
  };
}

/** Extracts `ci.yml`; a workflow of another repository cannot be looked up. */
function findWorkflowFile(env: Environment): string | undefined {
  const [path = ''] = (line(env, 'GITHUB_WORKFLOW_REF') ?? '').split('@', 1);
  const prefix = `${line(env, 'GITHUB_REPOSITORY')}/.github/workflows/`;
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}
