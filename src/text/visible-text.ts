/**
 * Shows a text as a reader sees it: without terminal commands and invisible characters. Either may split a secret and
 * disappear when the text is displayed.
 */

import type { TextSpan } from './spans.ts';

/**
 * Control sequences of ECMA-48 such as colors, with the escape character as programs write or lose it; strings such as
 * a window title; character sets; and all characters that Unicode lets a reader ignore, including controls.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: invisible characters are the subject of this pattern.
  /(?:\u001b|\u241b|\\[uU]001[bB]|\\[xX]1[bB]|\\033|\\[eE]|\^\[|&#(?:[xX]1[bB]|27);)\[[0-?]{0,40}[ -/]?[@-~]|\u009b[0-?]{0,40}[@-~]|\\{0,4}\[\d{1,2}(?:;\d{1,3}){0,4}[mM]|\u001b\][^\u0007\u001b\r\n]{0,2048}(?:\u0007|\u001b\\)|\u001b[ -/][0-~]|\u034f|\u200d|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff]|\udb40[\udc00-\udfff]/g;
/** First characters of each sequence. This check takes a quarter of the time. */
const MAY_HOLD_INVISIBLE = /[^\t\n\r -Z\]_-~]|&#/;
/** A line break of wrapped text: with the timestamp of GitHub or BuildKit on the next line, and its indentation. */
const LINE_END = /\r?\n(?:\d{4}-\d\d-\d\dT[\d:.]{8,20}Z )?(?:#\d{1,4} \d{1,6}\.\d{1,3} )?[ \t]{0,200}/g;

interface VisibleText {
  readonly text: string;
  /** Maps a span to the original text, without the invisible characters at its edges. */
  readonly written: (span: TextSpan) => TextSpan;
}

/** Removes terminal sequences and invisible characters. */
export function visibleText(text: string): VisibleText {
  return MAY_HOLD_INVISIBLE.test(text) ? without(text, INVISIBLE) : unchanged(text);
}

/** Joins the lines. */
export function joinedLines(text: string): VisibleText {
  return text.includes('\n') ? without(text, LINE_END) : unchanged(text);
}

function unchanged(text: string): VisibleText {
  return { text, written: (span) => span };
}

/** Removes all matches. Takes time in proportion to the text. */
function without(raw: string, left: RegExp): VisibleText {
  /** Position of each retained character in the original text. */
  const positions: number[] = [];
  let [text, done] = ['', 0];
  const retain = (end: number) => {
    text += raw.slice(done, end);
    for (; done < end; done += 1) positions.push(done);
  };
  for (const { 0: removed, index } of raw.matchAll(left)) {
    retain(index);
    done += removed.length;
  }
  if (done === 0) return unchanged(raw);
  retain(raw.length);
  return {
    text,
    written: ({ start, end }) => ({ start: positions[start] ?? 0, end: (positions[end - 1] ?? 0) + 1 }),
  };
}
