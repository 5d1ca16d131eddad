/**
 * Hides credentials that are registered as a secret nowhere, by their shape and by what stands before them: texts that
 * programs and people wrote may hold any. Heavy: loaded where `look.ts` says that one may hold any.
 */

import { seenText } from '../seen-text.ts';
import { ACCOUNTS, WEBHOOK_FINDERS } from './addresses.ts';
import { ASSIGNMENTS } from './assignments.ts';
import { beginningAtEnd } from './cut.ts';
import type { CredentialSpan } from './finder.ts';
import { PHRASE_FINDERS } from './phrases.ts';
import { BLOCKS } from './shapes/blocks.ts';
import { type KeywordScan, scanFor } from './shapes/keyword-scan.ts';
import { shapeFinders } from './shapes/shapes.ts';
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
