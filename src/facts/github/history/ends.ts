/** How earlier and later attempts and runs ended: those of the run, or of one job of it. */

import { defined } from '../../../defined.ts';
import type { Time } from '../../../text/calendar.ts';
import { HistoryLimitError, type PastRun } from '../../comparison.ts';
import { colourOf } from '../../conclusion.ts';
import { classify } from '../../end/classify.ts';
import { isBlameless } from '../../end/end.ts';
import type { LoadedFacts } from '../../facts.ts';
import type { Api } from '../api/client.ts';
import { type LoaderContext, once } from '../context.ts';
import { type ApiJob, type RunKey, readJobs, wentWrong } from '../jobs/jobs.ts';
import { findJobByName, type JobInRun, likelyPage } from './job-in-run.ts';
import type { RunLine } from './run-line.ts';
import { type RunRecord, readAttempt } from './runs.ts';

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

/** Runs of the same commit whose jobs are looked at before a green one, as long as it was not the code. */
const MOST_LOST = 3;

/** Of which red runs before it the jobs are looked at, and what they are asked. */
interface JobsOfRed {
  readonly most: number;
  readonly isAsked: (run: RunRecord) => boolean;
}

/**
 * The ends of a whole run.
 *
 * @param red of something red it is asked which failures are new, so the jobs of the run before are read anyway
 */
export function endsOfRuns(context: LoaderContext, run: RunRecord, line: RunLine, red: boolean): EndLine {
  const most = run.attempt > 1 ? 0 : red ? Number(context.wanted.has('new_failures')) : MOST_LOST;
  const isAsked = (end: RunRecord) => red || end.sha === run.sha;
  return {
    earlier: earlierRuns(context, run, line, { most, isAsked }),
    newer: async () => {
      const found = (await line.newer()).find(({ conclusion }) => colourOf(conclusion) !== undefined);
      return found && newerEnd(found, found);
    },
  };
}

async function* earlierRuns(
  { api }: LoaderContext,
  run: RunRecord,
  line: RunLine,
  { most, isAsked }: JobsOfRed,
): AsyncGenerator<PastRun> {
  let left = most;
  for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
    const earlier = await readAttempt(api, { id: run.id, attempt });
    const colour = earlier && runColour(earlier);
    if (earlier && colour) {
      yield {
        ...pastRun(earlier, earlier.started_at),
        ...colour,
        attempt,
        jobs: () => readJobs(api, { id: run.id, attempt }),
      };
    }
  }
  let asked = 0;
  for await (const listed of line.earlier()) {
    const isOlder = listed.conclusion === 'cancelled' && listed.attempt > 1 && asked < MOST_CANCELLED;
    asked += isOlder ? 1 : 0;
    const ended = isOlder ? await beforeLastAttempt(api, listed) : listed;
    const colour = ended && runColour(ended);
    if (ended === undefined || colour === undefined) continue;
    const jobs = once(() => readJobs(api, ended));
    const innocent = left > 0 && colour.red && isAsked(ended) && (await jobs().then(wereInnocent, () => false));
    left = innocent ? left - 1 : 0;
    yield { ...pastRun(ended, listed.created_at), ...colour, innocent, jobs };
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
  return defined<PastRun>({ ...past, ...colour, url, innocent, jobs: async () => [job] });
}

function wereInnocent(jobs: readonly ApiJob[]): boolean {
  const failed = jobs.filter(wentWrong);
  return failed.length > 0 && failed.every(wasInnocent);
}

/** Whether it was not the code, by the job's own record: no log of it is read. */
export function wasInnocent(job: ApiJob): boolean {
  if (job.conclusion !== 'failure') return false;
  // A job that is stopped in a step, or never had a runner, leaves no log.
  const unlogged = job.step_names.length > 0 || job.unassigned === true;
  return isBlameless(job.end ?? classify({ ...job, unlogged }));
}

function runColour({ conclusion, unstarted }: RunRecord): Pick<PastRun, 'red' | 'ended'> | undefined {
  return unstarted === true ? { red: true, ended: 'startup_failure' } : colourOf(conclusion);
}

function pastRun({ number: run, url, sha }: RunRecord, at: Time | undefined): Omit<PastRun, 'red'> {
  return defined<Omit<PastRun, 'red'>>({ run, url, at, sha });
}

function newerEnd(
  { number: run }: RunRecord,
  { url, conclusion }: Pick<RunRecord, 'url' | 'conclusion'>,
): NonNullable<LoadedFacts['newer_run']> {
  return defined<NonNullable<LoadedFacts['newer_run']>>({ run, url, conclusion });
}
