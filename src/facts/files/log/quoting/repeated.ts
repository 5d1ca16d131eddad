/** What was said already, in the same words. */

import { hasWords } from '../phrases.ts';

/** In front of the words: a place, a level, the mark of a list, an opening quote. */
const FRONT =
  /^(?:\d{1,6}(?:\.\d{1,4}|[.)])?\s|[\w./\\-]{1,200}\.\w{1,10}:\d{1,7}(?::\d{1,5})?:?\s|\[?\w{1,20}\]?:\s|\[\w{1,20}\]\s|[\s'"`*>|→-]|[\w.$]{1,200}(?:Error|Exception): ){1,6}/;
const BEHIND = /[\s'"`.!]{1,10}$/;

/** True where one of the lines before holds all of its words. */
export function isRepeated(line: string, before: readonly string[]): boolean {
  const words = line.slice(0, 400).replace(FRONT, '').replace(BEHIND, '');
  return words !== '' && before.some((one) => one.includes(words));
}

/** Fewer words may be two values that are the same. */
const FEWEST_WORDS = 2;

/** Without the lines that only repeat one before them. */
export function unrepeated(lines: readonly string[]): readonly string[] {
  return lines.filter((line, at) => !hasWords(line, FEWEST_WORDS) || !isRepeated(line, lines.slice(0, at)));
}
