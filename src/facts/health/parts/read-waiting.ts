/** Runs that wait for a runner, or for somebody who approves. */

import { defined } from '../../../defined.ts';
import type { WaitingRun } from '../../facts.ts';
import { line, link, list, number, record, time } from '../../host/json.ts';
import { HOUR, isoTime, MINUTE } from '../health-run.ts';
import { isTooLong, isWaitDue, type RunWait } from '../measures/waiting.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { pathOf } from '../reading/run-row.ts';
import { ask, eachOf } from '../reading/source.ts';

/** Runs of each state that are looked into. */
const MOST = 5;
const AT_ONCE = 2;
const PER_PAGE = 50;
/** What waits for less is not looked into. */
const LEAST = { queued: 10 * MINUTE, waiting: 15 * MINUTE } as const;
type WaitState = keyof typeof LEAST;

/** The longest first. */
export async function readWaiting(history: RepositoryHistory): Promise<readonly WaitingRun[]> {
  const found = [...(await waitingIn(history, 'queued')), ...(await waitingIn(history, 'waiting'))];
  return found.toSorted((one, other) => Date.parse(one.since) - Date.parse(other.since));
}

async function waitingIn(history: RepositoryHistory, status: WaitState): Promise<readonly WaitingRun[]> {
  const { source, window } = history;
  const answer = await ask(source, 'runs that wait', (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/runs',
      with: { status, exclude_pull_requests: true, per_page: PER_PAGE },
    }),
  );
  const old = list(answer, 'workflow_runs').filter((run) => window.to - startOf(run) > LEAST[status]);
  const oldest = old.toSorted((one, other) => startOf(one) - startOf(other)).slice(0, MOST);
  if (old.length > oldest.length)
    source.gaps.unread.add(`${old.length - oldest.length} more runs wait in ${source.repository}`);
  const facts = await eachOf(oldest, AT_ONCE, async (run) => {
    const wait = status === 'queued' ? await runnerWait(history, run) : await approvalWait(history, run);
    return wait === undefined || !isTooLong(wait, window.to) ? [] : waitingFact(history, run, wait);
  });
  return facts.flat();
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
