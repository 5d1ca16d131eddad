/** Which runs for `on: deployment` are about one environment: a run tells only its commit, and a deployment when it began. */

import { line, list, time } from '../../host/json.ts';
import { ApiError } from '../api/faults.ts';
import type { LoaderContext } from '../context.ts';
import { HistoryLimitError } from './run-line.ts';
import type { RunRecord } from './runs.ts';

/** Deployments that are listed, to all environments. */
const MOST_LISTED = 100;
/** How long after a deployment its runs begin at the latest. */
const LATEST_MS = 60_000;
/** GitHub tells whole seconds. */
const SECOND_MS = 1_000;

/**
 * Tells whether another run is about the environment of this one. One request.
 *
 * @param environment of this run, where the event tells it
 * @throws ApiError where that is not known
 */
export async function runsToEnvironment(
  { api }: LoaderContext,
  run: RunRecord,
  environment: string | undefined,
): Promise<(other: RunRecord) => boolean> {
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/deployments',
    with: { per_page: MOST_LISTED },
    aside: true,
  });
  const listed = list(answer);
  const own = environment ?? environmentOf(run, listed);
  return (other) => environmentOf(other, listed) === own;
}

/**
 * @throws HistoryLimitError where its deployment is older than those that are listed
 * @throws ApiError where several may be its deployment, or none
 */
function environmentOf({ sha, created_at }: RunRecord, listed: readonly unknown[]): string {
  const begun = Date.parse(created_at ?? '');
  const ages = listed.map((deployment) => begun - Date.parse(time(deployment, 'created_at') ?? ''));
  if (listed.length === MOST_LISTED && ages.every((age) => age < 0)) throw new HistoryLimitError();
  const near = listed.filter((deployment, index) => {
    const age = ages[index] ?? Number.NaN;
    return line(deployment, 'sha') === sha && age > -SECOND_MS && age <= LATEST_MS;
  });
  const [only, ...others] = new Set(near.flatMap((deployment) => line(deployment, 'environment') ?? []));
  if (only !== undefined && others.length === 0) return only;
  throw new ApiError('a run for a deployment does not tell its environment');
}
