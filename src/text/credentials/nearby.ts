/**
 * A value that shows by its own look, in the line of a name that announces one, whatever stands between them: behind it, else
 * in the lines below, else before it.
 */

import type { TextSpan } from '../text-finder.ts';
import { matchAt } from './finder.ts';
import type { Announced } from './likely.ts';
import { isAboutAnother } from './names.ts';
import { isJumbled, isLongHex, isPlainlyNone, isSurelyMade, isUuid, looksChosen, looksMade } from './values.ts';
import type { WrittenName } from './written-names.ts';

/** So much of the line behind a name is looked at, and before it. */
const LINE = /(?:[^\r\n\\]|\\(?![nr])){0,240}/y;
const BEFORE = 160;
/** What was hidden ends the search, so that a second look hides no more; and a key with lines of its own is hidden as a whole. */
const ENDS = /\*{3}|-----|ENC\[|\$[({]/;
/** Words as programs part them, and what one goes on with. */
const WORD = /[^\s"'`<>()[\]{},;|\\]{6,}/g;
const REST = /[^\s"'`<>()[\]{},;|\\]*/y;
/** A name of its own before a value: `id=x`, `"id": "x"`. */
const OWN_NAME =
  /(?<![\w./\\-])([\w.-]{1,40})["'\]]{0,2}[ \t]{0,3}(?:=>?|:)[ \t]{0,3}["'[({]{0,2}$|-([\w-]{1,40})[ \t]$|\{(\w{3,6})\}$/;
const ITS_NAME = /^([A-Za-z_][\w.-]{0,60})=(?=[^=])/;
const END_OF_LINE = /^["'`)\]}.,;!]*[ \t]*$/;
/** What a sentence says a password is. */
const STATED = /\b(?:is|was|still|(?:re)?set to|changed to) $/;
/** The value ends there, or the quote that it stands in. */
const ENDS_THERE = /^["'`]|^[)\]}.,;!]*[ \t]*$/;
/** The next line with a text, which is all that stands in it, but for its place in a list or its type. */
const BELOW =
  /[^\r\n]{0,240}(?:(?:\r?\n|\\n)[ \t]{0,20}){1,3}(?:\d+\) |- |string\(\d+\) )?(["']?)([^\s"'`\\,;|]{6,512})\1[ \t]*(?=$|[\r\n]|\\[nr])/y;
const SHORTEST_TOKEN = 12;
/** Of half a key's bytes and more: longer than programs make a number of. */
const SHORT_HEX = /^(?=\d*[a-f])[\da-f]{20,31}$/;
/** So near has to be what tells little by itself. */
const NEAR = 80;

export function nearby(text: string, name: WrittenName): TextSpan | undefined {
  const line = matchAt(LINE, text, name.end)?.[0] ?? '';
  // The name stands within a word of base64.
  if (/^[+/]/.test(line)) return undefined;
  const [own = ''] = line.split(ENDS, 1);
  const found = wordIn(own, name.announced);
  if (found !== undefined)
    return { start: name.end + found.start, end: endOf(text, name.end + found.end, line, found) };
  if (own.length < line.length || (name.announced !== 'password' && name.announced !== 'token')) return undefined;
  return below(text, name.end) ?? (END_OF_LINE.test(line) ? before(text, name) : undefined);
}

/** A word that the line was cut in goes on. */
function endOf(text: string, end: number, line: string, found: TextSpan): number {
  REST.lastIndex = end;
  return found.end < line.length ? end : end + (REST.exec(text)?.[0].length ?? 0);
}

/** The first word of a line that is one, and no field of another name. */
function wordIn(line: string, announced: Announced): TextSpan | undefined {
  for (const { 0: word, index } of line.matchAll(WORD)) {
    const [named = '', its = ''] = ITS_NAME.exec(word) ?? [];
    const [, field = '', option = '', kind = ''] = OWN_NAME.exec(line.slice(Math.max(0, index - 60), index)) ?? [];
    if (isAboutAnother(its || field || option || kind)) continue;
    const start = index + named.length;
    const value = word.slice(named.length).replace(/[.:!?]{1,3}$/, '');
    const isPassword = announced === 'password';
    const isNear = index < NEAR && (isPassword || announced === 'token');
    const isLast = isNear && ENDS_THERE.test(line.slice(start + value.length));
    const isSigned = /[:=/] $/.test(line.slice(Math.max(0, start - 2), start));
    const isTold = isLast && (isPassword || isSigned);
    // Right behind its name stands no hash of something else.
    const isNext = isNear && start < 3 && (isLongHex(value) || isUuid(value)) && !isPlainlyNone(value);
    const isQuoted = isNear && isPassword && /["'`>]/.test(line.charAt(start - 1));
    const isStated = isNear && isPassword && STATED.test(line.slice(Math.max(0, start - 12), start));
    const isGenerated = isLast && isPassword && isSigned && mayBeGenerated(value);
    if (
      isOne(value, announced) ||
      isNext ||
      isGenerated ||
      ((isTold || isQuoted || isStated) && isChosen(value, isSigned))
    )
      return { start, end: start + value.length };
  }
  return undefined;
}

function isOne(value: string, announced: Announced): boolean {
  if (isPlainlyNone(value)) return false;
  if (announced === 'password') return looksMade(value);
  return announced === 'token' ? looksMade(value) && value.length >= SHORTEST_TOKEN : isSurelyMade(value);
}

/** What tells little by itself, in a place where a sentence or a program has a value. */
function isChosen(value: string, isSigned: boolean): boolean {
  const isHash = !isSigned && /^(?:.{40}|.{64})$/.test(value);
  return !isPlainlyNone(value) && (looksChosen(value) || (isLongHex(value) && !isHash) || isUuid(value));
}

function mayBeGenerated(value: string): boolean {
  return (SHORT_HEX.test(value) || isJumbled(value)) && !isPlainlyNone(value);
}

function below(text: string, at: number): TextSpan | undefined {
  const [, quote = '', value = ''] = matchAt(BELOW, text, at) ?? [];
  const isOne = looksMade(value) || isLongHex(value) || isUuid(value) || (quote !== '' && looksChosen(value));
  if (!isOne || isPlainlyNone(value)) return undefined;
  const start = text.lastIndexOf(value, BELOW.lastIndex);
  return { start, end: start + value.length };
}

/** As in `[[ -n x ]] # token`. */
function before(text: string, { from: at, announced }: WrittenName): TextSpan | undefined {
  const first = Math.max(0, at - BEFORE);
  const line =
    text
      .slice(first, at)
      .split(/[\r\n]|\\[nr]/)
      .at(-1) ?? '';
  const found = line.length >= BEFORE || ENDS.test(line) ? undefined : wordIn(line, announced);
  return found && { start: at - line.length + found.start, end: at - line.length + found.end };
}
