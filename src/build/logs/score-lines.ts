/**
 * Scores how well each line of a failing step explains the failure: by pattern, adjacent lines, rarity, and distance
 * to the last line.
 */

import { type LineKind, matchFailure } from './failure-patterns.ts';
import {
  findNoise,
  findNoiseBelow,
  hasWordCount,
  isAnnouncement,
  isBareFailure,
  isCount,
  isHandled,
  type NoiseKind,
  stripLevel,
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

/** Scores lines that the runner marks as errors. */
const MARKED = { bonus: 2, least: 6, located: 10, named: 2.5 };
/** Minimum score of an error despite its low level. */
const LOUD = 9;
/** Maximum score of counts, announcements and superseded causes, and of lines that only name a failed part. */
const COUNTS = 1.8;
const BARE = 1;
/** Minimum score of an announced line within this distance, of a line above its location, and of a root cause. */
const ANNOUNCED = { weight: 6, located: 7, cause: 8.5, lines: 3 };
/** Penalties for handled errors, and for frequent lines. */
const OFF = { handled: 4.5, passed: 7, common: 5 };
const MIN_LINES = 0.5;
/** Lines this frequent, over this distance, did not stop the step, except for its last ones. */
const COMMON = { times: 3, lines: 300, begin: 16, end: 60 };
/** Maximum lines below the name of a failing test to search for its exception. */
const BELOW_TEST = 8;

/** Normalizes numbers, so lines that differ only in them are equal. */
export function normalizeLine(text: string): string {
  return text.trim().replace(/0x[0-9a-f]+|\d+/gi, '#');
}

/** Returns the indentation of a line; that of the text after a comment character. */
export function measureIndent(text: string): number {
  return text.length - text.replace(/^#(?= )/, ' ').trimStart().length;
}

/**
 * @param lines output of the step, up to its last line
 * @param passed output of earlier successful steps, normalized by `normalizeLine`
 */
export function scoreLines(lines: readonly LogLine[], passed: ReadonlySet<string>): readonly ScoredLine[] {
  const visible = lines.filter(({ text, mark }) => text.trim() !== '' && mark !== 'command' && mark !== 'endgroup');
  const scored = visible.map(scoreAlone);
  scoreSections(scored);
  scoreNeighbors(scored);
  scoreRarity(scored, passed);
  scoreProximity(scored);
  return scored;
}

function scoreAlone({ text, mark }: LogLine): ScoredLine {
  const line = { text, kind: undefined, noise: undefined, weight: 0, total: 0 };
  const isOutput = mark === undefined || mark === 'error' || mark === 'warning';
  const noise = isOutput ? findNoise(text) : 'low';
  // Most lines are noise, and need no further check.
  if (noise !== undefined && (noise !== 'low' || /warn/i.test(text))) return { ...line, noise };
  const pattern = matchFailure(text);
  if (noise === 'low' && mark !== 'error' && (pattern?.weight ?? 0) < LOUD) return { ...line, noise };
  if (pattern === undefined) return { ...line, weight: mark === 'error' ? MARKED.least : 0 };
  return { ...line, kind: pattern.kind, weight: weigh(text, mark === 'error', pattern.kind, pattern.weight) };
}

function weigh(text: string, isMarked: boolean, kind: LineKind, confidence: number): number {
  let weight = confidence;
  if (isMarked) weight = kind === 'diagnostic' ? MARKED.located : Math.max(weight, MARKED.least) + MARKED.bonus;
  if (hasWordCount(text, 5)) weight += 0.5;
  const counts = isCount(text) && (kind === 'message' || kind === 'phrase' || /^\W{0,9}[✖✗]|<<</u.test(text));
  if (counts || isAnnouncement(text) || /[{[(]$/.test(text)) weight = Math.min(weight, COUNTS);
  const isNamed = kind === 'test' || kind === 'diagnostic' || kind === 'assertion';
  if (!isNamed && isBareFailure(text)) weight = Math.min(weight, BARE);
  // A line with a runner's marker or a level counts if nothing better exists.
  if ((isMarked || /^\W{0,8}(?:error|fatal)\b/i.test(text)) && !counts) weight = Math.max(weight, MARKED.named);
  return isHandled(text) ? lower(weight, OFF.handled) : weight;
}

function lower(weight: number, off: number): number {
  return weight === 0 ? 0 : Math.max(MIN_LINES, weight - off);
}

/** Lowers lines that are indented below the heading of a trace or a usage text. */
function scoreSections(scored: readonly ScoredLine[]): void {
  let open: { readonly noise: NoiseKind; readonly indent: number } | undefined;
  for (const line of scored) {
    const text = stripLevel(line.text);
    if (text.trim() === '') continue;
    if (
      open !== undefined &&
      (measureIndent(text) > open.indent || /^\s{0,20}(?:\[?--?\w|#?\d{1,4}[:\s])/.test(text))
    ) {
      Object.assign(line, { kind: undefined, noise: open.noise, weight: 0 });
    } else {
      const noise = findNoiseBelow(text);
      open = noise && { noise, indent: measureIndent(text) };
    }
  }
}

/** Requires more than a name or a version. */
const HAS_TEXT = /[A-Za-z]{2}[^A-Za-z\s]{0,4} [^A-Za-z]{0,4}[A-Za-z]{2}|\w\(/;
/** Matches a cause below its effect; also Gradle's nested reasons, which are further indented. */
const CAUSE = /^\s{0,20}(?:caused by|\[cause\]):(?: \S|$)/i;
const REASON = /^\s{0,20}> \S/;
export const LOCATION_BELOW =
  /^[\s│┃|╰└─>→-]{0,20}[^\s:"'()<>]{1,300}\.[A-Za-z]\w{0,9}:\d{1,7}(?::\d{1,7})?(?: [#([]\S{0,200})?$/u;
/** Matches a bare result, indented below the checked item. */
const RESULT_BELOW = /^\s{1,20}FAIL(?:ED)?(?: for \w{1,20}: \S{1,300}| \(\w{1,60}\))?$/;

/**
 * Scores by adjacent lines: announced text is below, the checked item above its result or location, and the root
 * counts in a chain of causes.
 */
function scoreNeighbors(scored: readonly ScoredLine[]): void {
  let announced: { readonly at: number; readonly weight: number; readonly kind: LineKind } | undefined;
  let effect: ScoredLine | undefined;
  let test = Number.NEGATIVE_INFINITY;
  scored.forEach((line, index) => {
    const { text, noise } = line;
    const isOpen = noise === undefined && !isBareFailure(text);
    if (isAnnouncement(text)) {
      const kind = /:\W{0,5}$/.test(text) ? 'phrase' : 'diagnostic';
      announced = { at: index, weight: CAUSE.test(text) ? ANNOUNCED.cause : ANNOUNCED.weight, kind };
    } else if (announced !== undefined && isOpen && HAS_TEXT.test(text) && !isCount(text)) {
      if (index - announced.at <= ANNOUNCED.lines) raise(line, announced.weight, line.kind ?? announced.kind);
      if (!text.endsWith(':')) announced = undefined;
    }
    if (line.kind === 'test') test = index;
    // The exception of a failing test counts like an assertion.
    else if ((line.kind === 'exception' || line.kind === 'message') && index - test <= BELOW_TEST)
      line.kind = 'assertion';

    const isNested = effect !== undefined && REASON.test(text) && isFurtherIn(text, effect.text);
    if (effect !== undefined && (isNested || CAUSE.test(text))) effect.weight = Math.min(effect.weight, COUNTS);
    if (isNested && isOpen) raise(line, ANNOUNCED.cause, line.kind ?? 'phrase');
    const isEffect =
      REASON.test(text) ||
      ((line.kind === 'exception' || line.kind === 'message' || line.kind === 'phrase') &&
        !(effect !== undefined && isFurtherIn(text, effect.text)));
    if (noise === undefined && isEffect && !/caused by:$/i.test(text)) effect = line;

    const below = scored[index + 1];
    const hasResult = below !== undefined && RESULT_BELOW.test(below.text);
    if (hasResult) Object.assign(below, { kind: undefined, noise: 'frame', weight: 0 });
    const isUnnamed = line.kind === undefined || line.kind === 'phrase';
    if (
      noise === undefined &&
      isUnnamed &&
      hasWordCount(text, 3) &&
      (hasResult || LOCATION_BELOW.test(below?.text ?? ''))
    )
      Object.assign(line, { kind: 'diagnostic', weight: ANNOUNCED.located });
  });
}

function raise(line: ScoredLine, weight: number, kind: LineKind): void {
  if (line.weight < weight) Object.assign(line, { kind, weight });
}

function isFurtherIn(below: string, above: string): boolean {
  return REASON.test(above) && measureIndent(below) > measureIndent(above);
}

/** Lowers lines that passed steps also wrote, or that repeat throughout the step, because they did not stop it. */
function scoreRarity(scored: readonly ScoredLine[], passed: ReadonlySet<string>): void {
  const seen = new Map<string, { readonly first: number; last: number; count: number }>();
  // Linters repeat a message for many locations. Errors of one class may differ in their text.
  const keyOf = ({ kind, weight, text }: ScoredLine) => {
    if (weight === 0 || kind === 'test' || kind === 'diagnostic') return undefined;
    return kind === 'exception' || kind === 'message' ? text.trim().slice(0, COMMON.begin) : normalizeLine(text);
  };
  scored.forEach((line, index) => {
    const key = keyOf(line);
    const { first = index, count = 0 } = seen.get(key ?? '') ?? {};
    if (key !== undefined) seen.set(key, { first, last: index, count: count + 1 });
  });
  scored.forEach((line, index) => {
    const { first = 0, last = 0, count = 0 } = seen.get(keyOf(line) ?? '') ?? {};
    const isCommon = count >= COMMON.times && last - first > COMMON.lines;
    if (line.kind !== 'test' && passed.has(normalizeLine(line.text))) line.weight = lower(line.weight, OFF.passed);
    else if (isCommon && scored.length - index > COMMON.end) line.weight = lower(line.weight, OFF.common);
  });
}

/** Origins that repeat in streaks, of which the first matters most, and the maximum gap between two lines. */
const GAPS: Readonly<Partial<Record<LineKind, number>>> = {
  diagnostic: 150,
  test: 150,
  assertion: 150,
  message: 8,
  phrase: 3,
};

/**
 * Raises lines near the last one, depending on the origin; all lines of a streak have the position of their best
 * one.
 */
function scoreProximity(scored: readonly ScoredLine[]): void {
  const streaks = new Map<LineKind, { readonly bonus: number; readonly last: number }>();
  let distance = 0;
  for (const [index, line] of [...scored.entries()].toReversed()) {
    const { kind, noise, text } = line;
    const streak = kind === undefined ? undefined : streaks.get(kind);
    const isInStreak = kind !== undefined && streak !== undefined && streak.last - index <= (GAPS[kind] ?? 0);
    const bonus = isInStreak ? streak.bonus : scoreDistance(kind, distance);
    line.total = line.weight + bonus;
    if (kind !== undefined) streaks.set(kind, { bonus, last: index });
    const isQuiet = noise === 'frame' || noise === 'empty' || noise === 'help';
    if (noise === undefined || (!isQuiet && /[A-Za-z]/.test(text))) distance += 1;
  }
}

function scoreDistance(kind: LineKind | undefined, distance: number): number {
  const decades = Math.log10(1 + distance);
  if (kind === 'diagnostic' || kind === 'test' || kind === 'assertion') return 1.5 - 0.5 * decades;
  return kind === 'phrase' || kind === undefined ? 3 - 1.5 * decades : 2.5 - 2.5 * decades;
}
