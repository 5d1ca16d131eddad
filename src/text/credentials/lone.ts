/**
 * Words that show by their own look that chance made them: nothing has to announce them, but what stands before one may say
 * that it is an id, a digest, or part of an address.
 */

import type { TextSpan } from '../text-finder.ts';
import { CAPITAL, chanceBits, DIGIT, JOINT, kindAt, SIGN, SMALL } from './chance.ts';
import { isCalledAnother, isKeyInHex, isPartOfAnother, isSetToSecret, speaksOfSecrets } from './lone-context.ts';

/** Runs of so many letters and digits are looked at; shorter ones people write as well. */
const SHORTEST = 12;
/** Ids are written in small letters and digits as well, so these have to be long, and set to something. */
const SHORTEST_SMALL = 24;
const HEX = /^[\da-f]*$/;
const SHORTEST_HEX = 32;
/** Longer words are data: pictures, certificates, public keys, what was packed. */
const LONGEST = 400;
/** From so many bits on a run is taken for one that chance made, and from fewer near a word that speaks of secrets. */
const ENOUGH = 4;
const ENOUGH_NEAR = -2;
/** Mail servers number their messages so. */
const MANY_DIGITS = 6;
/** So much before a word is looked at. */
const BEFORE = 160;

/** Every such word. Takes time in proportion to the text. */
export function loneSpans(text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  for (let from = 0; from + SHORTEST <= text.length; ) {
    const start = beginningOf(text, from, from + SHORTEST);
    const end = start > from ? start : runEnd(text, from + SHORTEST);
    from = end;
    if (end === start || !isByChance(text, start, end)) continue;
    const word = wordAround(text, start, end);
    const hidden = hiddenOf(text, word, { start, end });
    if (hidden !== undefined) spans.push(hidden);
    // One word is judged once; a key in hexadecimal digits is one of its own.
    if (hidden !== undefined || !HEX.test(text.slice(start, end))) from = Math.max(end, word.end);
  }
  return spans;
}

/** Where the letters and digits begin that go on up to here. */
function beginningOf(text: string, from: number, end: number): number {
  let start = end;
  while (start > from && isInRun(kindAt(text, start - 1))) start -= 1;
  return start;
}

function runEnd(text: string, from: number): number {
  let end = from;
  while (end < text.length && isInRun(kindAt(text, end))) end += 1;
  return end;
}

function isInRun(kind: number): boolean {
  return kind !== SIGN && kind !== JOINT;
}

/** Letters, mostly with digits among them, in no order that a name has. */
function isByChance(text: string, from: number, end: number): boolean {
  let [small, capitals, inRow] = [0, 0, 0];
  for (let at = from; at < end; at += 1) {
    const kind = kindAt(text, at);
    if (kind === SMALL) small += 1;
    else if (kind === CAPITAL) capitals += 1;
    inRow = kind === DIGIT ? inRow + 1 : 0;
    if (inRow === MANY_DIGITS && end - from < SHORTEST_SMALL) return false;
  }
  const digits = end - from - small - capitals;
  if (small === 0 || (capitals < 2 && (digits < 3 || end - from < SHORTEST_SMALL))) return false;
  if (capitals === 0 && HEX.test(text.slice(from, end))) return end - from >= SHORTEST_HEX;
  const bits = chanceBits(text, from, end);
  return bits > ENOUGH || (bits > ENOUGH_NEAR && speaksOfSecrets(text, from, end));
}

/** The word that a run stands in, or as much of it as shows that it is too long. */
function wordAround(text: string, from: number, end: number): TextSpan {
  let [start, last] = [from, end];
  while (start > 0 && from - start < LONGEST && kindAt(text, start - 1) !== SIGN) start -= 1;
  while (last < text.length && last - end < LONGEST && kindAt(text, last) !== SIGN) last += 1;
  // The letter of an escaped line break is none of it.
  if (start > 0 && text.charAt(start - 1) === '\\' && /[nrt]/.test(text.charAt(start))) start += 1;
  while (last > end && CLOSING.includes(text.charAt(last - 1))) last -= 1;
  return { start, end: text.startsWith('=', last) ? last + (text.startsWith('==', last) ? 2 : 1) : last };
}

const CLOSING = '.!?*&';
/** A host, behind which its address has nothing but what shows that one may read it. */
const HOST = /^\/\/[\w.-]{3,80}\/$/;
const SHORTEST_IN_ADDRESS = 16;

/** What to hide of a word with a run that chance made: nothing where it is part of something else, or called so. */
function hiddenOf(text: string, { start, end }: TextSpan, run: TextSpan): TextSpan | undefined {
  if (end - start >= LONGEST) return undefined;
  const [word, lead, own] = [text.slice(start, end), text.slice(start, run.start), text.slice(run.start, run.end)];
  if (HOST.test(lead)) return own.length < SHORTEST_IN_ADDRESS || !/[A-Z]/.test(own) ? undefined : run;
  const before = text.slice(Math.max(0, start - BEFORE), start);
  if (isCalledAnother(word, before, text.slice(end, end + 2))) return undefined;
  if (HEX.test(own)) return word === own && isKeyInHex(before) ? run : undefined;
  if (!/[A-Z]/.test(own) && !before.endsWith('=')) return undefined;
  const isOne = isSetToSecret(lead, before) || !isPartOfAnother(word, lead, text.slice(run.end, end));
  return isOne ? { start, end } : undefined;
}
