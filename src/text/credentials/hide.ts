/**
 * Hides credentials that are registered as a secret nowhere, by their shape and by what stands before them: texts that
 * programs and people wrote may hold any. Heavy: loaded where `without-credentials.ts` says that one may hold any.
 */

import { seenText } from '../seen-text.ts';
import { MAY_BE_CUT, type TextSpan, withoutSpans } from '../text-finder.ts';
import { ACCOUNTS, WEBHOOK_FINDERS } from './addresses.ts';
import { ASSIGNMENTS } from './assignments.ts';
import { type KeywordScan, scanFor } from './finder.ts';
import { loneSpans } from './lone.ts';
import { secretEntries } from './manifests.ts';
import { COMMANDS } from './phrases/commands.ts';
import { phraseFinder } from './phrases/phrase.ts';
import { TEXTS } from './phrases/texts.ts';
import { RECOVERY } from './recovery.ts';
import { TOKENS } from './shapes/own-shapes.ts';
import { BLOCKS, beginsWord, shapeFinders } from './shapes/shapes.ts';
import { SWITCHES } from './switches.ts';
import { VALUE_FIRST } from './value-first.ts';

let scan: KeywordScan | undefined;

/**
 * The text with `***` in the place of every credential, the name before it kept, also where a colour or what shows nothing
 * stands within it. Takes time in proportion to the text.
 */
export function hideCredentials(text: string): string {
  const seen = seenText(text);
  const shown = withPlainSigns(seen?.text ?? text);
  scan ??= scanFor([
    ...shapeFinders(),
    BLOCKS,
    ACCOUNTS,
    ...WEBHOOK_FINDERS,
    ASSIGNMENTS,
    ...SWITCHES,
    VALUE_FIRST,
    ...RECOVERY,
    ...[...COMMANDS, ...TEXTS].map(phraseFinder),
  ]);
  const spans = [...scan(shown), ...loneSpans(shown), ...secretEntries(shown), ...beginningAtEnd(shown)].sort(
    (a, b) => a.start - b.start,
  );
  return spans.length === 0 ? text : withoutSpans(text, seen ? spans.map(seen.written) : spans);
}

/** Signs that people and tables write in the place of those that programs read. */
const FANCY = '：＝，；“”„«»「」『』‘’‹›│┃║→⇒➜⟶\u00a0\u3000';
const PLAIN = `:=,;${'"'.repeat(9)}''''|||>>>>  `;

/** The text with plain signs, each in its own place. */
function withPlainSigns(text: string): string {
  return text.replaceAll(/[：＝，；“”„«»「」『』‘’‹›│┃║→⇒➜⟶\u00a0\u3000]/g, (sign) =>
    PLAIN.charAt(FANCY.indexOf(sign)),
  );
}

/** How much of the end is looked at. */
const END = 4_000;
const LAST_WORD = /^[\w.+/=~-]+…?$/;
/** So many characters behind a prefix are hidden. */
const SHORTEST = 4;

const PREFIXES = ['eyJ', ...TOKENS.map(([prefix]) => prefix).filter((prefix) => prefix.length > 2)];

/** A text that was cut may end in the beginning of a credential. */
function beginningAtEnd(text: string): readonly TextSpan[] {
  if (text.length < MAY_BE_CUT) return [];
  const from = text.length - Math.min(END, text.length);
  // Of the end alone, because a sign that the text lacks would be looked for in all of it.
  const end = text.slice(from, text.length - 1);
  const start = from + 1 + Math.max(...Array.from(' \n\t"\'=:(>', (sign) => end.lastIndexOf(sign)));
  const word = text.slice(start);
  const known = PREFIXES.some((prefix) => word.startsWith(prefix) && word.length >= prefix.length + SHORTEST);
  if (!known || !LAST_WORD.test(word) || !beginsWord(text, start)) return [];
  return [{ start, end: word.endsWith('…') ? text.length - 1 : text.length }];
}
