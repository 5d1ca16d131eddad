/**
 * Which lines of a text may hold something that was quoted. Most lines of a log hold nothing of it, which one look at each of
 * their characters tells, and so only the others have to be read through their quotings.
 */

import type { TextBlocks, TextSpan } from '../text-finder.ts';
import { escapeAt, type FoundEscape } from './escapes.ts';
import { SHORTEST_BASE64, SHORTEST_HEX, shortestRuns } from './packed.ts';
import type { Interest } from './readings.ts';

/** Classes of characters, as bits: from 0 on the signs of a run of base64 by their place in it, behind them those of hex. */
const FIRSTS = 1 | (1 << SHORTEST_BASE64);
const LASTS = (1 << (SHORTEST_BASE64 - 1)) | (1 << (SHORTEST_BASE64 + SHORTEST_HEX - 1));
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
  /(?:\\[ux]?\{?[\da-f]{0,8}|%(?:25)*u?[\da-f]{0,3}|&(?:amp;)*#?\w{0,8}|[\^`\u0080-\u00ff]|\u001b\[?[\d;]{0,12})$/i;
const NEAR_END =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  /[\\%&^`'"$\u001b]/;
/** What was quoted twice: it may begin an escape again, or a colour. */
const OF_AN_ESCAPE = /[\\%&^`[]/;
/** Of base64 and hex. */
const PACKED = /[\w+/=-]/;
/** It goes on, or what of it stands in a line of its own is short. */
const [PACKED_BEFORE, PACKED_AFTER] = [/[\w+/=-]{8}$/, /^[\w+/=-]{8}/];
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
    const places = shortestRuns(inAscii).map((place, at) => (place.test(sign) ? 1 << at : 0));
    classes[code] = sign === '\n' ? LINE_END : places.reduce((all, one) => all | one, SIGNS.test(sign) ? SIGN : 0);
  }
  return classes;
}

const isQuote = (code: number) => code === 0x22 || code === 0x27;
/** Bytes of UTF-8, and marks. */
const OF_LETTERS = /[\u0080-\u00ff\u1100-\u11ff]|[\u0300-\u036f]|[\u3099\u309a]/;
/** What another one may begin with. */
const AFTER_BUT_QUOTES =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  /[\\%&^`$[\0-\x08\x0e-\x1f\x7f-\uffff]/;
const AFTER = new RegExp(`${AFTER_BUT_QUOTES.source}|['"]`);

/** Where a line begins, where the next one does, and what is in it. */
interface LineEnd {
  readonly line: number;
  readonly next: number;
  readonly from: number;
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

  /** Stretches of whole lines, and of long ones what is around the quoting; in reading order. */
  in(text: string): readonly TextSpan[] {
    const { reach } = this.#interest;
    const stretches: TextSpan[] = [];
    let stretch = { start: 0, end: 0, isQuoted: false };
    let before = { start: blankTo(text, 0), isQuoted: false };
    for (let start = 0; start < text.length; ) {
      const at = this.#quotingFrom(text, start);
      const end = lineEnd(text, at);
      const isQuoted = at < end;
      const from = start > 0 ? blankTo(text, start) : before.start;
      const isOver =
        start > 0 && this.#goesOn(text, { line: before.start, next: start, from }, isQuoted || before.isQuoted);
      if (!isOver && !(isQuoted && before.isQuoted && at - reach <= stretch.end)) {
        if (stretch.isQuoted) stretches.push(stretch);
        stretch = { start: isQuoted ? Math.max(at - reach, lineStart(text, start)) : start, end, isQuoted: false };
      }
      // A secret around this place is not longer than this.
      const isLong = isQuoted && end - at > 2 * reach;
      stretch.isQuoted ||= isOver || isQuoted;
      stretch.end = isLong ? at + 2 * reach : end;
      before = { start: from, isQuoted };
      start = isLong ? at + reach : end + 1;
    }
    if (stretch.isQuoted) stretches.push(stretch);
    return stretches;
  }

  /** The first place in a line where something quoted may stand, or the end of the line. */
  #quotingFrom(text: string, start: number): number {
    const classes = this.#classes;
    let [bits, done] = [0, start - BLOCK];
    for (let at = start; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      bits = ((bits << 1) | FIRSTS | SIGN | LINE_END) & (code < 256 ? (classes[code] ?? 0) : SIGN);
      if ((bits & (LASTS | SIGN | LINE_END)) === 0) continue;
      if ((bits & SIGN) === 0) return at;
      const end = this.#passed(text, done, at);
      if (end < 0) return at;
      if (end > at) [done, at] = [end, end - 1];
    }
    return text.length;
  }

  /**
   * Where an escape ends that stands in no secret: what is around it tells that. The place itself where there is no escape,
   * -1 where a secret may be around it.
   *
   * @param done where the escape before it ended
   */
  #passed(text: string, done: number, at: number): number {
    const { inAscii, quotes, shortest } = this.#interest;
    if (!quotes && isQuote(text.charCodeAt(at))) return at;
    const found = escapeAt(text, at);
    if (found === undefined) return !inAscii && OF_LETTERS.test(text.charAt(at)) ? -1 : at;
    if (!quotes && isQuote(found.meant.charCodeAt(0))) return found.end;
    if (shortest <= 2 * BLOCK || PACKED.test(found.meant) || OF_AN_ESCAPE.test(found.meant)) return -1;
    const end = this.#behind(text, found);
    return end < 0 || this.#mayBeAround(text, done, at, end) ? -1 : end;
  }

  /** Where there is something to see again, or the next line goes on; -1 where that is too far to look for. */
  #behind(text: string, { end, meant }: FoundEscape): number {
    if (meant === '\n') return blankTo(text, end);
    return meant === '' ? unseenTo(text, end, this.#interest.reach) : end;
  }

  #mayBeAround(text: string, done: number, at: number, end: number): boolean {
    const blocks = this.#blocks;
    if (blocks.has(text, at - BLOCK) || blocks.has(text, end)) return true;
    if (at - done < BLOCK && blocks.hasAll(text.slice(done, at))) return true;
    const after = text.slice(end, end + BLOCK);
    const next = after.search(this.#interest.quotes ? AFTER : AFTER_BUT_QUOTES);
    return next >= 0 && blocks.hasAll(after.slice(0, next));
  }

  /** Whether a short line may be of a secret as a whole. */
  #isShort(part: string): boolean {
    return part !== '' && part.length < BLOCK && this.#blocks.hasAll(part.trim());
  }

  /**
   * Whether a secret may stand here and this far on, if the line is as long.
   *
   * @param far how far: to the left where it is negative
   */
  #isLong(text: string, at: number, far: number): boolean {
    if (!this.#blocks.has(text, at)) return false;
    const beyond = far < 0 ? text.slice(Math.max(0, at + far), at) : text.slice(at + BLOCK, at + BLOCK + far);
    return beyond.length < FURTHER || /\s/.test(beyond) || SIGNS.test(beyond) || this.#blocks.has(text, at + far);
  }

  /** Whether a secret may go on from the line that begins here into the next one. */
  #goesOn(text: string, { line, next, from }: LineEnd, isQuoted: boolean): boolean {
    const end = blankFrom(text, next);
    if (this.#isLong(text, end - BLOCK, -FURTHER) || this.#isLong(text, from, FURTHER)) return true;
    const [last, first] = [text.charCodeAt(end - 1), text.charCodeAt(from)];
    if (first >= FIRST_MARK && MARK.test(text.charAt(from))) return true;
    if (last === first && (last === 0x22 || last === 0x27 || last === 0x24)) return true;
    if (end - line < BLOCK && this.#isShort(text.slice(line, end))) return true;
    if (this.#isShort(text.slice(from, from + BLOCK).split('\n', 1)[0] ?? '')) return true;
    const around = text.slice(Math.max(0, end - BEFORE), end);
    if (BROKEN.test(around)) return true;
    if (!isQuoted) return false;
    const after = text.slice(from, from + SHORTEST_BASE64);
    const isPacked = PACKED.test(text.charAt(end - 1)) && PACKED.test(after.charAt(0));
    if (isPacked && (PACKED_BEFORE.test(around) || PACKED_AFTER.test(after))) return true;
    return NEAR_END.test(around) || NEAR_END.test(after.slice(0, BLOCK));
  }
}

/** So many characters further away the same secret goes on, on one side of the end of a line or on the other. */
const FURTHER = 2;
const FIRST_MARK = 0x300;

/** Where there is something to see again; -1 where that is further away than this. */
function unseenTo(text: string, from: number, most: number): number {
  let to = from;
  for (let next = escapeAt(text, to); next?.meant === ''; next = escapeAt(text, to)) {
    to = next.end;
    if (to - from > most) return -1;
  }
  return to;
}

/** No line is indented so far; each of many empty lines would look over all others. */
const MOST_BLANKS = 100;

/** Where the blanks before this place begin. */
function blankFrom(text: string, to: number): number {
  let from = to;
  while (from > 0 && to - from < MOST_BLANKS && isBlank(text.charCodeAt(from - 1))) from -= 1;
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
  while (to - from < MOST_BLANKS && isBlank(text.charCodeAt(to))) to += 1;
  return to;
}

function isBlank(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d);
}

function lineStart(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
