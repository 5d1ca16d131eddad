/**
 * A text as a reader sees it: without what a terminal takes for a command, and without characters that show nothing.
 * Either may stand within a secret, and is gone once the text is shown.
 */

import type { TextSpan } from './spans.ts';

/**
 * Colors and the like of ECMA-48, also as programs write the escape character in their texts, or with it lost; strings
 * such as a window's title; sets of characters; and all that Unicode lets a reader ignore, with controls.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what shows nothing is what this is about.
  /(?:\u001b|\u241b|\\[uU]001[bB]|\\[xX]1[bB]|\\033|\\[eE]|\^\[|&#(?:[xX]1[bB]|27);)\[[0-?]{0,40}[ -/]?[@-~]|\u009b[0-?]{0,40}[@-~]|\\{0,4}\[\d{1,2}(?:;\d{1,3}){0,4}[mM]|\u001b\][^\u0007\u001b\r\n]{0,2048}(?:\u0007|\u001b\\)|\u001b[ -/][0-~]|\u034f|\u200d|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff]|\udb40[\udc00-\udfff]/g;
/** What each of it begins with, which takes a fourth of the time. */
const MAY_HOLD_UNSEEN = /[^\t\n\r -Z\]_-~]|&#/;
/** Where a line was wrapped: with the time that GitHub or BuildKit puts before the next one, and its indentation. */
const LINE_END = /\r?\n(?:\d{4}-\d\d-\d\dT[\d:.]{8,20}Z )?(?:#\d{1,4} \d{1,6}\.\d{1,3} )?[ \t]{0,200}/g;

export interface SeenText {
  readonly text: string;
  /** The same stretch in what was written; what is not seen at its edges stays outside. */
  readonly written: (span: TextSpan) => TextSpan;
}

/** Without terminal sequences and characters that show nothing. */
export function visibleText(text: string): SeenText {
  return MAY_HOLD_UNSEEN.test(text) ? without(text, UNSEEN) : asItIs(text);
}

/** With its lines joined. */
export function joinedLines(text: string): SeenText {
  return text.includes('\n') ? without(text, LINE_END) : asItIs(text);
}

function asItIs(text: string): SeenText {
  return { text, written: (span) => span };
}

/** Takes time in proportion to the text. */
function without(rendered: string, left: RegExp): SeenText {
  /** Where the text goes on behind something that was left out, in what is left, and how much was left out up to there. */
  const from: number[] = [];
  const gone: number[] = [];
  let [text, done] = ['', 0];
  for (const { 0: all, index } of rendered.matchAll(left)) {
    text += rendered.slice(done, index);
    done = index + all.length;
    from.push(text.length);
    gone.push(done - text.length);
  }
  if (done === 0) return asItIs(rendered);
  const at = (location: number) => location + (gone[lastUpTo(from, location)] ?? 0);
  return {
    text: text + rendered.slice(done),
    written: ({ start, end }) => ({ start: at(start), end: at(end - 1) + 1 }),
  };
}

/** Which of these rising numbers is the last that is no more than this one; -1 for none. */
function lastUpTo(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] ?? 0) <= most) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
