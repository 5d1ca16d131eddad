/**
 * Which lines of a text may hold something that was quoted. Most lines of a log hold nothing of it, which costs little to tell,
 * and so only the others have to be read through their quotings.
 */

import type { TextBlocks, TextSpan } from '../text-finder.ts';
import { EscapePlaces } from './escape-places.ts';
import { blankFrom, blankTo } from './gaps.ts';
import { LineEnds } from './line-ends.ts';
import type { Interest } from './readings.ts';

export class QuotedLines {
  readonly #interest: Interest;
  readonly #blocks: TextBlocks;

  /** @param blocks of what is looked for, which goes on behind an escape and over the end of a line */
  constructor(interest: Interest, blocks: TextBlocks) {
    this.#interest = interest;
    this.#blocks = blocks;
  }

  /** Stretches of whole lines, and of long ones what is around the quoting; in reading order. */
  in(text: string): readonly TextSpan[] {
    const { reach } = this.#interest;
    const escapes = new EscapePlaces(text, this.#interest, this.#blocks);
    const lineEnds = new LineEnds(text, this.#blocks, this.#interest.packed);
    const stretches: TextSpan[] = [];
    // What is read now, and whether something quoted is in it.
    let [first, last, isFound] = [0, 0, false];
    let [begin, wasQuoted, isOver, lastSign] = [blankTo(text, 0), false, false, -1];
    let [line, end] = [0, endOfLine(text, 0)];
    for (let start = 0; start < text.length; ) {
      if (start > end) {
        line = start;
        end = endOfLine(text, start);
      }
      const at = escapes.first(start, end);
      const isQuoted = at < end;
      const from = start > 0 ? blankTo(text, start) : begin;
      const lineEnd = { begin, end: blankFrom(text, start), from, isOneOfMany: isOver };
      isOver = start > 0 && lineEnds.goesOn(lineEnd, isQuoted || wasQuoted, lastSign);
      if (!isOver && !(isQuoted && wasQuoted && at - reach <= last)) {
        if (isFound) stretches.push({ start: first, end: last });
        first = isQuoted ? Math.max(at - reach, line) : start;
        isFound = false;
      }
      // A secret around this place is not longer than this.
      const isLong = isQuoted && end - at > 2 * reach;
      isFound ||= isOver || isQuoted;
      last = isLong ? at + 2 * reach : end;
      // What goes on behind an empty line goes on from the one before it.
      wasQuoted = isQuoted || (from >= end && wasQuoted);
      begin = from;
      lastSign = escapes.lastSign;
      start = isLong ? at + reach : end + 1;
    }
    if (isFound) stretches.push({ start: first, end: last });
    return stretches;
  }
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
