/** How earlier attempts, runs or deployments ended, newest first. */

import { defined } from '../../defined.ts';
import { colourOf, type PastEnd, TooFarBack } from '../comparison.ts';
import { line, link, number, time } from '../host/json.ts';
import type { Api } from './client.ts';
import { ApiError } from './faults.ts';
import { readJobs } from './jobs.ts';
import { earlierRuns, type RunRecord, readAttempt } from './runs.ts';

/** Runs whose jobs, or deployments whose states, are read. */
const MOST_LOOKED_INTO = 40;
/** Most that are read at once. */
const AT_ONCE = 6;

/**
 * @param job name of the job that is reported; undefined where the whole run is
 * @throws ApiError when nothing can be read
 */
export async function* earlierEnds(api: Api, run: RunRecord, job: string | undefined): AsyncGenerator<PastEnd> {
  for (let attempt = run.attempt - 1; attempt > 0; attempt -= 1) {
    const earlier = await readAttempt(api, { id: run.id, attempt }).catch(missing);
    const end = earlier && (await endOf(api, earlier, job));
    if (end !== undefined) yield end;
  }
  const counted = takeWhileCounted(earlierRuns(api, run));
  if (job === undefined) {
    for await (const one of counted) yield* found(runEnd(one));
  } else {
    yield* inChunks(counted, (one) => endOf(api, one, job));
  }
}

/** The ends of earlier deployments to the same environment. */
export async function* earlierDeployments(api: Api, environment: string, own: number): AsyncGenerator<PastEnd> {
  const permission = 'deployments: read';
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/deployments',
    with: { environment, per_page: MOST_LOOKED_INTO },
    permission,
  });
  const listed = Array.isArray(answer) ? answer : [];
  const earlier = listed.filter((one) => (number(one, 'id') ?? own) < own);
  yield* inChunks(asyncOf(earlier), async (deployment) => {
    const id = number(deployment, 'id') ?? 0;
    const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
    const statuses = await api.get({ route, with: { deployment_id: id, per_page: 30 }, permission });
    // A deployment that a newer one replaced is inactive now, and was a success before.
    for (const status of Array.isArray(statuses) ? statuses : []) {
      const state = line(status, 'state');
      if (state === 'success' || state === 'failure' || state === 'error') {
        const url = link(status, 'log_url') ?? link(status, 'target_url');
        return defined<PastEnd>({
          red: state !== 'success',
          url,
          at: time(status, 'created_at'),
          sha: line(deployment, 'sha'),
        });
      }
    }
    return undefined;
  });
  if (listed.length === MOST_LOOKED_INTO) throw new TooFarBack();
}

/** Without cancelled and skipped runs: their jobs did not decide anything. */
async function* takeWhileCounted(runs: AsyncIterable<RunRecord>): AsyncGenerator<RunRecord> {
  for await (const run of runs) if (colourOf(run.conclusion) !== undefined) yield run;
}

async function endOf(api: Api, run: RunRecord, job: string | undefined): Promise<PastEnd | undefined> {
  if (job === undefined || colourOf(run.conclusion) === undefined) return runEnd(run);
  const same = await readJobs(api, run).then((jobs) => jobs.find(({ name }) => name === job), missing);
  const colour = colourOf(same?.conclusion);
  return colour && { ...place(run), ...colour, ...defined<{ url?: string }>({ url: same?.url }) };
}

/** Old attempts and jobs may be deleted; then it is not known how they ended. */
function missing(error: unknown): undefined {
  if (error instanceof ApiError && error.missing) return undefined;
  throw error;
}

function runEnd(run: RunRecord): PastEnd | undefined {
  const colour = colourOf(run.conclusion);
  return colour && { ...place(run), ...colour };
}

function place({ number: run, url, started_at, sha }: RunRecord): Omit<PastEnd, 'red'> {
  return defined<Omit<PastEnd, 'red'>>({ run, url, at: started_at, sha });
}

/**
 * Reads one, then two, then more at once: mostly the newest one decides; where it does not, the row is long.
 */
async function* inChunks<T>(
  items: AsyncIterable<T>,
  ask: (item: T) => Promise<PastEnd | undefined>,
): AsyncGenerator<PastEnd> {
  let size = 1;
  let asked = 0;
  let cut = false;
  let chunk: T[] = [];
  const flush = async () => {
    const ends = await Promise.all(chunk.map(ask));
    asked += chunk.length;
    chunk = [];
    size = Math.min(size * 2, AT_ONCE);
    return ends;
  };
  for await (const item of items) {
    if (asked + chunk.length === MOST_LOOKED_INTO) {
      cut = true;
      break;
    }
    chunk.push(item);
    if (chunk.length === size) for (const end of await flush()) yield* found(end);
  }
  for (const end of await flush()) yield* found(end);
  if (cut) throw new TooFarBack();
}

function* found(end: PastEnd | undefined): Generator<PastEnd> {
  if (end !== undefined) yield end;
}

async function* asyncOf<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
