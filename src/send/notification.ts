/** What one call of `notify` did, for those who report it. */

import { defined } from '../defined.ts';
import { type Receipt, type Result, receiptOf, resultOf } from '../delivery/receipt.ts';
import type { KeyDecision } from '../directory/incident/outage.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { TemplateError } from '../errors.ts';
import type { Base } from '../facts/base.ts';
import type { Facts } from '../facts/facts.ts';
import type { LoadResult } from '../facts/load.ts';
import { OUR_WORDS } from '../facts/parts/our-words.ts';
import type { Draft, Rendered } from '../message/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import type { Stop } from '../stop.ts';
import { listed } from '../text/phrases.ts';

export interface Notification {
  readonly receipt: Receipt;
  /** Without secrets. */
  readonly facts: Facts;
  /** The words; absent when it was clear before rendering that nothing is to be sent. */
  readonly draft?: Draft;
  /** What a dry run is good for. */
  readonly preview?: Preview;
  /** What the message had to leave out, and why. */
  readonly notices: readonly string[];
  /** What is wrong with files that the message was to tell of. */
  readonly warnings: readonly string[];
  /** What is wrong with the author's own words. */
  readonly problems: readonly TemplateProblem[];
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

/** A mistake that did not keep the message back. */
interface TemplateProblem {
  readonly error: TemplateError;
  /** What was done instead, as a sentence. */
  readonly instead: string;
}

/** What the stages came to, as far as they went. */
export interface Course {
  readonly loaded: LoadResult;
  /** The first one that was met; absent as long as there is something to send. */
  readonly stop?: Stop | undefined;
  /** What is wrong with `only-if`. */
  readonly problem?: TemplateError;
  /** What the plan leaves aside, a sentence each. */
  readonly notices?: readonly string[];
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

const SENT_ANYWAY = 'Your condition could not be decided, so it keeps nothing back.';
const PRESET_INSTEAD = 'Your template failed, so the default text was used instead.';
const EMPTY_NOTICE = 'Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions.';

interface NotificationInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly durationMs: number;
  readonly course: StoppedCourse | WholeCourse;
}

export function notificationOf({ settings, base, durationMs, course }: NotificationInput): Notification {
  const { redactor, maxLength } = settings;
  const hide = (text: string) => redactor.redact(text);
  const { loaded, problem, lookUp, rendered } = course;
  const { facts, notice, warnings = [] } = loaded;
  const { result, preview } = 'result' in course ? course : { result: resultOf(course.stop, lookUp?.lookUps) };
  return defined<Notification>({
    receipt: receiptOf(settings, result, { facts, durationMs, shortened: rendered?.shortened, lookUp }),
    facts: redactor.redactAll(facts, OUR_WORDS),
    draft: rendered?.empty ? undefined : rendered?.draft,
    preview,
    notices: [
      ...settings.notices,
      ...base.notices,
      ...(notice === undefined ? [] : [notice]),
      ...(course.notices ?? []),
      ...(lookUp?.notices ?? []),
      ...keyNotice(lookUp?.keyed?.decision),
      ...(rendered?.shortened === undefined ? [] : [shortenedTo(maxLength, rendered.shortened)]),
      ...(rendered?.notices ?? []),
      ...(rendered?.empty ? [EMPTY_NOTICE] : []),
    ].map(hide),
    warnings: warnings.map(hide),
    problems: [
      ...(problem === undefined ? [] : [{ error: problem, instead: SENT_ANYWAY }]),
      ...(rendered?.problems ?? []).map((error) => ({ error, instead: PRESET_INSTEAD })),
    ],
  });
}

function keyNotice(step: KeyDecision | undefined): readonly string[] {
  return step === undefined || !('notice' in step) || step.notice === undefined ? [] : [step.notice];
}

function shortenedTo(characters: number, names: readonly string[]): string {
  const subjectOnly = names.every((name) => name === 'subject');
  const most = subjectOnly
    ? ''
    : ` A body has at most ${characters} characters (WORKROOM_MAX_LENGTH), because the service refuses longer ones.`;
  const own = names.includes('body') ? ' To keep all of it, write a shorter body.' : '';
  return `The message was shortened to fit: ${listed(names)}.${most}${own}`;
}
