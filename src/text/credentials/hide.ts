/**
 * Hides credentials that are registered as a secret nowhere, by their shape and by what stands before them: texts that
 * programs and people wrote may hold any. Heavy: loaded where `look.ts` says that one may hold any.
 */

import { ACCOUNTS, WEBHOOK_FINDERS } from './addresses.ts';
import { ASSIGNMENTS } from './assignments.ts';
import { BLOCKS } from './blocks.ts';
import { beginningAtEnd } from './cut.ts';
import type { CredentialSpan } from './finder.ts';
import { mayHoldCredential, plainOfColours } from './look.ts';
import { type KeywordScan, scanFor } from './shapes/keyword-scan.ts';
import { shapeFinders } from './shapes/shapes.ts';
import { SWITCHES } from './switches.ts';

const HIDDEN = '***';
let scan: KeywordScan | undefined;

/**
 * The text with `***` in the place of every credential, the name before it kept. Where one is hidden the text is without
 * colours, which may stand within it; otherwise it is as it was. Takes time in proportion to the text.
 */
export function hideCredentials(text: string): string {
  const plain = plainOfColours(text);
  if (!mayHoldCredential(plain)) return text;
  scan ??= scanFor([...shapeFinders(), BLOCKS, ACCOUNTS, ...WEBHOOK_FINDERS, ASSIGNMENTS, ...SWITCHES]);
  const spans = [...scan(plain), ...beginningAtEnd(plain)];
  return spans.length === 0 ? text : without(plain, spans);
}

/** Spans that touch or overlap are hidden as one. */
function without(text: string, spans: CredentialSpan[]): string {
  let [shown, done] = ['', 0];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    if (start > done || done === 0) shown += text.slice(done, start) + HIDDEN;
    done = Math.max(done, end);
  }
  return shown + text.slice(done);
}
