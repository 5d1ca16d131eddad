/**
 * Scores how well each line of a failing step explains the failure: by pattern, rarity, and distance to the last
 * line.
 */

import { type LineKind, matchFailure } from './failure-patterns.ts';
import { withoutTime } from './line-marks.ts';
import {
  findNoise,
  hasWordCount,
  isAnnouncement,
  isBareFailure,
  isCount,
  isHandled,
  listsNames,
  type NoiseKind,
  noiseBelow,
  withoutLevel,
} from './noise-patterns.ts';
import type { LogLine } from './step-logs.ts';

/** Pairs a non-empty line with its score. */
export interface ScoredLine {
  readonly text: string;
  /** Origin; undefined if it matches no failure pattern. */
  kind: LineKind | undefined;
  /** Type of noise; undefined if it may explain the failure. */
  noise: NoiseKind | undefined;
  /** Score of its own text; 0 explains nothing. */
  weight: number;
  /** Score including its position in the log. */
  total: number;
}

/** Minimum score to explain a failure alone; below it, the last lines are more reliable. */
export const SURE = 5;

/** Lines that the runner marks as errors. */
const MARKED = { bonus: 2, least: 6, located: 10, named: 2.5 };
/** Minimum score of an error despite its low level. */
const LOUD = 9;
/** Maximum score of counts and announcements, and of lines that only name what failed. */
const COUNTS = 1.8;
const BARE = 1;
/** Minimum score of an announced line within this distance, and of a root cause. */
const ANNOUNCED = { weight: 6, cause: 8.5, lines: 3 };
/** Penalties for handled errors, for messages inside brackets that the line opens, and for frequent lines. */
const OFF = { handled: 4.5, opened: 2, common: 7, alike: 3 };
const MIN_LINES = 0.5;
/**
 * Lines this frequent, over this distance, did not stop the step; ones that only start alike may, as its last lines.
 */
const COMMON = { times: 3, lines: 300, begin: 16, end: 60 };
/** Maximum lines below the name of a failing test to search for its exception. */
const BELOW_TEST = 8;

/** Some lines, as `likeness` has them. */
export type LikenessSet = Pick<ReadonlySet<string>, 'has'>;

/** Normalizes numbers, so lines that differ only in them are equal. */
export function likeness(text: string): string {
  return text.trim().replace(/0x[0-9a-f]+|\d+/gi, '#');
}

/** Returns the indentation of a line; that of the text after a comment character. */
export function parseIndent(text: string): number {
  return text.length - text.replace(/^#(?= )/, ' ').trimStart().length;
}

/**
 * @param lines output of the step, up to its last line
 * @param passed output of earlier successful steps
 */
export function scoreLines(lines: readonly LogLine[], passed: LikenessSet): readonly ScoredLine[] {
  const displayed = lines.filter(({ text, mark }) => text.trim() !== '' && mark !== 'command' && mark !== 'end');
  const scored = withWholeTitles(displayed).map(scoreAlone);
  scoreSections(scored);
  scoreNeighbors(scored);
  scoreRarity(scored, passed);
  scoreProximity(scored);
  return scored;
}

const LEVEL_IN_FRONT = /^\W{0,8}(?:error|fatal)\b/i;

function scoreAlone({ text, mark }: LogLine): ScoredLine {
  const bare = withoutTime(text);
  const line = { text, kind: undefined, noise: undefined, weight: 0, total: 0 };
  const noise = mark === 'group' || mark === 'other' ? 'low' : findNoise(bare);
  // Most lines are noise, and need no further check.
  if (noise !== undefined && (noise !== 'low' || /warn/i.test(bare))) return { ...line, noise };
  const shape = matchFailure(bare);
  if (noise === 'low' && mark !== 'error' && (shape?.weight ?? 0) < LOUD) return { ...line, noise };
  if (shape === undefined) return { ...line, weight: mark === 'error' ? MARKED.least : 0 };
  return { ...line, kind: shape.kind, weight: weigh(bare, mark === 'error', shape.kind, shape.weight) };
}

function weigh(text: string, isMarked: boolean, kind: LineKind, shaped: number): number {
  let weight = shaped;
  if (isMarked) weight = kind === 'diagnostic' ? MARKED.located : Math.max(weight, MARKED.least) + MARKED.bonus;
  if (hasWordCount(text, 5)) weight += 0.5;
  const counts = isCount(text) && (kind === 'said' || kind === 'words' || /^\W{0,9}[✖✗]|<<</u.test(text));
  if (counts || isAnnouncement(text)) weight = Math.min(weight, COUNTS);
  if (isBareFailure(text) && kind !== 'test' && kind !== 'diagnostic' && kind !== 'assertion')
    weight = Math.min(weight, BARE);
  // A line with a runner's marker or a level counts if nothing better exists.
  if ((isMarked || LEVEL_IN_FRONT.test(text)) && !counts) weight = Math.max(weight, MARKED.named);
  if (/[{[(]$/.test(text)) weight = lowered(weight, OFF.opened);
  return isHandled(text) ? lowered(weight, OFF.handled) : weight;
}

function lowered(weight: number, off: number): number {
  return weight === 0 ? 0 : Math.max(MIN_LINES, weight - off);
}

/** More than a name or a version. */
const HAS_TEXT = /[A-Za-z]{2}[^A-Za-z\s]{0,4} [^A-Za-z]{0,4}[A-Za-z]{2}|\w\(/;
const CAUSE = /^\s{0,20}(?:caused by|\[cause\]):(?: \S|$)/i;
const PLACE_BELOW =
  /^[\s│┃|╰└─>→-]{0,20}[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}(?::\d{1,7})?(?: [#([]\S{0,200})?$/u;
/** Gradle's nested reasons. */
const REASON = /^\s{0,20}> \S/;
/** Matches a bare result, indented below the checked item. */
const RESULT_BELOW = /^\s{1,20}FAIL(?:ED)?(?: for \w{1,20}: \S{1,300}| \(\w{1,60}\))?$/;

/**
 * Scores by adjacent lines: announced text is below, the checked item above its result, and the root counts in a
 * chain of causes.
 */
function scoreNeighbors(scored: readonly ScoredLine[]): void {
  let announced: { readonly at: number; readonly weight: number; readonly kind: LineKind } | undefined;
  let caused: ScoredLine | undefined;
  let test = Number.NEGATIVE_INFINITY;
  scored.forEach((line, index) => {
    const { text, noise } = line;
    const next = scored[index + 1]?.text ?? '';
    const isOpen = noise === undefined && !isBareFailure(text);
    if (isAnnouncement(text) && !listsNames(text)) {
      const kind = /:\W{0,5}$/.test(text) ? 'words' : 'diagnostic';
      announced = { at: index, weight: CAUSE.test(text) ? ANNOUNCED.cause : ANNOUNCED.weight, kind };
    } else if (announced !== undefined && isOpen && HAS_TEXT.test(text) && !isCount(text)) {
      if (index - announced.at <= ANNOUNCED.lines) raise(line, announced.weight, line.kind ?? announced.kind);
      if (!text.endsWith(':')) announced = undefined;
    }
    if (line.kind === 'test') test = index;
    // The exception of a failing test counts like an assertion.
    else if ((line.kind === 'exception' || line.kind === 'said') && index - test <= BELOW_TEST) line.kind = 'assertion';
    const isThrown = line.kind === 'exception' || line.kind === 'said' || line.kind === 'words';
    if (CAUSE.test(text) && caused !== undefined) caused.weight = Math.min(caused.weight, COUNTS);
    if (noise === undefined && isThrown && !/caused by:$/i.test(text)) caused = line;
    const isUnnamed = line.kind === undefined || line.kind === 'words';
    if (RESULT_BELOW.test(next)) Object.assign(scored[index + 1] ?? {}, { kind: undefined, noise: 'frame', weight: 0 });
    if (
      noise === undefined &&
      isUnnamed &&
      hasWordCount(text, 3) &&
      (PLACE_BELOW.test(next) || RESULT_BELOW.test(next))
    )
      Object.assign(line, { kind: 'diagnostic', weight: ANNOUNCED.weight + 1 });
    if (!REASON.test(text)) return;
    const isAbove = scored.slice(index + 1, index + 4).some((below) => isFurtherIn(below.text, text));
    const isBelow = scored.slice(Math.max(0, index - 3), index).some((above) => isFurtherIn(text, above.text));
    if (isAbove) line.weight = Math.min(line.weight, COUNTS);
    else if (isBelow && isOpen) raise(line, ANNOUNCED.cause, line.kind ?? 'words');
  });
}

function raise(line: ScoredLine, weight: number, kind: LineKind): void {
  if (line.weight < weight) Object.assign(line, { kind, weight });
}

function isFurtherIn(below: string, above: string): boolean {
  return REASON.test(below) && REASON.test(above) && parseIndent(below) > parseIndent(above);
}

/** Lowers lines that are indented below the heading of a trace or a usage text. */
function scoreSections(scored: readonly ScoredLine[]): void {
  let open: { readonly noise: NoiseKind; readonly indent: number } | undefined;
  for (const line of scored) {
    const text = withoutLevel(line.text);
    if (text.trim() === '') continue;
    if (open !== undefined && (parseIndent(text) > open.indent || /^\s{0,20}(?:\[?--?\w|#?\d{1,4}[:\s])/.test(text))) {
      Object.assign(line, { kind: undefined, noise: open.noise, weight: 0 });
    } else {
      const noise = noiseBelow(text);
      open = noise && { noise, indent: parseIndent(text) };
    }
  }
}

/** Lowers lines that passed steps also wrote, or that repeat throughout the step, because they did not stop it. */
function scoreRarity(scored: readonly ScoredLine[], passed: LikenessSet): void {
  const seen = new Map<string, { readonly first: number; last: number; count: number }>();
  const keysOf = ({ kind, text }: ScoredLine) => {
    const isThrown = kind === 'exception' || kind === 'said';
    return [likeness(text), isThrown ? `${text.slice(0, COMMON.begin)}…` : undefined];
  };
  scored.forEach((line, index) => {
    for (const key of line.weight === 0 ? [] : keysOf(line)) {
      if (key === undefined) continue;
      const { first = index, count = 0 } = seen.get(key) ?? {};
      seen.set(key, { first, last: index, count: count + 1 });
    }
  });
  scored.forEach((line, index) => {
    // Linters repeat a message for many locations.
    if (line.weight === 0 || line.kind === 'test') return;
    const [isCommon, isAlike] = keysOf(line).map((key) => {
      const { first = 0, last = 0, count = 0 } = seen.get(key ?? '') ?? {};
      return line.kind !== 'diagnostic' && count >= COMMON.times && last - first > COMMON.lines;
    });
    if (isCommon || passed.has(likeness(line.text))) line.weight = lowered(line.weight, OFF.common);
    else if (isAlike && scored.length - index > COMMON.end) line.weight = lowered(line.weight, OFF.alike);
  });
}

/** Origins that repeat in streaks, of which the first matters most, and the maximum gap between two lines. */
const GAPS: Readonly<Partial<Record<LineKind, number>>> = {
  diagnostic: 150,
  test: 150,
  assertion: 150,
  said: 8,
  words: 3,
};

/**
 * Raises lines near the last one, depending on the origin; all lines of a streak have the position of their best
 * one.
 */
function scoreProximity(scored: readonly ScoredLine[]): void {
  const entries = new Map<LineKind, { readonly place: number; last: number }>();
  let distance = 0;
  for (const [index, line] of [...scored.entries()].toReversed()) {
    const { kind, noise, text } = line;
    const entry = kind === undefined ? undefined : entries.get(kind);
    const isInRow = kind !== undefined && entry !== undefined && entry.last - index <= (GAPS[kind] ?? 0);
    const location = isInRow ? entry.place : proximity(kind, distance);
    line.total = line.weight + location;
    if (kind !== undefined) entries.set(kind, { place: location, last: index });
    const isQuiet = noise === 'frame' || noise === 'empty' || noise === 'help';
    if (noise === undefined || (!isQuiet && /[A-Za-z]/.test(text))) distance += 1;
  }
}

function proximity(kind: LineKind | undefined, distance: number): number {
  const decades = Math.log10(1 + distance);
  if (kind === 'diagnostic' || kind === 'test' || kind === 'assertion') return 1.5 - 0.5 * decades;
  return kind === 'words' || kind === undefined ? 3 - 1.5 * decades : 2.5 - 2.5 * decades;
}

const NUMBERED = /^\s{0,8}\d{1,4}\) \S/;
const MAX_LEVELS = 6;

/** Mocha's `1) Cart` with `adds a line:` further in below it becomes `1) Cart › adds a line:`. */
function withWholeTitles(lines: readonly LogLine[]): readonly LogLine[] {
  const complete: LogLine[] = [];
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index];
    if (line === undefined) break;
    const title = [line.text];
    for (let at = index + 1; NUMBERED.test(line.text) && title.length <= MAX_LEVELS; at += 1) {
      const [above = '', below = ''] = [title.at(-1), lines[at]?.text];
      if (above.endsWith(':') || parseIndent(below) <= parseIndent(above)) break;
      title.push(below);
    }
    const isTitle = title.length > 1 && title.at(-1)?.endsWith(':') === true;
    complete.push(
      isTitle ? { ...line, text: title.map((text, at) => (at === 0 ? text : text.trim())).join(' › ') } : line,
    );
    if (isTitle) index += title.length - 1;
  }
  return complete;
}
