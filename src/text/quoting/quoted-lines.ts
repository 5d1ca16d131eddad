/**
 * Which lines of a text may hold something that was quoted. Most lines of a log hold nothing of it, which one look at each of
 * their characters tells, and so only the others have to be read through their quotings.
 */

import type { TextBlocks, TextSpan } from '../text-finder.ts';
import { isEscapeAt } from './escapes.ts';
import { shortestRuns } from './packed.ts';
import type { Interest } from './readings.ts';

/** Classes of characters, as bits: from 0 on the signs of a run of base64 by their place in it, from 8 on those of hex. */
const RUN = 8;
const FIRSTS = 1 | (1 << RUN);
const LASTS = FIRSTS << (RUN - 1);
/** What may begin an escape. */
const SIGN = 1 << 30;
const LINE_END = 1 << 29;
const SIGNS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what shows nothing is read as well.
  /[\\%&^`'"$[\0-\x08\x0e-\x1f\x7f-\xff]/;

/** So many characters tell whether a secret goes on over the end of a line. */
const BLOCK = 4;
/** An escape, or the beginning of one, in what so many characters before the end of a line say. */
const BEFORE = 14;
const BROKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what begins the commands of a terminal is broken as well.
  /[\\%&^`\u001b\u0080-\u00ff][#\w;[]{0,12}$/;
const NEAR_END = /[\\%&^`'"$]/;
/** Base64 and hex go on from such a sign to such a sign. */
const PACKED = /[\w+/=-]/;
const MARK = /[\u0300-\u036f]/;
const TIME = /\d{4}-\d\d-\d\dT[\d:.]{8,20}Z /y;

/** Of the characters of one byte, for ASCII and for anything. */
const known = new Map<boolean, Int32Array>();

function classesOf(inAscii: boolean): Int32Array {
  const classes = known.get(inAscii) ?? new Int32Array(256);
  if (known.has(inAscii)) return classes;
  known.set(inAscii, classes);
  for (let code = 0; code < classes.length; code += 1) {
    const sign = String.fromCharCode(code);
    const places = shortestRuns(inAscii).flatMap((run, kind) =>
      run.map((place, at) => (place.test(sign) ? 1 << (kind * RUN + at) : 0)),
    );
    classes[code] = sign === '\n' ? LINE_END : places.reduce((all, one) => all | one, SIGNS.test(sign) ? SIGN : 0);
  }
  return classes;
}

export class QuotedLines {
  readonly #interest: Interest;
  /** What goes on over the end of a line. */
  readonly #blocks: TextBlocks;
  readonly #classes: Int32Array;

  constructor(interest: Interest, blocks: TextBlocks) {
    this.#interest = interest;
    this.#blocks = blocks;
    this.#classes = classesOf(interest.inAscii);
  }

  /** Stretches of whole lines, apart from each other, in reading order. */
  in(text: string): readonly TextSpan[] {
    const stretches: TextSpan[] = [];
    let stretch = { start: 0, isQuoted: false };
    let before = { start: 0, isQuoted: false };
    for (let start = 0; start < text.length; ) {
      const at = this.#quotingFrom(text, start);
      const end = lineEnd(text, at);
      const isQuoted = at < end;
      const isOver = start > 0 && this.#goesOn(text, before.start, start, isQuoted || before.isQuoted);
      if (!isOver && !(isQuoted && before.isQuoted)) {
        if (stretch.isQuoted) stretches.push({ start: stretch.start, end: start });
        stretch = { start, isQuoted: false };
      }
      stretch.isQuoted ||= isOver || isQuoted;
      before = { start, isQuoted };
      start = end + 1;
    }
    if (stretch.isQuoted) stretches.push({ start: stretch.start, end: text.length });
    return stretches;
  }

  /** The first place in a line where something quoted may stand, or the end of the line. */
  #quotingFrom(text: string, start: number): number {
    const classes = this.#classes;
    let bits = 0;
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      bits = ((bits << 1) | FIRSTS | SIGN | LINE_END) & (code < 256 ? (classes[code] ?? 0) : SIGN);
      if ((bits & (LASTS | SIGN | LINE_END)) === 0) continue;
      if ((bits & SIGN) === 0 || isEscapeAt(text, at, this.#interest)) return at;
    }
    return text.length;
  }

  /** Whether a secret may go on from the line that begins here into the next one. */
  #goesOn(text: string, line: number, next: number, isQuoted: boolean): boolean {
    const [end, from] = [blankFrom(text, next), blankTo(text, next)];
    if (this.#blocks.has(text, end - BLOCK) || this.#blocks.has(text, from)) return true;
    const [last, first] = [text.charCodeAt(end - 1), text.charCodeAt(from)];
    if (first >= FIRST_MARK && MARK.test(text.charAt(from))) return true;
    if (last === first && (last === 0x22 || last === 0x27 || last === 0x24)) return true;
    if (end - line < BLOCK && this.#blocks.hasAll(text.slice(line, end).trim())) return true;
    if (from > text.length - BLOCK || text.slice(from, from + BLOCK).includes('\n')) {
      if (this.#blocks.hasAll(text.slice(from, from + BLOCK).trim())) return true;
    }
    const around = text.slice(Math.max(0, end - BEFORE), end);
    if (BROKEN.test(around)) return true;
    if (!isQuoted) return false;
    if (PACKED.test(text.charAt(end - 1)) && PACKED.test(text.charAt(from))) return true;
    return NEAR_END.test(around) || NEAR_END.test(text.slice(from, from + BLOCK));
  }
}

const FIRST_MARK = 0x300;

/** Where the blanks before this place begin. */
function blankFrom(text: string, to: number): number {
  let from = to;
  while (from > 0 && isBlank(text.charCodeAt(from - 1))) from -= 1;
  return from;
}

/** Where the blanks behind this place end, with the time that logs write before a line. */
function blankTo(text: string, from: number): number {
  const to = blanksTo(text, from);
  TIME.lastIndex = to;
  const isTime = text.charCodeAt(to + 4) === 0x2d && text.charCodeAt(to + 10) === 0x54 && TIME.test(text);
  return isTime ? blanksTo(text, TIME.lastIndex) : to;
}

function blanksTo(text: string, from: number): number {
  let to = from;
  while (isBlank(text.charCodeAt(to))) to += 1;
  return to;
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
