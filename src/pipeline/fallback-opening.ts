/** The line that opens what a fallback gets: what did not arrive where, and why. */

import { isLost, type Receipt } from '../delivery/receipt.ts';
import { escapeLine } from '../message/markdown/escape.ts';
import { clip } from '../message/markdown/plain.ts';
import type { Ending } from '../send/notification.ts';
import type { Destination } from '../settings/settings.ts';
import { listed, shortName } from '../text/phrases.ts';

/** Characters of a reason: the message itself is to have room. */
const LONGEST_REASON = 200;

/** One part of a message that is lost, or may be. */
interface Loss extends Pick<Receipt, 'outcome' | 'reason'> {
  readonly place: string;
}

/** Markdown in which nothing of others is live; places with one reason are told together. */
export function openingOf(lost: readonly Ending[]): string {
  const alike = Map.groupBy(lost.flatMap(lossesOf), ({ outcome, reason }) => `${outcome} ${reason}`);
  return `⚠️ ${[...alike.values()].map(lossSentence).join(' ')}`;
}

/** Of an incident its task and its chat message. */
function lossesOf({ settings, progress, notification }: Ending): readonly Loss[] {
  const { outcome, reason, line } = notification.receipt;
  const [destination] = settings.destinations;
  // What goes out beside a chat message is a task, or several.
  const kind = line === undefined ? (progress.rendered?.draft.kind ?? settings.kind) : settings.kind;
  const whole = { place: placeWords(destination, kind), outcome, reason };
  const beside = line === undefined ? [] : [{ ...line, place: placeWords(destination, 'message') }];
  return [whole, ...beside].filter(isLost);
}

function lossSentence(losses: readonly Loss[]): string {
  const [first] = losses;
  const places = escapeLine(listed(losses.map(({ place }) => place)));
  const why = escapeLine(clip(first?.reason ?? '', LONGEST_REASON));
  return first?.outcome === 'unknown'
    ? `It is not known whether this reached ${places}, so it may be there as well: ${why}.`
    : `This did not reach ${places}: ${why}.`;
}

const PLACES = { message: 'chat', topic: 'topics', task: 'task board', incident: 'task board' } as const;

/** `the topics of team Platform`. Of a webhook no more is known than its host. */
function placeWords(destination: Destination, kind: keyof typeof PLACES): string {
  if (destination.type === 'missing') return 'its target';
  if (destination.type === 'webhook') {
    const { number, url } = destination;
    const name = kind === 'message' ? 'webhook' : `${kind} webhook`;
    return number === undefined ? `the ${name} at ${url.host}` : `${name} ${number} at ${url.host}`;
  }
  const { target } = destination;
  const name = 'id' in target ? String(target.id) : shortName(target.name);
  return `the ${PLACES[kind]} of ${target.type} ${name}`;
}
