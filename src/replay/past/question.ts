/** A moment of the past, and what is asked as of then. */

import type { Json } from '../../facts/host/json.ts';
import { line, milliseconds, number } from '../../facts/host/json.ts';
import type { ApiAnswer, Route, RouteParameters } from './shared-reads.ts';

/** The end of a run's attempt, which is told then. */
export interface RunEnd {
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** As GitHub shows that attempt. */
  readonly run: Json;
}

/** A question as of a moment. */
export interface PastQuestion {
  readonly moment: RunEnd;
  readonly parameters: RouteParameters;
  /** As it is now; asked once for all. */
  readonly now: (route: Route, parameters: RouteParameters) => Promise<ApiAnswer>;
}

/** Whether something with that time was there by then; what tells no time was. */
export function wasThere(thing: unknown, name: string, { at }: RunEnd): boolean {
  const time = milliseconds(thing, name);
  return time === undefined || time <= at;
}

/** Whether these are jobs of the attempt that is told: it is over by then, whatever the clocks of its runners say. */
export function isTold({ run }: RunEnd, id: unknown, attempt: unknown): boolean {
  return number(run, 'id') === Number(id) && attemptOf(run) === Number(attempt);
}

export function attemptOf(run: unknown): number {
  return number(run, 'run_attempt') ?? 1;
}

/** Of the branch of the run that is told. */
export function isOfItsBranch({ run }: RunEnd, other: unknown): boolean {
  return line(other, 'head_branch') !== undefined && line(other, 'head_branch') === line(run, 'head_branch');
}
