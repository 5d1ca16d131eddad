/** What one call of `notify` did, for those who report it. */

import { defined } from '../defined.ts';
import { type Receipt, receiptOf, resultOf } from '../delivery/receipt.ts';
import type { KeyDecision } from '../directory/incident/outage.ts';
import { placesOf, TemplateError } from '../errors.ts';
import type { Base } from '../facts/base.ts';
import type { Facts } from '../facts/facts.ts';
import type { Draft } from '../message/rendering.ts';
import type { Settings } from '../settings/settings.ts';
import { listed } from '../text/phrases.ts';
import type { FinishedProgress, Preview, StoppedProgress } from './progress.ts';

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

/** A mistake that did not keep the message back. */
interface TemplateProblem {
  readonly error: TemplateError;
  /** What was done instead, as a sentence. */
  readonly instead: string;
}

const SENT_ANYWAY = 'Your condition could not be decided, so it keeps nothing back.';
const PRESET_INSTEAD = 'Your template failed, so the default text was used instead.';
const BARE_INSTEAD = 'A mistake in this program was met, so the message says less, or nothing was sent.';
const EMPTY_NOTICE = 'Nothing was sent: the template rendered to nothing. If that is not meant, check its conditions.';

interface NotificationInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly durationMs: number;
  readonly progress: StoppedProgress | FinishedProgress;
  /** What went wrong in the stages. */
  readonly mistakes: readonly unknown[];
}

export function notificationOf({ settings, base, durationMs, progress, mistakes }: NotificationInput): Notification {
  const { redactor, maxLength } = settings;
  const { loaded, problem, lookUp, rendered } = progress;
  const { facts, notice, warnings = [] } = loaded;
  const { result, preview } = 'result' in progress ? progress : { result: resultOf(progress.stop, lookUp?.lookUps) };
  return defined<Notification>({
    receipt: receiptOf(settings, result, { facts, durationMs, shortened: rendered?.shortened, lookUp }),
    facts: redactor.redactAll(facts),
    draft: rendered?.empty ? undefined : rendered?.draft,
    preview,
    notices: redactor.redactAll([
      ...settings.notices,
      ...base.notices,
      ...(notice === undefined ? [] : [notice]),
      ...(progress.notices ?? []),
      ...(lookUp?.notices ?? []),
      ...keyNotice(lookUp?.keyed?.decision),
      ...(rendered?.shortened === undefined ? [] : [shortenedTo(maxLength, rendered.shortened)]),
      ...(rendered?.notices ?? []),
      ...(rendered?.empty ? [EMPTY_NOTICE] : []),
    ]),
    warnings: redactor.redactAll(warnings),
    problems: [
      ...[...new Set(mistakes.map(placesOf))].map(bugProblem),
      ...(problem === undefined ? [] : [{ error: problem, instead: SENT_ANYWAY }]),
      ...(rendered?.problems ?? []).map((error) => ({ error, instead: PRESET_INSTEAD })),
    ],
  });
}

function bugProblem(places: string): TemplateProblem {
  const hint = 'Please report it, with this line.';
  return { error: new TemplateError(`Bug: ${places}`, { hint }), instead: BARE_INSTEAD };
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
