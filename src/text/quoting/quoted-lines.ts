/**
 * Which lines of a text may hold something that was quoted. Most lines of a log hold nothing of it, which costs little to tell,
 * and so only the others have to be read through their quotings.
 */

import { MAY_BE_CUT, type TextBlocks, type TextSpan } from '../text-finder.ts';
import { EscapePlaces } from './escape-places.ts';
import { blankTo, LineEnds } from './line-ends.ts';
import { isPackedOver, packedFrom } from './packed.ts';
import type { Interest } from './readings.ts';

/** Behind what is packed may stand the mark of a cut. */
const MARK_OF_CUT = 4;

export class QuotedLines {
  readonly #interest: Interest;
  readonly #blocks: TextBlocks;
  readonly #lineEnds: LineEnds;

  /** @param blocks of what is looked for, which goes on behind an escape and over the end of a line */
  constructor(interest: Interest, blocks: TextBlocks) {
    this.#interest = interest;
    this.#blocks = blocks;
    this.#lineEnds = new LineEnds(blocks, interest.packed);
  }

  /** Stretches of whole lines, and of long ones what is around the quoting; in reading order. */
  in(text: string): readonly TextSpan[] {
    const { reach } = this.#interest;
    const quotings = new Quotings(text, this.#interest, this.#blocks);
    const stretches: TextSpan[] = [];
    let stretch = { start: 0, end: 0, isQuoted: false };
    let before = { start: blankTo(text, 0), isQuoted: false, lastSign: -1 };
    for (let start = 0; start < text.length; ) {
      const line = endOfLine(text, start);
      const at = quotings.first(start, line);
      const isQuoted = at < line;
      const from = start > 0 ? blankTo(text, start) : before.start;
      const isOver =
        start > 0 && this.#lineEnds.goesOn(text, before, { start: from, next: start }, isQuoted || before.isQuoted);
      if (!isOver && !(isQuoted && before.isQuoted && at - reach <= stretch.end)) {
        if (stretch.isQuoted) stretches.push(stretch);
        stretch = {
          start: isQuoted ? Math.max(at - reach, startOfLine(text, start)) : start,
          end: line,
          isQuoted: false,
        };
      }
      // A secret around this place is not longer than this.
      const isLong = isQuoted && line - at > 2 * reach;
      stretch.isQuoted ||= isOver || isQuoted;
      stretch.end = isLong ? at + 2 * reach : line;
      // Over an empty line the one before it goes on.
      before = { start: from, isQuoted: isQuoted || (from > line && before.isQuoted), lastSign: quotings.lastSign };
      start = isLong ? at + reach : line + 1;
    }
    if (stretch.isQuoted) stretches.push(stretch);
    return stretches;
  }
}

/** The places in a text where something quoted may stand, from its beginning to its end. */
class Quotings {
  readonly #text: string;
  readonly #interest: Interest;
  readonly #escapes: EscapePlaces;
  /** The next place where something may be packed. */
  #packed = -1;

  constructor(text: string, interest: Interest, blocks: TextBlocks) {
    this.#text = text;
    this.#interest = interest;
    this.#escapes = new EscapePlaces(text, interest, blocks);
  }

  /** The last place that was looked at where an escape may begin. */
  get lastSign(): number {
    return this.#escapes.lastSign;
  }

  /** The first in a line, or its end. */
  first(start: number, end: number): number {
    if (this.#packed < start) this.#packed = this.#packedFrom(start);
    return this.#escapes.first(start, Math.min(end, this.#packed));
  }

  #packedFrom(start: number): number {
    const [text, { packed }] = [this.#text, this.#interest];
    const at = packedFrom(text, start, packed);
    if (at < text.length || text.length < MAY_BE_CUT) return at;
    // The text may have been cut within it.
    for (let end = text.length; end > text.length - MARK_OF_CUT; end -= 1)
      if (isPackedOver(text, [end, end, text.length], packed)) return Math.max(start, end - 1);
    return at;
  }
}

function startOfLine(text: string, at: number): number {
  return at === 0 ? 0 : text.lastIndexOf('\n', at - 1) + 1;
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
