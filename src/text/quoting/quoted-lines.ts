/**
 * Which lines of a text may hold something that was quoted. Most lines of a log hold nothing of it, which costs little to tell,
 * and so only the others have to be read through their quotings.
 */

import type { TextBlocks, TextSpan } from '../text-finder.ts';
import { EscapePlaces } from './escape-places.ts';
import { blankTo, LineEnds } from './line-ends.ts';
import type { Interest } from './readings.ts';

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
    const escapes = new EscapePlaces(text, this.#interest, this.#blocks);
    const stretches: TextSpan[] = [];
    let stretch = { start: 0, end: 0, isQuoted: false };
    let before = { start: blankTo(text, 0), isQuoted: false, lastSign: -1 };
    let line = { start: 0, end: endOfLine(text, 0) };
    for (let start = 0; start < text.length; ) {
      if (start > line.end) line = { start, end: endOfLine(text, start) };
      const at = escapes.first(start, line.end);
      const isQuoted = at < line.end;
      const from = start > 0 ? blankTo(text, start) : before.start;
      const isOver =
        start > 0 && this.#lineEnds.goesOn(text, before, { start: from, next: start }, isQuoted || before.isQuoted);
      if (!isOver && !(isQuoted && before.isQuoted && at - reach <= stretch.end)) {
        if (stretch.isQuoted) stretches.push(stretch);
        stretch = { start: isQuoted ? Math.max(at - reach, line.start) : start, end: line.end, isQuoted: false };
      }
      // A secret around this place is not longer than this.
      const isLong = isQuoted && line.end - at > 2 * reach;
      stretch.isQuoted ||= isOver || isQuoted;
      stretch.end = isLong ? at + 2 * reach : line.end;
      // What goes on behind an empty line goes on from the one before it.
      before = { start: from, isQuoted: isQuoted || (from >= line.end && before.isQuoted), lastSign: escapes.lastSign };
      start = isLong ? at + reach : line.end + 1;
    }
    if (stretch.isQuoted) stretches.push(stretch);
    return stretches;
  }
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
}
