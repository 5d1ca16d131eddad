/** Runs as payloads and the API show them. */

import { type Conclusion, readConclusion } from '../../../settings/conclusion.ts';
import type { Time } from '../../../text/calendar.ts';
import { type Json, line, link, list, number, record, time } from '../../host/json.ts';
import type { Api } from '../api/client.ts';
import { unusable } from '../api/faults.ts';
import type { RunKey } from '../jobs/jobs.ts';

/** What the history needs to know of a run. */
export interface RunRecord {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  readonly conclusion?: Conclusion;
  /** True where it could not start. */
  readonly unstarted?: true;
  readonly url?: string;
  /** Of its first attempt: a re-run moves all other times. */
  readonly created_at?: Time;
  /** Of this attempt. */
  readonly started_at?: Time;
  /** Of the last change to the run. */
  readonly ended_at?: Time;
  readonly sha?: string;
  /** Id of the workflow, or the name of its file. */
  readonly workflow?: number | string;
  readonly event?: string;
  readonly branch?: string;
  /** What GitHub calls it; a `repository_dispatch` by its type, where the workflow gives its runs no name. */
  readonly title?: string;
  /** The type of the `repository_dispatch` that is reported. */
  readonly dispatched?: string;
  /** What the tags have in common that it is compared with; absent where it is not known to be for a tag. */
  readonly tags?: string;
  /** Where the branch lives: `owner/name`. */
  readonly home?: string;
  /** Numbers; GitHub leaves out those of forks, and those that are closed. */
  readonly pulls: readonly number[];
  /** Of the pull request that the run is for; ISO 8601. Earlier runs are for another one. */
  readonly opened_at?: Time;
}

/** The run as the API shows it. */
export async function readRun(api: Api, id: number): Promise<Json | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return record(await api.get({ route, with: { run_id: id } }));
}

/** How an earlier attempt of the run ended. */
export async function readAttempt(api: Api, { id, attempt }: RunKey): Promise<RunRecord | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
  const answer = await api.get({ route, with: { run_id: id, attempt_number: attempt } });
  return runRecord(record(answer));
}

/** Those of a page of a list. @throws ApiError where one is not as GitHub describes it: to leave it out would tell another history */
export function runRecords(page: unknown): readonly RunRecord[] {
  return list(page, 'workflow_runs').map((one) => {
    const run = runRecord(record(one));
    if (run === undefined) throw unusable();
    return run;
  });
}

/** Of a run as payloads and the API show it. */
export function runRecord(run: Json | undefined): RunRecord | undefined {
  const id = number(run, 'id');
  const count = number(run, 'run_number');
  if (run === undefined || id === undefined || count === undefined) return undefined;
  return {
    id,
    number: count,
    attempt: number(run, 'run_attempt') ?? 1,
    conclusion: readConclusion(line(run, 'conclusion') ?? ''),
    unstarted: line(run, 'conclusion') === 'startup_failure' ? true : undefined,
    url: link(run, 'html_url'),
    created_at: time(run, 'created_at'),
    started_at: time(run, 'run_started_at') ?? time(run, 'created_at'),
    ended_at: time(run, 'updated_at'),
    // Such a run names the base's commit, not one of the pull request.
    sha: line(run, 'event') === 'pull_request_target' ? undefined : line(run, 'head_sha'),
    workflow: number(run, 'workflow_id'),
    event: line(run, 'event'),
    branch: line(run, 'head_branch'),
    title: line(run, 'display_title'),
    home: line(run, 'head_repository', 'full_name'),
    pulls: list(run, 'pull_requests').flatMap((pull) => number(pull, 'number') ?? []),
  };
}
