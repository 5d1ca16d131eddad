/** Reads one failure from a log: test, message and location, from its line and adjacent ones. */

import { asLine } from '../code-host/json.ts';
import type { Explanation } from '../facts.ts';
import { type FileLocation, locateFrames, parseFrames } from '../files/stack-frames.ts';
import { parseTestName, stripPrefixes } from './line-text.ts';
import {
  hasWordCount,
  isAnnouncement,
  isCount,
  isFileAlone,
  isHeading,
  isLocationOnly,
  isValue,
  LEGEND,
} from './noise-patterns.ts';
import { LOCATION_BELOW, measureIndent, type ScoredLine, SURE } from './score-lines.ts';

/** Holds the context of a log. */
export interface LogContext {
  /** Workspace folder. */
  readonly root: string;
  /** Redacts credentials. */
  readonly hide: (text: string) => string;
}

type Scored = readonly ScoredLine[];

/** Maximum lines from the name of a test to its message. */
const NEAR_TEST = 12;
/** Maximum lines below a location, a trailing colon, and a message with its values. */
const BELOW = { location: 4, colon: 2, values: 12 };
const MAX_VALUES = 3;

/** @param used lines that belong to another failure already; those of this one are added */
export function readFailure(
  scored: Scored,
  index: number,
  used: Set<number>,
  context: LogContext,
): Explanation | undefined {
  if (used.has(index)) return undefined;
  const { root, hide } = context;
  const textAt = (at: number) => scored[at]?.text ?? '';
  const isTest = scored[index]?.kind === 'test';
  const test = isTest ? index : findTestAbove(scored, index);
  const start = isTest ? findMessageBelow(scored, index) : index;
  const location = start === undefined ? undefined : findLocationLine(textAt, start);
  const message = start !== undefined && location === start ? findErrorBelow(scored, start) : start;
  const lines = message === undefined ? [] : [message, ...findDetails(scored, message)];
  const all = [test, location, ...lines].filter((at) => at !== undefined);
  for (const at of all) used.add(at);

  const name = test === undefined ? undefined : parseTestName(findTitle(scored, test).map(stripPrefixes).join(' › '));
  const texts = lines.map((at) => stripPrefixes(textAt(at)));
  if (name?.reason !== undefined) texts.unshift(name.reason);
  const values = message === undefined ? [] : findDifference(scored, message, texts.join('\n'));
  const quoted = quoteLines([...texts, ...values], hide);
  if (quoted === '' && name === undefined) return undefined;
  const [first = '', ...details] = quoted.split('\n');
  const heading = BELOW_FILE.test(first) ? findFileAbove(scored, message ?? 0) : undefined;
  const file = heading && hide(heading).replace(`${root}/`, '');
  const firstLine = file === undefined ? first : first.replace(BELOW_FILE, (_, line) => `${file}:${line}: `);
  const trace = [location === undefined ? '' : stripPrefixes(textAt(location)), ...findTrace(scored, all)].join('\n');
  const located = locate(firstLine, hide(trace), root);
  return {
    test: name !== undefined && !first.includes(name.name) ? asLine(hide(name.name)) : undefined,
    message: [located.text, ...details].join('\n'),
    path: located.location?.path,
    line: located.location?.line,
  };
}

/**
 * Joins lines of a log to one text. Redacts all of them together: a key has several lines, and the name of a value
 * may be on the line above.
 */
export function quoteLines(lines: readonly string[], hide: (text: string) => string): string {
  return hide(lines.join('\n'))
    .split('\n')
    .flatMap((text) => asLine(text) ?? [])
    .join('\n');
}

/** Returns true for the name of a failing test without a reason. */
export function isUnexplained(scored: Scored, index: number): boolean {
  return !hasReason(scored[index]?.text ?? '') && findMessageBelow(scored, index) === undefined;
}

/** Returns true for the name of a test with a reason next to it: lines below may belong to another test. */
function hasReason(text: string): boolean {
  return /::.{1,400} - \S/.test(text.slice(0, 1_000));
}

function findTestAbove(scored: Scored, index: number): number | undefined {
  if (scored[index]?.kind === 'diagnostic' || scored[index]?.kind === 'phrase') return undefined;
  for (let above = index - 1; above >= index - NEAR_TEST; above -= 1) {
    const line = scored[above];
    if (line === undefined || isBoundary(line)) return undefined;
    if (line.kind === 'test') return isFileAlone(line.text) || hasReason(line.text) ? undefined : above;
  }
  return undefined;
}

/** Returns true for a passed test: within compared values, a line may hold no result. */
function isBoundary({ noise, text }: ScoredLine): boolean {
  return noise === 'empty' || (noise === 'passed' && /[A-Za-z]/.test(text));
}

/** Matches a result whose message is on the next line. */
const MESSAGE_BELOW = /\*\*\* FAILED \*\*\*$|\s\| FAIL \|$/;

function findMessageBelow(scored: Scored, index: number): number | undefined {
  const name = scored[index]?.text ?? '';
  if (isFileAlone(name) || hasReason(name)) return undefined;
  if (MESSAGE_BELOW.test(name)) return scored[index + 1]?.kind === 'test' ? undefined : index + 1;
  const first = index + findTitle(scored, index).length;
  let adjacent = first;
  for (let below = first; below <= index + NEAR_TEST; below += 1) {
    const line = scored[below];
    if (line === undefined || line.kind === 'test' || isBoundary(line)) return undefined;
    const { text, kind, noise } = line;
    const isLabel = isAnnouncement(text) || /^\s{0,20}[^\s()]{1,30}(?: [^\s()]{1,30})?:(?: \|-?)?$/.test(text);
    if (isLabel && kind !== 'exception') adjacent = below + 1;
    const isCounted = isCount(text) && kind !== 'assertion';
    if (noise !== undefined || isLabel || isCounted || /(?:\):|[;{])$/.test(text)) continue;
    if (below === adjacent || (kind !== undefined && kind !== 'phrase' && kind !== 'diagnostic')) return below;
  }
  return undefined;
}

/** Maximum levels of a title. */
const LEVELS = 6;

/** Returns the lines of a test's title: Mocha indents `adds a line:` below `1) Cart`. */
function findTitle(scored: Scored, index: number): readonly string[] {
  const texts = scored.slice(index, index + LEVELS).map(({ text }) => text);
  const end = /^\s{0,8}\d{1,4}\) \S/.test(texts[0] ?? '') ? texts.findIndex((text) => text.endsWith(':')) : 0;
  const title = texts.slice(0, end + 1);
  const isNested = title.every((text, at) => at === 0 || measureIndent(text) > measureIndent(title[at - 1] ?? ''));
  return isNested && end > 0 ? title : texts.slice(0, 1);
}

/** Finds a location alone on its line: it is the message itself, `panicked at src/close.rs:29:9:` above it, or below it. */
function findLocationLine(textAt: (at: number) => string, start: number): number | undefined {
  const locationAt = [start, start - 1].find((at) => isLocationOnly(textAt(at)));
  // In a log with locations above, the one below belongs to the next error.
  const isBelow = LOCATION_BELOW.test(textAt(start + 1)) && !LOCATION_BELOW.test(textAt(start - 1));
  return locationAt ?? (isBelow ? start + 1 : undefined);
}

/** Finds the error below a location; without one, the location is the message. */
function findErrorBelow(scored: Scored, location: number): number {
  const below = scored.slice(location + 1, location + 1 + BELOW.location);
  const found = below.findIndex(({ noise, text }) => noise === undefined && !isLocationOnly(text));
  return location + 1 + found;
}

/** Matches a count of files, the first of which are right above. */
const OF_FILES = /\b(?:[1-9]\d{0,6} (?:\w{1,20} ){0,2}files?|above file)\b/i;
const FILE_ALONE =
  /^\W{0,6}(?:\w{1,12}\]:? |would reformat:? )?(?:[A-Za-z]:)?[^\s:"'()<>[\]]{1,300}\.[A-Za-z]\w{0,9}$/i;
/** Matches the location between the short title of an error and its sentence: `on main.tf line 140, in resource …`. */
const OF_LINE = /^\W{0,8}(?:on \S{1,300} line \d{1,7}|with \S{1,300},$)/;
const TITLE = { words: 5, below: 8 };
/** Matches a value alone on its line. */
const NUMBER = /^\s{0,40}[-+]?\d[\d.,]{0,30}$/;

/** Finds the details below a message: the sentence below a title, the text after a colon, compared values. */
function findDetails(scored: Scored, index: number): readonly number[] {
  const { text = '', kind } = scored[index] ?? {};
  if (OF_FILES.test(text.slice(0, 300))) return findFilesAbove(scored, index);
  if (!hasWordCount(text, TITLE.words) && scored.slice(index + 1, index + 4).some((line) => OF_LINE.test(line.text))) {
    const below = scored.slice(index + 1, index + 1 + TITLE.below);
    const at = below.findIndex(
      (line) => line.noise === undefined && /[.!]$/.test(line.text) && hasWordCount(line.text, TITLE.words),
    );
    return at < 0 ? [] : [index + 1 + at];
  }
  const opened = /[:…]$|\bexpected but was$/.test(text) ? BELOW.colon : 0;
  const found: number[] = [];
  for (let below = index + 1; below <= index + BELOW.values && found.length < MAX_VALUES; below += 1) {
    const line = scored[below];
    if (line === undefined || line.noise === 'help' || line.kind === 'test' || isBoundary(line)) break;
    if (LEGEND.test(line.text)) break;
    const isOpened = below - index <= opened;
    // A linker names the missing symbol in quotes.
    const isWanted = isOpened ? !isHeading(line.text) || /^\s{0,8}"/.test(line.text) : isValue(line.text);
    if (NUMBER.test(line.text) || (line.noise === undefined && isWanted)) found.push(below);
    else if (line.noise === undefined && (!isOpened || kind === 'diagnostic')) break;
  }
  return found;
}

function findFilesAbove(scored: Scored, index: number): readonly number[] {
  const isFile = (at: number) => FILE_ALONE.test(scored[at]?.text ?? '');
  // A line in between may be an illustration.
  const end = isFile(index - 1) || scored[index - 1]?.kind !== undefined ? index : index - 1;
  let top = end;
  while (isFile(top - 1)) top -= 1;
  return Array.from({ length: Math.min(end - top, MAX_VALUES) }, (_, at) => top + at);
}

/** Maximum lines below a failure to search for its difference, and characters of a value. */
const DIFFERENCE = { below: 30, longest: 80 };

/** Extracts the expected and the actual value of a one-line difference, unless the message contains both. */
function findDifference(scored: Scored, from: number, message: string): readonly string[] {
  const below = scored.slice(from + 1, from + 1 + DIFFERENCE.below);
  const legend = below.findIndex(({ text }) => LEGEND.test(text));
  const end = below.findIndex(({ noise, kind }, at) => kind === 'test' || (at > legend && noise === 'frame'));
  const texts = below.slice(Math.max(0, legend), end < 0 ? undefined : end).map(({ text }) => text.trim());
  const changed = texts.filter((text) => /^[-+]/.test(text) && !LEGEND.test(text));
  const sides = texts.slice(0, 2).flatMap((text) => Array.from(text.matchAll(/([-+]) ?(expected|received|actual)/gi)));
  if (legend < 0 || changed.length !== 2 || sides.length !== 2) return [];
  const values = sides.map(([, marker = '', side]) => {
    const value = changed.find((text) => text.startsWith(marker)) ?? '';
    return { side, value: value.slice(1).trim() };
  });
  const isLong = values.some(({ value }) => value === '' || value.length > DIFFERENCE.longest);
  if (isLong || values.every(({ value }) => message.includes(value))) return [];
  return values.map(({ side, value }) => `${side}: ${value}`);
}

/** Matches the position of a finding below the name of its file: `9:7  error …`, `L: 14 | P: 1 | LT02 | …`. */
const BELOW_FILE =
  /^(?:[A-Z]:\s{0,8})?(\d{1,7})(?:[:-]\d{1,5}:?\s{1,8}|: |\s{4,8}(?=[A-Z])| \|\s{1,4}[A-Z]:\s{0,8}\d{1,7}\s\|\s{0,4})/;
const HEADING =
  /^(?:FILE: |Line\s{1,8}|== \[|-- [A-Z ]{4,40} -{3,200} )?((?:[A-Za-z]:)?[^\s:'"()<>|*?[\]]{1,300}\.[A-Za-z]\w{0,9})(?:\] FAIL)?:?$/;
const HEADING_ABOVE = 200;

function findFileAbove(scored: Scored, from: number): string | undefined {
  for (let at = from; at >= Math.max(0, from - HEADING_ABOVE); at -= 1) {
    const file = HEADING.exec(scored[at]?.text.trim() ?? '')?.[1];
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Limits the lines of a trace; lines to its first frame, above and below, and between frames. */
const TRACE = { max: 40, below: 12, above: 60, gap: 3 };

/** Returns the frames below a failure, or above it if a traceback opens there. */
function findTrace(scored: Scored, lines: readonly number[]): readonly string[] {
  const sorted = lines.toSorted((one, other) => one - other);
  const start = sorted[0] ?? 0;
  const above = scored.slice(Math.max(0, start - TRACE.above), start);
  const isOther = (line: ScoredLine) =>
    isBoundary(line) || line.kind === 'test' || (line.weight >= SURE && !/^\s/.test(line.text));
  const texts = above.slice(above.findLastIndex(isOther) + 1).map(({ text }) => text);
  const traceback = texts.findLastIndex((text) => /^\W{0,8}Traceback\b/.test(text));
  const isThrown = scored[start]?.kind === 'exception' || scored[start]?.kind === 'assertion';
  if (isThrown && traceback >= 0) return texts.slice(traceback);
  return sorted.map((at) => findFramesBelow(scored, at, lines)).find((frames) => frames.length > 0) ?? [];
}

function findFramesBelow(scored: Scored, start: number, lines: readonly number[]): readonly string[] {
  const frames: string[] = [];
  let last = start + TRACE.below;
  for (let index = start + 1; index <= last && frames.length < TRACE.max; index += 1) {
    const line = scored[index];
    if (line === undefined || isBoundary(line) || line.noise === 'low') break;
    if (line.weight >= SURE && !isValue(line.text) && !lines.includes(index)) break;
    if (line.noise !== 'frame') continue;
    frames.push(line.text);
    last = index + TRACE.gap;
  }
  return frames;
}

/** `src/cart.ts(41,3): error …`, `src/cart.ts:41:3 - error …`, `(CompileError) cart.ex:41: …`. */
const IN_FRONT =
  /^(\([\w.]{1,80}\) )?(?:e: )?(?:file:\/\/)?((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?:\((\d{1,7})[,\d]{0,12}\)|:(\d{1,7})(?::\d{1,5}|:in [`'][^']{1,200}')?)\s?[:-]?\s{1,4}(\S.*)$/;
/** `… in src/Cart.php:12`, `… at lib/Cart.pm line 12.` */
const AT_END = /,? (?:at|in) ((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?::| (?:on )?line )(\d{1,7})\.?$/;
/** Maximum characters to search for such a location. */
const END = 400;
/** Finds the location of a message: in its first line, which is returned without it, or in its trace. */
function locate(
  text: string,
  trace: string,
  root: string,
): { readonly text: string; readonly location?: FileLocation } {
  const front = IN_FRONT.exec(text);
  const end = front === null ? AT_END.exec(text.slice(-END)) : null;
  const path = front?.[2] ?? end?.[1];
  const line = Number(front?.[3] ?? front?.[4] ?? end?.[2]);
  const location = path === undefined ? undefined : locateFrames([{ path, line, text, python: false }], root);
  if (location === undefined) return { text, location: locateFrames(parseFrames(trace), root) };
  return {
    text: front === null ? text.slice(0, -(end?.[0].length ?? 0)) : (front[1] ?? '') + (front[5] ?? ''),
    location,
  };
}
