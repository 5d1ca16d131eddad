/** Findings that a linter has in many places. */

import type { JudgedLine } from '../judged-line.ts';
import { fileAbove } from './quoted.ts';

/** What says the same of several places. */
export interface AlikeFindings {
  readonly count: number;
  /** True where they are in several files: none of them is the place. */
  readonly spread: boolean;
}

/** `src/cart.ts:41:3: `, and `41:3 ` below the name of a file. */
const PLACE =
  /^\s{0,8}(?:((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})[:(]\d{1,7}(?:[:,]\d{1,7}){0,2}\)?|\d{1,7}:\d{1,5})\s?[:-]?\s{1,8}(?=\S)/;
/** Below their files all that say the same are one; with the file in front, those of which not all can be told. */
const FEWEST = { below: 3, inFront: 13 };
const LONGEST = 1_000;

/** The finding without its place; undefined for what has none in front. */
export function withoutPlace(text: string): string | undefined {
  const start = text.slice(0, LONGEST);
  return PLACE.test(start) ? start.replace(PLACE, '').trim() : undefined;
}

/** How often a line says it of some place; undefined for few. */
export function findingsAlike(lines: readonly JudgedLine[], text: string): AlikeFindings | undefined {
  const said = withoutPlace(text);
  if (said === undefined) return undefined;
  const alike = [...lines.keys()].filter((index) => {
    const line = lines[index];
    return line !== undefined && line.weight > 0 && line.text.includes(said) && withoutPlace(line.text) === said;
  });
  const fileOf = (index: number) => PLACE.exec(lines[index]?.text ?? '')?.[1] ?? fileAbove(lines, index);
  const isBelow = PLACE.exec(text)?.[1] === undefined;
  if (alike.length < (isBelow ? FEWEST.below : FEWEST.inFront)) return undefined;
  return { count: alike.length, spread: new Set(alike.map(fileOf)).size > 1 };
}
