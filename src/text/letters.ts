/** Compares what was written by what has it in its own way: services change emoji, blanks and punctuation. */

import { unicodePattern } from './unicode.ts';

const NO_LETTERS = unicodePattern(String.raw`[^\p{L}\p{N}]+`, 'g');

/** Its letters and digits alone, in lower case. */
export function lettersOf(text: string): string {
  return text.replaceAll(NO_LETTERS(), '').toLowerCase();
}

/** Its words in lower case. */
export function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(NO_LETTERS())
    .filter((word) => word !== '');
}
