/** Reads one failure from a log: test, message and location, from its line and adjacent ones. */

import { asLine } from '../code-host/json.ts';
import type { Explanation } from '../facts.ts';
import { type FilePlace, locateFrames, parseFrames } from '../files/stack-frames.ts';
import { testIn, withoutMarks } from './line-marks.ts';
import {
  hasWordCount,
  isAnnouncement,
  isCount,
  isFileAlone,
  isHeading,
  isPlaceOnly,
  isValue,
  LEGEND,
} from './noise-patterns.ts';
import { type ScoredLine, SURE } from './score-lines.ts';

/** Holds the context of a log. */
export interface LogContext {
  /** Workspace folder. */
  readonly root: string;
  /** Hides credentials. */
  readonly hide: (text: string) => string;
}

type Scored = readonly ScoredLine[];

/** Maximum lines from the name of a test to its message. */
const NEAR_TEST = 12;
/** Maximum lines below a location, a trailing colon, and a message with its values. */
const BELOW = { place: 4, colon: 2, values: 12 };
const MAX_VALUES = 3;

interface FactFields {
  /** Line that names the test. */
  readonly test: number | undefined;
  /** Lines of the message and its details; empty if only the test is named. */
  readonly messageLines: readonly number[];
}

/** @param used lines that belong to another failure already; those of this one are added */
export function readFailure(
  scored: Scored,
  index: number,
  used: Set<number>,
  { root, hide }: LogContext,
): Explanation | undefined {
  if (used.has(index)) return undefined;
  const { test, messageLines: messages } = getParts(scored, index);
  const lines = [...messages, ...(test === undefined ? [] : [test])];
  for (const line of lines) used.add(line);
  const name = test === undefined ? undefined : testIn(withoutMarks(scored[test]?.text ?? ''));
  const from = messages[0] ?? test ?? 0;
  const isBelowPlace = messages.length > 1 && isPlaceOnly(scored[from]?.text ?? '');
  const texts = messages.slice(isBelowPlace ? 1 : 0).map((at) => withoutMarks(scored[at]?.text ?? ''));
  if (name?.reason !== undefined) texts.unshift(name.reason);
  const message = quoteLines([...texts, ...diffBelow(scored, from, texts)], hide);
  if (message === '' && name === undefined) return undefined;
  const [first = '', ...rest] = message.split('\n');
  const heading = hasPosition(scored[messages[isBelowPlace ? 1 : 0] ?? from]?.text ?? '')
    ? fileAbove(scored, from)
    : undefined;
  const trace = [...(isBelowPlace ? [scored[from]?.text ?? ''] : []), ...getTrace(scored, lines)];
  const { text, place: location } = getLocation(first, heading, hide(trace.join('\n')), root);
  const isNamed = name !== undefined && !first.includes(name.name);
  return {
    test: isNamed ? asLine(hide(name.name)) : undefined,
    message: [text, ...rest].join('\n'),
    path: location?.path,
    line: location?.line,
  };
}

/** Returns true for the name of a failing test without a reason. */
export function isUnexplained(scored: Scored, index: number): boolean {
  return getParts(scored, index).messageLines.length === 0 && !hasReason(scored[index]?.text ?? '');
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

/** Returns true for the name of a test with a reason next to it: lines below may belong to another test. */
function hasReason(text: string): boolean {
  return /::.{1,400} - \S|^\[FAIL(?:: | \. Reason: )\S/.test(text.slice(0, 1_000));
}

/** Matches a cause that is indented below its effect; also a result with its message on the next line. */
const CAUSE_BELOW = /^\s{0,20}[├╰]─{1,4}▶ \S/u;
const MESSAGE_BELOW = /\*\*\* FAILED \*\*\*$|\s\| FAIL \|$/;

function getParts(scored: Scored, index: number): FactFields {
  const current = scored[index];
  if (current?.kind !== 'test') {
    const location = isPlaceOnly(scored[index - 1]?.text ?? '') ? [index - 1] : [];
    return { test: testAbove(scored, index), messageLines: [...location, index, ...detailsBelow(scored, index)] };
  }
  if (CAUSE_BELOW.test(scored[index + 1]?.text ?? '')) return { test: undefined, messageLines: [index + 1] };
  const message = hasReason(current.text) ? undefined : (saidAbove(scored, index) ?? saidBelow(scored, index));
  return { test: index, messageLines: message === undefined ? [] : [message, ...detailsBelow(scored, message)] };
}

function testAbove(scored: Scored, index: number): number | undefined {
  if (scored[index]?.kind === 'diagnostic' || scored[index]?.kind === 'words') return undefined;
  for (let above = index - 1; above >= index - NEAR_TEST; above -= 1) {
    const line = scored[above];
    if (line === undefined || endsPart(line)) return undefined;
    if (line.kind === 'test') return isFileAlone(line.text) || hasReason(line.text) ? undefined : above;
  }
  return undefined;
}

/** Returns true for a passed test: within compared values, a line may hold no result. */
function endsPart({ noise, text }: ScoredLine): boolean {
  return noise === 'empty' || (noise === 'passed' && /[A-Za-z]/.test(text));
}

function saidBelow(scored: Scored, index: number): number | undefined {
  const current = scored[index]?.text ?? '';
  if (isFileAlone(current)) return undefined;
  if (MESSAGE_BELOW.test(current)) return scored[index + 1]?.kind === 'test' ? undefined : index + 1;
  let adjacent = index + 1;
  for (let below = index + 1; below <= index + NEAR_TEST; below += 1) {
    const line = scored[below];
    if (line === undefined || line.kind === 'test' || endsPart(line)) return undefined;
    const { text, kind, noise } = line;
    const isLabel = isAnnouncement(text) || /^\s{0,20}[^\s()]{1,30}(?: [^\s()]{1,30})?:(?: \|-?)?$/.test(text);
    if (isLabel && kind !== 'exception') adjacent = below + 1;
    const isCounted = isCount(text) && kind !== 'assertion';
    if (noise !== undefined || isLabel || isCounted || /(?:\):|[;{])$/.test(text)) continue;
    const isOwn = kind !== undefined && kind !== 'words' && kind !== 'diagnostic';
    if (isOwn || below === adjacent) return below;
  }
  return undefined;
}

/** Finds the message above a test that is named before and after it, which is the most certain one. */
function saidAbove(scored: Scored, index: number): number | undefined {
  const current = scored[index]?.text ?? '';
  const name = /fail/i.test(current) ? testIn(withoutMarks(current))?.name : undefined;
  let message: number | undefined;
  for (let above = index - 1; name !== undefined && above >= index - NEAR_TEST; above -= 1) {
    const line = scored[above];
    if (line === undefined || line.kind === 'test') return undefined;
    if (line.weight > 0 && line.weight >= (scored[message ?? -1]?.weight ?? 0)) message = above;
    const at = line.text.indexOf(name);
    if (at >= 0 && !/^[\w/]/.test(line.text.slice(at + name.length))) return message;
    if (endsPart(line)) return undefined;
  }
  return undefined;
}

/** Matches a value alone on its line. */
const NUMBER = /^\s{0,40}[-+]?\d[\d.,]{0,30}$/;
/** Matches a count of files, the first of which are right above. */
const OF_FILES = /\b(?:[1-9]\d{0,6} (?:\w{1,20} ){0,2}files?|above file)\b/i;
const FILE_ALONE =
  /^\W{0,6}(?:\w{1,12}\]:? |would reformat:? )?(?:[A-Za-z]:)?[^\s:"'()<>[\]]{1,300}\.[A-Za-z]\w{0,9}$/i;

/** Finds the details below a message: the error at a location, the text after a colon, compared values. */
function detailsBelow(scored: Scored, index: number): readonly number[] {
  const current = scored[index];
  if (current === undefined) return [];
  if (OF_FILES.test(current.text.slice(0, 300))) return filesAbove(scored, index);
  if (isPlaceOnly(current.text)) {
    const near = scored.slice(index + 1, index + 1 + BELOW.place);
    const at = index + 1 + near.findIndex((line) => line.noise === undefined && !isPlaceOnly(line.text));
    return at <= index ? [] : [at, ...detailsBelow(scored, at)];
  }
  if (
    !hasWordCount(current.text, TITLE.words) &&
    scored.slice(index + 1, index + 4).some(({ text }) => OF_LINE.test(text))
  ) {
    const near = scored.slice(index + 1, index + 1 + TITLE.below);
    const at = near.findIndex(
      ({ text, noise }) => noise === undefined && /[.!]$/.test(text) && hasWordCount(text, TITLE.words),
    );
    return at < 0 ? [] : [index + 1 + at];
  }
  const opened = /[:…]$|\bexpected but was$/.test(current.text) ? BELOW.colon : 0;
  const found: number[] = [];
  for (let below = index + 1; below <= index + BELOW.values && found.length < MAX_VALUES; below += 1) {
    const line = scored[below];
    if (line === undefined || line.noise === 'help' || line.kind === 'test' || endsPart(line)) break;
    if (LEGEND.test(line.text)) break;
    // Matches the quoted item that a linter misses.
    const isWanted =
      below - index <= opened ? !isHeading(line.text) || /^\s{0,8}"/.test(line.text) : isValue(line.text);
    if (NUMBER.test(line.text) || (line.noise === undefined && isWanted)) found.push(below);
    else if (line.noise === undefined && (below - index > opened || current.kind === 'diagnostic')) break;
  }
  return found;
}

/** Limits the short title of an error whose sentence follows the location: `on main.tf line 140, in resource …`. */
const TITLE = { words: 5, below: 8 };
const OF_LINE = /^\W{0,8}(?:on \S{1,300} line \d{1,7}|with \S{1,300},$)/;

function filesAbove(scored: Scored, index: number): readonly number[] {
  const isFile = (at: number) => FILE_ALONE.test(scored[at]?.text ?? '');
  // A line in between may be an illustration.
  const end = isFile(index - 1) || scored[index - 1]?.kind !== undefined ? index : index - 1;
  let top = end;
  while (isFile(top - 1)) top -= 1;
  return Array.from({ length: Math.min(end - top, MAX_VALUES) }, (_, at) => top + at);
}

/** Maximum lines below a failure to search for its diff, and characters of a value. */
const DIFFERENCE = { below: 30, longest: 80 };

/** Extracts the expected and the actual value of a one-line diff if the message lacks one of them. */
function diffBelow(scored: Scored, from: number, messages: readonly string[]): readonly string[] {
  const below = scored.slice(from + 1, from + 1 + DIFFERENCE.below);
  const legend = below.findIndex(({ text }) => LEGEND.test(text));
  if (legend < 0 || below.slice(0, legend).some(({ kind }) => kind === 'test')) return [];
  const end = below.findIndex(({ noise }, at) => at > legend && noise === 'frame');
  const texts = below.slice(legend, end < 0 ? undefined : end).map(({ text }) => text.trim());
  const changed = texts.filter((text) => /^[-+]/.test(text) && !LEGEND.test(text));
  if (changed.length !== 2) return [];
  const values = texts.slice(0, 2).flatMap((text) =>
    Array.from(
      (LEGEND.exec(text)?.[0] ?? '').matchAll(/([-+]) ?(expected|received|actual)/gi),
      ([, character = '', side]) => {
        const value =
          changed
            .find((one) => one.startsWith(character))
            ?.slice(1)
            .trim() ?? '';
        return { side, value };
      },
    ),
  );
  const isShort = ({ value }: { readonly value: string }) => value !== '' && value.length <= DIFFERENCE.longest;
  const isKnown = values.every(({ value }) => messages.join('\n').includes(value));
  return values.length === 2 && values.every(isShort) && !isKnown
    ? values.map(({ side, value }) => `${side}: ${value}`)
    : [];
}

/** Matches a finding without its file, which is named above: `  9:7  error  …`, `L: 14 | P: 1 | LT02 | …`. */
function hasPosition(text: string): boolean {
  return /^\s{0,8}(?:\d{1,7}[:-]\d{1,5}:?\s|[A-Z]:\s{0,8}\d{1,7} \||\d{1,7}: |\d{1,7}\s{4,8}[A-Z])|^-- |[━─]{3}$/u.test(
    text,
  );
}
const HEADING =
  /^(?:FILE: |Line\s{1,8}|== \[|-- [A-Z ]{4,40} -{3,200} )?((?:[A-Za-z]:)?[^\s:'"()<>|*?[\]]{1,300}\.[A-Za-z]\w{0,9})(?:\] FAIL)?:?$/;
const HEADING_ABOVE = 200;

function fileAbove(scored: Scored, from: number): string | undefined {
  for (let at = from; at >= Math.max(0, from - HEADING_ABOVE); at -= 1) {
    const file = HEADING.exec(scored[at]?.text.trim() ?? '')?.[1];
    if (file !== undefined) return file;
  }
  return undefined;
}

/** Lines of a trace; lines to its first frame, above and below, and from one frame to the next. */
const TRACE = { most: 40, below: 12, above: 60, gap: 3 };

/** Returns the frames below a failure, or above it if a traceback opens there. */
function getTrace(scored: Scored, lines: readonly number[]): readonly string[] {
  const start = Math.min(...lines);
  const isThrown = scored[start]?.kind === 'exception' || scored[start]?.kind === 'assertion';
  const above: string[] = [];
  for (let index = start - 1; isThrown && index >= Math.max(0, start - TRACE.above); index -= 1) {
    const line = scored[index];
    if (line === undefined || endsPart(line) || line.kind === 'test') break;
    if (line.weight >= SURE && !/^\s/.test(line.text)) break;
    if (/^\W{0,8}Traceback\b/.test(line.text)) return above.reverse().slice(-TRACE.most);
    if (line.noise === 'frame') above.push(line.text);
  }
  for (const at of lines.toSorted((one, other) => one - other)) {
    const below: string[] = [];
    let last = at + TRACE.below - TRACE.gap;
    for (let index = at + 1; index <= last + TRACE.gap && below.length < TRACE.most; index += 1) {
      const line = scored[index];
      if (line === undefined || endsPart(line) || line.noise === 'low') break;
      if (line.weight >= SURE && !isValue(line.text) && !lines.includes(index)) break;
      if (line.noise !== 'frame' && !isPlaceAlone(line.text)) continue;
      below.push(line.text);
      last = index;
    }
    if (below.length > 0) return below;
  }
  return [];
}

function isPlaceAlone(text: string): boolean {
  return (
    /^\W{0,40}\S+(?: [#([]\S{0,200})?$/.test(text.slice(0, 400)) &&
    hasWordCount(text, 1) &&
    parseFrames(text).length > 0
  );
}

/** `src/cart.ts(41,3): error …`, `src/cart.ts:41:3 - error …`, `(CompileError) cart.ex:41: …`. */
const IN_FRONT =
  /^(\([\w.]{1,80}\) )?(?:e: )?(?:file:\/\/)?((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?:\((\d{1,7})[,\d]{0,12}\)|:(\d{1,7})(?::\d{1,5}|:in [`'][^']{1,200}')?)\s?[:-]?\s{1,4}(\S.*)$/;
/** `… in src/Cart.php:12`, `… at lib/Cart.pm line 12.` */
const AT_END = /,? (?:at|in) ((?:[A-Za-z]:)?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9})(?::| (?:on )?line )(\d{1,7})\.?$/;
/** Maximum characters to search for such a location. */
const END = 400;
/** Below the name of a file: `41:3 error …`, `12-14: …`. */
const BELOW_FILE =
  /^(?:[A-Z]:\s{0,8})?(\d{1,7})(?:[:-]\d{1,5}:?|:)?\s{1,8}(?:\|\s{1,4}[A-Z]:\s{0,8}\d{1,7}\s\|\s{0,4})?(\S.*)$/;

interface Placed {
  readonly text: string;
  readonly place: FilePlace | undefined;
}

/** Finds the location of a message: in its first line, its trace or a heading above. Removes it from that line. */
function getLocation(first: string, heading: string | undefined, trace: string, root: string): Placed {
  const current = placeIn(first, heading);
  const found = current && locateFrames([{ ...current.place, text: first, python: false }], root);
  if (current !== undefined && found !== undefined) return { text: current.text, place: found };
  const location = locateFrames(parseFrames(trace), root);
  const file = heading?.replace(`${root}/`, '');
  // A finding needs its file, even one without code; external ones stay in the text.
  if (file !== undefined && current !== undefined)
    return {
      text: /^\d/.test(first) ? `${file}:${first}` : `${file}:${current.place.line} ${current.text}`,
      place: location,
    };
  const isElsewhere = location === undefined && current?.place.path.startsWith('/') === true;
  return {
    text: isElsewhere ? `${current.text} (${current.place.path}:${current.place.line})` : first,
    place: location,
  };
}

function placeIn(text: string, heading: string | undefined): { text: string; place: FilePlace } | undefined {
  const below = heading === undefined ? null : BELOW_FILE.exec(text);
  if (heading !== undefined && below !== null)
    return { place: { path: heading, line: Number(below[1]) }, text: below[2] ?? '' };
  const front = IN_FRONT.exec(text);
  if (front !== null) {
    const [, thrown = '', path = '', inBrackets, line, rest = ''] = front;
    return { place: { path, line: Number(inBrackets ?? line) }, text: thrown + rest };
  }
  const end = AT_END.exec(text.slice(-END));
  if (end === null) return undefined;
  return { place: { path: end[1] ?? '', line: Number(end[2]) }, text: text.slice(0, -end[0].length) };
}
