/** What caused one another: `Caused by: …`, or with the cause on the line below. */

import type { JudgedLine } from '../judged-line.ts';

/** For the cause of all, and off for what it caused. */
const CAUSES = 1;
/** Lines from one cause to the next. */
const CHAINED = 8;
const CAUSE = /^\s{0,20}caused by: \S/i;
const HEADING = /^\s{0,20}caused by:$/i;

/** The last is the cause of all, whatever those above repeat of it. */
export function weighCauses(judged: readonly JudgedLine[]): void {
  let isOuter = false;
  let last = Number.POSITIVE_INFINITY;
  for (let index = judged.length - 1; index >= 0; index -= 1) {
    const line = judged[index];
    if (line === undefined || line.silent === 'frame' || HEADING.test(line.text)) continue;
    const isCause = CAUSE.test(line.text) || HEADING.test(judged[index - 1]?.text ?? '');
    if (isCause && last - index > CHAINED) line.weight += CAUSES;
    else if (isOuter && (line.kind === 'exception' || line.kind === 'assertion')) line.weight -= CAUSES;
    isOuter = isCause;
    if (isCause) last = index;
  }
}
