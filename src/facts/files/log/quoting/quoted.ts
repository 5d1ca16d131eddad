/** One failure as it is quoted: its lines without the marks of tools, its test, and what tells its place. */

import { defined } from '../../../../defined.ts';
import type { JudgedLine } from '../judged-line.ts';
import { placeAlone } from '../judging/placed-below.ts';
import { isPlaceOnly } from '../place-only.ts';
import { differenceBelow } from './difference.ts';
import { testIn, withoutMarks } from './parts.ts';
import { unrepeated } from './repeated.ts';
import { traceOf } from './trace.ts';

export interface QuotedFailure {
  /** What was said of it; the first tells most. Never empty. */
  readonly lines: readonly string[];
  /** Name of the test that failed, where that says more than the lines. */
  readonly test?: string;
  /** The heading above lines that hold only the number of a line: a file. */
  readonly file?: string;
  /** The lines of its trace: none of them is quoted. */
  readonly trace: readonly string[];
  /** How many tests failed with this, or how often the log holds it; absent for few. */
  readonly count?: number;
  /** True for what is not sure by itself, or tells nothing that is new, behind one that is sure. */
  readonly beside?: true;
}

/** Lines above a finding in which the file is named that it is in. */
const HEADING_ABOVE = 200;
/** A finding without its file: `  9:7  error  …`. */
const POSITION = /^\s{0,8}\d{1,7}:\d{1,5}\s/;
/** A file alone on its line. */
const FILE = /^(?:FILE: )?((?:[A-Za-z]:)?[^\s:'"()<>|*?]{1,300}\.[A-Za-z]\w{0,9}):?$/;

/**
 * @param lines all of a step
 * @param places of those that belong to the failure, in the order in which they are quoted
 */
export function quoteOf(lines: readonly JudgedLine[], places: readonly number[]): QuotedFailure {
  const [heading, ...below] = places;
  // The heading above a finding is told as its file.
  const isHeading = below.length > 0 && FILE.test(lines[heading ?? 0]?.text.trim() ?? '');
  const [place = 0] = isHeading && POSITION.test(lines[below[0] ?? 0]?.text ?? '') ? below : places;
  const quoted = places.slice(places.indexOf(place)).flatMap((one) => lines[one] ?? []);
  const where = quoted.find(saysOnlyWhere);
  const chosen = quoted.length === 1 ? quoted : quoted.filter((line) => line !== where);
  const [first] = quoted;
  const said = chosen.map(({ text }) => text).join('\n');
  const difference = chosen.length > 2 ? [] : differenceBelow(lines, place, said);
  const placeBelow = first?.kind === 'diagnostic' ? placeAlone(lines[place + 1]?.text ?? '') : undefined;
  const split = splitTest(chosen);
  return defined<QuotedFailure>({
    ...split,
    lines: [...split.lines, ...difference],
    file: first !== undefined && POSITION.test(first.text) ? fileAbove(lines, place) : undefined,
    trace: [where?.text, placeBelow, ...traceOf(lines, places)].filter((line) => line !== undefined),
  });
}

/** A cause that hangs below what it caused: `╰─▶ Because …`. */
const HANGING = /^\s{0,20}[├╰]─{1,4}▶ \S/u;

/** The name of a test alone is what is quoted; where something is said of it, it stands apart. */
export function splitTest(chosen: readonly JudgedLine[]): Pick<QuotedFailure, 'test' | 'lines'> {
  const [head = '', ...others] = unrepeated(chosen.map(({ text }) => withoutMarks(text)));
  if (others.length > 0 && HANGING.test(chosen[1]?.text ?? ''))
    return { lines: [`${head.replace(/:$/, '')}: ${others[0]}`, ...others.slice(1)] };
  const { name, reason } = (chosen[0]?.kind === 'test' ? testIn(head) : undefined) ?? {};
  if (name === undefined) return { lines: [head, ...others] };
  const said = [...(reason === undefined ? [] : [reason]), ...others];
  if (said.length === 0) return { lines: [name] };
  return said[0]?.includes(name) === true ? { lines: said } : { test: name, lines: said };
}

function saysOnlyWhere(line: JudgedLine | undefined): boolean {
  return line !== undefined && line.kind !== 'test' && isPlaceOnly(line.text);
}

/** The file in a heading above a finding. */
export function fileAbove(lines: readonly JudgedLine[], place: number): string | undefined {
  for (let index = place - 1; index >= Math.max(0, place - HEADING_ABOVE); index -= 1) {
    const file = FILE.exec(lines[index]?.text.trim() ?? '')?.[1];
    if (file !== undefined) return file;
  }
  return undefined;
}
