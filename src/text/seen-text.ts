/**
 * A text as a reader sees it: without what a terminal takes for a command, and without characters that show nothing.
 * Either may stand within a secret, and is gone once the text is shown.
 */

import { type Decoding, without } from './quoting/decoding.ts';
import type { TextSpan } from './text-finder.ts';

/**
 * Colours and the like of ECMA-48, also as programs write the escape character in texts of theirs, or with it lost; strings
 * such as a window's title; sets of characters; and all that Unicode lets a reader ignore, with controls.
 */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what shows nothing is what this is about.
  /(?:\u001b|\u241b|\\u001b|\\x1b|\\033|\\e|\^\[|&#(?:x1b|27);)\[[0-?]{0,40}[ -/]?[@-~]|\u009b[0-?]{0,40}[@-~]|\\{0,4}\[\d{1,2}(?:;\d{1,3}){0,4}m|\u001b\][^\u0007\u001b\r\n]{0,2048}(?:\u0007|\u001b\\)|\u001b[ -/][0-~]|\u034f|\u200d|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200c\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\uffff]|\udb40[\udc00-\udfff]/iy;
/** What each of it begins with, which this tells at less cost. */
const MAY_HOLD_UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  /\u034f|[\u17b4\u17b5]|[\u180b-\u180f]|[\ufe00-\ufe0f]|[\0-\x08\x0e-\x1f\x7f-\x9f\xad\u061c\u115f\u1160\u200b-\u200f\u2028-\u202e\u2060-\u206f\u241b\u3164\ufeff\uffa0\ufff0-\uffff\udb40]|\\[xXuUeE0]|\^\[|\\{0,4}\[\d\d?[;mM]|&#(?:[xX]1[bB]|27);\[/g;

/** Undefined where a reader sees all of it. */
export function seenText(written: string): Decoding | undefined {
  return without(written, unseenIn(written));
}

/** Where what begins at this place ends, if a reader does not see it. */
export function unseenEnd(text: string, at: number): number | undefined {
  UNSEEN.lastIndex = at;
  return UNSEEN.test(text) ? UNSEEN.lastIndex : undefined;
}

function* unseenIn(text: string): Generator<TextSpan> {
  MAY_HOLD_UNSEEN.lastIndex = 0;
  for (let may = MAY_HOLD_UNSEEN.exec(text); may !== null; may = MAY_HOLD_UNSEEN.exec(text)) {
    const end = unseenEnd(text, may.index);
    if (end !== undefined) yield { start: may.index, end };
    MAY_HOLD_UNSEEN.lastIndex = end ?? may.index + 1;
  }
}
