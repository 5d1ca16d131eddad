/** Reads the results of earlier and later attempts and runs, for the run or for one of its jobs. */

import type { GithubRun } from '../../build/code-host/runs.ts';
import { countedResult } from '../../build/conclusion.ts';
import type { LoadedFacts } from '../../build/facts.ts';
import { ApiError } from '../api/errors.ts';
import { type LoaderContext, once } from '../context.ts';
import { explainFailures } from '../jobs/failures.ts';
import { type ApiJob, readJobs, wentWrong } from '../jobs/jobs.ts';
import { classifyTermination } from '../termination/classify.ts';
import { isNotAttributable } from '../termination/termination.ts';
import { HistoryLimitError, RunSeries } from './run-series.ts';
import { readAttempt } from './runs.ts';
import { type CompletedRun, getStreak, type Streak } from './streak.ts';

/** Holds the results before and after the reported one. */
export interface Series {
  /** Newest first. @throws ApiError if nothing can be read */
  readonly earlier: AsyncIterable<CompletedRun>;
  /** Reads the newest result that started later. @throws ApiError if it cannot be read */
  readonly newer: () => Promise<LoadedFacts['newer_run']>;
}

/** Minimum runs without the job to treat it as new. */
const MIN_RUNS_WITHOUT = 2;
/** Maximum cancelled runs that are searched for a result of the job, and maximum newer runs. */
const MAX_CANCELLED = 2;
const MAX_NEWER = 2;
/** Maximum infrastructure failures to classify at each side of a streak; a short one is classified completely. */
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
    for await (const result of earlier) {
      if (!result.red) {
        green = result;
        break;
      }
      failures.push(result);
    }
  } catch (error) {
    if (failures.length > 0) complete = false;
    else if (error instanceof HistoryLimitError) return { byCode: false };
    else throw error;
  }
  const classified = await classifyEnds(context, failures, complete, failed);
  const streak = getStreak(current, classified, { green, isComplete: complete });
  return { ...streak, first: streak.first && (await dateByAttempt(streak.first)) };
}

/** Marks infrastructure failures at the first and last failure of the streak; those in between do not change it. */
async function classifyEnds(
  context: LoaderContext,
  failures: readonly CompletedRun[],
  complete: boolean,
  failed: readonly ApiJob[],
): Promise<readonly CompletedRun[]> {
  const results = new Map<CompletedRun, boolean>();
  const isShort = failures.length <= MAX_JUDGED;
  for (const order of [...(complete ? [failures.toReversed()] : []), failures]) {
    for (const one of order.slice(0, MAX_JUDGED)) {
      const isOutside = results.get(one) ?? (await isInfrastructure(one));
      results.set(one, isOutside);
      if (!isOutside && !isShort) break;
    }
  }
  const first = complete && isShort ? failures.findLast((one) => results.get(one) === false) : undefined;
  const [newest] = failures;
  const now = failed.some(wentWrong) || newest === first ? failed : await readFailed(newest);
  if (first !== undefined && (await isExplainedAway(context, first, now))) results.set(first, true);
  return failures.map((one) => ({ ...one, isInfrastructure: results.get(one) ?? one.isInfrastructure }));
}

async function isInfrastructure({ isInfrastructure: known, jobs }: CompletedRun): Promise<boolean> {
  return known ?? (await jobs?.().then(wereInfrastructure, () => false)) ?? false;
}

/** Reads the log of a single job that failed in another step, because a network error may explain it. */
async function isExplainedAway(context: LoaderContext, first: CompletedRun, now: readonly ApiJob[]): Promise<boolean> {
  const steps = new Set(now.flatMap((job) => job.failed_steps.map(({ name }) => name)));
  const [job, ...others] = await readFailed(first);
  const [step] = job?.failed_steps ?? [];
  if (job === undefined || step === undefined || others.length > 0 || steps.size === 0 || steps.has(step.name)) {
    return false;
  }
  return isNotAttributable((await explainFailures(context, [job]))[0]?.termination);
}

async function readFailed(run: CompletedRun | undefined): Promise<readonly ApiJob[]> {
  const jobs = await run?.jobs?.().catch(() => []);
  return (jobs ?? []).filter(wentWrong);
}

/** Moves the start of the streak to the last attempt if the code did not fail in the first one. */
async function dateByAttempt({ firstAttempt, ...run }: CompletedRun): Promise<CompletedRun> {
  const first = await firstAttempt?.().catch(() => undefined);
  const isByCode = first === undefined || (first.red && !(await isInfrastructure(first)));
  return isByCode ? run : { ...run, at: run.startedAt };
}

/** Result of a run: `absent` if it lacked the job, undefined if it has no counted result. */
type Found = CompletedRun | 'absent' | undefined;

/** Reads the history of a run, or of one of its jobs, which has its own results, independent of its runs. */
export class RunHistory implements Series {
  readonly #context: LoaderContext;
  readonly #series: RunSeries;
  readonly #run: GithubRun;
  readonly earlier = this.#readEarlier();
  readonly #job: string | undefined;
  #reads = 0;

  constructor(context: LoaderContext, run: GithubRun, job?: ApiJob) {
    this.#context = context;
    this.#series = new RunSeries(context, run);
    this.#run = run;
    this.#job = job?.name;
  }

  readonly newer = async (): Promise<LoadedFacts['newer_run']> => {
    const mayCount = ({ conclusion }: GithubRun) =>
      countedResult(conclusion) !== undefined || (this.#job !== undefined && conclusion === 'cancelled');
    for (const run of (await this.#series.newer()).filter(mayCount).slice(0, MAX_NEWER)) {
      const result = onlyCompleted(await this.#read(run));
      const failed = result?.ended === 'timed_out' ? result.ended : 'failure';
      if (result !== undefined)
        return { run: result.run, url: result.url, conclusion: result.red ? failed : 'success' };
    }
    return undefined;
  };

  async *#readEarlier(): AsyncGenerator<CompletedRun> {
    const isOfJob = this.#job !== undefined;
    for (let attempt = this.#run.attempt - 1; attempt > 0; attempt -= 1) {
      const result = await this.#readAttempt(this.#run, attempt);
      if (result !== undefined) yield { ...result, attempt };
    }
    let without = 0;
    let cancelled: GithubRun[] = [];
    for await (const listed of this.#series.earlier()) {
      if (listed.conclusion === 'cancelled') cancelled.push(listed);
      // Runs that could not start have no jobs.
      const isCounted = countedResult(listed.conclusion) !== undefined || listed.unstarted === true;
      if (!isCounted || (isOfJob && listed.unstarted === true)) continue;
      if (this.#isTooMuch) throw new HistoryLimitError();
      const found = await this.#read(listed);
      without = found === 'absent' ? without + 1 : 0;
      if (without === MIN_RUNS_WITHOUT) break;
      const result = onlyCompleted(found);
      if (result === undefined) continue;
      if (!result.red || !isOfJob) yield* await this.#readCancelled(cancelled);
      cancelled = [];
      const isRepeated = result.red && listed.attempt > 1 && result.startedAt !== undefined;
      yield { ...result, firstAttempt: isRepeated ? () => this.#readAttempt(listed, 1) : undefined };
    }
    yield* await this.#readCancelled(cancelled);
  }

  /**
   * Looks into cancelled runs, because a job may have failed before the cancellation, or the run may have completed
   * before a re-run was cancelled. They come in series, so only the oldest are read, up to the first failure.
   * @returns newest first
   */
  async #readCancelled(cancelled: readonly GithubRun[]): Promise<readonly CompletedRun[]> {
    const results: CompletedRun[] = [];
    for (const run of cancelled.toReversed().slice(0, MAX_CANCELLED)) {
      for (const attempt of this.#job === undefined ? [run.attempt - 1] : [run.attempt, run.attempt - 1]) {
        if (attempt === 0 || this.#isTooMuch) break;
        const result = await this.#readAttempt(run, attempt).catch(() => undefined);
        if (result === undefined) continue;
        results.unshift(result);
        break;
      }
      if (results[0]?.red === true) break;
    }
    return results;
  }

  get #isTooMuch(): boolean {
    return this.#reads >= this.#context.maxExamined;
  }

  /** Reads the last attempt of a listed run. */
  #read(listed: GithubRun): Promise<Found> {
    return this.#job === undefined ? this.#readRun(listed) : this.#readJob(this.#job, listed);
  }

  async #readAttempt(run: GithubRun, attempt: number): Promise<CompletedRun | undefined> {
    if (this.#job !== undefined) return onlyCompleted(await this.#readJob(this.#job, { ...run, attempt }));
    const read = await readAttempt(this.#context.api, { id: run.id, attempt });
    const result = read && (await this.#readRun(read));
    return result && { ...result, at: result.startedAt };
  }

  /** Takes the result from the list, which contains it. */
  async #readRun(run: GithubRun): Promise<CompletedRun | undefined> {
    const result = run.unstarted === true ? UNSTARTED : countedResult(run.conclusion);
    if (result === undefined) return undefined;
    const { number, url, sha, title, created_at: at, started_at: startedAt } = run;
    return {
      ...{ run: number, url, sha, title, at, startedAt },
      ...result,
      jobs: once(() => readJobs(this.#context.api, run)),
    };
  }

  /** @throws ApiError if several jobs have the name, which differs from having none */
  async #readJob(name: string, run: GithubRun): Promise<Found> {
    this.#reads += 1;
    const jobs = await readJobs(this.#context.api, run);
    const [job, ...others] = jobs.filter((one) => one.name === name);
    if (others.length > 0) throw new ApiError('several jobs of a run before have the same name');
    if (job === undefined) {
      // Nothing of the run started, or the caller or matrix of the job was skipped.
      const isSkipped = jobs.some((one) => one.conclusion === 'skipped' && leadsTo(one, name));
      return jobs.length === 0 || isSkipped ? undefined : 'absent';
    }
    const result = countedResult(job.conclusion);
    if (result === undefined) return undefined;
    return {
      ...{ run: run.number, url: job.url ?? run.url, sha: run.sha, title: run.title },
      ...{ at: run.created_at ?? job.started_at, startedAt: job.started_at },
      ...{ ...result, isInfrastructure: wasInfrastructure(job), jobs: async () => [job] },
    };
  }
}

const UNSTARTED = { red: true, ended: 'startup_failure', isInfrastructure: false } as const;

function onlyCompleted(found: Found): CompletedRun | undefined {
  return found === 'absent' ? undefined : found;
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
