/** Where in a text an escape stands that something that is looked for may be around: the characters beside it tell. */

import type { TextBlocks } from '../text-finder.ts';
import { escapeAt, type FoundEscape } from './escapes.ts';
import { blankFrom, blankTo, gapTo } from './gaps.ts';
import { shortEnd } from './line-ends.ts';
import { isPackedOver } from './packed-breaks.ts';
import type { Interest } from './readings.ts';

/** What may begin an escape. */
const SIGN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what shows nothing is read as well.
  /[\\%&^`$[\0-\x08\x0e-\x1f\x7f-\uffff]/;
/** Some of them do so only before others. */
const NOT_THESE = /\[(?!\d\d?[;mM])|\$(?!\$)/.source;
const SIGNS = new RegExp(`(?:${SIGN.source}|['"])(?<!${NOT_THESE})`, 'g');
/** Where quotes are of no interest, most of JSON is passed by. */
const SIGNS_BUT_QUOTES = new RegExp(`${SIGN.source}(?<!\\\\(?=\\\\{0,98}["'])|${NOT_THESE})`, 'g');
/** What begins an escape, or a colour. */
const OF_AN_ESCAPE = /[\\%&^`[]/;
/** Of base64 and hex. */
const PACKED = /[\w+/=-]/;
/** Bytes of UTF-8, and marks. */
const OF_LETTERS = /[\u0080-\u00ff\u1100-\u11ff]|[\u0300-\u036f]|[\u3099\u309a]/;
const BLOCK = 4;
/** No escape of a character is longer. */
const LONGEST = 12;

const isQuote = (code: number) => code === 0x22 || code === 0x27;

/** Of one text, from its beginning to its end. */
export class EscapePlaces {
  readonly #text: string;
  readonly #interest: Interest;
  readonly #blocks: TextBlocks;
  readonly #signs: RegExp;
  /** The sign that may begin one, and the one before it. */
  #sign = -1;
  #lastSign = -1;
  /** From where on which sign is the next. */
  #looked = 0;
  #next = -1;
  /** Where the escape before ended. */
  #done = -BLOCK;
  /** Where the last gap ends, and whether something packed goes on behind it. */
  #gapEnd = 0;
  #isOverGap = false;

  constructor(text: string, interest: Interest, blocks: TextBlocks) {
    this.#text = text;
    this.#interest = interest;
    this.#blocks = blocks;
    this.#signs = interest.quotes ? SIGNS : SIGNS_BUT_QUOTES;
  }

  /** Where the last sign stands that was looked at. */
  get lastSign(): number {
    return this.#lastSign;
  }

  /** The first of them from the start on, or the end. Each start is behind the one before. */
  first(start: number, end: number): number {
    if (this.#sign < start) this.#sign = this.#signFrom(start);
    while (this.#sign < end) {
      this.#lastSign = this.#sign;
      const behind = this.#passed(this.#sign);
      if (behind < 0) return this.#sign;
      if (behind > this.#sign) this.#done = behind;
      this.#sign = this.#signFrom(Math.max(behind, this.#sign + 1));
    }
    return end;
  }

  /** The next sign from this place on, or the end of the text. */
  #signFrom(from: number): number {
    if (from < this.#looked || from > this.#next) {
      const signs = this.#signs;
      signs.lastIndex = from;
      this.#next = signs.test(this.#text) ? signs.lastIndex - 1 : this.#text.length;
    }
    this.#looked = from;
    return this.#next;
  }

  /** Where an escape ends that nothing is around; the place itself where there is no escape, -1 where something may be. */
  #passed(at: number): number {
    const { inAscii, quotes, shortest } = this.#interest;
    const text = this.#text;
    const found = escapeAt(text, at);
    if (found === undefined) return !inAscii && OF_LETTERS.test(text.charAt(at)) ? -1 : at;
    if (!quotes && isQuote(found.meant.charCodeAt(0))) return found.end;
    if (shortest < 2 * BLOCK || PACKED.test(found.meant) || this.#mayBeginAnother(found)) return -1;
    const end = this.#behind(found);
    if (end < 0 || this.#mayBeAround(at, end, found.meant)) return -1;
    return found.meant.trim() === '' && this.#isPackedOver(at, found.end) ? -1 : end;
  }

  /** Whether something packed goes on behind a gap that an escape is of. */
  #isPackedOver(at: number, behind: number): boolean {
    if (at >= this.#gapEnd) {
      this.#gapEnd = gapTo(this.#text, behind);
      const end = blankFrom(this.#text, at);
      this.#isOverGap = isPackedOver(this.#text, { begin: end, end, from: this.#gapEnd }, this.#interest.packed);
    }
    return this.#isOverGap;
  }

  /** Of what was quoted twice, or of a colour. */
  #mayBeginAnother({ end, meant }: FoundEscape): boolean {
    if (!OF_AN_ESCAPE.test(meant)) return false;
    const text = this.#text;
    return SIGN.test(text.charAt(end)) || escapeAt(meant + text.slice(end, end + LONGEST), 0) !== undefined;
  }

  /** Where there is something to see again, or the next line goes on; -1 where that is too far to look for. */
  #behind({ end, meant }: FoundEscape): number {
    if (meant === '\n') return blankTo(this.#text, end);
    return meant === '' ? unseenTo(this.#text, end, this.#interest.reach) : end;
  }

  #mayBeAround(at: number, end: number, meant: string): boolean {
    const [text, blocks, done] = [this.#text, this.#blocks, this.#done];
    if (blocks.has(text, at - BLOCK) || blocks.has(text, end)) return true;
    if (at - done < BLOCK && blocks.hasAll(text.slice(done, at))) return true;
    const sign = this.#signFrom(end);
    if (sign < end + BLOCK && sign < text.length && blocks.hasAll(text.slice(end, sign))) return true;
    const line = shortEnd(text, end);
    if (text.charCodeAt(line) !== 0x0a || line + meant.length === end) return false;
    return blocks.hasAll(meant + text.slice(end, line).trimEnd());
  }
}

/** Where there is something to see again; -1 where that is further away than this. */
function unseenTo(text: string, from: number, most: number): number {
  let to = from;
  for (let next = escapeAt(text, to); next?.meant === ''; next = escapeAt(text, to)) {
    to = next.end;
    if (to - from > most) return -1;
  }
  return to;
}
