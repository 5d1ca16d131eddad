/** What one call of `notify` did, for those who report it. */

import { defined } from '../defined.ts';
import { type Receipt, type Result, receiptOf } from '../delivery/receipt.ts';
import type { KeyDecision } from '../directory/incident/outage.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { TemplateError } from '../errors.ts';
import type { Base } from '../facts/base.ts';
import type { Facts } from '../facts/facts.ts';
import type { LoadResult } from '../facts/load.ts';
import type { Skip } from '../facts/plan/whether-to-send.ts';
import type { Draft, Rendered } from '../message/rendering.ts';
import type { Settings } from '../settings/settings.ts';
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
interface TemplateProblem {
  readonly error: TemplateError;
  /** What was done instead, as a sentence. */
  readonly instead: string;
}

/** What can be said, and why it is not to be. */
export interface GatheredFacts {
  readonly loaded: LoadResult;
  readonly skip?: Skip;
  /** What is wrong with `only-if`. */
  readonly problem?: TemplateProblem;
  /** What the service was asked for; absent where nothing was to be sent. */
  readonly lookUp?: LookUpResult;
}

const PRESET_INSTEAD = 'Your template failed, so the default text was used instead.';
const EMPTY_NOTICE = 'Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions.';

/** What the stages came to. */
interface NotificationInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly durationMs: number;
  readonly result: Result;
  readonly gathered: GatheredFacts;
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
}: NotificationInput): Notification {
  const { redactor, maxLength } = settings;
  const { loaded, problem, lookUp } = gathered;
  const { facts, notice, warnings = [] } = loaded;
  return defined<Notification>({
    receipt: receiptOf(settings, result, { facts, durationMs, shortened: rendered?.shortened, lookUp }),
    facts: redactor.redactAll(facts),
    draft: rendered?.empty ? undefined : rendered?.draft,
    preview,
    notices: redactor.redactAll([
      ...settings.notices,
      ...base.notices,
      ...(notice === undefined ? [] : [notice]),
      ...(lookUp?.notices ?? []),
      ...keyNotice(lookUp?.keyed?.decision),
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
