/**
 * Hides credentials that are registered as a secret nowhere, by their shape and by what stands before them: texts that
 * programs and people wrote may hold any.
 */

import { seenText } from '../seen-text.ts';
import { MAY_BE_CUT, type TextSpan, withoutSpans } from '../spans.ts';
import { NAMED } from './named.ts';
import { RULES, searchFor } from './rules.ts';
import { TOKENS } from './shapes/own-shapes.ts';

let search: ReturnType<typeof searchFor> | undefined;

/**
 * The text with `***` in the place of every credential, the name before it kept, also where a color or what shows nothing
 * stands within it. Takes time in proportion to the text.
 */
export function hideCredentials(text: string): string {
  search ??= searchFor([...RULES, NAMED]);
  const seen = seenText(text);
  const spans = [...search(seen.text), ...beginningAtEnd(seen.text)];
  return spans.length === 0 ? text : withoutSpans(text, spans.map(seen.written));
}

/** How much of the end is looked at. */
const END = 4_000;
/** So many characters behind a prefix are hidden. */
const SHORTEST = 4;
const PREFIXES = ['eyJ', ...TOKENS.flatMap(([, , prefixes]) => prefixes.split(/\s+/))];

/** A text that was cut may end in the beginning of a credential. */
function beginningAtEnd(text: string): readonly TextSpan[] {
  if (text.length < MAY_BE_CUT) return [];
  const end = text.length - (text.endsWith('…') ? 1 : 0);
  let start = end;
  while (start > end - END && /[\w.+/~-]/.test(text.charAt(start - 1))) start -= 1;
  const word = text.slice(start, end);
  const isKnown = PREFIXES.some((prefix) => word.startsWith(prefix) && word.length >= prefix.length + SHORTEST);
  return isKnown ? [{ start, end }] : [];
}
