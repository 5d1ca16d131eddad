/** What the stages came to, as far as they went. */

import type { Result } from '../delivery/receipt.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { LoadResult } from '../facts/load.ts';
import type { Draft, Rendered } from '../message/rendering.ts';
import type { Remark } from '../remark.ts';
import type { Stop } from '../stop.ts';

export interface Progress {
  readonly loaded: LoadResult;
  /** The first one that was met; absent as long as there is something to send. */
  readonly stop?: Stop | undefined;
  /** What is wrong with `only-if`. */
  readonly problem?: Remark;
  /** What the plan leaves aside. */
  readonly remarks?: readonly Remark[];
  /** What the service was asked for; absent where nothing was to be sent. */
  readonly lookUp?: LookUpResult;
  /** Absent when it was clear before rendering that nothing is to be sent. */
  readonly rendered?: Rendered;
}

/** It ended at a stop. */
export interface StoppedProgress extends Progress {
  readonly stop: Stop;
}

/** It went to its end. */
export interface FinishedProgress extends Progress {
  readonly result: Result;
  readonly preview?: Preview;
}

/** What a dry run is good for. */
export interface Preview {
  /** Why it would not be sent, or not all of it; absent where it would. */
  readonly stop?: Stop;
  /** Of an incident that opens: the chat message beside its task. */
  readonly line?: Draft;
  /** To whom the task would be assigned, as a message calls them. */
  readonly assigned?: string;
  /** Names of the facts that the words and `only-if` may use. */
  readonly used: readonly string[];
  /** Requests to the code host's API that it took. */
  readonly reads: number;
}
