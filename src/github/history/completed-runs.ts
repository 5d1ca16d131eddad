/** Reads the results of earlier and later attempts and runs, for the run or for one of its jobs. */

import type { GithubRun } from '../../build/code-host/runs.ts';
import { countedResult } from '../../build/conclusion.ts';
import type { LoadedFacts } from '../../build/facts.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import { ApiError } from '../api/errors.ts';
import { type LoaderContext, once } from '../context.ts';
import { explainFailures } from '../jobs/failures.ts';
import { type ApiJob, type JobPage, type RunKey, readJobPage, readJobs, wentWrong } from '../jobs/jobs.ts';
import { classifyTermination } from '../termination/classify.ts';
import { isNotAttributable } from '../termination/termination.ts';
import { HistoryLimitError, type RunSeries } from './run-series.ts';
import { readAttempt } from './runs.ts';
import { type CompletedRun, getStreak, type Streak } from './streak.ts';

/** Holds the results before and after the reported one. */
export interface Series {
  /**
   * Newest first.
   * @throws ApiError if nothing can be read
   */
  readonly earlier: AsyncIterable<CompletedRun>;
  /**
   * Reads the newest run that started later and is completed.
   * @throws ApiError if it cannot be read
   */
  readonly newer: () => Promise<LoadedFacts['newer_run']>;
}

/** Minimum runs without the job to treat it as new. */
const MIN_RUNS_WITHOUT = 2;
/** Maximum cancelled runs that are searched for a result of the job, and maximum newer runs. */
const MAX_CANCELLED = 2;
const MAX_NEWER = 2;
/**
 * Maximum failures to classify at each side of a streak, as long as they are infrastructure failures; a short one is
 * read completely.
 */
const MAX_JUDGED = 3;

/**
 * Walks back to the last success, and no further.
 * @param failed the jobs that failed now
 * @throws errors of `earlier` before its first result, except `HistoryLimitError`: then nothing is known
 */
export async function readStreak(
  context: LoaderContext,
  current: CompletedRun,
  earlier: AsyncIterable<CompletedRun>,
  failed: readonly ApiJob[],
): Promise<Streak> {
  const failures: CompletedRun[] = [];
  let green: CompletedRun | undefined;
  let complete = true;
  try {
    for await (const end of earlier) {
      if (!end.red) {
        green = end;
        break;
      }
      failures.push(end);
    }
  } catch (error) {
    if (failures.length === 0 && !(error instanceof HistoryLimitError)) throw error;
    if (failures.length === 0) return { byCode: false };
    complete = false;
  }
  const streak = getStreak(current, await judged(context, failures, complete, failed), { green, whole: complete });
  return { ...streak, first: streak.first && (await datedFromItsAttempt(streak.first)) };
}

/** Marks infrastructure failures at the first and last failure of the streak; those in between do not change it. */
async function judged(
  context: LoaderContext,
  failures: readonly CompletedRun[],
  complete: boolean,
  failed: readonly ApiJob[],
): Promise<readonly CompletedRun[]> {
  const existing = new Map<CompletedRun, boolean>();
  const isShort = failures.length <= MAX_JUDGED;
  for (const order of [...(complete ? [failures.toReversed()] : []), failures]) {
    for (const end of order.slice(0, MAX_JUDGED)) {
      existing.set(end, existing.get(end) ?? (await isInfrastructure(end)));
      if (existing.get(end) === false && !isShort) break;
    }
  }
  const first = complete && isShort ? failures.findLast((end) => existing.get(end) === false) : undefined;
  const [newest] = failures;
  const now = failed.some(wentWrong) || newest === first ? failed : await failedIn(newest);
  if (first !== undefined && (await isExplainedAway(context, first, now))) existing.set(first, true);
  return failures.map((end) => ({ ...end, isInfrastructure: existing.get(end) ?? end.isInfrastructure }));
}

async function isInfrastructure({ isInfrastructure: innocent, jobs }: CompletedRun): Promise<boolean> {
  return innocent ?? (await jobs?.().then(wereInfrastructure, () => false)) ?? false;
}

/**
 * Reads the log if another step failed, because a network error may explain it. Skips several jobs, which prove
 * nothing.
 */
async function isExplainedAway(context: LoaderContext, first: CompletedRun, now: readonly ApiJob[]): Promise<boolean> {
  const steps = new Set(now.flatMap((job) => job.failed_steps.map(({ name }) => name)));
  const [job, ...rest] = await failedIn(first);
  const [step] = job?.failed_steps ?? [];
  if (job === undefined || step === undefined || rest.length > 0 || steps.size === 0 || steps.has(step.name)) {
    return false;
  }
  return isNotAttributable((await explainFailures(context, [job]))[0]?.termination);
}

async function failedIn(end: CompletedRun | undefined): Promise<readonly ApiJob[]> {
  const jobs = await end?.jobs?.().catch(() => []);
  return (jobs ?? []).filter(wentWrong);
}

/** Moves the start of the streak to the attempt in which the code first failed. */
async function datedFromItsAttempt({ retry, ...end }: CompletedRun): Promise<CompletedRun> {
  if (retry === undefined) return end;
  const first = await retry.first().catch(() => undefined);
  const isSame = first === undefined || (first.red && !(await isInfrastructure(first)));
  return isSame ? end : { ...end, at: retry.at };
}

/**
 * Reads the series of a run or job.
 * @param run the reported run
 * @param job the reported job, which has its own results, independent of its runs
 */
export function readRunSeries(context: LoaderContext, run: GithubRun, line: RunSeries, job?: ApiJob): Series {
  const search = job === undefined ? new RunSearch(context) : new JobSearch(context, job.name);
  return { earlier: earlierIn(search, run, line), newer: () => newerIn(search, line) };
}

/** Result of a run: `absent` if it lacked the job, undefined if it has no counted result. */
type Found = CompletedRun | 'absent' | undefined;

interface Search {
  /** Reads the last attempt of a listed run. */
  readonly run: (listed: GithubRun) => Promise<Found>;
  readonly attempt: (run: GithubRun, attempt: number) => Promise<Found>;
  /** True if a listed cancelled run must be searched for its own result. */
  readonly isOfJob: boolean;
  /** True after too many requests. */
  readonly isTooMuch: () => boolean;
}

async function* earlierIn(search: Search, run: GithubRun, line: RunSeries): AsyncGenerator<CompletedRun> {
  for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
    const end = completed(await search.attempt(run, attempt));
    if (end !== undefined) yield { ...end, attempt };
  }
  let without = 0;
  let cancelled: GithubRun[] = [];
  for await (const listed of line.earlier()) {
    if (listed.conclusion === 'cancelled') cancelled.push(listed);
    // Runs that could not start have no jobs.
    if (countedResult(listed.conclusion) === undefined && (listed.unstarted !== true || search.isOfJob)) continue;
    if (search.isOfJob && listed.unstarted === true) continue;
    if (search.isTooMuch()) throw new HistoryLimitError();
    const found = await search.run(listed);
    without = found === 'absent' ? without + 1 : 0;
    if (without === MIN_RUNS_WITHOUT) break;
    const end = completed(found);
    if (end === undefined) continue;
    if (!end.red || !search.isOfJob) yield* await endsAmong(search, cancelled);
    cancelled = [];
    yield { ...end, retry: getRetry(search, listed, end) };
  }
  yield* await endsAmong(search, cancelled);
}

function completed(found: Found): CompletedRun | undefined {
  return found === 'absent' ? undefined : found;
}

function getRetry(search: Search, run: GithubRun, { red, startedAt }: CompletedRun): CompletedRun['retry'] {
  if (!red || run.attempt === 1 || startedAt === undefined) return undefined;
  return { at: startedAt, first: async () => completed(await search.attempt(run, 1)) };
}

/**
 * Looks into cancelled runs, because a job may have failed before the cancellation, or the run may have completed
 * before a re-run was cancelled. They come in series, so only the oldest are read, up to the first failure.
 * @returns newest first
 */
async function endsAmong(search: Search, cancelled: readonly GithubRun[]): Promise<readonly CompletedRun[]> {
  const ends: CompletedRun[] = [];
  for (const run of cancelled.toReversed().slice(0, MAX_CANCELLED)) {
    for (const attempt of search.isOfJob ? [run.attempt, run.attempt - 1] : [run.attempt - 1]) {
      if (attempt === 0 || search.isTooMuch()) break;
      const end = completed(await search.attempt(run, attempt).catch(() => undefined));
      if (end === undefined) continue;
      ends.unshift(end);
      break;
    }
    if (ends[0]?.red === true) break;
  }
  return ends;
}

async function newerIn(search: Search, line: RunSeries): Promise<LoadedFacts['newer_run']> {
  const isOver = ({ conclusion }: GithubRun) =>
    countedResult(conclusion) !== undefined || (search.isOfJob && conclusion === 'cancelled');
  for (const run of (await line.newer()).filter(isOver).slice(0, MAX_NEWER)) {
    const end = completed(await search.run(run));
    if (end !== undefined) return { run: end.run, url: end.url, conclusion: getConclusion(end) };
  }
  return undefined;
}

function getConclusion({ red, ended }: CompletedRun): Conclusion {
  if (!red) return 'success';
  return ended === 'timed_out' ? ended : 'failure';
}

/** Searches complete runs, whose list contains their results. */
class RunSearch implements Search {
  readonly isOfJob = false;
  readonly #context: LoaderContext;

  constructor(context: LoaderContext) {
    this.#context = context;
  }

  readonly run = async (listed: GithubRun): Promise<Found> => {
    const colour = listed.unstarted === true ? UNSTARTED : countedResult(listed.conclusion);
    if (colour === undefined) return undefined;
    const { number: run, url, sha, title, created_at: at, started_at: startedAt } = listed;
    return {
      ...{ run, url, sha, title, at, startedAt },
      ...colour,
      jobs: once(() => readJobs(this.#context.api, listed)),
    };
  };

  readonly attempt = async ({ id }: GithubRun, attempt: number): Promise<Found> => {
    const read = await readAttempt(this.#context.api, { id, attempt });
    const end = read && completed(await this.run(read));
    return end && { ...end, at: end.startedAt };
  };

  readonly isTooMuch = () => false;
}

const UNSTARTED = { red: true, ended: 'startup_failure', isInfrastructure: false } as const;

/** Searches one job in other runs, by its name. */
class JobSearch implements Search {
  readonly isOfJob = true;
  readonly #context: LoaderContext;
  readonly #name: string;
  #page: number;

  constructor(context: LoaderContext, name: string) {
    this.#context = context;
    this.#name = name;
    this.#page = likelyPage(context);
  }

  readonly run = async (listed: GithubRun): Promise<Found> => {
    const job = await this.#find(listed, this.#page);
    if (job === 'absent' || job === 'skipped') return job === 'absent' ? job : undefined;
    const colour = countedResult(job.conclusion);
    if (colour === undefined) return undefined;
    return {
      ...{ run: listed.number, url: job.url ?? listed.url, sha: listed.sha, title: listed.title },
      ...{ at: listed.created_at ?? job.started_at, startedAt: job.started_at },
      ...{ ...colour, isInfrastructure: wasInfrastructure(job), jobs: async () => [job] },
    };
  };

  readonly attempt = (run: GithubRun, attempt: number) => this.run({ ...run, attempt });

  readonly isTooMuch = () => this.#context.api.countedRequests() >= this.#context.mostAsked;

  /**
   * Searches page by page, most likely first. The name of a matrix job with its values is unique; for any other, all
   * pages are read. Returns `skipped` if its caller or matrix was skipped, or nothing of the run started.
   * @throws ApiError if the jobs are deleted, or several have the name, which differs from having none
   */
  async #find(run: RunKey, likely: number): Promise<ApiJob | 'absent' | 'skipped'> {
    const { api } = this.#context;
    const name = this.#name;
    const found: { readonly job: ApiJob; readonly page: number }[] = [];
    let skipped = false;
    const lookAt = ({ jobs }: JobPage, page: number) => {
      found.push(...jobs.filter((one) => one.name === name).map((job) => ({ job, page })));
      skipped ||= jobs.some((one) => one.conclusion === 'skipped' && leadsTo(one, name));
    };
    const first = await readJobPage(api, run, likely);
    // An empty page does not reveal the number of jobs.
    if (first.jobs.length === 0) return likely > 1 ? this.#find(run, 1) : 'skipped';
    lookAt(first, likely);
    for (let page = 1; page <= first.last && !(found.length > 0 && isLeg(name)); page += 1) {
      if (page !== likely) lookAt(await readJobPage(api, run, page), page);
    }
    const [only, ...rest] = found;
    if (rest.length > 0) throw new ApiError('several jobs of a run before have the same name');
    if (only === undefined) return skipped ? 'skipped' : 'absent';
    this.#page = only.page;
    return only.job;
  }
}

/** Guesses the page of this job in another run from its position in the matrix. */
function likelyPage({ leg }: Pick<LoaderContext, 'leg'>): number {
  return 1 + Math.floor(leg / 100);
}

function isLeg(name: string): boolean {
  const start = name.indexOf(' (');
  return start >= 0 && start < name.length - ' ()'.length && name.endsWith(')');
}

/** Detects a skipped matrix or called workflow, which is listed once, without its jobs. */
function leadsTo({ name }: ApiJob, complete: string): boolean {
  const [start] = name.split(' (${{', 1);
  return complete.startsWith(`${start} / `) || complete.startsWith(`${start} (`);
}

/** Returns true if every failed job had an infrastructure failure. */
export function wereInfrastructure(jobs: readonly ApiJob[]): boolean {
  const failed = jobs.filter(wentWrong);
  return failed.length > 0 && failed.every(wasInfrastructure);
}

/** Returns true for an infrastructure failure by the job's own record, without reading its log. */
function wasInfrastructure(job: ApiJob): boolean {
  if (job.conclusion !== 'failure') return false;
  // A job that is stopped within a step, or never had a runner, leaves no log.
  const unlogged = job.step_names.length > 0 || job.unassigned === true;
  return isNotAttributable(job.termination ?? classifyTermination({ ...job, unlogged }));
}
