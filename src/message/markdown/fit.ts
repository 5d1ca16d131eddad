/** Makes the words short enough for the service: optional parts go first, then the text is cut. */

import type { Limits, Part } from '../types.ts';
import { cutMarkdown, fits } from './cut.ts';
import { clip } from './plain.ts';

/** Longest subject that is sent. */
const SUBJECT_CHARACTERS = 250;

interface FitInput {
  readonly parts: readonly Part[];
  readonly limits: Limits;
  /** Must be in the result: the marker, or the address of the run. Default: nothing. */
  readonly required?: string;
  /** Lines that hold `required`. Where it would be missing, the first that fits goes to the end. */
  readonly anchors?: readonly string[];
}

/** One line of at most 250 characters. */
export function fitSubject(subject: string): string {
  return clip(subject, SUBJECT_CHARACTERS);
}

/** The body. Without room even for the shortest anchor the limits win. */
export function fitBody({ parts, limits, required = '', anchors = [] }: FitInput): string {
  const text = join(droppedToFit(parts, limits));
  const plain = cutMarkdown(text, limits);
  if (plain.includes(required)) return plain;
  for (const anchor of anchors) {
    const tail = `\n\n${anchor}`;
    const room = { characters: limits.characters - tail.length, bytes: limits.bytes - Buffer.byteLength(tail) };
    const cut = cutMarkdown(join(droppedToFit(parts, room)), room);
    const anchored = cut === '' ? anchor : cut + tail;
    if (fits(anchored, limits)) return anchored;
  }
  return plain;
}

/** The body as it would be without limits. */
export function wholeBody(parts: readonly Part[]): string {
  return join(parts);
}

/** Without as many of the least important parts as it takes; those of rank 0 stay. */
function droppedToFit(parts: readonly Part[], limits: Limits): readonly Part[] {
  let left = parts;
  while (!fits(join(left), limits)) {
    const last = left.reduce((highest, part) => Math.max(highest, part.rank), 0);
    if (last === 0) break;
    const at = left.findLastIndex((part) => part.rank === last);
    left = left.filter((_, index) => index !== at);
  }
  return left;
}

/** Two blanks hold a line break in every dialect; an empty line starts a block of its own. */
function join(parts: readonly Part[]): string {
  return parts.reduce(
    (text, part) => (text === '' ? part.text : `${text}${part.gap === true ? '\n\n' : '  \n'}${part.text}`),
    '',
  );
}
