/** Compares how a build ended with how the ones before it ended. Pure: the loaders read them. */

import { defined } from '../defined.ts';
import type { Time } from '../text/calendar.ts';
import { changeOf } from './conclusion.ts';
import type { BrokenSince, Change } from './facts.ts';
import type { ApiJob } from './github/jobs/jobs.ts';
import { secondsBetween } from './host/json.ts';

/** In which way something went red: what timed out again did so before. */
export type RedEnd = 'failure' | 'timed_out' | 'startup_failure';

/** One end that counts: neither cancelled nor skipped. */
export interface PastRun {
  readonly red: boolean;
  /** Absent where it is green. */
  readonly ended?: RedEnd;
  /** The run's number; two attempts of one run share it. */
  readonly run?: number;
  /** Id of a deployment, of which more than one end may be told. */
  readonly deployment?: number;
  /** Of an earlier attempt of the run that is reported. */
  readonly attempt?: number;
  readonly url?: string;
  /** ISO 8601. */
  readonly at?: Time;
  readonly sha?: string;
  /** Red, but not by the code, as far as its own record tells. */
  readonly innocent?: boolean;
  /** Reads the jobs that ended then: the one that is compared, or all of the run; absent where they cannot be read. */
  readonly jobs?: () => Promise<readonly ApiJob[]>;
}

/** What the history says of an end. */
export interface History {
  /** Absent where what was looked at does not tell. */
  readonly change?: Change;
  readonly broken_since?: BrokenSince;
  readonly failures_in_a_row?: number;
  /** Of a row that goes on: whether all of it ended as this one did. */
  readonly failures_alike?: boolean;
  /** The one before this. */
  readonly before?: PastRun;
  /** The last green one before this. */
  readonly green?: PastRun;
  /** The first red one of the row by code; absent where there is no row, or its beginning is not known. */
  readonly first?: PastRun;
  /** The same as a fact; absent of a row in which nothing was the code's. */
  readonly first_red?: BrokenSince;
  /** The last red one by code, else the last red one; absent where the one before is green. */
  readonly red?: PastRun;
}

/** There are more earlier ends than are looked at. */
export class HistoryLimitError extends Error {}

/**
 * Walks back to the last green end, and no further. The first red end of all is `broken`, the first green one
 * `still-passing`. Where the walk breaks off half way, the change is known, but not since when. What was not the code
 * neither begins a row nor goes on with one, but where nothing else is in it.
 *
 * @param earlier newest first
 * @param now ISO 8601
 * @throws what `earlier` throws before it gave anything, `HistoryLimitError` aside: then nothing is known
 */
export async function compare(current: PastRun, earlier: AsyncIterable<PastRun>, now: string): Promise<History> {
  const row: PastRun[] = [];
  let green: PastRun | undefined;
  let whole = true;
  try {
    for await (const end of earlier) {
      if (!end.red) {
        green = end;
        break;
      }
      row.push(end);
    }
  } catch (error) {
    if (row.length === 0 && !(error instanceof HistoryLimitError)) throw error;
    if (row.length === 0) return {};
    whole = false;
  }
  const guilty = row.filter(({ innocent }) => innocent !== true);
  const isOfCode = guilty.length > 0 || (current.red && current.innocent !== true);
  const reds = isOfCode ? guilty : row;
  const first = whole ? (reds.at(-1) ?? (current.red ? current : undefined)) : undefined;
  const broken_since = first && since(first, now);
  const all = new Set([...(current.red ? [current] : []), ...reds].map((one) => one.run ?? one.deployment ?? one));
  return defined<History>({
    change: changeOf(current.red, reds.length > 0),
    broken_since,
    failures_in_a_row: all.size > 0 ? all.size : undefined,
    failures_alike: current.red && reds.length > 0 ? reds.every(({ ended }) => ended === current.ended) : undefined,
    before: row[0] ?? green,
    green,
    first,
    first_red: isOfCode ? broken_since : undefined,
    red: reds[0],
  });
}

function since({ run, url, at }: PastRun, now: string): BrokenSince {
  return defined<BrokenSince>({ run, url, at, duration_seconds: secondsBetween(at, now) });
}
