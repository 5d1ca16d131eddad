/** Puts the mentions that were asked for into the words: each once. */

import type { Addressee } from '../target/lookup-result.ts';
import { listed } from '../text/format.ts';
import { unicodePattern } from '../text/unicode.ts';
import type { Part } from './markdown/body-block.ts';
import { escapeLine } from './markdown/escape.ts';
import { MENTION_START, neutralizeMentions } from './markdown/plain.ts';
import { shortPlain } from './sections/text/short-text.ts';

/** `@` where the service takes it for a mention, and what may be a username behind it. */
const LIVE = unicodePattern(String.raw`${MENTION_START}@([\p{L}\p{N}_.-]{1,101})`, 'g');

/** `@ada, @ben and Grace Hopper`: who is no member of the target is named. Undefined for nobody. */
export function formatMentions(addressees: readonly Addressee[]): string | undefined {
  const terms = addressees.flatMap((one) => (one.type === 'mention' ? one.text : (plainName(one.name) ?? [])));
  return terms.length === 0 ? undefined : listed(terms);
}

/** Each of them once, in their order. */
export function eachOnce(addressees: readonly Addressee[]): readonly Addressee[] {
  const keys = addressees.map((one) => (one.type === 'mention' ? one.text.toLowerCase() : `name ${one.name}`));
  return addressees.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

function plainName(name: string): string | undefined {
  const plain = shortPlain(name, 60);
  return plain === undefined ? undefined : escapeLine(plain);
}

/**
 * The parts with everybody mentioned once: whoever the text does not mention yet stands in a line of its own, and a second
 * mention of the same person is made inert. What the text mentions beyond that is its author's.
 *
 * @param at where that line stands: behind the first part, which is the verdict, or at the end of the author's text
 */
export function withMentions(
  parts: readonly Part[],
  addressees: readonly Addressee[] = [],
  at: 'second' | 'last' = 'second',
): readonly Part[] {
  const left = new Map(
    addressees.flatMap((one) => (one.type === 'mention' ? [[one.text.toLowerCase(), one.text]] : [])),
  );
  if (left.size === 0) return parts;
  const requested = new Set(left.keys());
  const once = parts.map((part) => ({
    ...part,
    text: part.text.replaceAll(LIVE(), (mention, name: string) => {
      const key = `@${withoutStops(name)}`.toLowerCase();
      if (!requested.has(key)) return mention;
      return left.delete(key) ? mention : neutralizeMentions(mention, 'markdown');
    }),
  }));
  if (left.size === 0) return once;
  const line: Part = { name: 'mentions', text: listed([...left.values()]), rank: 0 };
  if (at === 'last') return [...once, { ...line, separator: 'gap' }];
  // What goes on in the verdict's line stays with it.
  const next = once.findIndex((part, index) => index > 0 && part.separator !== 'inline');
  return once.toSpliced(next === -1 ? once.length : next, 0, line);
}

/** The full stop of a sentence is no part of a name. */
function withoutStops(name: string): string {
  let end = name.length;
  while (name[end - 1] === '.') end -= 1;
  return name.slice(0, end);
}
