/**
 * Hides credentials that are registered as a secret nowhere, by their shape and by what stands before them: texts that
 * programs wrote may hold any. Loaded where there are such texts; `look.ts` decides about the others.
 */

import { ACCOUNTS, WEBHOOK_FINDERS } from './addresses.ts';
import { ASSIGNMENTS } from './assignments.ts';
import { BLOCKS } from './blocks.ts';
import { beginningAtEnd } from './cut.ts';
import type { Span } from './finder.ts';
import { type Scan, scanFor } from './scan.ts';
import { shapeFinders } from './shapes.ts';
import { SWITCHES } from './switches.ts';

const HIDDEN = '***';
// biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are told by them.
const COLOUR = /(?:\u001b\[|\u009b)[\d;:]{0,40}[A-Za-z]/g;

let scan: Scan | undefined;

/**
 * The text with `***` in the place of every credential, the name before it kept. Where one is hidden the text is without
 * colours, which may stand within it; otherwise it is as it was. Takes time in proportion to the text.
 */
export function hideCredentials(text: string): string {
  scan ??= scanFor([...shapeFinders(), BLOCKS, ACCOUNTS, ...WEBHOOK_FINDERS, ASSIGNMENTS, ...SWITCHES]);
  const plain = text.includes('\u001b') || text.includes('\u009b') ? text.replace(COLOUR, '') : text;
  const spans = [...scan(plain), ...beginningAtEnd(plain)];
  return spans.length === 0 ? text : without(plain, spans);
}

/** Spans that touch or overlap are hidden as one. */
function without(text: string, spans: Span[]): string {
  let [shown, done] = ['', 0];
  for (const { start, end } of spans.sort((a, b) => a.start - b.start)) {
    if (start > done || done === 0) shown += text.slice(done, start) + HIDDEN;
    done = Math.max(done, end);
  }
  return shown + text.slice(done);
}
