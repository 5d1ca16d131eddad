/** Reads one failure from a log: test, message and location, from its line and adjacent ones. */

import { asLine } from '../code-host/json.ts';
import type { Explanation } from '../facts.ts';
import type { FileInput } from '../files/find.ts';
import { type FileLocation, locateFrames, parseFrames } from '../files/stack-frames.ts';
import { HAS_REASON, parseTestName, type ScoredLine, SURE, stripPrefixes } from './failure-patterns.ts';
import { hasWordCount, isAnnouncement, isFileAlone, isHeading, isValue, LEGEND } from './noise-patterns.ts';

/** Holds the workspace folder, and redacts credentials. */
export type LogContext = Pick<FileInput, 'root' | 'hide'>;

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
  { root, hide }: LogContext,
): Explanation | undefined {
  if (used.has(index)) return undefined;
  const textAt = (at: number) => scored[at]?.text ?? '';
  const isTest = scored[index]?.kind === 'test';
  const test = isTest ? index : findTestAbove(scored, index);
  const start = isTest ? findMessageBelow(scored, index) : index;
  const location = start === undefined ? undefined : [start, start - 1].find((at) => isLocationOnly(textAt(at)));
  const below = start === undefined ? [] : scored.slice(start + 1, start + 1 + BELOW.location);
  // The error is below its location; without one, the location is the message.
  const error = below.findIndex(({ noise, text }) => noise === undefined && !isLocationOnly(text));
  const message = start !== undefined && location === start ? start + 1 + error : start;
  const lines = message === undefined ? [] : [message, ...findDetails(scored, message)];
  const all = [test, location, ...lines].filter((at) => at !== undefined);
  for (const at of all) used.add(at);

  const name = test === undefined ? undefined : parseTestName(findTitle(scored, test).map(stripPrefixes).join(' › '));
  const texts = lines.map((at) => stripPrefixes(textAt(at)));
  if (name?.reason !== undefined) texts.unshift(name.reason);
  const values = message === undefined ? [] : findDifference(scored, message, texts.join('\n'));
  // Redacts all lines together: a key has several, and the name of a value may be on the line above.
  const [first = '', ...details] = hide([...texts, ...values].join('\n'))
    .split('\n')
    .flatMap((text) => asLine(text) ?? []);
  if (first === '' && name === undefined) return undefined;
  const heading = BELOW_FILE.test(first) ? findFileAbove(scored, message ?? 0) : undefined;
  const file = heading && hide(heading).replace(`${root}/`, '');
  const firstLine = file === undefined ? first : first.replace(BELOW_FILE, (_, line) => `${file}:${line}: `);
  const trace = [location === undefined ? '' : stripPrefixes(textAt(location)), ...findTrace(scored, all)].join('\n');
  const { text, ...located } = locate(firstLine, hide(trace), root);
  const named = name !== undefined && !first.includes(name.name) ? asLine(hide(name.name)) : undefined;
  return { test: named, message: [text, ...details].join('\n'), ...located };
}

/** Returns true for the name of a failing test without a reason. */
export function isUnexplained(scored: Scored, index: number): boolean {
  return !HAS_REASON.test(scored[index]?.text ?? '') && findMessageBelow(scored, index) === undefined;
}

function findTestAbove(scored: Scored, index: number): number | undefined {
  if (scored[index]?.kind === 'diagnostic' || scored[index]?.kind === 'phrase') return undefined;
  const first = Math.max(0, index - NEAR_TEST);
  const at = scored.slice(first, index).findLastIndex((line) => line.kind === 'test' || isBoundary(line));
  const { kind, text = '' } = scored[first + at] ?? {};
  return at < 0 || kind !== 'test' || isFileAlone(text) || HAS_REASON.test(text) ? undefined : first + at;
}

/** Returns true for a passed test: within compared values, a line may hold no result. */
function isBoundary({ noise, text }: ScoredLine): boolean {
  return noise === 'empty' || (noise === 'passed' && /[A-Za-z]/.test(text));
}

/** Matches a result whose message is on the next line. */
const MESSAGE_BELOW = /\*\*\* FAILED \*\*\*$|\s\| FAIL \|$/;

function findMessageBelow(scored: Scored, index: number): number | undefined {
  const name = scored[index]?.text ?? '';
  if (isFileAlone(name) || HAS_REASON.test(name)) return undefined;
  if (MESSAGE_BELOW.test(name)) return scored[index + 1]?.kind === 'test' ? undefined : index + 1;
  const adjacent = index + findTitle(scored, index).length;
  for (let below = adjacent; below <= index + NEAR_TEST; below += 1) {
    const line = scored[below];
    if (line === undefined || line.kind === 'test' || isBoundary(line)) return undefined;
    const { text, kind, noise } = line;
    const isLabel = isAnnouncement(text) || /^\s{0,20}[^\s()]{1,30}(?: [^\s()]{1,30})?:(?: \|-?)?$/.test(text);
    if (noise !== undefined || isLabel || kind === 'count') continue;
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
  const isNested = title.every((text, at) => at === 0 || text.search(/\S/) > (title[at - 1] ?? '').search(/\S/));
  return isNested && end > 0 ? title : texts.slice(0, 1);
}

/** Matches a file with or without its line: `src/Cart.hs:31:15`, `./src/cart.tsx 4:0-38`, `src/cart.ts(41,3)`. */
const LOCATION =
  /(?:[A-Za-z]:(?=[\\/]))?[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}\b(?:[(:]\d{1,7}(?:[:,.-]\d{1,7}){0,3}\)?|\s\d{1,7}:\d{1,7}(?:-\d{1,7})?)?/;
/** Matches labels of a location and of a failure there; codes and names within brackets. */
const LOCATION_LABELS =
  /\b(?:on|in|at|thread|panicked|lines?|col(?:umn)?|characters?|fatal|errors?|fail(?:ed|ure)?|file|during)\b|\[[\w./-]{1,40}\]|\([\w:.-]{1,40}\)|'[\w:.-]{1,60}'/gi;

/** Returns true for a location with only a failure label, such as `panicked at src/close.rs:29:9:`. */
function isLocationOnly(text: string): boolean {
  if (text.length > 300 || !/\b(?:error|fail(?:ed|ure)?|panicked)\b/i.test(text) || !LOCATION.test(text)) return false;
  const bare = text.replace(/^\W{0,8}\w{1,20} (?=error\b)/i, '').replace(LOCATION, ' ');
  return !/[A-Za-z\u0080-\uFFFF]{2}/.test(bare.replaceAll(LOCATION_LABELS, ' '));
}

/** Matches a count of files, the first of which are right above. */
const OF_FILES = /\b(?:[1-9]\d{0,6} (?:\w{1,20} ){0,2}files?|above file)\b/i;
const FILE_ALONE =
  /^\W{0,6}(?:\w{1,12}\]:? |would reformat:? )?(?:[A-Za-z]:)?[^\s:"'()<>[\]]{1,300}\.[A-Za-z]\w{0,9}$/i;
/** Matches the location between the short title of an error and its sentence: `on main.tf line 140, in resource …`. */
const OF_LINE = /^│ Error: |^\W{0,8}(?:on \S{1,300} line \d{1,7}|with \S{1,300},$)/;
/** Maximum words of such a title, which its sentence exceeds. */
const MAX_TITLE = 5;

/** Finds the details of a message: the files above, the sentence below a title or a colon, compared values. */
function findDetails(scored: Scored, index: number): readonly number[] {
  const { text = '' } = scored[index] ?? {};
  if (OF_FILES.test(text.slice(0, 300))) return findFilesAbove(scored, index);
  const isTitle =
    !hasWordCount(text, MAX_TITLE) && scored.slice(index, index + 4).some((line) => OF_LINE.test(line.text));
  const opened = index + (/[:…]$|\bexpected but was$/.test(text) ? BELOW.colon : 0);
  const found: number[] = [];
  for (let below = index + 1; below <= index + BELOW.values && found.length < MAX_VALUES; below += 1) {
    const line = scored[below];
    if (line === undefined || line.kind === 'test' || isBoundary(line)) break;
    const isSentence = isTitle && /[.!]$/.test(line.text) && hasWordCount(line.text, MAX_TITLE);
    const isIntroduced = below <= opened && !isHeading(line.text);
    const isWanted = isSentence || isIntroduced || isValue(line.text);
    if (/^\s{0,40}[-+]?\d[\d.,]{0,30}$/.test(line.text) || (line.noise === undefined && isWanted)) found.push(below);
    else if (line.noise === undefined && !isTitle && below > opened) break;
    if (isSentence) break;
  }
  return found;
}

/** Finds the last files above their count; a line in between may be an illustration. */
function findFilesAbove(scored: Scored, index: number): readonly number[] {
  const near = Array.from({ length: MAX_VALUES + 1 }, (_, at) => index - 1 - MAX_VALUES + at);
  return near.filter((at) => FILE_ALONE.test(scored[at]?.text ?? '')).slice(-MAX_VALUES);
}

/** Maximum lines below a failure to search for its difference, and characters of a value. */
const DIFFERENCE = { below: 30, longest: 80 };

/** Extracts the expected and the actual value of a one-line difference, unless the message contains both. */
function findDifference(scored: Scored, from: number, message: string): readonly string[] {
  const below = scored.slice(from + 1, from + 1 + DIFFERENCE.below);
  const legend = below.findIndex(({ text }) => LEGEND.test(text));
  const end = below.findIndex(
    ({ noise, kind }, at) => kind === 'test' || (at > legend && (noise === 'frame' || noise === 'location')),
  );
  const texts = below.slice(0, end < 0 ? undefined : end).map(({ text }) => text.trim());
  const [legends, others] = [texts.filter((text) => LEGEND.test(text)), texts.filter((text) => !LEGEND.test(text))];
  const sides = legends.flatMap((text) => Array.from(text.matchAll(/([-+]) ?(expected|received|actual)/gi)));
  const values = sides.map(([, marker = '', side]) => {
    const [value = '', ...more] = others.filter((text) => text.startsWith(marker));
    return { side, value: more.length > 0 ? '' : value.slice(1).trim() };
  });
  const isShort = values.every(({ value }) => value !== '' && value.length <= DIFFERENCE.longest);
  if (values.length !== 2 || !isShort || values.every(({ value }) => message.includes(value))) return [];
  return values.map(({ side, value }) => `${side}: ${value}`);
}

/** Matches the position of a finding below the name of its file: `9:7  error …`, `L: 14 | P: 1 | LT02 | …`. */
const BELOW_FILE =
  /^(?:[A-Z]:\s{0,8})?(\d{1,7})(?:[:-]\d{1,5}:?\s{1,8}|: |\s{4,8}(?=[A-Z])| \|\s{1,4}[A-Z]:\s{0,8}\d{1,7}\s\|\s{0,4})/;
const HEADING =
  /^(?:FILE: |Line\s{1,8}|== \[|-- [A-Z ]{4,40} -{3,200} )?((?:[A-Za-z]:)?[^\s:'"()<>|*?[\]]{1,300}\.[A-Za-z]\w{0,9})(?:\] FAIL)?:?$/;
const HEADING_ABOVE = 200;

function findFileAbove(scored: Scored, from: number): string | undefined {
  const above = scored.slice(Math.max(0, from - HEADING_ABOVE), from + 1).toReversed();
  return above.map(({ text }) => HEADING.exec(text.trim())?.[1]).find((file) => file !== undefined);
}

/** Maximum lines of a trace; lines to its first frame, above and below, and between frames. */
const TRACE = { max: 40, below: 12, above: 60, gap: 3 };

/** Returns the frames below the lines of a failure, or of the traceback above its exception. */
function findTrace(scored: Scored, lines: readonly number[]): readonly string[] {
  const start = Math.min(...lines);
  const above = scored.slice(Math.max(0, start - TRACE.above), start);
  const isOther = (line: ScoredLine) => isBoundary(line) || line.kind === 'test' || line.weight >= SURE;
  const texts = above.slice(above.findLastIndex(isOther) + 1).map(({ text }) => text);
  const traceback = texts.findLastIndex((text) => /^\W{0,8}Traceback\b/.test(text));
  if (traceback >= 0) return texts.slice(traceback);
  const frames: string[] = [];
  let last = Math.max(...lines) + TRACE.below;
  for (let index = start + 1; index <= last && frames.length < TRACE.max; index += 1) {
    const line = scored[index];
    if (lines.includes(index)) continue;
    if (line === undefined || isBoundary(line) || line.noise === 'low') break;
    if (line.weight >= SURE && !isValue(line.text)) break;
    if (line.noise !== 'frame' && line.noise !== 'location') continue;
    frames.push(line.text);
    last = Math.max(index + TRACE.gap, ...lines);
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
function locate(text: string, trace: string, root: string): { readonly text: string } & Partial<FileLocation> {
  const front = IN_FRONT.exec(text);
  const end = front === null ? AT_END.exec(text.slice(-END)) : null;
  const path = front?.[2] ?? end?.[1];
  const line = Number(front?.[3] ?? front?.[4] ?? end?.[2]);
  const location = path === undefined ? undefined : locateFrames([{ path, line, text, python: false }], root);
  if (location === undefined) return { text, ...locateFrames(parseFrames(trace), root) };
  const rest = front === null ? text.slice(0, -(end?.[0].length ?? 0)) : (front[1] ?? '') + (front[5] ?? '');
  return { text: rest, ...location };
}
