/**
 * Hides credentials that are registered as a secret nowhere, by their shape and by what stands before them: texts that
 * programs and people wrote may hold any. Heavy: loaded where `look.ts` says that one may hold any.
 */

import { seenText } from '../seen-text.ts';
import { ACCOUNTS, WEBHOOK_FINDERS } from './addresses.ts';
import { ASSIGNMENTS } from './assignments.ts';
import { type CredentialSpan, type KeywordScan, scanFor } from './finder.ts';
import { PHRASE_FINDERS } from './phrases.ts';
import { TOKENS } from './shapes/own-shapes.ts';
import { BLOCKS, beginsWord, shapeFinders } from './shapes/shapes.ts';
import { SWITCHES } from './switches.ts';

const HIDDEN = '***';
let scan: KeywordScan | undefined;

/**
 * The text with `***` in the place of every credential, the name before it kept, also where a colour or what shows nothing
 * stands within it. Takes time in proportion to the text.
 */
export function hideCredentials(text: string): string {
  const seen = seenText(text);
  const shown = seen?.text ?? text;
  scan ??= scanFor([
    ...shapeFinders(),
    BLOCKS,
    ACCOUNTS,
    ...WEBHOOK_FINDERS,
    ASSIGNMENTS,
    ...SWITCHES,
    ...PHRASE_FINDERS,
  ]);
  const spans = [...scan(shown), ...beginningAtEnd(shown)].sort((a, b) => a.start - b.start);
  return spans.length === 0 ? text : without(text, seen ? spans.map(seen.written) : spans);
}

/** Spans that touch or overlap are hidden as one. */
function without(text: string, spans: readonly CredentialSpan[]): string {
  let [shown, done] = ['', 0];
  for (const { start, end } of spans) {
    if (start > done || done === 0) shown += text.slice(done, start) + HIDDEN;
    done = Math.max(done, end);
  }
  return shown + text.slice(done);
}

/** Shorter texts are whole. */
const MAY_BE_CUT = 1_000;
/** How much of the end is looked at. */
const END = 4_000;
const LAST_WORD = /^[\w.+/=~-]+…?$/;
/** So many characters behind a prefix are hidden. */
const SHORTEST = 4;

const PREFIXES = ['eyJ', ...TOKENS.map(([prefix]) => prefix).filter((prefix) => prefix.length > 2)];

/** Long texts are cut to a bound when they are read, so one may end in the beginning of a credential. */
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
