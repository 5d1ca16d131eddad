/** How well each line of a failing step explains why it failed: its shape, how rare it is, and how near to the end. */

import { type LogLine, withoutTime } from './clean.ts';
import {
  hasWords,
  isAnnouncement,
  isBareFailure,
  isCount,
  isHandled,
  listsNames,
  type NoiseKind,
  noiseOf,
  sectionBelow,
  withoutLevel,
} from './phrases.ts';
import { type LineKind, shapeOf } from './shapes.ts';

/** A line that is not empty, and what is thought of it. */
export interface JudgedLine {
  readonly text: string;
  /** What wrote it; undefined where its shape is none of a failure. */
  kind: LineKind | undefined;
  /** Why it explains nothing; undefined where it may. */
  noise: NoiseKind | undefined;
  /** From its own words; 0 explains nothing. */
  weight: number;
  /** With its place in the log. */
  total: number;
}

/** With as much a line tells why by itself; with less, the end of the log tells more than any shape. */
export const SURE = 5;

/** Lines that the runner marks as errors. */
const MARKED = { bonus: 2, least: 6, place: 10, named: 2.5 };
/** At least, for what counts in spite of its low level. */
const LOUD = 9;
/** At most, for what only counts or announces, and for what only names what failed. */
const COUNTS = 1.8;
const BARE = 1;
/** At least, below a heading that announces the cause, or a cause's cause; and how many lines below that is. */
const ANNOUNCED = { weight: 6, cause: 8.5, lines: 3 };
/** What is taken off where it was dealt with, where the message stands in the brackets it opens, and what is common. */
const OFF = { handled: 4.5, opened: 2, common: 7, alike: 3 };
/** What is left of a weight. */
const LEAST = 0.5;
/** Lines from the first to the last of what comes again and again, three times at least; and its end, which may be the cause. */
const WIDE = { lines: 300, times: 3, end: 60 };
/** Characters by which lines begin alike. */
const FRONT = 16;

/** Some lines, as `likeness` has them. */
export type LikenessSet = Pick<ReadonlySet<string>, 'has'>;

/** What differs only in numbers tells the same. */
export function likeness(text: string): string {
  return text.trim().replace(/0x[0-9a-f]+|\d+/gi, '#');
}

/** How far in a line begins; behind the mark of a comment it is further in. */
export function indentOf(text: string): number {
  return text.length - text.replace(/^#(?= )/, ' ').trimStart().length;
}

/**
 * @param lines what the step wrote, up to its end
 * @param passed what steps that passed wrote as well
 */
export function judge(lines: readonly LogLine[], passed: LikenessSet): readonly JudgedLine[] {
  const written = withWholeTitles(
    lines.filter(({ text, mark }) => text.trim() !== '' && mark !== 'command' && mark !== 'end'),
  );
  const judged = written.map((line, index) => byItself(line, written[index + 1]?.text ?? ''));
  quietenSections(judged);
  weighNeighbors(judged);
  lowerCommon(judged, passed);
  addNearness(judged);
  return judged;
}

/** Alone on its line, below the code that it points at. */
const POINTER = /^\s{0,200}\^[\^~]{0,200}\s{0,4}$/;

function byItself({ text, mark }: LogLine, below: string): JudgedLine {
  const said = withoutTime(text);
  const line = { text, kind: undefined, noise: undefined, weight: 0, total: 0 };
  const phrase = mark === 'group' || mark === 'other' ? 'low' : noiseOf(said);
  // Most lines are noise, and need no shape.
  if (phrase !== undefined && (phrase !== 'low' || /warn/i.test(said))) return { ...line, noise: phrase };
  const shape = shapeOf(said);
  const isSaid = shape?.kind === 'diagnostic' || /^\W{0,8}(?:error|fatal)\b/i.test(said) || mark !== undefined;
  if (POINTER.test(withoutLevel(below)) && !isSaid) return { ...line, noise: 'code' };
  if (phrase === 'low' && mark !== 'error' && (shape?.weight ?? 0) < LOUD) return { ...line, noise: 'low' };
  if (shape === undefined) return { ...line, weight: mark === 'error' ? MARKED.least : 0 };
  return { ...line, kind: shape.kind, weight: ownWeight(said, mark === 'error', shape.kind, shape.weight) };
}

function ownWeight(text: string, marked: boolean, kind: LineKind, shaped: number): number {
  let weight = shaped;
  if (marked) weight = kind === 'diagnostic' ? MARKED.place : Math.max(weight, MARKED.least) + MARKED.bonus;
  if (hasWords(text, 5)) weight += 0.5;
  const counts = isCount(text) && (kind === 'said' || kind === 'words' || /^\W{0,9}[✖✗]|<<</u.test(text));
  const bare = isBareFailure(text) && kind !== 'test' && kind !== 'diagnostic' && kind !== 'assertion';
  if (counts || isAnnouncement(text)) weight = Math.min(weight, COUNTS);
  if (bare) weight = Math.min(weight, BARE);
  // What the runner marks, or says its level, is told where nothing else is.
  if ((marked || /^\W{0,8}(?:error|fatal)\b/i.test(text)) && !counts) weight = Math.max(weight, MARKED.named);
  if (/[{[(]$/.test(text)) weight = lowered(weight, OFF.opened);
  return isHandled(text) ? lowered(weight, OFF.handled) : weight;
}

function lowered(weight: number, off: number): number {
  return weight === 0 ? 0 : Math.max(LEAST, weight - off);
}

/** What is announced stands below; of what caused one another the root counts. */
function weighNeighbors(judged: readonly JudgedLine[]): void {
  let announced: { readonly at: number; readonly weight: number } | undefined;
  let caused: JudgedLine | undefined;
  let test = Number.NEGATIVE_INFINITY;
  judged.forEach((line, index) => {
    const { text, noise } = line;
    if (isAnnouncement(text) && !listsNames(text)) {
      announced = { at: index, weight: CAUSE.test(text) ? ANNOUNCED.cause : ANNOUNCED.weight };
    } else if (
      announced !== undefined &&
      noise === undefined &&
      TELLS.test(text) &&
      !isBareFailure(text) &&
      !isCount(text)
    ) {
      if (index - announced.at <= ANNOUNCED.lines && line.weight < announced.weight) {
        const kind = announced.weight === ANNOUNCED.cause ? 'exception' : (line.kind ?? 'words');
        Object.assign(line, { kind, weight: announced.weight });
      }
      if (!text.endsWith(':')) announced = undefined;
    }
    if (line.kind === 'test') test = index;
    // What a failing test threw counts as what it expected.
    else if (line.kind === 'exception' && index - test <= BELOW_TEST) line.kind = 'assertion';
    const isOpen = line.kind === 'exception' || line.kind === 'said' || line.kind === 'words';
    if (CAUSE.test(text) && caused !== undefined) caused.weight = Math.min(caused.weight, COUNTS);
    if (noise === undefined && isOpen && !/caused by:$/i.test(text)) caused = line;
    // A finding without a word for errors is known by the place below it.
    const isPlaced =
      (line.kind === undefined || line.kind === 'words') && PLACE_BELOW.test(judged[index + 1]?.text ?? '');
    if (isPlaced && noise === undefined && hasWords(text, 3))
      Object.assign(line, { kind: 'diagnostic', weight: ANNOUNCED.weight });
    if (REASON.test(text) && judged.slice(index + 1, index + 4).some((below) => isFurtherIn(below.text, text))) {
      line.weight = Math.min(line.weight, COUNTS);
    } else if (isNested(judged, index) && noise === undefined && !isBareFailure(text)) {
      Object.assign(line, { kind: line.kind ?? 'words', weight: Math.max(line.weight, ANNOUNCED.weight) });
    }
  });
}

/** More than a name or a version. */
const TELLS = /[A-Za-z]{2}[^A-Za-z\s]{0,4} [^A-Za-z]{0,4}[A-Za-z]{2}|\w\(/;
/** Lines below the name of a failing test in which it says what was thrown. */
const BELOW_TEST = 8;
const CAUSE = /^\s{0,20}(?:caused by|\[cause\]):(?: \S|$)/i;
const PLACE_BELOW =
  /^[\s│┃|╰└─>→-]{0,20}[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}(?::\d{1,7})?(?: [#([]\S{0,200})?$/u;
const REASON = /^\s{0,20}> \S/;

/** The innermost of nested reasons. */
function isNested(judged: readonly JudgedLine[], index: number): boolean {
  const text = judged[index]?.text ?? '';
  return (
    REASON.test(text) && judged.slice(Math.max(0, index - 3), index).some((above) => isFurtherIn(text, above.text))
  );
}

function isFurtherIn(below: string, above: string): boolean {
  return REASON.test(below) && REASON.test(above) && indentOf(below) > indentOf(above);
}

/** What stands below the heading of a trace or of the usage of a command, further in. */
function quietenSections(judged: readonly JudgedLine[]): void {
  let open: { readonly noise: NoiseKind; readonly indent: number } | undefined;
  for (const line of judged) {
    const text = withoutLevel(line.text);
    if (text.trim() === '') continue;
    const isWithin =
      open !== undefined && (indentOf(text) > open.indent || /^\s{0,20}(?:\[?--?\w|#?\d{1,4}[:\s])/.test(text));
    if (open !== undefined && isWithin) Object.assign(line, { kind: undefined, noise: open.noise, weight: 0 });
    else {
      const noise = sectionBelow(text);
      open = noise && { noise, indent: indentOf(text) };
    }
  }
}

/** What steps that passed wrote as well, or what comes again and again all over the step, did not end it. */
function lowerCommon(judged: readonly JudgedLine[], passed: LikenessSet): void {
  const seen = new Map<string, { readonly first: number; last: number; count: number }>();
  const isThrown = ({ kind }: JudgedLine) => kind === 'exception' || kind === 'said';
  const keysOf = (line: JudgedLine) => [
    likeness(line.text),
    ...(isThrown(line) ? [`${line.text.slice(0, FRONT)}…`] : []),
  ];
  judged.forEach((line, index) => {
    for (const key of line.weight === 0 ? [] : keysOf(line)) {
      const { first = index, count = 0 } = seen.get(key) ?? {};
      seen.set(key, { first, last: index, count: count + 1 });
    }
  });
  judged.forEach((line, index) => {
    // A linter says the same of many places.
    if (line.weight === 0 || line.kind === 'test') return;
    const [isWide, isAlike] = keysOf(line).map((key) => {
      const { first = 0, last = 0, count = 0 } = seen.get(key) ?? {};
      return line.kind !== 'diagnostic' && count >= WIDE.times && last - first > WIDE.lines;
    });
    if (isWide || passed.has(likeness(line.text))) line.weight = lowered(line.weight, OFF.common);
    else if (isAlike && judged.length - index > WIDE.end) line.weight = lowered(line.weight, OFF.alike);
  });
}

/** Kinds that come in rows, of which the first matters most, and the lines that may stand between two of a row. */
const GAPS: Readonly<Partial<Record<LineKind, number>>> = {
  diagnostic: 150,
  test: 150,
  assertion: 150,
  said: 8,
  words: 3,
};
/** Nearer to the end is better, and how much depends on what wrote it; all lines of a row have the place of its best one. */
function addNearness(judged: readonly JudgedLine[]): void {
  const open = new Map<LineKind, { readonly place: number; last: number }>();
  let distance = 0;
  for (const [index, line] of [...judged.entries()].toReversed()) {
    const { kind, noise, text } = line;
    const own = nearnessOf(kind, distance);
    const row = kind === undefined ? undefined : open.get(kind);
    const isInRow = row !== undefined && row.last - index <= (kind === undefined ? 0 : (GAPS[kind] ?? 0));
    const place = isInRow ? row.place : own;
    line.total = line.weight + place;
    if (kind !== undefined) open.set(kind, { place, last: index });
    if (noise === undefined || (noise !== 'frame' && noise !== 'empty' && noise !== 'help' && /[A-Za-z]/.test(text)))
      distance += 1;
  }
}

function nearnessOf(kind: LineKind | undefined, distance: number): number {
  const decades = Math.log10(1 + distance);
  if (kind === 'diagnostic' || kind === 'test' || kind === 'assertion') return 1.5 - 0.5 * decades;
  return kind === 'words' || kind === undefined ? 3 - 1.5 * decades : 2.5 - 2 * decades;
}

const NUMBERED = /^\s{0,8}\d{1,4}\) \S/;
/** Levels of a title at most. */
const DEEPEST = 6;

/** Mocha's `1) Cart` with `adds a line:` further in below it becomes `1) Cart › adds a line:`. */
function withWholeTitles(lines: readonly LogLine[]): readonly LogLine[] {
  const whole: LogLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const below = NUMBERED.test(line.text) && !line.text.endsWith(':') ? levelsBelow(lines, index) : [];
    whole.push(below.length === 0 ? line : { ...line, text: [line.text, ...below].join(' › ') });
    index += below.length;
  }
  return whole;
}

/** Each further in than the one before; the last ends with a colon, or none is a level. */
function levelsBelow(lines: readonly LogLine[], index: number): readonly string[] {
  const levels: string[] = [];
  for (const [at, { text }] of lines.slice(index + 1, index + 1 + DEEPEST).entries()) {
    if (indentOf(text) <= indentOf(lines[index + at]?.text ?? '')) return [];
    levels.push(text.trim());
    if (text.endsWith(':')) return levels;
  }
  return [];
}
