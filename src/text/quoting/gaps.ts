/** What stands between the parts of a text that was broken: blanks, ends of lines, the time before a line, and what nobody sees. */

import { escapeAt } from './escapes.ts';

const TIME = /\d{4}-\d\d-\d\dT[\d:.]{8,20}Z[\s+]/y;
/** No line is indented so far; each of many empty lines would look over all others. */
const MOST_BLANKS = 100;

/** Where the blanks before this place begin. */
export function blankFrom(text: string, to: number): number {
  let from = to;
  while (from > 0 && to - from < MOST_BLANKS && isBlank(text.charCodeAt(from - 1))) from -= 1;
  return from;
}

/** Where the blanks behind this place end, with the time that logs write before a line. */
export function blankTo(text: string, from: number): number {
  const blank = blanksTo(text, from);
  const to = isFolded(text, blank) ? blanksTo(text, blank + 1) : blank;
  if (text.charCodeAt(to + 4) !== 0x2d || text.charCodeAt(to + 10) !== 0x54) return to;
  TIME.lastIndex = to;
  return TIME.test(text) ? blanksTo(text, TIME.lastIndex) : to;
}

function blanksTo(text: string, from: number): number {
  let to = from;
  while (to - from < MOST_BLANKS && isBlank(text.charCodeAt(to))) to += 1;
  return to;
}

/** YAML writes a backslash before blanks that begin a line. */
function isFolded(text: string, at: number): boolean {
  return text.charCodeAt(at) === 0x5c && text.charCodeAt(at + 1) === 0x20 && isBlank(text.charCodeAt(at - 1));
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

/** Where all of it ends that is here, also as escapes; the place itself where there is none. */
export function gapTo(text: string, from: number): number {
  let to = blankTo(text, from);
  for (let next = escapeAt(text, to); next?.meant.trim() === ''; next = escapeAt(text, to))
    to = blankTo(text, next.end);
  return to;
}
