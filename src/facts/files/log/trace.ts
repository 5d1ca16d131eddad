/** The lines of a trace that belong to a failure: they are not quoted, but tell where it was raised. */

import { framesOf } from '../frames.ts';
import type { JudgedLine } from './judged-line.ts';

/** Lines of a trace that are kept. */
const MOST_FRAMES = 40;
/** Lines below a failure in which its trace begins, above it, and within a trace from one frame to the next. */
const BELOW = 12;
const ABOVE = 60;
const GAP = 3;

/** Frames that Python and Ruby's interpreter write above what was raised. */
const OPENING = /^\W{0,8}(?:Traceback|Stack trace:?$|goroutine \d)/i;

/**
 * @param lines all of a step
 * @param from the first line of the failure
 * @param to the last one
 */
export function traceOf(lines: readonly JudgedLine[], from: number, to: number): readonly string[] {
  const above = traceAbove(lines, from);
  return above.length > 0 ? above : traceBelow(lines, to);
}

function traceBelow(lines: readonly JudgedLine[], to: number): readonly string[] {
  const trace: string[] = [];
  let last = to + BELOW - GAP;
  for (let index = to + 1; index <= last + GAP && trace.length < MOST_FRAMES; index += 1) {
    const line = lines[index];
    if (line === undefined || line.kind === 'test') break;
    if (!isFrame(line)) continue;
    trace.push(line.text);
    last = index;
  }
  return trace;
}

function traceAbove(lines: readonly JudgedLine[], from: number): readonly string[] {
  const trace: string[] = [];
  for (let index = from - 1; index >= Math.max(0, from - ABOVE); index -= 1) {
    const { text = '', silent, kind } = lines[index] ?? {};
    if (OPENING.test(text)) return trace.reverse().slice(-MOST_FRAMES);
    if (silent === 'frame') trace.push(text);
    // Below each frame of Python stands its code.
    else if (trace.length === 0 && from - index > GAP) return [];
    else if (kind === 'test') return [];
  }
  return [];
}

function isFrame({ text, silent }: JudgedLine): boolean {
  return silent === 'frame' || (/^\W{0,20}\S+$/.test(text.slice(0, 400)) && framesOf(text).length > 0);
}
