/** The ends of runs in the order in which they came, an attempt each: `workflow_run` is told of every one. */

import type { Api } from '../facts/github/api/client.ts';
import type { RunKey } from '../facts/github/jobs/jobs.ts';
import { type Json, number, record } from '../facts/host/json.ts';
import { createdAt } from './listed-runs.ts';
import { attemptOf, type RunEnd } from './past/question.ts';
import { endOfRun } from './past/runs.ts';
import type { ReplaySource } from './source.ts';

const ATTEMPT = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';

/** Read only as far as they are taken: a run's earlier attempts when its time has come. */
export async function* endsInOrder(source: ReplaySource, runs: readonly Json[]): AsyncGenerator<RunEnd> {
  const unread = runs.toReversed().toSorted((one, other) => createdAt(one) - createdAt(other));
  let ends: RunEnd[] = [];
  for (const [index, run] of unread.entries()) {
    ends = [...ends, ...(await endsOf(source, run))].toSorted((one, other) => one.at - other.at);
    const next = unread[index + 1];
    // No later run has ended before it began.
    const isNext = ({ at }: RunEnd) => next === undefined || at < createdAt(next);
    while (ends[0] !== undefined && isNext(ends[0])) yield* ends.splice(0, 1);
  }
}

/** An attempt that GitHub has forgotten is left out. */
async function endsOf(source: ReplaySource, run: Json): Promise<readonly RunEnd[]> {
  const api = await source.api();
  const [id, last] = [number(run, 'id') ?? 0, attemptOf(run)];
  const numbers = Array.from({ length: last }, (_, index) => index + 1);
  const attempts = await Promise.all(
    numbers.map((attempt) => (attempt === last ? run : readAttempt(api, { id, attempt }).catch(() => undefined))),
  );
  const ends = await Promise.all(attempts.map(async (one) => (one === undefined ? [] : endOf(api, one))));
  source.forgotten += attempts.filter((one) => one === undefined).length;
  return ends.flat();
}

async function readAttempt(api: Api, { id, attempt }: RunKey): Promise<Json | undefined> {
  return record(await api.get({ route: ATTEMPT, with: { run_id: id, attempt_number: attempt } }));
}

async function endOf(api: Api, run: Json): Promise<readonly RunEnd[]> {
  const key = { run_id: number(run, 'id') ?? 0, attempt_number: attemptOf(run) };
  const at = await endOfRun(run, async () => (await api.page({ route: `${ATTEMPT}/jobs`, with: key }, 1)).data);
  return at === undefined ? [] : [{ run, at }];
}
