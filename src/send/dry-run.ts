/** What would have become of the message. */

import type { LookUpResult } from '../directory/look-up-result.ts';
import { addresseeWords } from '../message/mentions.ts';
import type { Delivery } from '../report.ts';
import type { Stop } from '../stop.ts';
import { previewLine, tellsRefusal } from './keyed.ts';
import { type Message, NOTHING_SENT, type SendContext } from './message.ts';

/** A dry run shows the message in any case, and says whether it would be sent. */
export async function previewDelivery(
  sending: SendContext,
  message: Message,
  reason: Stop | undefined,
): Promise<Pick<Delivery, 'result' | 'preview'>> {
  const { settings, facts, lookUp } = sending;
  const isOpened = settings.kind === 'incident' && lookUp.keyed?.decision.do === 'open';
  const line = isOpened ? (await previewLine(sending, message)).draft : undefined;
  const stop = reason ?? refused(lookUp, tellsRefusal(facts));
  const without = stop === undefined ? '' : `, and without dry-run it ${wouldBe(stop)}: ${stop.reason}`;
  return {
    result: {
      outcome: 'dry-run',
      reason: `${NOTHING_SENT}${without}`,
      hint: stop?.hint ?? '',
      tries: lookUp.lookUps,
    },
    preview: {
      stop,
      line,
      assigned: addresseeWords(lookUp.assigned ?? []),
    },
  };
}

/** Where the chat is not told of it either, a task that cannot be opened is all that there is to send. */
function refused({ stop }: LookUpResult, isTold: boolean): Stop | undefined {
  return stop?.at === 'task' && !isTold ? { ...stop, at: 'directory' } : stop;
}

function wouldBe({ at, outcome }: Stop): string {
  if (at === 'task') return 'would tell the chat, but open no task';
  return outcome === 'not-delivered' ? 'could not be delivered' : 'would be skipped';
}
