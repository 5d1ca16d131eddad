/** Runs as they were at a moment: later attempts do not exist, and what ended later goes on. */

import { type Json, line, list, milliseconds, number, record } from '../../facts/host/json.ts';
import { timeInSeconds } from '../../text/calendar.ts';
import type { AsItWas } from './lists.ts';
import { withPullsOfThen } from './pulls.ts';
import { attemptOf, isOfItsBranch, isTold, type PastQuestion, wasThere } from './question.ts';
import { type ApiAnswer, isMissing, type Route } from './shared-reads.ts';

const ATTEMPT = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
const JOBS = `${ATTEMPT}/jobs` as const;

/** A run that took longer may have been touched later, which moves the time at which it seems to have ended. */
const USUAL_MS = 30 * 60_000;

/**
 * When this attempt ended, in milliseconds since the epoch; undefined while it runs.
 *
 * @param readJobs gives the first page of its jobs; asked for only where the run does not tell it surely
 */
export async function endOfRun(run: Json, readJobs: () => Promise<unknown>): Promise<number | undefined> {
  if (line(run, 'conclusion') === undefined) return undefined;
  const [started, changed] = [milliseconds(run, 'run_started_at'), milliseconds(run, 'updated_at')];
  if (started === undefined || changed === undefined || changed - started <= USUAL_MS) return changed ?? started;
  const jobs = list(await readJobs().catch(() => undefined), 'jobs');
  const ends = jobs.flatMap((job) => milliseconds(job, 'completed_at') ?? []);
  return ends.length === 0 ? changed : Math.min(changed, Math.max(...ends));
}

/** As it was in the attempt of then. */
export const runAsItWas: AsItWas = async (thing, asked) => {
  const run = record(thing);
  const { moment, parameters } = asked;
  if (run === undefined || !wasThere(run, 'created_at', moment)) return undefined;
  const attempt = await attemptOfThen(run, asked);
  if (attempt === undefined) return undefined;
  const then = await withPulls(await attemptAsItWas(attempt, asked), asked);
  return isOfStatus(then, parameters['status']) ? then : undefined;
};

/** The newest attempt that had begun; undefined where GitHub has forgotten it. */
async function attemptOfThen(run: Json, asked: PastQuestion): Promise<Json | undefined> {
  let found: Json | undefined = run;
  for (let attempt = attemptOf(run) - 1; attempt > 0; attempt -= 1) {
    if (found !== undefined && wasThere(found, 'run_started_at', asked.moment)) return found;
    found = await readAttempt(asked, run, attempt);
  }
  return found;
}

/** Undefined where it is not there any more. */
async function readAttempt({ parameters, now }: PastQuestion, run: Json, attempt: number): Promise<Json | undefined> {
  const { owner, repo } = parameters;
  try {
    const { data } = await now(ATTEMPT, { owner, repo, run_id: number(run, 'id'), attempt_number: attempt });
    return record(data);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function attemptAsItWas(run: Json, { moment, parameters, now }: PastQuestion): Promise<Json> {
  if (isTold(moment, run['id'], attemptOf(run))) return { ...run, updated_at: timeInSeconds(moment.at) };
  const { owner, repo } = parameters;
  const jobs = { owner, repo, run_id: number(run, 'id'), attempt_number: attemptOf(run), per_page: 100, page: 1 };
  const readJobs = async () => (await now(JOBS, jobs)).data;
  const end = wasThere(run, 'updated_at', moment) ? 0 : await endOfRun(run, readJobs);
  const isOver = line(run, 'conclusion') !== undefined && end !== undefined && end <= moment.at;
  return isOver ? run : { ...run, status: 'in_progress', conclusion: null, updated_at: run['run_started_at'] };
}

async function withPulls(run: Json, asked: PastQuestion): Promise<Json> {
  return isOfItsBranch(asked.moment, run) ? withPullsOfThen(run, asked) : run;
}

function isOfStatus({ status, conclusion }: Json, wanted: unknown): boolean {
  return wanted === undefined || wanted === status || wanted === conclusion;
}

/** The run itself, whichever attempt is asked for. */
export async function oneRunAsOf(route: Route, asked: PastQuestion): Promise<ApiAnswer | undefined> {
  const answer = await asked.now(route, asked.parameters);
  const run = record(answer.data);
  if (run === undefined || !wasThere(run, 'created_at', asked.moment)) return undefined;
  const wanted = asked.parameters['attempt_number'];
  if (wanted !== undefined && !wasThere(run, 'run_started_at', asked.moment)) return undefined;
  const then = wanted === undefined ? await attemptOfThen(run, asked) : run;
  return then && { ...answer, data: await withPulls(await attemptAsItWas(then, asked), asked) };
}

/** What ended later goes on, and its steps with it. */
export const jobAsItWas: AsItWas = (thing, { moment, parameters }) => {
  const job = record(thing);
  if (job === undefined) return undefined;
  const { run_id = job['run_id'], attempt_number = attemptOf(job) } = parameters;
  if (isTold(moment, run_id, attempt_number)) return job;
  if (!wasThere(job, job['created_at'] === undefined ? 'started_at' : 'created_at', moment)) return undefined;
  if (wasThere(job, 'completed_at', moment)) return job;
  const steps = list(job, 'steps').map((step) => partAsItWas(record(step) ?? {}, moment));
  return { ...partAsItWas(job, moment), steps };
};

function partAsItWas(part: Json, moment: PastQuestion['moment']): Json {
  if (part['completed_at'] !== null && wasThere(part, 'completed_at', moment)) return part;
  const status = wasThere(part, 'started_at', moment) ? 'in_progress' : 'queued';
  return { ...part, status, conclusion: null, completed_at: null };
}
