/** What one call of `notify` did, for those who report it. */

import { defined } from '../defined.ts';
import { type Receipt, type Result, receiptOf, resultOf } from '../delivery/receipt.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Base } from '../facts/base.ts';
import type { Facts } from '../facts/facts.ts';
import type { LoadResult } from '../facts/load.ts';
import type { Draft, Rendered } from '../message/rendering.ts';
import type { Remark } from '../remark.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stop } from '../stop.ts';
import { cutNames, remarksOf } from './remarks.ts';

export interface Notification {
  readonly receipt: Receipt;
  /** Without secrets. */
  readonly facts: Facts;
  /** The words; absent when it was clear before rendering that nothing is to be sent. */
  readonly draft?: Draft;
  /** What a dry run is good for. */
  readonly preview?: Preview;
  /** All that there is to say beside the outcome, the gravest last. */
  readonly remarks: readonly Remark[];
  /** Of several targets all of this for each, in the order given; absent for one. */
  readonly targets?: readonly Notification[];
}

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

/** What the stages came to, as far as they went. */
export interface Course {
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

/** A course that ended at a stop. */
export interface StoppedCourse extends Course {
  readonly stop: Stop;
}

/** A course that went to its end. */
export interface WholeCourse extends Course {
  readonly result: Result;
  readonly preview?: Preview;
}

interface NotificationInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly durationMs: number;
  readonly course: StoppedCourse | WholeCourse;
}

export function notificationOf({ settings, base, durationMs, course }: NotificationInput): Notification {
  const { lookUp, rendered } = course;
  const { facts } = course.loaded;
  const { result, preview } = 'result' in course ? course : { result: resultOf(course.stop, lookUp?.lookUps) };
  return defined<Notification>({
    receipt: receiptOf(settings, result, { facts, durationMs, shortened: cutNames(rendered), lookUp }),
    facts: settings.redactor.redactAll(facts),
    draft: rendered?.empty ? undefined : rendered?.draft,
    preview,
    remarks: remarksOf(settings, base, course),
  });
}
