/** Determines periods of time, and the window of a watch. */

import { line, number } from '../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../build/code-host/runs.ts';
import type { Api } from '../github/api/client.ts';
import { ignoreMissing } from '../github/api/errors.ts';
import { parseRuns, readRun } from '../github/history/run-history.ts';
import type { Environment } from '../platform.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;
export const WEEK = 7 * DAY;

/** After `from`, up to and including `to`. Milliseconds since the epoch. */
export interface TimeWindow {
  readonly from: number;
  readonly to: number;
}

export function isWithin({ from, to }: TimeWindow, at: number): boolean {
  return at > from && at <= to;
}

/** Returns true at the start, and once a week after it: in exactly one of adjacent windows. */
export function isDue({ from, to }: TimeWindow, since: number): boolean {
  const weeks = (at: number) => Math.max(-1, Math.floor((at - since) / WEEK));
  return weeks(to) > weeks(from);
}

export function toSeconds(milliseconds: number): number {
  return Math.max(0, Math.round(milliseconds / 1000));
}

const MAX_WATCH = 31 * DAY;
const PER_PAGE = 20;

/**
 * Determines the window. Builds that complete after this run started belong to the next run. A watch that couldn't
 * deliver fails, so the next run also covers its time. Without a successful run, the window is as long as the period.
 * @param file name of the workflow file of the watch
 */
export async function findWindow(api: Api, env: Environment, file: string, period: TimeWindow): Promise<TimeWindow> {
  const id = number(env, 'GITHUB_RUN_ID');
  const watch = id === undefined ? undefined : await readRun(api, id).catch(ignoreMissing);
  const to = findStart(readGithubRun(watch)) ?? period.to;
  const from = await readLastSuccess(api, env, file);
  if (from === undefined) return { from: to - (period.to - period.from), to };
  return { from: Math.min(to, Math.max(from, to - MAX_WATCH)), to };
}

/** Returns when the newest other successful run on this branch started. */
async function readLastSuccess(api: Api, env: Environment, file: string): Promise<number | undefined> {
  const branch = line(env, 'GITHUB_HEAD_REF') ?? line(env, 'GITHUB_REF_NAME');
  const [repository, watch] = [line(env, 'GITHUB_REPOSITORY')?.toLowerCase(), number(env, 'GITHUB_RUN_ID')];
  const answer = await api.get('GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs', {
    workflow_id: file,
    branch,
    status: 'success',
    exclude_pull_requests: true,
    per_page: PER_PAGE,
  });
  // A fork's branch may have the same name.
  const starts = parseRuns(answer)
    .filter(({ id, home }) => id !== watch && (home?.toLowerCase() ?? repository) === repository)
    .flatMap((run) => findStart(run) ?? []);
  return starts.length === 0 ? undefined : Math.max(...starts);
}

function findStart(run: GithubRun | undefined): number | undefined {
  const at = Date.parse(run?.started_at ?? run?.created_at ?? '');
  return Number.isNaN(at) ? undefined : at;
}
