/** Long texts are cut to a bound when they are read, so one may end in the beginning of a credential. */

import type { CredentialSpan } from './finder.ts';
import { TOKENS } from './shapes/own-shapes.ts';
import { beginsWord } from './shapes/shapes.ts';

/** Shorter texts are whole. */
const MAY_BE_CUT = 1_000;
/** How much of the end is looked at. */
const END = 4_000;
const LAST_WORD = /^[\w.+/=~-]+…?$/;
/** So many characters behind a prefix are hidden. */
const SHORTEST = 4;

const PREFIXES = ['eyJ', ...TOKENS.map(([prefix]) => prefix).filter((prefix) => prefix.length > 2)];

export function beginningAtEnd(text: string): readonly CredentialSpan[] {
  if (text.length < MAY_BE_CUT) return [];
  const from = text.length - Math.min(END, text.length);
  const gap = Math.max(
    ...[' ', '\n', '\t', '"', "'", '=', ':', '(', '>'].map((sign) => text.lastIndexOf(sign, text.length - 2)),
  );
  const start = Math.max(from, gap + 1);
  const word = text.slice(start);
  const known = PREFIXES.some((prefix) => word.startsWith(prefix) && word.length >= prefix.length + SHORTEST);
  if (!known || !LAST_WORD.test(word) || !beginsWord(text, start)) return [];
  return [{ start, end: word.endsWith('…') ? text.length - 1 : text.length }];
}
