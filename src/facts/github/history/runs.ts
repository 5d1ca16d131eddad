/** Runs of a workflow, and which of them belong to the history of the run that is reported. */

import { defined } from '../../../defined.ts';
import { type Conclusion, readConclusion } from '../../../settings/conclusion.ts';
import { TooFarBack } from '../../comparison.ts';
import { type Json, line, link, list, number, record, time } from '../../host/json.ts';
import type { Api, ApiPage, ApiRequest } from '../client.ts';
import { ApiError } from '../faults.ts';
import type { RunKey } from '../jobs/jobs.ts';

/** What the history needs to know of a run. */
export interface RunRecord {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  readonly conclusion?: Conclusion;
  readonly url?: string;
  /** Of its first attempt: a re-run moves all other times. */
  readonly created_at?: string;
  /** Of this attempt. */
  readonly started_at?: string;
  /** Of the last change to the run. */
  readonly ended_at?: string;
  readonly sha?: string;
  /** Id of the workflow, or the name of its file. */
  readonly workflow?: number | string;
  readonly event?: string;
  readonly branch?: string;
  /** Where the branch lives: `owner/name`. */
  readonly home?: string;
  /** Numbers; GitHub leaves out those of forks, and those that are closed. */
  readonly pulls: readonly number[];
  /** Of the pull request that the run is for; ISO 8601. Earlier runs are for another one. */
  readonly opened_at?: string;
}

/** The run whose predecessors are looked for. */
type RunSought = Omit<RunRecord, 'workflow'> & { readonly workflow?: RunRecord['workflow'] | undefined };

/** Pages of a hundred runs that are searched for an earlier end. */
const MOST_PAGES = 3;

const PERMISSION = 'actions: read';
const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';

/** The run as the API shows it. */
export async function readRun(api: Api, id: number): Promise<Json | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return record(await api.get({ route, with: { run_id: id }, permission: PERMISSION }));
}

/** How an earlier attempt of the run ended. */
export async function readAttempt(api: Api, { id, attempt }: RunKey): Promise<RunRecord | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
  const answer = await api.get({ route, with: { run_id: id, attempt_number: attempt }, permission: PERMISSION });
  return runRecord(record(answer));
}

/**
 * The runs before this one that ended, newest first: of the same workflow, event and branch, of the same pull request.
 * Read page by page, only as far as they are taken.
 *
 * @throws TooFarBack when there are more than it looks through
 * @throws ApiError where they cannot be read
 */
export async function* earlierRuns(api: Api, run: RunSought): AsyncGenerator<RunRecord> {
  if (run.workflow === undefined) throw new ApiError({ type: 'other', words: 'the workflow of the run is not known' });
  const queue = queueOf(run.branch);
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, last } = await pageOf(api, runList(run, run.workflow, queue === undefined), page);
    const found = list(data, 'workflow_runs');
    if (page === 1 && found.length === 0 && typeof run.workflow === 'string') {
      // The file may have another name by now, or belong to the organisation: the id is always right.
      yield* earlierRuns(api, { ...run, workflow: runRecord(await readRun(api, run.id))?.workflow });
      return;
    }
    for (const one of found) {
      const earlier = runRecord(record(one));
      if (earlier !== undefined && earlier.number < run.number && isSameLine(earlier, run)) yield earlier;
    }
    if (page >= last) return;
  }
  // The tries of one pull request are close together, among those of all others.
  if (queue === undefined) throw new TooFarBack();
}

async function pageOf(api: Api, read: ApiRequest<typeof RUNS>, page: number): Promise<ApiPage> {
  return api.page(read, page).catch((error: unknown) => {
    if (typeof read.with.workflow_id === 'string' && error instanceof ApiError && error.missing)
      return { data: {}, last: 1 };
    throw error;
  });
}

/** Of a run as payloads and the API show it. */
export function runRecord(run: Json | undefined): RunRecord | undefined {
  const id = number(run, 'id');
  const count = number(run, 'run_number');
  if (run === undefined || id === undefined || count === undefined) return undefined;
  return defined<RunRecord>({
    id,
    number: count,
    attempt: number(run, 'run_attempt') ?? 1,
    conclusion: readConclusion(line(run, 'conclusion') ?? ''),
    url: link(run, 'html_url'),
    created_at: time(run, 'created_at'),
    started_at: time(run, 'run_started_at') ?? time(run, 'created_at'),
    ended_at: time(run, 'updated_at'),
    // Such a run names the base's commit, not one of the pull request.
    sha: line(run, 'event') === 'pull_request_target' ? undefined : line(run, 'head_sha'),
    workflow: number(run, 'workflow_id'),
    event: line(run, 'event'),
    branch: line(run, 'head_branch'),
    home: line(run, 'head_repository', 'full_name'),
    pulls: list(run, 'pull_requests').flatMap((pull) => number(pull, 'number') ?? []),
  });
}

function runList(run: RunSought, workflow: number | string, oneBranch: boolean): ApiRequest<typeof RUNS> {
  return {
    route: RUNS,
    with: defined<ApiRequest<typeof RUNS>['with']>({
      workflow_id: workflow,
      event: run.event,
      branch: oneBranch ? run.branch : undefined,
      status: 'completed',
    }),
    permission: PERMISSION,
  };
}

/** A branch's name may serve one pull request after the other, and the same name may live in many forks. */
function isSameLine(earlier: RunRecord, run: RunSought): boolean {
  if (earlier.event !== run.event) return false;
  const queue = queueOf(run.branch);
  if (queue !== undefined) return queueOf(earlier.branch) === queue;
  if (earlier.branch !== run.branch) return false;
  return run.event?.startsWith('pull_request') !== true || isSamePull(earlier, run);
}

function isSamePull(earlier: RunRecord, run: RunSought): boolean {
  if (run.pulls.length > 0 && earlier.pulls.length > 0) return run.pulls.some((one) => earlier.pulls.includes(one));
  if (earlier.home !== run.home) return false;
  if (run.opened_at !== undefined && earlier.created_at !== undefined) {
    return Date.parse(earlier.created_at) >= Date.parse(run.opened_at);
  }
  // One that is listed for this run would be listed for its earlier ones, too.
  return run.pulls.length === 0;
}

/** A merge queue makes a branch each time: `gh-readonly-queue/main/pr-104-<sha>`. */
function queueOf(branch: string | undefined): string | undefined {
  return /^(gh-readonly-queue\/.+\/pr-\d+)-[0-9a-f]+$/.exec(branch ?? '')?.[1];
}
