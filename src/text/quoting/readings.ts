/** All the ways in which a text may be read: what is looked for in it is looked for in each of them. */

import type { TextSpan } from '../text-finder.ts';
import { composed, type Decoding, decoder, without } from './decoding.ts';
import { unescaped } from './escapes.ts';
import type { PackedInterest } from './packed.ts';

/** A text as it is read, and what may be looked for in it. */
export interface QuotedReading extends Decoding {
  /** What is shorter may stand there by chance. */
  readonly shortest: number;
}

/** What is looked for: a text is not read for more. */
export interface Interest {
  /** Whether it is ASCII alone. */
  readonly inAscii: boolean;
  /** Whether it has quotes. */
  readonly quotes: boolean;
  /** Characters of the shortest. */
  readonly shortest: number;
  /** How far the longest may go, as it is written. */
  readonly reach: number;
  readonly packed: PackedInterest;
}

/** Over the end of a line, words meet. */
const SHORTEST_OVER_LINES = 12;

/** A text as it stands there. */
export function asItIs(text: string): QuotedReading {
  return { text, written: (span) => span, shortest: 0 };
}

/** As it is written, without its escapes, and without the ends of its lines. The first is the text itself. */
export function readingsOf(text: string, ofQuotes: boolean): readonly [QuotedReading, ...QuotedReading[]] {
  const read = (decoding: Decoding) => composed(decoding, unescaped(decoding.text, ofQuotes)) ?? decoding;
  const written = asItIs(text);
  const plain = read(written);
  const joined = joinedLines(LINES_OF_FORM.test(text) ? read(withBlanksOfForms(text)) : plain, '');
  const isBroken = joined !== undefined && (BROKEN.test(plain.text) || BROKEN.test(text));
  const over = [
    ...(joined === undefined ? [] : [isBroken ? read(joined) : joined]),
    // Half of an escape may look like a whole one.
    ...[isBroken ? joinedLines(written, '\\') : undefined].flatMap((one) => one ?? []).map(read),
  ];
  return [
    written,
    ...(plain === written ? [] : [{ ...plain, shortest: 0 }]),
    ...over.map((one) => ({ ...one, shortest: SHORTEST_OVER_LINES })),
  ];
}

/** What may have been one escape before a line ended within it. */
const BROKEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what begins the commands of a terminal does so as well.
  /[\\%&^`\u001b\u0080-\uffff][#\w;[]{0,12}\s{0,40}\n|['"$]\s{0,40}\n(?:\d{4}-\d\d-\d\dT[\d:.]{8,20}Z\s)?\s{0,40}['"$\\]|\n\s{0,40}[\u0300-\u036f]/;

/** Indented lines in a form, which writes each blank as a plus. */
const LINES_OF_FORM = /%(?:25){0,9}0[aA]\+/;

function withBlanksOfForms(text: string): QuotedReading {
  return asItIs(text.replaceAll(/\S+/g, (one) => (LINES_OF_FORM.test(one) ? one.replaceAll('+', ' ') : one)));
}

/** How a line goes on: with the time that logs write before each, whose blank forms write as a plus, and indented. */
const NEXT_LINE = /\n\s*(?:\d{4}-\d\d-\d\dT[\d:.]{8,20}Z[\s+])?\s*/y;
const NEXT_LINE_AT_ONCE = /\n(?:\d{4}-\d\d-\d\dT[\d:.]{8,20}Z[\s+])?/y;

/** As one line. Behind this sign a blank is kept: it may be what the sign escapes. */
function joinedLines(decoding: Decoding, sign: string): Decoding | undefined {
  const joined = without(decoding.text, lineEnds(decoding.text, sign));
  return joined && composed(decoding, joined);
}

/** The ends of lines, with the blanks around them. */
function* lineEnds(text: string, sign: string): Generator<TextSpan> {
  let end = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', end)) {
    let start = at;
    while (start > end && isBlank(text.charCodeAt(start - 1))) start -= 1;
    const next = text.charAt(at - 1) === sign ? NEXT_LINE_AT_ONCE : NEXT_LINE;
    next.lastIndex = at;
    next.test(text);
    end = next.lastIndex;
    yield { start, end };
  }
}

/** A blank, a tab, a carriage return. */
function isBlank(code: number): boolean {
  return code === 0x20 || code === 0x09 || code === 0x0d;
}

/** Without any blanks: lines may end at one of them or elsewhere. */
export const withoutBlanks = decoder(/\s+/g, () => '');
