/** Finds runs that wait for a runner or an approval. */

import { line, list, milliseconds, record } from '../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../build/code-host/runs.ts';
import type { WaitingRun } from '../build/facts.ts';
import { PER_PAGE, readTotal } from '../github/api/client.ts';
import { isoTime } from '../text/format.ts';
import type { RepositoryHistory } from './history.ts';
import { fetchRequired, mapAll } from './source.ts';
import { DAY, HOUR, isDue, isWithin, MINUTE, type TimeWindow } from './window.ts';

/** Describes one wait; times are milliseconds since the epoch. */
interface Wait {
  readonly why: WaitingRun['why'];
  readonly since: number;
  readonly limit: number;
  readonly environment?: string;
}

/** Limits; self-hosted runners allow a longer wait. */
const [HOSTED, SELF_HOSTED, APPROVAL] = [10 * MINUTE, 2 * HOUR, 15 * MINUTE];
/** Reason and limits by status while the jobs are unknown. */
const STATUSES = {
  queued: { why: 'runner', limits: [HOSTED, SELF_HOSTED] },
  waiting: { why: 'approval', limits: [APPROVAL] },
} as const;
type Status = keyof typeof STATUSES;

const MAX_EXAMINED = 5;
/** A run may be re-run for a month and wait for another month. */
const MAX_AGE = 62 * DAY;
const WHAT = 'the waiting runs';

/**
 * Returns the longest wait first, and the total with runs that were not examined; undefined if no wait is known and not
 * all could be read.
 */
export async function readWaiting(
  history: RepositoryHistory,
): Promise<{ readonly runs: readonly WaitingRun[]; readonly total: number } | undefined> {
  const { repository, gaps } = history.source;
  const all = [await readStatus(history, 'queued'), await readStatus(history, 'waiting')];
  const runs = all.flatMap((one) => one?.runs ?? []);
  const left = all.reduce((sum, one) => sum + (one?.left ?? 0), 0);
  if (runs.length === 0 && all.includes(undefined)) return undefined;
  if (left > 0) gaps.unread.add(`${left} runs that wait in ${repository}`);
  return {
    runs: runs.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since)),
    total: runs.length + left,
  };
}

/** Reports a wait when it is too long, an approval again after a day, and each after a week. */
function isWaitDue({ why, since, limit }: Wait, window: TimeWindow): boolean {
  const again = why === 'approval' && isWithin(window, since + DAY);
  const weekly = window.from >= since && isDue(window, since);
  return isWithin(window, since + limit) || again || weekly;
}

/** Examines the runs that may be new, then the longest waits. */
async function readStatus(history: RepositoryHistory, status: Status) {
  const { window } = history.source;
  const listed = await listStatus(history, status);
  if (listed === undefined) return undefined;
  const { why, limits } = STATUSES[status];
  const isNew = (run: GithubRun) => limits.some((limit) => isWaitDue({ why, limit, since: findStart(run) }, window));
  const inTurn = listed.runs.toSorted(
    (one, other) => Number(isNew(other)) - Number(isNew(one)) || findStart(one) - findStart(other),
  );
  const facts = await mapAll(inTurn.slice(0, MAX_EXAMINED), async (run) => {
    const wait = status === 'queued' ? await findRunnerWait(history, run) : await findApprovalWait(history, run);
    return wait === undefined || window.to - wait.since <= wait.limit ? [] : [createWaitingFact(history, run, wait)];
  });
  return { runs: facts.flat(), left: listed.unlisted + Math.max(0, inTurn.length - MAX_EXAMINED) };
}

/** Lists runs created longer ago than usual: the newest hundred, and the oldest. */
async function listStatus({ source }: RepositoryHistory, status: Status) {
  const { to } = source.window;
  const [limit] = STATUSES[status].limits;
  const created = `${isoTime(to - MAX_AGE)}..${isoTime(to - limit)}`;
  const readPage = (page: number) =>
    fetchRequired(source, WHAT, (api) =>
      api.page('GET /repos/{owner}/{repo}/actions/runs', { status, created, exclude_pull_requests: true }, page),
    );
  const first = await readPage(1);
  if (first === undefined) return undefined;
  const total = readTotal(first, 1, list(first, 'workflow_runs').length);
  // GitHub lists at most a thousand.
  const last = Math.min(10, Math.ceil(total / PER_PAGE));
  const oldest = last > 1 ? await readPage(last) : undefined;
  const listed = [first, oldest].flatMap((page) =>
    list(page, 'workflow_runs').flatMap((run) => readGithubRun(record(run)) ?? []),
  );
  const unlisted = Math.max(0, total - listed.length);
  // A re-run is older than its wait.
  return { runs: listed.filter((run) => to - findStart(run) > limit), unlisted };
}

function createWaitingFact({ source, workflows }: RepositoryHistory, run: GithubRun, wait: Wait): WaitingRun {
  const { id, number, url, name = 'A workflow' } = run;
  const { why, environment } = wait;
  const workflow = workflows.find((one) => one.id === run.workflow)?.name ?? name;
  return {
    ...{ workflow, repository: source.repository, run: { id, number, url }, url },
    ...{ why, since: isoTime(wait.since), environment, due: isWaitDue(wait, source.window) },
  };
}

function findStart({ started_at, created_at }: GithubRun): number {
  return Date.parse(started_at ?? created_at ?? '');
}

/** Finds the oldest job without a runner. */
async function findRunnerWait({ source }: RepositoryHistory, run: GithubRun): Promise<Wait | undefined> {
  const answer = await fetchRequired(source, WHAT, (api) =>
    api.get('GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs', {
      run_id: run.id,
      attempt_number: run.attempt,
      per_page: 100,
    }),
  );
  if (answer === undefined) return { why: 'runner', since: findStart(run), limit: SELF_HOSTED };
  const queued = list(answer, 'jobs').filter((job) => line(job, 'status') === 'queued');
  // GitHub lost a run without jobs.
  if (queued.length === 0) return undefined;
  const isSelfHosted = queued.every((job) => !list(job, 'labels').every(isHosted));
  const since = Math.min(...queued.map((job) => milliseconds(job, 'created_at') ?? findStart(run)));
  return { why: 'runner', since, limit: isSelfHosted ? SELF_HOSTED : HOSTED };
}

/** Detects GitHub's own runners, which are named after their system. */
function isHosted(label: unknown): boolean {
  return typeof label === 'string' && /^(?:ubuntu|windows|macos)-/i.test(label);
}

/** Skips waits that a timer ends, because they need no person. */
async function findApprovalWait({ source }: RepositoryHistory, run: GithubRun): Promise<Wait | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments';
  const answer = await fetchRequired(source, WHAT, (api) => api.get(route, { run_id: run.id }));
  const pending = list(answer).find((one) => list(one, 'reviewers').length > 0);
  if (pending === undefined) return undefined;
  const since = milliseconds(pending, 'wait_timer_started_at') ?? findStart(run);
  return { why: 'approval', since, limit: APPROVAL, environment: line(pending, 'environment', 'name') };
}
