/** Runs of a workflow, and which of them belong to the history of the run that is reported. */

import { defined } from '../../defined.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import { TooFarBack } from '../comparison.ts';
import { type Json, line, link, list, number, record, time } from '../host/json.ts';
import type { Api, Read } from './client.ts';
import type { RunKey } from './jobs.ts';

/** What the history needs to know of a run. */
export interface RunRecord {
  readonly id: number;
  readonly number: number;
  readonly attempt: number;
  readonly conclusion?: Conclusion;
  readonly url?: string;
  readonly started_at?: string;
  /** Of the last change to the run. */
  readonly ended_at?: string;
  readonly sha?: string;
  readonly workflow?: number;
  readonly event?: string;
  readonly branch?: string;
  /** Where the branch lives: `owner/name`. */
  readonly home?: string;
  /** Numbers; hosts leave them out for forks. */
  readonly pulls: readonly number[];
}

/** Runs on a page, and pages that are searched for an earlier end. */
const PER_PAGE = 30;
const MOST_PAGES = 10;
/** Of a merge queue's runs: those of one pull request are close together, among those of all others. */
const MOST_QUEUE_PAGES = 3;

const PERMISSION = 'actions: read';
const RUNS = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';

export async function readRun(api: Api, id: number): Promise<RunRecord | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return runOf(record(await api.get({ route, with: { run_id: id }, permission: PERMISSION })));
}

/** How an earlier attempt of the run ended. */
export async function readAttempt(api: Api, { id, attempt }: RunKey): Promise<RunRecord | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
  const answer = await api.get({ route, with: { run_id: id, attempt_number: attempt }, permission: PERMISSION });
  return runOf(record(answer));
}

/**
 * The runs before this one that ended, newest first: of the same workflow, event and branch, of the same pull request.
 * Read page by page, only as far as they are taken.
 *
 * @throws TooFarBack when there are more than it looks through
 */
export async function* earlierRuns(api: Api, run: RunRecord): AsyncGenerator<RunRecord> {
  if (run.workflow === undefined) return;
  const queue = queueOf(run.branch);
  const most = queue === undefined ? MOST_PAGES : MOST_QUEUE_PAGES;
  for (let page = 1; page <= most; page += 1) {
    const answer = await api.get(runList(run, run.workflow, queue === undefined, page));
    const found = list(answer, 'workflow_runs');
    for (const one of found) {
      const earlier = runOf(record(one));
      if (earlier !== undefined && earlier.number < run.number && isSameLine(earlier, run)) yield earlier;
    }
    if (found.length < PER_PAGE) return;
  }
  throw new TooFarBack();
}

function runList(run: RunRecord, workflow: number, oneBranch: boolean, page: number): Read<typeof RUNS> {
  return {
    route: RUNS,
    with: defined<Read<typeof RUNS>['with']>({
      workflow_id: workflow,
      event: run.event,
      branch: oneBranch ? run.branch : undefined,
      status: 'completed',
      per_page: PER_PAGE,
      page,
    }),
    permission: PERMISSION,
  };
}

/** A branch's name may serve one pull request after the other, and the same name may live in many forks. */
function isSameLine(earlier: RunRecord, run: RunRecord): boolean {
  if (earlier.event !== run.event) return false;
  const queue = queueOf(run.branch);
  if (queue !== undefined) return queueOf(earlier.branch) === queue;
  if (earlier.branch !== run.branch) return false;
  if (run.event?.startsWith('pull_request') !== true) return true;
  if (run.pulls.length > 0 && earlier.pulls.length > 0) return run.pulls.some((one) => earlier.pulls.includes(one));
  return earlier.home === run.home;
}

/** A merge queue makes a branch each time: `gh-readonly-queue/main/pr-104-<sha>`. */
function queueOf(branch: string | undefined): string | undefined {
  return /^(gh-readonly-queue\/.+\/pr-\d+)-[0-9a-f]+$/.exec(branch ?? '')?.[1];
}

function runOf(run: Json | undefined): RunRecord | undefined {
  const id = number(run, 'id');
  const count = number(run, 'run_number');
  if (run === undefined || id === undefined || count === undefined) return undefined;
  return defined<RunRecord>({
    id,
    number: count,
    attempt: number(run, 'run_attempt') ?? 1,
    conclusion: readConclusion(line(run, 'conclusion') ?? ''),
    url: link(run, 'html_url'),
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
