/** Jobs that failed for one reason: legs of a matrix, told as one. */

import type { FailedJob } from '../../../facts/facts.ts';
import { firstReason } from './reasons.ts';

export interface JobGroup {
  /** The job that is named, with its reason where one of them is known. */
  readonly first: FailedJob;
  /** How many more there are. */
  readonly others: number;
}

/**
 * Legs of one job that failed in the same step, all of them new or none, are one group, unless their reasons are known and differ. The reasons of
 * only a few jobs are read, so a leg without one goes with the others.
 */
export function groupsOf(failed: readonly FailedJob[]): readonly JobGroup[] {
  const families = Map.groupBy(
    failed,
    (job) => `${familyOf(job)}\n${job.conclusion}\n${job.new === true}\n${job.failed_steps[0]?.name}`,
  );
  return [...families.values()].flatMap(splitByReason);
}

function splitByReason(legs: readonly FailedJob[]): readonly JobGroup[] {
  const byReason = Map.groupBy(legs, reasonKey);
  const unexplained = byReason.get(undefined) ?? [];
  byReason.delete(undefined);
  const groups = byReason.size === 0 ? [unexplained] : [...byReason.values()];
  const extra = byReason.size === 0 ? 0 : unexplained.length;
  return groups.flatMap(([first, ...others], index) =>
    first === undefined ? [] : [{ first, others: others.length + (index === 0 ? extra : 0) }],
  );
}

/** `test (ubuntu, 24)` and `test (windows, 22)` are legs of `test`. A job without a leg is a family of its own. */
function familyOf({ name, id }: FailedJob): string {
  return familyName(name) ?? `${name}\n${id ?? ''}`;
}

/** `test` of `test (ubuntu, 24)`; undefined for a job without a leg. */
export function familyName(name: string): string | undefined {
  const leg = name.endsWith(')') ? name.lastIndexOf(' (') : -1;
  return leg > 0 ? name.slice(0, leg) : undefined;
}

/** Ids, durations and counts differ from leg to leg. */
function reasonKey(job: FailedJob): string | undefined {
  return firstReason(job)?.replace(/\d+/g, '#');
}
