/** Runs that are read from the API. */

import { type Json, list, record } from '../../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../../build/code-host/runs.ts';
import type { Api } from '../api/client.ts';
import { unusable } from '../api/errors.ts';
import type { RunKey } from '../jobs/jobs.ts';

/** The run as the API shows it. */
export async function readRun(api: Api, id: number): Promise<Json | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return record(await api.get({ route, with: { run_id: id } }));
}

/** Reads the result of an earlier attempt of the run. */
export async function readAttempt(api: Api, { id, attempt }: RunKey): Promise<GithubRun | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
  const answer = await api.get({ route, with: { run_id: id, attempt_number: attempt } });
  return readGithubRun(record(answer));
}

/**
 * Parses one page of a list.
 * @throws ApiError for an invalid entry, because omitting it would falsify the history
 */
export function runRecords(page: unknown): readonly GithubRun[] {
  return list(page, 'workflow_runs').map((one) => {
    const run = readGithubRun(record(one));
    if (run === undefined) throw unusable();
    return run;
  });
}
