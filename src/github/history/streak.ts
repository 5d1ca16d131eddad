/** One streak: how an end compares with the ones before it. Pure: messages, incidents, watch and digest read it. */

import { getChange } from '../../build/conclusion.ts';
import type { Change } from '../../build/facts.ts';
import type { Time } from '../../text/calendar.ts';
import type { ApiJob } from '../jobs/jobs.ts';

/** A run, a job of it or a deployment that counts: neither cancelled nor skipped. */
export interface CompletedRun {
  readonly red: boolean;
  /** In which way it went red: what timed out again did so before. */
  readonly ended?: 'failure' | 'timed_out' | 'startup_failure';
  /** The run's number; two attempts of one run share it. */
  readonly run?: number;
  /** Id of a deployment, of which more than one end may be told. */
  readonly deployment?: number;
  /** Of an earlier attempt of the run that is reported. */
  readonly attempt?: number;
  readonly url?: string;
  /** Of the first attempt; ISO 8601. */
  readonly at?: Time;
  /** Of the attempt that ended so. */
  readonly startedAt?: Time;
  /** Where it ended so in a later attempt: when that began, and how the first one ended. */
  readonly retry?: { readonly at: Time; readonly first: () => Promise<CompletedRun | undefined> };
  readonly sha?: string;
  /** What GitHub calls the run. */
  readonly title?: string;
  /** Red, but not by the code, as far as is known; absent where its jobs have not been looked at. */
  readonly innocent?: boolean;
  /** Reads the jobs that ended then: the one that is compared, or all of the run; absent where they cannot be read. */
  readonly jobs?: () => Promise<readonly ApiJob[]>;
}

export interface Streak {
  /** Absent where what was looked at does not tell. */
  readonly change?: Change;
  /** Failures of the streak; where `first` is absent, a lower bound. */
  readonly count?: number;
  /** Of a streak that goes on: whether all of it ended as this one did. */
  readonly alike?: boolean;
  /** The one before this. */
  readonly before?: CompletedRun;
  /** The last green one before this. */
  readonly green?: CompletedRun;
  /** The first failure by code, else the first; absent where there is none, or the beginning is not known. */
  readonly first?: CompletedRun;
  /** Whether any failure of it was the code's. */
  readonly byCode: boolean;
  /** The last failure by code, else the last; absent where the one before is green. */
  readonly red?: CompletedRun;
}

/** Those by the code; where none was, all of them. */
export function failuresThatCount<T extends { readonly innocent?: boolean }>(failures: readonly T[]): readonly T[] {
  const byCode = failures.filter(({ innocent }) => innocent !== true);
  return byCode.length > 0 ? byCode : failures;
}

/**
 * The first failure of all is `broken`, the first success `still-passing`. What was not the code neither begins a streak nor
 * goes on with one, but where nothing else is in it.
 *
 * @param failures since the last success, newest first
 * @param whole false where there may be more of them: then the change is known, but not since when
 */
export function getStreak(
  current: CompletedRun,
  failures: readonly CompletedRun[],
  { green, whole: complete }: { readonly green: CompletedRun | undefined; readonly whole: boolean },
): Streak {
  const all = failuresThatCount(current.red ? [current, ...failures] : failures);
  const earlier = all.filter((one) => one !== current);
  const isOfCode = all.some(({ innocent }) => innocent !== true);
  // The one that is reported counts whatever it is: while it runs, its own record may not tell yet.
  const counted = new Set(
    [...(current.red ? [current] : []), ...earlier].map((one) => one.run ?? one.deployment ?? one),
  );
  return {
    change: getChange(current.red, earlier.length > 0),
    count: counted.size > 0 ? counted.size : undefined,
    alike: current.red && earlier.length > 0 ? earlier.every(({ ended }) => ended === current.ended) : undefined,
    before: failures[0] ?? green,
    green,
    first: complete ? (earlier.at(-1) ?? (current.red ? current : undefined)) : undefined,
    byCode: isOfCode,
    red: earlier[0],
  };
}
