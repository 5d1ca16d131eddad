/** How earlier and later attempts and runs ended: those of the run, or of one job of it. */

import type { Time } from '../../../text/calendar.ts';
import { colourOf } from '../../conclusion.ts';
import { classify } from '../../end/classify.ts';
import { isBlameless } from '../../end/end.ts';
import type { LoadedFacts } from '../../facts.ts';
import type { Api } from '../api/client.ts';
import { type LoaderContext, once } from '../context.ts';
import { type ApiJob, type RunKey, readJobs, wentWrong } from '../jobs/jobs.ts';
import { findJobByName, type JobInRun, likelyPage } from './job-in-run.ts';
import { HistoryLimitError, type RunLine } from './run-line.ts';
import { type RunRecord, readAttempt } from './runs.ts';
import { type PastRun, type Streak, streakOf } from './streak.ts';

/** What stands before and behind the end that is reported. */
export interface EndLine {
  /** Newest first. @throws ApiError when nothing can be read */
  readonly earlier: AsyncIterable<PastRun>;
  /** The newest that began later and ended already. @throws ApiError where that cannot be read */
  readonly newer: () => Promise<LoadedFacts['newer_run']>;
}

/** Runs without the job before it is taken for a new one. */
const ENOUGH_WITHOUT = 2;
/** Cancelled runs that are searched for an end of the job, and newer ones. */
const MOST_CANCELLED = 2;
const MOST_NEWER = 2;

/** Failures at each end of a streak whose jobs are looked at, as long as it was not the code; of a short one, all. */
const [MOST_LOST, SHORT] = [3, 3];

/**
 * Walks back to the last success, and no further.
 *
 * @throws what `earlier` throws before it gave anything, `HistoryLimitError` aside: then nothing is known
 */
export async function readStreak(current: PastRun, earlier: AsyncIterable<PastRun>): Promise<Streak> {
  const failures: PastRun[] = [];
  let green: PastRun | undefined;
  let whole = true;
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
    whole = false;
  }
  return streakOf(current, await withInnocence(failures, whole), { green, whole });
}

/** With whether they were the code's, at both ends of the streak: what is between two that were tells nothing new. */
async function withInnocence(failures: readonly PastRun[], whole: boolean): Promise<readonly PastRun[]> {
  const known = new Map<PastRun, boolean>();
  for (const order of [...(whole ? [failures.toReversed()] : []), failures]) {
    for (const end of order.slice(0, MOST_LOST)) {
      const innocent = end.innocent ?? (await end.jobs?.().then(wereInnocent, () => false)) ?? false;
      known.set(end, innocent);
      if (!innocent && failures.length > SHORT) break;
    }
  }
  return failures.map((end) => ({ ...end, innocent: known.get(end) ?? end.innocent }));
}

/** The ends of a whole run. */
export function endsOfRuns({ api }: LoaderContext, run: RunRecord, line: RunLine): EndLine {
  return {
    earlier: earlierRuns(api, run, line),
    newer: async () => {
      const found = (await line.newer()).find(({ conclusion }) => colourOf(conclusion) !== undefined);
      return found && newerEnd(found, found);
    },
  };
}

async function* earlierRuns(api: Api, run: RunRecord, line: RunLine): AsyncGenerator<PastRun> {
  const jobsOf = (key: RunKey) => once(() => readJobs(api, key));
  for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
    const earlier = await readAttempt(api, { id: run.id, attempt });
    const colour = earlier && runColour(earlier);
    if (!earlier || !colour) continue;
    yield { ...pastRun(earlier, earlier.started_at), ...colour, attempt, jobs: jobsOf({ id: run.id, attempt }) };
  }
  let asked = 0;
  for await (const listed of line.earlier()) {
    const isOlder = listed.conclusion === 'cancelled' && listed.attempt > 1 && asked < MOST_CANCELLED;
    asked += isOlder ? 1 : 0;
    const ended = isOlder ? await beforeLastAttempt(api, listed) : listed;
    const colour = ended && runColour(ended);
    if (ended && colour) yield { ...pastRun(ended, listed.created_at), ...colour, jobs: jobsOf(ended) };
  }
}

/** What was started again and cancelled then had ended before. */
function beforeLastAttempt(api: Api, { id, attempt }: RunRecord): Promise<RunRecord | undefined> {
  return readAttempt(api, { id, attempt: attempt - 1 }).catch(() => undefined);
}

/**
 * The ends of one job, whatever became of its runs.
 *
 * @param job the one that is reported
 */
export function endsOfJob(context: LoaderContext, run: RunRecord, line: RunLine, job: ApiJob): EndLine {
  const search = new JobSearch(context, job);
  return { earlier: search.before(run, line), newer: () => search.after(line) };
}

/** Looks for one job in other runs. */
class JobSearch {
  readonly #context: LoaderContext;
  readonly #name: string;
  #page: number;

  constructor(context: LoaderContext, job: ApiJob) {
    this.#context = context;
    this.#name = job.name;
    this.#page = likelyPage(context);
  }

  async *before(run: RunRecord, line: RunLine): AsyncGenerator<PastRun> {
    for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
      const end = jobEnd(await this.#look({ id: run.id, attempt }), run);
      if (end !== undefined) yield { ...end, attempt };
    }
    let without = 0;
    let cancelled: RunRecord[] = [];
    for await (const earlier of line.earlier()) {
      if (earlier.conclusion === 'cancelled') cancelled.push(earlier);
      // One that could not start has no jobs.
      if (colourOf(earlier.conclusion) === undefined || earlier.unstarted === true) continue;
      if (this.#isTooMuch()) throw new HistoryLimitError();
      const found = await this.#look(earlier);
      without = found.type === 'none' ? without + 1 : 0;
      if (without === ENOUGH_WITHOUT) break;
      const end = jobEnd(found, earlier);
      if (end === undefined) continue;
      if (!end.red) yield* await this.#endsAmong(cancelled);
      cancelled = [];
      yield end;
    }
    yield* await this.#endsAmong(cancelled);
  }

  async after(line: RunLine): Promise<LoadedFacts['newer_run']> {
    const ended = (await line.newer()).filter(({ conclusion }) => conclusion === 'cancelled' || colourOf(conclusion));
    for (const run of ended.slice(0, MOST_NEWER)) {
      const found = await this.#look(run);
      if (found.type === 'job' && colourOf(found.job.conclusion)) return newerEnd(run, found.job);
    }
    return undefined;
  }

  /**
   * A job may have failed before its run was cancelled, and then what came later did not break it. Such runs come in rows:
   * the oldest are looked at, up to the first failure.
   *
   * @returns newest first
   */
  async #endsAmong(cancelled: readonly RunRecord[]): Promise<readonly PastRun[]> {
    const ends: PastRun[] = [];
    for (const run of cancelled.toReversed().slice(0, MOST_CANCELLED)) {
      const end = await this.#endOfCancelled(run);
      if (end !== undefined) ends.unshift(end);
      if (end?.red === true) break;
    }
    return ends;
  }

  /** In its last attempt, else in the one before that: it may have been cancelled when it was started again. */
  async #endOfCancelled(run: RunRecord): Promise<PastRun | undefined> {
    for (const attempt of [run.attempt, run.attempt - 1]) {
      if (attempt === 0 || this.#isTooMuch()) return undefined;
      const found = await this.#look({ id: run.id, attempt }).catch(() => undefined);
      const end = found && jobEnd(found, run);
      if (end !== undefined) return end;
    }
    return undefined;
  }

  async #look(run: RunKey): Promise<JobInRun> {
    const found = await findJobByName(this.#context.api, run, this.#name, this.#page);
    if (found.type === 'job') this.#page = found.page;
    return found;
  }

  #isTooMuch(): boolean {
    return this.#context.api.weighed() >= this.#context.mostAsked;
  }
}

function jobEnd(found: JobInRun, run: RunRecord): PastRun | undefined {
  if (found.type !== 'job') return undefined;
  const { job } = found;
  const colour = colourOf(job.conclusion);
  if (colour === undefined) return undefined;
  const past = pastRun(run, run.created_at ?? job.started_at);
  const [url, innocent] = [job.url ?? past.url, wasInnocent(job)];
  return { ...past, ...colour, url, innocent, jobs: async () => [job] };
}

/** Whether it was the code in none of those that failed. */
export function wereInnocent(jobs: readonly ApiJob[]): boolean {
  const failed = jobs.filter(wentWrong);
  return failed.length > 0 && failed.every(wasInnocent);
}

/** Whether it was not the code, by the job's own record: no log of it is read. */
function wasInnocent(job: ApiJob): boolean {
  if (job.conclusion !== 'failure') return false;
  // A job that is stopped in a step, or never had a runner, leaves no log.
  const unlogged = job.step_names.length > 0 || job.unassigned === true;
  return isBlameless(job.end ?? classify({ ...job, unlogged }));
}

function runColour({ conclusion, unstarted }: RunRecord): Pick<PastRun, 'red' | 'ended' | 'innocent'> | undefined {
  return unstarted === true ? { red: true, ended: 'startup_failure', innocent: false } : colourOf(conclusion);
}

function pastRun({ number: run, url, sha }: RunRecord, at: Time | undefined): Omit<PastRun, 'red'> {
  return { run, url, at, sha };
}

function newerEnd(
  { number: run }: RunRecord,
  { url, conclusion }: Pick<RunRecord, 'url' | 'conclusion'>,
): NonNullable<LoadedFacts['newer_run']> {
  return { run, url, conclusion };
}
