/** The last stage of a dry run: what would have become of the message. */

import type { LookUpResult } from '../directory/look-up-result.ts';
import { addresseeWords } from '../message/mentions.ts';
import { factsDeciding } from '../message/only-if.ts';
import { factsUsed } from '../message/render.ts';
import type { Stop } from '../stop.ts';
import type { FinishedProgress, Progress } from './progress.ts';
import type { SendContext, WrittenMessage } from './send-message.ts';

const NOTHING = 'nothing was sent, as asked';

/** A dry run shows the message in any case, and says whether it would be sent. */
export async function finishDryRun(
  sending: SendContext,
  written: WrittenMessage,
  progress: Progress,
): Promise<Pick<FinishedProgress, 'result' | 'preview'>> {
  const { settings, facts, lookUp } = sending;
  const isOpened = settings.kind === 'incident' && lookUp.keyed?.decision.do === 'open';
  const { loadKeyed } = await import(/* webpackChunkName: "rest" */ './lazy-rest.ts');
  const { previewLine, tellsRefusal } = await loadKeyed();
  const line = isOpened ? (await previewLine(sending, written)).draft : undefined;
  const stop = progress.stop ?? refused(lookUp, tellsRefusal(facts));
  const without = stop === undefined ? '' : `, and without dry-run it ${wouldBe(stop)}: ${stop.reason}`;
  const used = [...(await factsDeciding(settings)), ...(await factsUsed(settings))];
  return {
    result: {
      outcome: 'dry-run',
      reason: `${NOTHING}${without}`,
      hint: stop?.hint ?? '',
      tries: lookUp.lookUps,
    },
    preview: {
      stop,
      line,
      assigned: addresseeWords(lookUp.assigned ?? []),
      used: [...new Set(used)],
      reads: progress.loaded.reads ?? 0,
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
