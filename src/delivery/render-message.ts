/** Renders and sends one message. */

import type { Facts } from '../build/facts.ts';
import { render } from '../message/render.ts';
import type { Rendered, RenderInput } from '../message/render-types.ts';
import type { Runtime } from '../runtime.ts';
import { SAFE_BODY } from '../service/records.ts';
import type { ContentKind } from '../settings/option.ts';
import type { Settings } from '../settings/settings.ts';
import type { LookupResult } from '../target/lookup-result.ts';
import { deliver } from './deliver.ts';
import type { Result } from './receipt.ts';

/** What one message is made of and sent with. */
export interface SendContext {
  readonly settings: Settings;
  readonly world: Runtime;
  readonly facts: Facts;
  readonly lookUp: LookupResult;
}

/** The rendered content of one message. */
export interface Message {
  readonly rendered: Rendered;
  /** Finds the message again; absent for content that can't be searched for. */
  readonly marker?: string;
}

/** Reason of a dry run. */
export const NOTHING_SENT = 'nothing was sent, as asked';

/** Bytes of UTF-8 text for each character that `max-length` allows. */
const BYTES_PER_CHARACTER = SAFE_BODY.bytes / SAFE_BODY.characters;
/** Enough to make the marker of each message unique. */
const MARKER_DIGITS = 16;

/** Renders the message with its markers: its own, and that of its `unique-key`. */
export async function renderMessage(
  { settings, world, facts, lookUp }: SendContext,
  kind: ContentKind,
  more: Pick<RenderInput, 'assigned' | 'note' | 'namesTask'> = {},
): Promise<Message> {
  const [destination] = settings.destinations;
  const isPlainObject = destination.type === 'rest' && kind !== 'message';
  const marker = isPlainObject ? markerFrom(world.random) : undefined;
  const marks = [marker, lookUp.keyed?.mark].filter((mark) => mark !== undefined);
  const limits = { characters: settings.maxLength, bytes: Math.floor(settings.maxLength * BYTES_PER_CHARACTER) };
  const { addressees } = lookUp;
  const rendered = await render({
    ...{ facts, kind, settings, limits, addressees, now: world.now() },
    marker: isPlainObject ? marks.join('.') : undefined,
    // A test message names the people who would get the task.
    assigned: settings.drill ? lookUp.assigned : undefined,
    ...more,
  });
  return { rendered, marker };
}

export async function sendMessage(
  { settings, world, lookUp }: SendContext,
  { rendered, marker }: Message,
): Promise<Result> {
  return deliver(settings, world, { content: rendered.content, marker, lookUp });
}

/** Creates a random marker. It isn't secret, so `node:crypto`, which takes 7 ms to load, isn't needed. */
function markerFrom(random: () => number): string {
  const digits = Array.from({ length: MARKER_DIGITS }, () => Math.floor(random() * 16).toString(16));
  return `d-${digits.join('')}`;
}
