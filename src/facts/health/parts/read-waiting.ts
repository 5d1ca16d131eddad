/** Runs that wait for a runner, for somebody who approves, or for somebody who lets them run. */

import { defined } from '../../../defined.ts';
import type { WaitingRun } from '../../facts.ts';
import { line, link, list, number, record, time } from '../../host/json.ts';
import { DAY, HOUR, isoTime } from '../health-run.ts';
import { isTooLong, isWaitDue, LIMITS, type RunWait } from '../measures/waiting.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { pathOf } from '../reading/run-row.ts';
import { ask, eachOf } from '../reading/source.ts';
import { openHeads } from './read-open-pulls.ts';

/** Runs of each state that are looked into. */
const MOST = 5;
const AT_ONCE = 2;
/** A run may be started again for a month, and waits for a month at most. */
const OLDEST = 62 * DAY;

/** States as GitHub calls them, and what a run in it may wait for: of its machines nothing is known yet. */
const WAITS = {
  queued: [{ why: 'runner' }, { why: 'runner', selfHosted: true }],
  waiting: [{ why: 'approval' }],
  action_required: [{ why: 'permission' }],
} as const satisfies Record<string, readonly Omit<RunWait, 'since'>[]>;
type WaitState = keyof typeof WAITS;

export interface WaitingReading {
  /** The longest first. */
  readonly runs: readonly WaitingRun[];
  /** Those as well that were not looked into. */
  readonly total: number;
}

interface StateReading {
  readonly runs: readonly WaitingRun[];
  /** How many were not looked into. */
  readonly left: number;
}

/** Undefined where none is known, and not all could be read. */
export async function readWaiting(history: RepositoryHistory): Promise<WaitingReading | undefined> {
  const { repository, gaps } = history.source;
  const all = [await readState(history, 'queued'), await readState(history, 'waiting'), await readUnpermitted(history)];
  const runs = all.flatMap((one) => one?.runs ?? []);
  const left = all.reduce((sum, one) => sum + (one?.left ?? 0), 0);
  if (runs.length === 0 && all.includes(undefined)) return undefined;
  if (left > 0) gaps.unread.add(`${left} runs that wait in ${repository}`);
  const inTime = runs.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
  return { runs: inTime, total: runs.length + left };
}

/** Those are looked into that are news, then those that wait longest. */
async function readState(history: RepositoryHistory, state: 'queued' | 'waiting'): Promise<StateReading | undefined> {
  const { window } = history;
  const listed = await listState(history, state);
  if (listed === undefined) return undefined;
  const isNews = (run: unknown) => WAITS[state].some((wait) => isWaitDue({ ...wait, since: startOf(run) }, window));
  const inOrder = listed.runs.toSorted(
    (one, other) => Number(isNews(other)) - Number(isNews(one)) || startOf(one) - startOf(other),
  );
  const facts = await eachOf(inOrder.slice(0, MOST), AT_ONCE, async (run) => {
    const wait = state === 'queued' ? await runnerWait(history, run) : await approvalWait(history, run);
    return wait === undefined || !isTooLong(wait, window.to) ? [] : waitingFact(history, run, wait);
  });
  return { runs: facts.flat(), left: listed.unlisted + Math.max(0, inOrder.length - MOST) };
}

/**
 * Runs of strangers start when somebody lets them. They stay so when their pull request is closed, or goes on to another
 * commit: such a run waits for nobody.
 */
async function readUnpermitted(history: RepositoryHistory): Promise<StateReading | undefined> {
  const listed = await listState(history, 'action_required');
  if (listed === undefined) return undefined;
  const commits = [...Map.groupBy(listed.runs, (run) => line(run, 'head_sha') ?? '')];
  if (commits.length === 0) return { runs: [], left: 0 };
  const oldest = Math.min(...listed.runs.map(startOf));
  const heads = await openHeads(history.source, oldest);
  if (heads === undefined) return undefined;
  // Whoever lets one of them run lets all of that commit.
  const runs = commits.flatMap(([sha, [run]]) =>
    heads.has(sha) ? waitingFact(history, run, { why: 'permission', since: startOf(run) }) : [],
  );
  return { runs, left: 0 };
}

/** Those that were created longer ago than is usual: the newest hundred, and the oldest. */
async function listState({ source, window }: RepositoryHistory, state: WaitState) {
  const least = Math.min(...WAITS[state].map((wait) => LIMITS[wait.why]));
  const created = `${isoTime(window.to - OLDEST)}..${isoTime(window.to - least)}`;
  const readPage = (page: number) =>
    ask(source, 'runs that wait', (api) =>
      api.page(
        {
          route: 'GET /repos/{owner}/{repo}/actions/runs',
          with: { status: state, created, exclude_pull_requests: true },
        },
        page,
      ),
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
    defined<WaitingRun>({
      workflow: known?.name ?? line(run, 'name') ?? pathOf(run),
      repository: history.source.repository,
      run: defined<WaitingRun['run']>({ id, number: number(run, 'run_number'), url }),
      url,
      why: wait.why,
      since: isoTime(wait.since),
      environment: wait.environment,
      due: isWaitDue(wait, history.window),
    }),
  ];
}

function startOf(run: unknown): number {
  return Date.parse(time(run, 'run_started_at') ?? time(run, 'created_at') ?? '');
}

/** The oldest of its jobs that has no runner; a machine of the owner may take longer. */
async function runnerWait({ source, window }: RepositoryHistory, run: unknown): Promise<RunWait | undefined> {
  const [id, attempt] = [number(run, 'id'), number(run, 'run_attempt') ?? 1];
  const isOld = window.to - startOf(run) > 2 * HOUR;
  if (id === undefined) return undefined;
  const answer = await ask(source, 'runs that wait', (api) =>
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
  const since = Math.min(...queued.map((job) => Date.parse(time(job, 'created_at') ?? '') || startOf(run)));
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
  const answer = await ask(source, 'runs that wait', (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments',
      with: { run_id: id },
    }),
  );
  const pending = list(answer).find((one) => list(one, 'reviewers').length > 0);
  if (pending === undefined) return undefined;
  const started = time(record(pending), 'wait_timer_started_at');
  const since = started === undefined ? startOf(run) : Date.parse(started);
  return defined<RunWait>({ why: 'approval', since, environment: line(pending, 'environment', 'name') });
}
