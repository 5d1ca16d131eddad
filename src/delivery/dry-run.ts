/** Shows what would have happened to the message. */

import { formatMentions } from '../message/mentions.ts';
import type { NotSent } from '../not-sent.ts';
import type { Delivery } from '../report.ts';
import type { LookupResult } from '../target/lookup-result.ts';
import { type Message, NOTHING_SENT, type SendContext } from './render-message.ts';
import { previewLine, shouldReportRefusal } from './unique-key.ts';

/** Previews the message in any case, and says whether it would be sent. */
export async function previewDelivery(
  sendContext: SendContext,
  message: Message,
  reason: NotSent | undefined,
): Promise<Pick<Delivery, 'result' | 'preview'>> {
  const { settings, facts, lookUp } = sendContext;
  const isOpened = settings.kind === 'incident' && lookUp.keyed?.decision.do === 'open';
  const line = isOpened ? (await previewLine(sendContext, message)).content : undefined;
  const stop = reason ?? refused(lookUp, shouldReportRefusal(facts));
  const without = stop === undefined ? '' : `, and without dry-run it ${wouldBe(stop)}: ${stop.reason}`;
  return {
    result: {
      outcome: 'dry-run',
      reason: `${NOTHING_SENT}${without}`,
      hint: stop?.hint ?? '',
      attempts: lookUp.lookUps,
    },
    preview: {
      stop,
      line,
      assigned: formatMentions(lookUp.assigned ?? []),
    },
  };
}

/** Returns the refusal of a task that can't be opened if no chat message reports it either. */
function refused({ stop }: LookupResult, isReplayedAttempt: boolean): NotSent | undefined {
  return stop?.at === 'task' && !isReplayedAttempt ? { ...stop, at: 'directory' } : stop;
}

function wouldBe({ at, outcome }: NotSent): string {
  if (at === 'task') return 'would send the chat message but open no task';
  return outcome === 'not-delivered' ? 'could not be delivered' : 'would be skipped';
}
