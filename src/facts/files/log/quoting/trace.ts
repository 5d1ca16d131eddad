/** The lines of a trace that belong to a failure: they are not quoted, but tell where it was raised. */

import { framesOf } from '../../frames.ts';
import { isOrdinary, isPassed, type JudgedLine } from '../judged-line.ts';
import { opensTrace } from '../phrases.ts';

/** Lines of a trace that are kept. */
const MOST_FRAMES = 40;
/** Lines below a failure in which its trace begins, above it, and within a trace from one frame to the next. */
const BELOW = 12;
const ABOVE = 60;
const GAP = 3;
/** Lines that belong to what stands above them, whatever they look like. */
const NEXT = 2;

/**
 * Above the failure, or below the first of its lines that has one: details may stand behind it.
 *
 * @param lines all of a step
 * @param places of those of the failure, in their order
 */
export function traceOf(lines: readonly JudgedLine[], places: readonly number[]): readonly string[] {
  const sorted = places.toSorted((one, other) => one - other);
  const above = traceAbove(lines, sorted[0] ?? 0);
  if (above.length > 0) return above;
  for (const place of sorted) {
    const below = traceBelow(lines, place);
    if (below.length > 0) return below;
  }
  return [];
}

function traceBelow(lines: readonly JudgedLine[], to: number): readonly string[] {
  const trace: string[] = [];
  let last = to + BELOW - GAP;
  for (let index = to + 1; index <= last + GAP && trace.length < MOST_FRAMES; index += 1) {
    const line = lines[index];
    if (line === undefined || (isOther(line) && index > to + NEXT)) break;
    if (!isFrame(line)) continue;
    trace.push(line.text);
    last = index;
  }
  return trace;
}

/** Python writes what was raised below its frames, each with its code. */
function traceAbove(lines: readonly JudgedLine[], from: number): readonly string[] {
  const trace: string[] = [];
  if (lines[from]?.kind !== 'exception' && lines[from]?.kind !== 'assertion') return [];
  let last = from;
  for (let index = from - 1; index >= Math.max(0, from - ABOVE) && last - index <= GAP; index -= 1) {
    const line = lines[index];
    if (line === undefined || (isOther(line) && !opensTrace(line.text))) break;
    if (opensTrace(line.text)) return trace.reverse().slice(-MOST_FRAMES);
    if (line.silent !== 'frame') continue;
    trace.push(line.text);
    last = index;
  }
  return [];
}

/** It tells of something else, and so does a trace beyond it. */
function isOther(line: JudgedLine): boolean {
  const isOwn = isOrdinary(line) || line.kind === 'assertion';
  return !isOwn || isPassed(line) || line.silent === 'low' || line.silent === 'empty';
}

function isFrame({ text, silent }: JudgedLine): boolean {
  return silent === 'frame' || (/^\W{0,20}\S+$/.test(text.slice(0, 400)) && framesOf(text).length > 0);
}
