/** What stands behind a failure and its trace: a program that is going down still greets, counts and closes. */

import type { JudgedLine } from '../judged-line.ts';
import { isCaught, isHandled } from '../phrases.ts';

/** Of what tells why by itself. */
const SURE = 5;
/** Lines behind a trace. */
const WITHIN = 8;
/** Python writes what was thrown below its trace. */
const OPENING = /^\W{0,8}Traceback\b/;

/** Marks such lines, up to the next that has a shape of its own. */
export function markBeyond(judged: readonly JudgedLine[]): void {
  let isSure = false;
  let isBelow = false;
  let left = 0;
  for (const line of judged) {
    if (line.silent === 'frame') left = isSure ? WITHIN : 0;
    else if (isOrdinary(line)) {
      line.isBeyond = left > 0;
      if (line.silent === undefined) left -= 1;
    } else {
      isSure = line.weight >= SURE && !isHandled(line.text) && !isCaught(line.text);
      left = isSure && isBelow && line.kind === 'exception' ? WITHIN : 0;
    }
    isBelow = OPENING.test(line.text) || (isBelow && (line.silent !== undefined || isOrdinary(line)));
  }
}

function isOrdinary({ kind, silent }: JudgedLine): boolean {
  return silent !== undefined || kind === undefined || kind === 'words';
}
