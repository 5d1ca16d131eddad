/** What stands behind a failure and its trace: a program that is going down still greets, counts and closes. */

import { isOrdinary, type JudgedLine, SURE } from '../judged-line.ts';
import { isCaught, isHandled, opensTrace } from '../phrases.ts';

/** Lines behind a trace. */
const WITHIN = 8;

/** Marks such lines, up to the next that has a shape of its own. */
export function markBeyond(judged: readonly JudgedLine[]): void {
  let isSure = false;
  let isBelow = false;
  let left = 0;
  for (const line of judged) {
    if (line.silent === 'frame') left = isSure ? WITHIN : 0;
    else if (isPlain(line)) {
      line.isBeyond = left > 0;
      if (line.silent === undefined) left -= 1;
    } else {
      isSure = line.weight >= SURE && !isHandled(line.text) && !isCaught(line.text);
      left = isSure && isBelow && line.kind === 'exception' ? WITHIN : 0;
    }
    // Python writes what was thrown below its trace.
    isBelow = opensTrace(line.text) || (isBelow && isPlain(line));
  }
}

function isPlain(line: JudgedLine): boolean {
  return line.silent !== undefined || isOrdinary(line);
}
