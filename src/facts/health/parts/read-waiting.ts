/** Runs that wait for a runner, or for somebody who approves. */

import type { WaitingRun } from '../../facts.ts';
import { line, link, list, milliseconds, number } from '../../host/json.ts';
import { DAY, HOUR, isoTime } from '../health-run.ts';
import { isTooLong, isWaitDue, LIMITS, type RunWait } from '../measures/waiting.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { pathOf } from '../reading/run-row.ts';
import { ask, eachOf } from '../reading/source.ts';

/** Runs of each state that are looked into. */
const MOST = 5;
const AT_ONCE = 2;
/** A run may be started again for a month, and waits for a month at most. */
const OLDEST = 62 * DAY;
const WHAT = 'runs that wait';

/** States as GitHub calls them, and what a run in it may wait for: of its machines nothing is known yet. */
const WAITS = {
  queued: [{ why: 'runner' }, { why: 'runner', selfHosted: true }],
  waiting: [{ why: 'approval' }],
} as const satisfies Record<string, readonly Omit<RunWait, 'since'>[]>;
type WaitState = keyof typeof WAITS;

export interface WaitingReading {
  /** The longest first. */
  readonly runs: readonly WaitingRun[];
  /** Those as well that were not looked into. */
  readonly total: number;
}

/** Undefined where none is known, and not all could be read. */
export async function readWaiting(history: RepositoryHistory): Promise<WaitingReading | undefined> {
  const { repository, gaps } = history.source;
  const all = [await readState(history, 'queued'), await readState(history, 'waiting')];
  const runs = all.flatMap((one) => one?.runs ?? []);
  const left = all.reduce((sum, one) => sum + (one?.left ?? 0), 0);
  if (runs.length === 0 && all.includes(undefined)) return undefined;
  if (left > 0) gaps.unread.add(`${left} runs that wait in ${repository}`);
  const inTime = runs.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  return { runs: inTime, total: runs.length + left };
}

/** Those are looked into that are news, then those that wait longest. */
async function readState(history: RepositoryHistory, state: WaitState) {
  const { window } = history;
  const listed = await listState(history, state);
  if (listed === undefined) return undefined;
  const isNews = (run: unknown) => WAITS[state].some((wait) => isWaitDue({ ...wait, since: startOf(run) }, window));
  const inTurn = listed.runs.toSorted(
    (one, other) => Number(isNews(other)) - Number(isNews(one)) || startOf(one) - startOf(other),
  );
  const facts = await eachOf(inTurn.slice(0, MOST), AT_ONCE, async (run) => {
    const wait = state === 'queued' ? await runnerWait(history, run) : await approvalWait(history, run);
    return wait === undefined || !isTooLong(wait, window.to) ? [] : waitingFact(history, run, wait);
  });
  return { runs: facts.flat(), left: listed.unlisted + Math.max(0, inTurn.length - MOST) };
}

/** Those that were created longer ago than is usual: the newest hundred, and the oldest. */
async function listState({ source, window }: RepositoryHistory, state: WaitState) {
  const least = LIMITS[WAITS[state][0].why];
  const created = `${isoTime(window.to - OLDEST)}..${isoTime(window.to - least)}`;
  const route = 'GET /repos/{owner}/{repo}/actions/runs';
  const readPage = (page: number) =>
    ask(source, WHAT, (api) =>
      api.page({ route, with: { status: state, created, exclude_pull_requests: true } }, page),
    );
  const first = await readPage(1);
  if (first === undefined) return undefined;
  const last = first.last > 1 ? await readPage(first.last) : undefined;
  const listed = [first, last].flatMap((page) => list(page?.data, 'workflow_runs'));
  const unlisted = Math.max(0, (number(first.data, 'total_count') ?? 0) - listed.length);
  // A run that was started again is older than its wait.
  return { runs: listed.filter((run) => window.to - startOf(run) > least), unlisted };
}

function waitingFact(history: RepositoryHistory, run: unknown, wait: RunWait): readonly WaitingRun[] {
  const [id, workflow] = [number(run, 'id'), number(run, 'workflow_id')];
  if (id === undefined || workflow === undefined) return [];
  const known = history.workflows?.find((one) => one.id === workflow);
  const url = link(run, 'html_url');
  return [
    {
      workflow: known?.name ?? line(run, 'name') ?? pathOf(run),
      repository: history.source.repository,
      run: { id, number: number(run, 'run_number'), url },
      url,
      why: wait.why,
      since: isoTime(wait.since),
      environment: wait.environment,
      due: isWaitDue(wait, history.window),
    },
  ];
}

/** Not a number where it is not told. */
function startOf(run: unknown): number {
  return milliseconds(run, 'run_started_at') ?? milliseconds(run, 'created_at') ?? Number.NaN;
}

/** The oldest of its jobs that has no runner; a machine of the owner may take longer. */
async function runnerWait({ source, window }: RepositoryHistory, run: unknown): Promise<RunWait | undefined> {
  const [id, attempt] = [number(run, 'id'), number(run, 'run_attempt') ?? 1];
  const isOld = window.to - startOf(run) > 2 * HOUR;
  if (id === undefined) return undefined;
  const answer = await ask(source, WHAT, (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
      with: { run_id: id, attempt_number: attempt, per_page: 100 },
    }),
  );
  if (answer === undefined) return isOld ? { why: 'runner', since: startOf(run), selfHosted: true } : undefined;
  const queued = list(answer, 'jobs').filter((job) => line(job, 'status') === 'queued');
  // Nothing of it came to be: GitHub lost it.
  if (queued.length === 0) return undefined;
  const selfHosted = queued.every((job) => !list(job, 'labels').every(isHosted));
  const since = Math.min(...queued.map((job) => milliseconds(job, 'created_at') ?? startOf(run)));
  return { why: 'runner', since, selfHosted };
}

/** GitHub's own machines are called by their system. */
function isHosted(label: unknown): boolean {
  return typeof label === 'string' && /^(?:ubuntu|windows|macos)-/i.test(label);
}

/** A wait that only a clock ends is none for a person. */
async function approvalWait({ source }: RepositoryHistory, run: unknown): Promise<RunWait | undefined> {
  const id = number(run, 'id');
  if (id === undefined) return undefined;
  const answer = await ask(source, WHAT, (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments',
      with: { run_id: id },
    }),
  );
  const pending = list(answer).find((one) => list(one, 'reviewers').length > 0);
  if (pending === undefined) return undefined;
  const since = milliseconds(pending, 'wait_timer_started_at') ?? startOf(run);
  return { why: 'approval', since, environment: line(pending, 'environment', 'name') };
}
