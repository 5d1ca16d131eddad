/** What one call of `notify` did, for those who report it. */

import { defined } from '../defined.ts';
import { type Receipt, type Result, receiptOf } from '../delivery/receipt.ts';
import type { Step } from '../directory/incident/outage.ts';
import type { Found } from '../directory/types.ts';
import type { TemplateError } from '../errors.ts';
import type { Base } from '../facts/base.ts';
import type { Loaded } from '../facts/load.ts';
import type { Skip } from '../facts/plan/skip.ts';
import type { Facts } from '../facts/types.ts';
import type { Draft, Rendered } from '../message/types.ts';
import { listed } from '../phrases.ts';
import type { Settings } from '../settings/settings.ts';

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
  readonly problems: readonly Problem[];
}

export interface Preview {
  /** Why it would not be sent; absent where it would. */
  readonly skip?: Skip;
  /** Why the task of an incident would not be opened: the chat would be told all the same. */
  readonly taskless?: Skip;
  /** Names of the facts that the words and `only-if` may use. */
  readonly used: readonly string[];
  /** Requests to the code host's API that it took. */
  readonly reads: number;
}

/** A mistake that did not keep the message back. */
interface Problem {
  readonly error: TemplateError;
  /** What was done instead, as a sentence. */
  readonly instead: string;
}

/** What can be said, and why it is not to be. */
export interface Gathered {
  readonly loaded: Loaded;
  readonly skip?: Skip;
  /** What is wrong with `only-if`. */
  readonly problem?: Problem;
  /** What the service was asked for; absent where nothing was to be sent. */
  readonly found?: Found;
}

const PRESET_INSTEAD = 'Your template failed, so the default text was used instead.';
const EMPTY_NOTICE = 'Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions.';

/** What the stages came to. */
interface Course {
  readonly settings: Settings;
  readonly base: Base;
  readonly durationMs: number;
  readonly result: Result;
  readonly gathered: Gathered;
  /** Absent when it was clear before rendering that nothing is to be sent. */
  readonly rendered?: Rendered | undefined;
  readonly preview?: Preview | undefined;
}

export function notificationOf({
  settings,
  base,
  durationMs,
  result,
  gathered,
  rendered,
  preview,
}: Course): Notification {
  const { redactor, maxLength } = settings;
  const { loaded, problem, found } = gathered;
  const { facts, notice, warnings = [] } = loaded;
  return defined<Notification>({
    receipt: receiptOf(settings, result, { facts, durationMs, shortened: rendered?.shortened, found }),
    facts: redactor.redactAll(facts),
    draft: rendered?.empty ? undefined : rendered?.draft,
    preview,
    notices: redactor.redactAll([
      ...settings.notices,
      ...base.notices,
      ...(notice === undefined ? [] : [notice]),
      ...(found?.notices ?? []),
      ...stepNotice(found?.keyed?.step),
      ...(rendered?.shortened === undefined ? [] : [shortenedTo(maxLength, rendered.shortened)]),
      ...(rendered?.empty ? [EMPTY_NOTICE] : []),
    ]),
    warnings: redactor.redactAll(warnings),
    problems: [
      ...(problem === undefined ? [] : [problem]),
      ...(rendered?.problems ?? []).map((error) => ({ error, instead: PRESET_INSTEAD })),
    ],
  });
}

function stepNotice(step: Step | undefined): readonly string[] {
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
