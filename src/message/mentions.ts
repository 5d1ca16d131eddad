/** Adds each requested mention to the text once. */

import type { Addressee } from '../target/resolved-target.ts';
import { listed } from '../text/format.ts';
import { trimEndChars, unicodePattern } from '../text/unicode.ts';
import type { Part } from './markdown/fit.ts';
import { MENTION_START, neutralizeMentions } from './markdown/plain.ts';
import { shortMarkdown } from './sections/text.ts';

/** An active `@` and the username after it. */
const ACTIVE_MENTION = unicodePattern(String.raw`${MENTION_START}@([\p{L}\p{N}_.-]{1,101})`, 'g');

/** `@ada, @ben and Grace Hopper`: names people who aren't members of the target. Returns undefined for nobody. */
export function formatMentions(addressees: readonly Addressee[]): string | undefined {
  const terms = addressees.flatMap((one) => (one.type === 'mention' ? one.text : (shortMarkdown(one.name, 60) ?? [])));
  return terms.length === 0 ? undefined : listed(terms);
}

export function eachOnce(addressees: readonly Addressee[]): readonly Addressee[] {
  const keys = addressees.map((one) => (one.type === 'mention' ? one.text.toLowerCase() : `name ${one.name}`));
  return addressees.filter((_, index) => keys.indexOf(keys[index] ?? '') === index);
}

/**
 * Mentions everyone once: adds a line with the people whom the text doesn't mention yet, and escapes repeated mentions.
 * Other mentions are the author's.
 *
 * @param at the position of that line: after the first part, which is the conclusion, or after the author's text
 */
export function addMentions(
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
    text: part.text.replaceAll(ACTIVE_MENTION(), (mention, name: string) => {
      // The full stop of a sentence isn't part of a name.
      const key = `@${trimEndChars(name, '.')}`.toLowerCase();
      if (!requested.has(key)) return mention;
      return left.delete(key) ? mention : neutralizeMentions(mention, 'markdown');
    }),
  }));
  if (left.size === 0) return once;
  const line: Part = { name: 'mentions', text: listed([...left.values()]) };
  if (at === 'last') return [...once, { ...line, separator: 'gap' }];
  // Parts that continue the first line stay with it.
  const next = once.findIndex(({ separator }, index) => index > 0 && separator !== 'inline' && separator !== 'dot');
  return once.toSpliced(next === -1 ? once.length : next, 0, line);
}
