/** Runs that wait for a runner, or for somebody who approves. */

import { line, link, list, milliseconds, number } from '../build/code-host/json.ts';
import type { WaitingRun } from '../build/facts.ts';
import type { RepositoryHistory } from './history.ts';
import { getPath } from './run.ts';
import { fetchRequired, mapAll } from './source.ts';
import { DAY, HOUR, isDue, isoTime, isWithin, MINUTE, type TimeWindow } from './window.ts';

/** What a run waits for, and since when; milliseconds since the epoch. */
interface Wait {
  readonly why: 'runner' | 'approval';
  readonly since: number;
  /** How long is usual. */
  readonly limit: number;
  readonly environment?: string;
}

/** On a machine of the owner a run may wait longer. */
const LIMITS = { runner: 10 * MINUTE, selfHosted: 2 * HOUR, approval: 15 * MINUTE };
/** What a run with this status waits for, as far as its jobs are not known. */
const STATUSES = {
  queued: { why: 'runner', limits: [LIMITS.runner, LIMITS.selfHosted] },
  waiting: { why: 'approval', limits: [LIMITS.approval] },
} as const;
type Status = keyof typeof STATUSES;

/** Runs of each status that are examined. */
const MAX_EXAMINED = 5;
const CONCURRENCY = 2;
/** A run may be started again for a month, and waits for a month at most. */
const MAX_AGE = 62 * DAY;
const WHAT = 'runs that wait';

export interface WaitingReading {
  /** The longest wait first. */
  readonly runs: readonly WaitingRun[];
  /** With those that were not examined. */
  readonly total: number;
}

/** Undefined if none is known, and not all could be read. */
export async function readWaiting(history: RepositoryHistory): Promise<WaitingReading | undefined> {
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

/** Reported when it is too long, for an approval once more after a day, and each week. */
function isWaitDue({ why, since, limit }: Wait, window: TimeWindow): boolean {
  const again = why === 'approval' && isWithin(window, since + DAY);
  const weekly = window.from >= since && isDue(window, since);
  return isWithin(window, since + limit) || again || weekly;
}

/** Examines what may be new, then what waits longest. */
async function readStatus(history: RepositoryHistory, status: Status) {
  const { window } = history.source;
  const listed = await listStatus(history, status);
  if (listed === undefined) return undefined;
  const { why, limits } = STATUSES[status];
  const isNew = (run: unknown) => limits.some((limit) => isWaitDue({ why, limit, since: findStart(run) }, window));
  const inTurn = listed.runs.toSorted(
    (one, other) => Number(isNew(other)) - Number(isNew(one)) || findStart(one) - findStart(other),
  );
  const facts = await mapAll(inTurn.slice(0, MAX_EXAMINED), CONCURRENCY, async (run) => {
    const wait = status === 'queued' ? await runnerWait(history, run) : await approvalWait(history, run);
    return wait === undefined || window.to - wait.since <= wait.limit ? [] : waitingFact(history, run, wait);
  });
  return { runs: facts.flat(), left: listed.unlisted + Math.max(0, inTurn.length - MAX_EXAMINED) };
}

/** Those that were created longer ago than is usual: the newest hundred, and the oldest. */
async function listStatus({ source }: RepositoryHistory, status: Status) {
  const { to } = source.window;
  const [limit] = STATUSES[status].limits;
  const created = `${isoTime(to - MAX_AGE)}..${isoTime(to - limit)}`;
  const readPage = (page: number) =>
    fetchRequired(source, WHAT, (api) =>
      api.page(
        { route: 'GET /repos/{owner}/{repo}/actions/runs', with: { status, created, exclude_pull_requests: true } },
        page,
      ),
    );
  const first = await readPage(1);
  if (first === undefined) return undefined;
  const last = first.last > 1 ? await readPage(first.last) : undefined;
  const listed = [first, last].flatMap((page) => list(page?.data, 'workflow_runs'));
  const unlisted = Math.max(0, (number(first.data, 'total_count') ?? 0) - listed.length);
  // A run that was started again is older than its wait.
  return { runs: listed.filter((run) => to - findStart(run) > limit), unlisted };
}

function waitingFact({ source, workflows }: RepositoryHistory, run: unknown, wait: Wait): readonly WaitingRun[] {
  const [id, workflow] = [number(run, 'id'), number(run, 'workflow_id')];
  if (id === undefined || workflow === undefined) return [];
  const existing = workflows.find(({ record }) => record.id === workflow);
  const url = link(run, 'html_url');
  return [
    {
      workflow: existing?.record.name ?? line(run, 'name') ?? getPath(run),
      repository: source.repository,
      run: { id, number: number(run, 'run_number'), url },
      ...{ url, why: wait.why, since: isoTime(wait.since), environment: wait.environment },
      due: isWaitDue(wait, source.window),
    },
  ];
}

/** NaN if it is not known. */
function findStart(run: unknown): number {
  return milliseconds(run, 'run_started_at') ?? milliseconds(run, 'created_at') ?? Number.NaN;
}

/** The oldest of its jobs without a runner. */
async function runnerWait({ source }: RepositoryHistory, run: unknown): Promise<Wait | undefined> {
  const [id, attempt] = [number(run, 'id'), number(run, 'run_attempt') ?? 1];
  if (id === undefined) return undefined;
  const answer = await fetchRequired(source, WHAT, (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
      with: { run_id: id, attempt_number: attempt, per_page: 100 },
    }),
  );
  if (answer === undefined) return { why: 'runner', since: findStart(run), limit: LIMITS.selfHosted };
  const queued = list(answer, 'jobs').filter((job) => line(job, 'status') === 'queued');
  // A run without any job is one that GitHub lost.
  if (queued.length === 0) return undefined;
  const isSelfHosted = queued.every((job) => !list(job, 'labels').every(isHosted));
  const since = Math.min(...queued.map((job) => milliseconds(job, 'created_at') ?? findStart(run)));
  return { why: 'runner', since, limit: isSelfHosted ? LIMITS.selfHosted : LIMITS.runner };
}

/** GitHub's own runners are named after their system. */
function isHosted(label: unknown): boolean {
  return typeof label === 'string' && /^(?:ubuntu|windows|macos)-/i.test(label);
}

/** A wait that only a timer ends needs no person. */
async function approvalWait({ source }: RepositoryHistory, run: unknown): Promise<Wait | undefined> {
  const id = number(run, 'id');
  if (id === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments';
  const answer = await fetchRequired(source, WHAT, (api) => api.get({ route, with: { run_id: id } }));
  const pending = list(answer).find((one) => list(one, 'reviewers').length > 0);
  if (pending === undefined) return undefined;
  const since = milliseconds(pending, 'wait_timer_started_at') ?? findStart(run);
  return { why: 'approval', since, limit: LIMITS.approval, environment: line(pending, 'environment', 'name') };
}
