/** Reads the runs that decide the state of a branch. */

import { findSubject } from '../build/code-host/commits.ts';
import { line, lines, milliseconds, record } from '../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../build/code-host/runs.ts';
import { isRed } from '../build/conclusion.ts';
import { isWithin, type TimeWindow } from './window.ts';

/** Cancelled, skipped, and neutral runs have no result. */
export type Verdict = 'green' | 'red' | 'none';

/** Trigger of the run. GitHub attributes a dispatch by a workflow to a bot, and it counts as `branch`. */
export type RunScope = 'branch' | 'schedule' | 'manual' | 'queue';

/** A completed run of the branch. */
export interface HealthRun extends GithubRun {
  /** `owner/name`. */
  readonly repository: string;
  /** ID of the workflow, which survives renaming. */
  readonly workflow: number;
  readonly path: string;
  readonly name: string;
  readonly event: string;
  readonly scope: RunScope;
  readonly verdict: Verdict;
  /** Set if GitHub cancelled the run because no runner took it for a day: an infrastructure failure. */
  readonly unacquired?: true;
  /** True for an infrastructure failure, as far as the jobs show; absent if they were not read. */
  readonly isInfrastructure?: boolean;
  readonly bot: boolean;
  /** Times are milliseconds since the epoch. A re-run moves all of them but this one. */
  readonly createdAt: number;
  readonly startedAt: number;
  readonly endedAt: number;
  /** Subject of the commit. */
  readonly subject?: string;
}

/** Events of a branch, excluding those of pull requests. */
const SCOPES: Readonly<Record<string, RunScope>> = {
  push: 'branch',
  workflow_run: 'branch',
  repository_dispatch: 'branch',
  schedule: 'schedule',
  merge_group: 'queue',
  workflow_dispatch: 'manual',
};

const MAX_SUBJECT = 200;

/** Filter of counted runs. */
export interface RunFilter {
  /** `owner/name`. */
  readonly repository: string;
  readonly branch: string;
  /** Path of the reporting workflow, which is excluded. */
  readonly own?: string;
}

/** Returns undefined for a run in progress, or of another branch. */
export function readRun(json: unknown, filter: RunFilter): HealthRun | undefined {
  const run = readGithubRun(record(json));
  const [createdAt, endedAt] = [milliseconds(json, 'created_at'), milliseconds(json, 'updated_at')];
  if (run === undefined || createdAt === undefined || endedAt === undefined) return undefined;
  const { workflow, event = '', conclusion } = run;
  const scope = findScope(json, event);
  const path = getPath(json);
  if (typeof workflow !== 'number' || scope === undefined || line(json, 'status') !== 'completed') return undefined;
  if (!isOnBranch(run, filter) || path.startsWith('dynamic/') || path === filter.own) return undefined;
  return {
    ...{ ...run, workflow, event, scope, path, createdAt, endedAt, repository: filter.repository },
    name: run.name ?? path,
    verdict: conclusion === 'success' ? 'green' : isRed(conclusion) ? 'red' : 'none',
    bot: isBot(json, 'triggering_actor') || isBot(json, 'actor'),
    startedAt: milliseconds(json, 'run_started_at') ?? createdAt,
    subject: copied(findSubject(lines(json, 'head_commit', 'message'))?.slice(0, MAX_SUBJECT)),
  };
}

/** Copies a string, because a slice would retain the complete commit message for each of thousands of runs. */
function copied(text: string | undefined): string | undefined {
  return text === undefined ? undefined : Buffer.from(text).toString();
}

export function concernsBranch(event: string): boolean {
  return Object.hasOwn(SCOPES, event);
}

/** Removes the ref after the path of a called workflow. */
export function getPath(run: unknown): string {
  return line(run, 'path')?.split('@', 1)[0] ?? '';
}

function findScope(run: unknown, event: string): RunScope | undefined {
  const scope = concernsBranch(event) ? SCOPES[event] : undefined;
  return scope === 'manual' && isBot(run, 'triggering_actor') ? 'branch' : scope;
}

/** Excludes forks, whose branches may have the same name. Includes the merge queue's branches. */
function isOnBranch({ home, branch = '' }: GithubRun, filter: RunFilter): boolean {
  if (home !== undefined && home.toLowerCase() !== filter.repository.toLowerCase()) return false;
  return branch === filter.branch || branch.startsWith(`gh-readonly-queue/${filter.branch}/`);
}

function isBot(run: unknown, role: string): boolean {
  return line(run, role, 'type') === 'Bot' || (line(run, role, 'login')?.endsWith('[bot]') ?? false);
}

/** Sorts a workflow's history. Attempts of one run are adjacent. */
export function inOrder(one: HealthRun, other: HealthRun): number {
  return one.createdAt - other.createdAt || one.number - other.number || one.attempt - other.attempt;
}

export function newestFirst(one: HealthRun, other: HealthRun): number {
  return other.endedAt - one.endedAt;
}

/** Chooses the newest entries of lists by repository, within the limits per repository and in total. */
export function chooseNewest<T>(
  lists: readonly (readonly T[])[],
  runOf: (one: T) => HealthRun,
  { each, all }: { readonly each: number; readonly all: number },
): readonly T[] {
  const newest = (some: readonly T[]) => some.toSorted((one, other) => newestFirst(runOf(one), runOf(other)));
  return newest(lists.flatMap((current) => newest(current).slice(0, each))).slice(0, Math.max(0, all));
}

export function endedIn(runs: readonly HealthRun[], window: TimeWindow): readonly HealthRun[] {
  return runs.filter(({ endedAt }) => isWithin(window, endedAt));
}
