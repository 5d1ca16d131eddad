/** Which lines belong to one that tells of a failure: its name above, its details below. */

import { isPassed, type JudgedLine } from '../judged-line.ts';
import { isAnnouncement, isBareFailure, saysWhy } from '../phrases.ts';
import { isPlaceOnly } from '../place-only.ts';
import { testIn, withoutMarks } from '../quoting/parts.ts';

/** How far below details are looked for, and how many lines below a place tell what is wrong there. */
const WITHIN = 12;
const MOST_BELOW = 4;
/** Lines from the name of a test to what it threw or expected. */
const BELOW_TEST = 6;

/** What a test threw means little without its name, and a sentence further in without what it says it of. */
export function nameAbove(judged: readonly JudgedLine[], index: number): readonly number[] {
  const own = judged[index];
  const kind = own?.kind;
  if (kind === undefined || kind === 'test') return [];
  const closing = closedBelow(judged, index);
  if (closing !== undefined) return [closing];
  if (kind === 'diagnostic') return [];
  if (kind === 'words' && isNamedBy(judged[index - 1], own)) return [index - 1];
  for (let above = index - 1; above >= Math.max(0, index - BELOW_TEST); above -= 1) {
    const line = judged[above];
    if (line?.kind === 'test') return [above];
    if (line === undefined || isPassed(line) || line.silent === 'empty') return [];
  }
  return [];
}

/** How many files were found, of which the first are told. */
const OF_FILES = /\b[1-9]\d{0,6} (?:\w{1,20} ){0,2}files?\b/i;
const MOST_FILES = 3;
/** A file, with a label at most. */
const FILE_ALONE =
  /^\W{0,6}(?:\w{1,12}\]:? |would reformat:? )?(?:[A-Za-z]:)?[^\s:"'()<>[\]]{1,300}\.[A-Za-z]\w{0,9}$/i;

/** The first of the files that stand right above their number. */
export function filesAbove(judged: readonly JudgedLine[], index: number): readonly number[] {
  if (!OF_FILES.test(judged[index]?.text.slice(0, 300) ?? '')) return [];
  let top = index;
  while (FILE_ALONE.test(judged[top - 1]?.text ?? '')) top -= 1;
  return Array.from({ length: Math.min(index - top, MOST_FILES) }, (_, at) => top + at);
}

function isNamedBy(above: JudgedLine | undefined, own: JudgedLine | undefined): boolean {
  const isFurtherIn = indentOf(own?.text ?? '') > indentOf(above?.text ?? '');
  return above?.kind === 'said' && isFurtherIn && isBareFailure(above.text);
}

/** What it said stands in the line below, whatever that looks like: of ScalaTest and of Robot Framework. */
const SAID_BELOW = /\*\*\* FAILED \*\*\*$|\s\| FAIL \|$/;

/** Of the name of a test, what it expected; of a message, how it goes on. */
export function detailsBelow(judged: readonly JudgedLine[], index: number, most: number): readonly number[] {
  const found: number[] = [];
  const own = judged[index];
  if (own?.kind === 'test' && saysWhy(own.text)) return found;
  if (own !== undefined && SAID_BELOW.test(own.text)) return isSaidOf(judged[index + 1]) ? [index + 1] : found;
  const above = own?.kind === 'test' ? saidIn(judged, index) : undefined;
  if (above !== undefined) return [above, ...detailsBelow(judged, above, most - 1)];
  if (own !== undefined && own.kind !== 'test' && isPlaceOnly(own.text)) return messageBelow(judged, index);
  let adjacent = index + 1;
  for (let next = index + 1; next <= index + WITHIN && found.length < most; next += 1) {
    const line = judged[next];
    if (own === undefined || line === undefined || line.silent === 'empty') break;
    if (line.silent !== undefined) continue;
    if (line.isBeyond === true && own.kind !== 'test' && indentOf(line.text) <= indentOf(own.text)) break;
    if (line.kind === 'test' || (line.kind === own.kind && line.weight >= own.weight)) break;
    if (isAnnouncement(line.text)) adjacent = next + 1;
    else if (own.kind === 'diagnostic') {
      const goesOn = own.text.endsWith(':') ? next <= index + 2 : next === adjacent && isMore(judged, index, next);
      if (goesOn) adjacent = next + 1;
      if (goesOn) found.push(next);
    } else if (line.kind === 'assertion' || line.kind === 'exception' || (next === adjacent && isBelow(own, line))) {
      if (next === adjacent && indentOf(line.text) > indentOf(own.text)) adjacent = next + 1;
      found.push(next);
    }
  }
  return found;
}

/** Bun names a test below all that it said. */
const BELOW_ALL = /^\(fail\) /;

/** The line that closes the test in which this was said, where that names it. */
function closedBelow(judged: readonly JudgedLine[], index: number): number | undefined {
  for (let below = index + 1; below <= index + BELOW_TEST; below += 1) {
    const line = judged[below];
    if (line?.kind === 'test') return BELOW_ALL.test(line.text) || saidIn(judged, below) === index ? below : undefined;
    if (line === undefined || isPassed(line) || line.silent === 'empty') return undefined;
  }
  return undefined;
}

/** Of a test that was named above what it said, and is named again behind it: the surest that it said. */
function saidIn(judged: readonly JudgedLine[], index: number): number | undefined {
  const own = judged[index];
  const name = own && /fail/i.test(own.text) ? testIn(withoutMarks(own.text))?.name : undefined;
  let said: number | undefined;
  for (let above = index - 1; above >= Math.max(0, index - WITHIN); above -= 1) {
    const line = judged[above];
    if (line === undefined || name === undefined || line.kind === 'test') return undefined;
    if (line.weight > 0 && line.weight >= (judged[said ?? -1]?.weight ?? 0)) said = above;
    if (isNamedIn(line.text, name)) return said;
    if (isPassed(line)) return undefined;
  }
  return undefined;
}

/** Not as the beginning of another name. */
function isNamedIn(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/^[\w/]/.test(text.slice(at + name.length));
}

/** Below a diagnostic its message goes on, further in; but not in the code that it shows. */
function isMore(judged: readonly JudgedLine[], index: number, next: number): boolean {
  const [own, line, after] = [judged[index], judged[next], judged[next + 1]];
  if (own === undefined || line === undefined || after?.silent === 'code') return false;
  return /^\s{0,20}-->/.test(line.text) || indentOf(line.text) > indentOf(own.text);
}

/** What a test said may look like anything but another test. */
function isSaidOf(line: JudgedLine | undefined): boolean {
  return line !== undefined && line.kind !== 'test' && !isPassed(line);
}

/** A value alone on its line. */
const NUMBER = /^\s{0,40}[-+]?\d[\d.,]{0,30}$/;

/** What was wrong at the place that a line names: what is said right below it. */
function messageBelow(judged: readonly JudgedLine[], index: number): readonly number[] {
  const below = judged.slice(index + 1, index + 1 + MOST_BELOW);
  // Behind a hint something else begins.
  const end = below.findIndex(({ silent, text }) => silent === 'empty' || silent === 'help' || isPlaceOnly(text));
  const own = below.slice(0, end < 0 ? undefined : end);
  const isSaid = ({ silent, text }: JudgedLine) => silent === undefined || NUMBER.test(text);
  return own.flatMap((line, at) => (isSaid(line) ? [index + 1 + at] : []));
}

function isBelow(own: JudgedLine, line: JudgedLine): boolean {
  return line.kind !== undefined || indentOf(line.text) > indentOf(own.text);
}

/** How far in a line begins; behind the mark of a comment it is further in. */
export function indentOf(text: string): number {
  return text.length - text.replace(/^#(?= )/, ' ').trimStart().length;
}
