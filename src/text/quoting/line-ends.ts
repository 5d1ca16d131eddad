/** Whether what stands at the end of a line may go on in the next one. */

import type { TextBlocks } from '../text-finder.ts';
import { gapTo } from './gaps.ts';
import type { PackedInterest } from './packed.ts';
import { type Break, endsPacked, isPackedOver } from './packed-breaks.ts';

/** So many characters tell whether something goes on. */
const BLOCK = 4;
/** So many characters further away the same goes on, on one side of the end of a line or on the other. */
const FURTHER = 2;
/** An escape, or the beginning of one, in what so many characters before the end of a line say. */
const BEFORE = 14;
const BROKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what begins the commands of a terminal is broken as well.
  /(?:\\[ux]?\{?[\da-f]{0,8}|%(?:25)*u?[\da-f]{0,3}|&(?:amp;)*#?\w{0,8}|[\^`\u0080-\u00ff]|\u001b\[?[\d;]{0,12})$/i;
const NEAR_END =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  /[\\%&^`'"$\u001b]/;
const SIGNS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  /[\\%&^`'"$[\0-\x08\x0e-\x1f\x7f-\uffff]/;
const FIRST_MARK = 0x300;
const MARK = /[\u0300-\u036f]/;

/** Of one text. */
export class LineEnds {
  readonly #text: string;
  readonly #blocks: TextBlocks;
  readonly #packed: PackedInterest;
  /** Of the last gap that was looked at: one may go over many lines. */
  #gapEnd = 0;

  constructor(text: string, blocks: TextBlocks, packed: PackedInterest) {
    this.#text = text;
    this.#blocks = blocks;
    this.#packed = packed;
  }

  /**
   * Whether something may go on from the one line into the other.
   *
   * @param isQuoted whether something quoted may be in either
   * @param lastSign where the last sign stands before it that may begin an escape
   */
  goesOn(lineEnd: Break, isQuoted: boolean, lastSign: number): boolean {
    const text = this.#text;
    const { begin, end, from } = lineEnd;
    const isLong = this.#isLong(end - BLOCK, -FURTHER) || this.#isLong(from, FURTHER);
    if (isLong && this.#isThroughout(end, from)) return true;
    const last = text.charCodeAt(end - 1);
    const first = text.charCodeAt(from);
    if (first >= FIRST_MARK && MARK.test(text.charAt(from))) return true;
    if (last === first && (last === 0x22 || last === 0x27 || last === 0x24)) return true;
    if (end - begin < BLOCK && this.#isShort(text.slice(begin, end))) return true;
    if (this.#isShort(text.slice(from, shortEnd(text, from)))) return true;
    if (isPackedOver(text, lineEnd, this.#packed)) return true;
    if (isEscapeOfEnds(first) && endsPacked(text, end, this.#packed)) return true;
    if (isOfGaps(first) && this.#isPackedOverGap(lineEnd)) return true;
    if (!isQuoted && lastSign < end - BEFORE) return false;
    const around = text.slice(Math.max(0, end - BEFORE), end);
    if (BROKEN.test(around)) return true;
    return isQuoted && (NEAR_END.test(around) || NEAR_END.test(text.slice(from, from + BLOCK)));
  }

  /** The next line may begin with a colour. */
  #isPackedOverGap(lineEnd: Break): boolean {
    if (lineEnd.from < this.#gapEnd) return false;
    this.#gapEnd = gapTo(this.#text, lineEnd.from);
    return isPackedOver(this.#text, { ...lineEnd, from: this.#gapEnd }, this.#packed);
  }

  /** Whether the characters on both sides may be of the same, as far as nothing quoted is among them. */
  #isThroughout(end: number, from: number): boolean {
    const around = this.#text.slice(Math.max(0, end - BLOCK + 1), end) + this.#text.slice(from, from + BLOCK - 1);
    if (around.length < 2 * (BLOCK - 1) || SIGNS.test(around)) return true;
    if (/\s/.test(around) && [...' \t\n'].some((blank) => this.#blocks.hasAll(blank))) return true;
    return [0, 1, 2].some((at) => this.#blocks.has(around, at));
  }

  /** Whether a short line may be a part as a whole. */
  #isShort(part: string): boolean {
    return part !== '' && part.length < BLOCK && this.#blocks.hasAll(part.trim());
  }

  /**
   * Whether something may stand here and this far on, if the line is as long.
   *
   * @param far how far: to the left where it is negative
   */
  #isLong(at: number, far: number): boolean {
    const text = this.#text;
    if (!this.#blocks.has(text, at)) return false;
    const beyond = far < 0 ? text.slice(Math.max(0, at + far), at) : text.slice(at + BLOCK, at + BLOCK + far);
    return beyond.length < FURTHER || /\s/.test(beyond) || SIGNS.test(beyond) || this.#blocks.has(text, at + far);
  }
}

/** Whether what begins so may stand for the end of a line. */
function isEscapeOfEnds(code: number): boolean {
  return code === 0x5c || code === 0x25 || code === 0x26;
}

/** Whether what begins so may show nothing. */
function isOfGaps(code: number): boolean {
  return code === 0x1b || code > 0x7e;
}

/** Where a line ends that is short; the place itself where it is not. */
export function shortEnd(text: string, from: number): number {
  for (let at = from; at < from + BLOCK; at += 1) if (at === text.length || text.charCodeAt(at) === 0x0a) return at;
  return from;
}
