/** Compares a result with the ones before it. Pure: messages, incidents, watch and digest use it. */

import { compareResults } from '../../build/conclusion.ts';
import type { Change } from '../../build/facts.ts';
import type { Time } from '../../text/format.ts';
import type { ApiJob } from '../jobs/jobs.ts';

/** A run, a job of it or a deployment that counts: neither cancelled nor skipped. */
export interface CompletedRun {
  readonly red: boolean;
  /** Type of failure: a repeated timeout continues the same streak. */
  readonly ended?: 'failure' | 'timed_out' | 'startup_failure';
  /** The run's number; two attempts of one run share it. */
  readonly run?: number;
  /** Id of a deployment, which may report several results. */
  readonly deployment?: number;
  /** Number of an earlier attempt of the reported run. */
  readonly attempt?: number;
  readonly url?: string;
  /** Start of the first attempt. */
  readonly at?: Time;
  /** Start of the attempt with this result. */
  readonly startedAt?: Time;
  /** Reads the result of the first attempt, if a later one had this result. */
  readonly firstAttempt?: () => Promise<CompletedRun | undefined>;
  readonly sha?: string;
  /** GitHub's title of the run. */
  readonly title?: string;
  /** True for a known infrastructure failure; absent if its jobs were not read. */
  readonly isInfrastructure?: boolean;
  /** Reads the completed jobs: the compared one, or all of the run; absent if they cannot be read. */
  readonly jobs?: () => Promise<readonly ApiJob[]>;
}

export interface Streak {
  /** Absent if the data is not conclusive. */
  readonly change?: Change;
  /** Failures of the streak; where `first` is absent, a lower bound. */
  readonly count?: number;
  /** For a streak that continues: true if all of its failures have the same type. */
  readonly alike?: boolean;
  /** The one before this. */
  readonly before?: CompletedRun;
  /** The last success before this. */
  readonly green?: CompletedRun;
  /** The first failure by code, else the first; absent where there is none, or the beginning is not known. */
  readonly first?: CompletedRun;
  /** True if the code caused any failure of it. */
  readonly byCode: boolean;
  /** The last failure of the code, else the last failure; absent after a success. */
  readonly red?: CompletedRun;
}

/** Filters failures of the code; returns all if there are none. */
export function failuresThatCount<T extends { readonly isInfrastructure?: boolean }>(
  failures: readonly T[],
): readonly T[] {
  const byCode = failures.filter(({ isInfrastructure }) => isInfrastructure !== true);
  return byCode.length > 0 ? byCode : failures;
}

/**
 * Computes the streak. The first failure is `broken`, the first success `still-passing`. Infrastructure failures
 * neither start nor continue a streak that has other failures.
 * @param failures since the last success, newest first
 * @param isComplete false if more may exist: then the change is known, but not the start
 */
export function getStreak(
  current: CompletedRun,
  failures: readonly CompletedRun[],
  { green, isComplete }: { readonly green: CompletedRun | undefined; readonly isComplete: boolean },
): Streak {
  const all = failuresThatCount(current.red ? [current, ...failures] : failures);
  const earlier = all.filter((one) => one !== current);
  // Always counts the reported run, because its own record may be outdated while it runs.
  const counted = new Set(
    [...(current.red ? [current] : []), ...earlier].map((one) => one.run ?? one.deployment ?? one),
  );
  return {
    change: compareResults(current.red, earlier.length > 0),
    count: counted.size > 0 ? counted.size : undefined,
    alike: current.red && earlier.length > 0 ? earlier.every(({ ended }) => ended === current.ended) : undefined,
    before: failures[0] ?? green,
    green,
    first: isComplete ? (earlier.at(-1) ?? (current.red ? current : undefined)) : undefined,
    byCode: all.some(({ isInfrastructure }) => isInfrastructure !== true),
    red: earlier[0],
  };
}
