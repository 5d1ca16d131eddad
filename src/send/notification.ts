/** What one call of `notify` did, for those who report it. */

import { defined } from '../defined.ts';
import { type Receipt, receiptOf, resultOf } from '../delivery/receipt.ts';
import type { Base } from '../facts/base.ts';
import type { Facts } from '../facts/facts.ts';
import { OUR_WORDS } from '../facts/parts/our-words.ts';
import type { Draft } from '../message/rendering.ts';
import type { Remark } from '../remark.ts';
import type { Settings } from '../settings/settings.ts';
import type { FinishedProgress, Preview, StoppedProgress } from './progress.ts';
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

interface NotificationInput {
  readonly settings: Settings;
  readonly base: Base;
  readonly durationMs: number;
  readonly progress: StoppedProgress | FinishedProgress;
  /** What went wrong in the stages. */
  readonly remarks: readonly Remark[];
}

export function notificationOf({ settings, base, durationMs, progress, remarks }: NotificationInput): Notification {
  const { lookUp, rendered } = progress;
  const { facts } = progress.loaded;
  const { result, preview } = 'result' in progress ? progress : { result: resultOf(progress.stop, lookUp?.lookUps) };
  return defined<Notification>({
    receipt: receiptOf(settings, result, { facts, durationMs, shortened: cutNames(rendered), lookUp }),
    facts: settings.redactor.redactAll(facts, OUR_WORDS),
    draft: rendered?.empty ? undefined : rendered?.draft,
    preview,
    remarks: remarksOf(settings, base, progress, remarks),
  });
}
