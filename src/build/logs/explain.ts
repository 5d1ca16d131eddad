/**
 * Extracts the failures of the failed step from a log, most certain first. Scores its lines by their text, adjacent
 * lines, rarity, and distance to the last line.
 */

import { answerIn, asksKnown } from '../../github/termination/hosts.ts';
import { mergeExplanations } from '../explanation.ts';
import type { Explanation } from '../facts.ts';
import { type LineKind, type ScoredLine, SURE, scoreText, stripPrefixes } from './failure-patterns.ts';
import {
  findSections,
  hasWordCount,
  isAnnouncement,
  isBareFailure,
  isCount,
  isFileAlone,
  isHeading,
  isValue,
} from './noise-patterns.ts';
import { isUnexplained, type LogContext, readFailure } from './read-failure.ts';
import { type FailedStep, type LogLine, selectFailingSteps, selectOutput, splitStepLogs } from './step-logs.ts';

export interface LogExplanation {
  /** Twelve at most; doubtful if they are only the last lines. */
  readonly errors: readonly Explanation[];
  /** Lines of the step with a runner's error marker, including empty phrases. */
  readonly marked: readonly string[];
  /** Marked lines of other steps, whose failures are tolerated. */
  readonly foreign: readonly string[];
}

/** Maximum steps to read, from the last. */
const MAX_READ = 3;
const MAX_ERRORS = 12;
const MAX_RANKED = 2_000;
/** Maximum lines between two of one failure with different origins. */
const NEAR = 12;
/** Minimum weight of a further line. */
const ALONE = 6;
/** Penalty for a test name without a message. */
const UNEXPLAINED = 5;
/** Last-resort lines if no failure is certain. */
const LAST = { lines: 3, within: 40 };

/**
 * @param step the failed step; absent if unknown or for a log without steps
 * @throws LogTimeoutError after the timeout
 */
export function explainLog(
  log: string,
  context: LogContext,
  { step = {}, isLate }: { step?: FailedStep; isLate?: () => boolean } = {},
): LogExplanation {
  const steps = splitStepLogs(log, isLate);
  const failing = selectFailingSteps(steps, step);
  const before = steps.slice(0, failing[0] && steps.indexOf(failing[0]));
  const passed = new Set(before.flatMap(({ lines }) => lines.map(({ text }) => normalizeLine(text))));
  const read = failing.slice(-MAX_READ).map((one) => {
    const scored = scoreLines(selectOutput(one), passed);
    return { step: one, scored, sureness: scored.reduce((most, { total }) => Math.max(most, total), 0) };
  });
  const [best] = read.toSorted((one, other) => other.sureness - one.sureness);
  const scored = best?.scored ?? [];
  const used = new Set<number>();
  const indexes = selectLines(scored);
  const failures = indexes.flatMap((index, at) => {
    const failure = readFailure(scored, index, used, context);
    return failure === undefined || (at > 0 && isCount(failure.message) && !isValue(failure.message)) ? [] : failure;
  });
  const isSure = indexes.some((index) => (scored[index]?.total ?? 0) >= SURE);
  const errors = assignOnlyTest(mergeExplanations(failures, true)).slice(0, MAX_ERRORS);
  return {
    errors: isSure ? errors : errors.map((error) => ({ ...error, low_confidence: true })),
    marked: best?.step.marked ?? [],
    foreign: steps.flatMap((one) => (one === best?.step ? [] : one.marked)),
  };
}

/** Assigns an error without a test to the only test that failed. */
function assignOnlyTest(errors: readonly Explanation[]): readonly Explanation[] {
  const [first, ...others] = errors;
  const bare = others.filter(({ message }) => message === '');
  if (first === undefined || first.test !== undefined || bare.length !== 1) return errors;
  return [{ ...first, test: bare[0]?.test }, ...others.filter((error) => error !== bare[0])];
}

/** Selects the lines of the failure, most certain first; the last lines if none resembles a failure. */
function selectLines(scored: readonly ScoredLine[]): readonly number[] {
  const ranked = [...scored.entries()]
    .filter(([, { weight }]) => weight > 0)
    .toSorted(([, one], [, other]) => other.total - one.total);
  const [[first, best] = [], ...others] = ranked;
  if (first === undefined || best === undefined || best.total < SURE) {
    const near = [...scored.entries()].slice(-LAST.within);
    const open = near.filter(([, { noise, text }]) => noise === undefined && !isHeading(text));
    return open.slice(-LAST.lines).map(([index]) => index);
  }
  const isRequest = ABSENT.test(best.text) || isNetworkError(best.text);
  const further = others.slice(0, MAX_RANKED).filter(([index, line]) => {
    const isNear = Math.abs(index - first) <= NEAR;
    // The URL of a request and its error may be in different lines.
    if (isNear && isRequest && (asksKnown(line.text) || isNetworkError(line.text))) return line.noise === undefined;
    return (isNear || isOfStreak(line, best)) && standsAlone(line, best);
  });
  return [first, ...further.map(([index]) => index)];
}

/** Returns true for findings, or tests and their assertions: one step has many of them. */
function isOfStreak({ kind }: ScoredLine, { kind: other }: ScoredLine): boolean {
  const isOfTest = (one?: LineKind) => one === 'test' || one === 'assertion';
  return kind === 'diagnostic' ? other === kind : isOfTest(kind) && isOfTest(other);
}

/** Returns true if a line could be quoted on its own: it has a location, the name of a test, or its own error. */
function standsAlone({ kind, noise, weight, text }: ScoredLine, best: ScoredLine): boolean {
  if (kind === 'warning') return best.kind === kind;
  if (noise !== undefined || kind === undefined || weight < ALONE || isCount(text)) return false;
  if (kind === 'test') return !isFileAlone(text);
  return !isHeading(text) && hasWordCount(stripPrefixes(text), 2);
}

/** Matches missing resources that could not be requested. */
const ABSENT =
  /\b(?:no|could ?n[o']t|can(?:not|'t)|unable to|failed to)\b.{0,80}?\b(?:find|locate|fetch|download|resolve|retrieve|reach|get|load|access|match\w{0,3}|select packages|found|available|candidate)\b|\bnot found\b/i;

function isNetworkError(line: string): boolean {
  const start = line.slice(0, 600);
  return answerIn(start, start) !== undefined;
}

/** Normalizes numbers, so lines that differ only in them are equal. */
function normalizeLine(text: string): string {
  return text.trim().replace(/0x[0-9a-f]+|\d+/gi, '#');
}

/**
 * @param lines output of the step, up to its last line
 * @param passed output of earlier successful steps, normalized
 */
function scoreLines(lines: readonly LogLine[], passed: ReadonlySet<string>): readonly ScoredLine[] {
  const visible = lines.filter(({ text, mark }) => text.trim() !== '' && mark !== 'command' && mark !== 'endgroup');
  const sections = findSections(visible.map(({ text }) => text));
  const scored = visible.map((line, index) => scoreText(line, sections[index]));
  scoreNeighbors(scored);
  for (const [index, line] of scored.entries()) if (line.weight > 0) raiseRoot(scored, index);
  scoreRarity(scored, passed);
  scoreNearness(scored);
  // The name of a test explains less than its message.
  const isExplained = scored.some(({ kind, weight }) => kind !== 'test' && weight > SURE);
  for (const [index, line] of scored.entries())
    if (isExplained && line.kind === 'test' && isUnexplained(scored, index)) line.total -= UNEXPLAINED;
  return scored;
}

/** Weights of an announced line within a few lines, of a line above its location, and of a root cause. */
const ANNOUNCED = { weight: 6, located: 7, cause: 8.5, lines: 3 };
/** Weight of an effect whose cause is known. */
const EFFECT = 1.8;
/** Requires more than a name or a version. */
const HAS_TEXT = /[A-Za-z]{2}[^A-Za-z\s]{0,4} [^A-Za-z]{0,4}[A-Za-z]{2}|\w\(/;
/** Matches a cause below its effect; also Gradle's nested reasons, which are further indented. */
const CAUSE = /^\s{0,20}(?:caused by|\[cause\]):(?: \S|$)/i;
const REASON = /^\s{0,20}> \S/;

/** Scores by adjacent lines: announced text is below, the checked item above its location, a cause below its effect. */
function scoreNeighbors(scored: readonly ScoredLine[]): void {
  let announced: { readonly at: number; readonly weight: number } | undefined;
  let effect: ScoredLine | undefined;
  for (const [index, line] of scored.entries()) {
    const { text, noise } = line;
    const isOpen = noise === undefined && !isBareFailure(text);
    if (isAnnouncement(text)) {
      announced = { at: index, weight: CAUSE.test(text) ? ANNOUNCED.cause : ANNOUNCED.weight };
    } else if (announced !== undefined && isOpen && HAS_TEXT.test(text) && !isCount(text)) {
      if (index - announced.at <= ANNOUNCED.lines) raise(line, announced.weight);
      if (!text.endsWith(':')) announced = undefined;
    }

    const isFurtherIn =
      effect !== undefined && REASON.test(effect.text) && text.search(/\S/) > effect.text.search(/\S/);
    const isNested = isFurtherIn && REASON.test(text);
    if (effect !== undefined && (isNested || CAUSE.test(text))) effect.weight = Math.min(effect.weight, EFFECT);
    if (isNested && isOpen) raise(line, ANNOUNCED.cause);
    const isThrown = line.kind === 'exception' || line.kind === 'message' || line.kind === 'phrase';
    const isEffect = REASON.test(text) || (isThrown && !isFurtherIn);
    if (noise === undefined && isEffect) effect = line;

    const isLocated = scored[index + 1]?.noise === 'location' && hasWordCount(text, 3);
    if (noise === undefined && isLocated) raise(line, ANNOUNCED.located, 'diagnostic');
  }
}

function raise(line: ScoredLine, weight: number, kind: LineKind = 'phrase'): void {
  if (line.weight < weight) Object.assign(line, { kind: line.kind ?? kind, weight });
}

/** Raises the network error above a line that only reports a missing resource, or indented below it. */
function raiseRoot(scored: readonly ScoredLine[], index: number): void {
  const { kind, text, weight } = scored[index] as ScoredLine;
  if (kind === 'test' || kind === 'diagnostic' || !ABSENT.test(text.slice(0, 600)) || isNetworkError(text)) return;
  const isRoot = ({ noise, text: line }: ScoredLine) =>
    (noise === undefined || noise === 'low') && isNetworkError(line);
  const above = scored.slice(Math.max(0, index - NEAR), index);
  // A program that went on has survived the error.
  const wentOn = above.findLastIndex(
    (line) => line.noise === 'progress' || line.kind === 'test' || (line.noise === undefined && line.weight < 2),
  );
  const below = scored.slice(index + 1, index + NEAR);
  const end = below.findIndex((line) => line.text.search(/\S/) <= text.search(/\S/));
  const root = above.slice(wentOn + 1).findLast(isRoot) ?? below.slice(0, end < 0 ? undefined : end).find(isRoot);
  if (root !== undefined)
    Object.assign(root, { kind: 'message', noise: undefined, weight: Math.max(weight + 1, SURE) });
}

/** Penalties for lines of passed steps, and for frequent lines. */
const OFF = { passed: 7, common: 5 };
const MIN_WEIGHT = 0.5;
/** Lines this frequent, over this distance, did not stop the step. */
const COMMON = { times: 3, lines: 300 };

/** Lowers lines that passed steps also wrote, or that repeat throughout the step, because they did not stop it. */
function scoreRarity(scored: readonly ScoredLine[], passed: ReadonlySet<string>): void {
  // Linters repeat a message for many locations.
  const entries = [...scored.entries()].filter(([, { weight, kind }]) => weight > 0 && kind !== 'test');
  const seen = Map.groupBy(entries, ([, { text }]) => normalizeLine(text));
  for (const [text, equal] of seen) {
    const [[first] = [0], [last] = [0]] = [equal[0], equal.at(-1)];
    const isCommon = equal.length >= COMMON.times && last - first > COMMON.lines;
    for (const [, line] of equal) {
      const off = passed.has(text) ? OFF.passed : isCommon ? OFF.common : 0;
      line.weight = Math.min(line.weight, Math.max(MIN_WEIGHT, line.weight - off));
    }
  }
}

/**
 * Bonus of the last line and its loss for each decade of distance; and the maximum gap between two lines of a streak,
 * whose first line matters most.
 */
const NEARNESS: Readonly<Record<LineKind, { readonly bonus: number; readonly loss: number; readonly gap: number }>> = {
  diagnostic: { bonus: 1.5, loss: 0.5, gap: 150 },
  test: { bonus: 2.5, loss: 0.5, gap: 150 },
  assertion: { bonus: 1.5, loss: 0.5, gap: 150 },
  exception: { bonus: 2.5, loss: 3, gap: 8 },
  message: { bonus: 2.5, loss: 3, gap: 8 },
  phrase: { bonus: 3, loss: 1.5, gap: 3 },
  warning: { bonus: 3, loss: 1.5, gap: 3 },
  count: { bonus: 3, loss: 1.5, gap: 3 },
};

/** Raises lines near the last one; all lines of a streak have the position of their last one. */
function scoreNearness(scored: readonly ScoredLine[]): void {
  const streaks = new Map<LineKind, { readonly bonus: number; readonly last: number }>();
  let distance = 0;
  for (const [index, line] of [...scored.entries()].toReversed()) {
    const { noise, text, weight, kind = 'phrase' } = line;
    const { bonus, loss, gap } = NEARNESS[kind];
    const streak = streaks.get(kind);
    const isInStreak = streak !== undefined && streak.last - index <= gap;
    const near = isInStreak ? streak.bonus : bonus - loss * Math.log10(1 + distance);
    if (weight > 0) streaks.set(kind, { bonus: near, last: index });
    line.total = weight > 0 ? weight + near : 0;
    const isQuiet = noise === 'frame' || noise === 'location' || noise === 'empty' || noise === 'help';
    if (noise === undefined || (!isQuiet && /[A-Za-z]/.test(text))) distance += 1;
  }
}
