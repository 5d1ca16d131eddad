/** What one call of `notify` did, for those who report it. */

import { type Receipt, type Result, resultOf } from '../delivery/receipt.ts';
import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Base } from '../facts/base.ts';
import type { Facts } from '../facts/facts.ts';
import { OUR_WORDS } from '../facts/parts/our-words.ts';
import type { Draft } from '../message/rendering.ts';
import type { Remark } from '../remark.ts';
import type { Destination } from '../settings/settings.ts';
import { shownValue } from '../settings/shown-value.ts';
import type { OurWords } from '../text/redaction/changed-texts.ts';
import type { StageContext } from '../world.ts';
import type { FinishedProgress, Preview, Progress, StoppedProgress } from './progress.ts';
import { remarksOf } from './remarks.ts';

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

/** @param remarks on what went wrong in the stages */
export function notificationOf(
  context: StageContext,
  base: Base,
  progress: StoppedProgress | FinishedProgress,
  remarks: readonly Remark[],
): Notification {
  const { settings } = context;
  const { lookUp, rendered, loaded } = progress;
  const { result, preview } = 'result' in progress ? progress : { result: resultOf(progress.stop, lookUp?.lookUps) };
  return {
    receipt: receiptOf(context, progress, result),
    facts: settings.redactor.redactAll(loaded.facts, OUR_WORDS),
    draft: rendered?.empty ? undefined : rendered?.draft,
    preview,
    remarks: remarksOf(settings, base, progress, remarks),
  };
}

/** The result with what was to be said and where. */
function receiptOf(
  { settings, budget }: StageContext,
  { loaded, lookUp, rendered }: Progress,
  result: Result,
): Receipt {
  const { destinations, kind, drill, redactor } = settings;
  const [destination] = destinations;
  // Of a drill nothing is reported: what branches by these two must not take it for a failure.
  const { conclusion, change } = drill ? ({} as Facts) : loaded.facts;
  const receipt: Receipt = {
    ...result,
    kind,
    destination: destination.type,
    host: hostOf(destination),
    target: destinations.flatMap((one) => targetName(one, lookUp) ?? []).join(', ') || undefined,
    conclusion,
    change,
    shortened: rendered?.remarks.find(({ about }) => about === 'cut')?.names,
    duration_ms: budget.spent,
  };
  // The service may have said anything, and a server in between as well.
  return redactor.redactAll(receipt, RECEIPT_WORDS);
}

const RESULT_WORDS: OurWords<Result> = { outcome: true, line: { outcome: true } };
const RECEIPT_WORDS: OurWords<Receipt> = {
  ...RESULT_WORDS,
  ...{ kind: true, destination: true, conclusion: true, change: true, targets: RESULT_WORDS },
};

function hostOf(destination: Destination): string | undefined {
  if (destination.type === 'missing') return undefined;
  return (destination.type === 'webhook' ? destination.url : destination.baseUrl).host;
}

/** A webhook has no name but its number among several. */
function targetName(destination: Destination, lookUp: LookUpResult | undefined): string | undefined {
  if (destination.type === 'missing') return undefined;
  if (destination.type === 'webhook') {
    return destination.number === undefined ? undefined : `webhook ${destination.number}`;
  }
  const { target } = destination;
  const id = 'id' in target ? target.id : (lookUp?.place?.target.id ?? shownValue(target.name));
  return `${target.type} ${id}`;
}
