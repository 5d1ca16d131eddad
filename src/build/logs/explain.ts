/** Extracts the failures of the failed step from a log, most certain first. */

import { answerIn, asksKnown } from '../../github/termination/hosts.ts';
import { mergeExplanations } from '../explanation.ts';
import type { Explanation } from '../facts.ts';
import { stripPrefixes } from './failure-patterns.ts';
import {
  countsErrors,
  hasWordCount,
  isBareFailure,
  isCount,
  isFileAlone,
  isFullWarning,
  isHeading,
  isValue,
} from './noise-patterns.ts';
import { isUnexplained, type LogContext, readFailure } from './read-failure.ts';
import { measureIndent, normalizeLine, type ScoredLine, SURE, scoreLines } from './score-lines.ts';
import { type LoggedStep, selectFailingSteps, selectOutput, splitStepLogs } from './step-logs.ts';

export interface LogExplanation {
  /** Errors of at most twelve lines in total; doubtful if they are only the last lines. */
  readonly errors: readonly Explanation[];
  /** Lines of the step with a runner's error marker, including empty phrases. */
  readonly marked: readonly string[];
  /** Marked lines of other steps, whose failures are tolerated. */
  readonly foreign: readonly string[];
}

/** Maximum further steps to read after the first failed one. */
const MAX_READ = 3;
/** Maximum lines of all excerpts. */
const MAX_LINES = 12;
const MAX_RANKED = 2_000;
/** Maximum lines between two of one failure with different origins. */
const NEAR = 12;
/** Bonus of a line if neither it nor another of its streak is near the last line. */
const FAR = -1;
/** Below this score, error-like text is less reliable than a summary count. */
const VAGUE = 6;
/** Penalty for a test name without a message. */
const UNEXPLAINED = 5;
/** Last-resort lines if no failure is certain. */
const LAST = { lines: 3, within: 40, adjacent: 5 };

/**
 * @param step the failed step; absent if unknown or for a log without steps
 * @throws LogTimeoutError after the timeout
 */
export function explainLog(
  log: string,
  context: LogContext,
  { step = { name: undefined, at: undefined }, isLate }: { step?: LoggedStep; isLate?: () => boolean } = {},
): LogExplanation {
  const steps = splitStepLogs(log, isLate);
  const failing = selectFailingSteps(steps, step);
  const before = failing[0] === undefined ? [] : steps.slice(0, steps.indexOf(failing[0]));
  const passed = new Set(before.flatMap(({ lines }) => lines.map(({ text }) => normalizeLine(text))));
  const read = [...new Set([...failing.slice(0, 1), ...failing.slice(-MAX_READ)])].map((one) => {
    const scored = scoreLines(selectOutput(one), passed);
    const certainty = scored.reduce((most, { total, weight }) => (weight > 0 ? Math.max(most, total) : most), 0);
    return { step: one, scored, sureness: certainty };
  });
  const [best] = read.toSorted((a, b) => b.sureness - a.sureness);
  const scored = best?.scored ?? [];
  const { indexes, sure } = selectLines(scored);
  const used = new Set<number>();
  const failures = indexes.flatMap((index, at) => {
    const failure = readFailure(scored, index, used, context);
    return failure === undefined || (at > 0 && isCount(failure.message) && !isValue(failure.message)) ? [] : failure;
  });
  const errors = limitLines(assignOnlyTest(mergeExplanations(failures, true)));
  return {
    errors: sure ? errors : errors.map((error) => ({ ...error, low_confidence: true })),
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

function limitLines(errors: readonly Explanation[]): readonly Explanation[] {
  let left = MAX_LINES;
  return errors.flatMap((error) => {
    const lines = error.message === '' ? [] : error.message.split('\n').slice(0, left);
    const isShown = left > 0;
    left -= lines.length + (error.test === undefined ? 0 : 1);
    return isShown ? { ...error, message: lines.join('\n') } : [];
  });
}

interface SelectedLines {
  /** Most certain first. */
  readonly indexes: readonly number[];
  /** False if no line resembles a failure, so only the last lines can be printed. */
  readonly sure: boolean;
}

function selectLines(scored: readonly ScoredLine[]): SelectedLines {
  const scoring = [...scored.entries()].filter(([, { weight }]) => weight > 0);
  const isExplained = scoring.some(([, { kind, weight }]) => kind !== 'test' && kind !== 'phrase' && weight >= SURE);
  const ranked = scoring
    .map(([index, line]) => {
      const isBare = isExplained && line.kind === 'test' && isUnexplained(scored, index);
      return { index, line, total: line.total - (isBare ? UNEXPLAINED : 0) };
    })
    .toSorted((one, other) => other.total - one.total || one.index - other.index);
  const [best] = ranked;
  if (best === undefined) return selectLastLines(scored);
  const { index: at, line } = best;
  const root = findRoot(scored, at);
  if (line.total < SURE || (root === undefined && isVague(line))) return selectLastLines(scored, at);
  const isRequest = ABSENT.test(line.text) || isNetworkError(line.text);
  const further = ranked.slice(1, MAX_RANKED).filter(({ index, line: other }) => {
    const isNear = Math.abs(index - at) <= NEAR;
    // The URL of a request and its error may be in different lines.
    if (isNear && isRequest && (asksKnown(other.text) || isNetworkError(other.text))) return other.noise === undefined;
    const isRelated = isNear || (FAMILIES[other.kind ?? 'phrase'] ?? '') === FAMILIES[line.kind ?? 'phrase'];
    return isRelated && standsAlone(other);
  });
  return { indexes: [...(root === undefined ? [] : [root]), at, ...further.map(({ index }) => index)], sure: true };
}

/** Origins with many related lines in one step. */
const FAMILIES: Readonly<Record<string, string>> = { diagnostic: 'finding', test: 'test', assertion: 'test' };

/** Returns true for lines that only resemble an error, or were thrown long before the last line. */
function isVague({ kind, weight, total }: ScoredLine): boolean {
  const isFar = total - weight < FAR && (kind === 'exception' || kind === 'message');
  return isFar || (kind === 'phrase' && weight < VAGUE);
}

/** Returns true if a line could be excerpted on its own: it has a location, the name of a test or its own error. */
function standsAlone({ kind, noise, weight, text }: ScoredLine): boolean {
  if (noise !== undefined || kind === undefined || weight < VAGUE || isCount(text)) return false;
  if (kind === 'test') return !isFileAlone(text);
  const label = stripPrefixes(text).replaceAll(/\[[^\]]{0,80}\]|^\W{0,4}(?:error|fatal)\b/gi, '');
  const isBare = kind !== 'diagnostic' && kind !== 'assertion' && isBareFailure(text);
  return hasWordCount(label, 2) && !isHeading(text) && !isBare;
}

/** Matches missing resources that could not be requested. */
const ABSENT =
  /\b(?:no|could ?n[o']t|can(?:not|'t)|unable to|failed to)\b.{0,80}?\b(?:find|locate|fetch|download|resolve|retrieve|reach|get|load|access|match\w{0,3}|select packages|found|available|candidate)\b|\bnot found\b/i;

function isNetworkError(line: string): boolean {
  const start = line.slice(0, 600);
  return answerIn(start, start) !== undefined;
}

/** Finds the network error above a line that only reports a missing resource, or indented below it. */
function findRoot(scored: readonly ScoredLine[], index: number): number | undefined {
  const { kind, text = '' } = scored[index] ?? {};
  if (kind === 'test' || kind === 'diagnostic' || !ABSENT.test(text.slice(0, 600)) || isNetworkError(text))
    return undefined;
  const isRoot = ({ noise, text: line }: ScoredLine) =>
    (noise === undefined || noise === 'low') && isNetworkError(line);
  const first = Math.max(0, index - NEAR);
  const above = scored.slice(first, index);
  // A program that went on has survived the error.
  const wentOn = above.findLastIndex(
    (line) => line.noise === 'progress' || line.kind === 'test' || (line.noise === undefined && line.weight < 2),
  );
  const root = above.findLastIndex(isRoot);
  if (root > wentOn) return first + root;
  const below = scored.slice(index + 1, index + NEAR);
  const end = below.findIndex((line) => measureIndent(line.text) <= measureIndent(text));
  const nested = below.slice(0, end < 0 ? undefined : end).findIndex(isRoot);
  return nested < 0 ? undefined : index + 1 + nested;
}

/** Selects the last count of errors or the last warnings, unless a later line explains more; else the last lines. */
function selectLastLines(scored: readonly ScoredLine[], surest = -1): SelectedLines {
  const start = Math.max(0, scored.length - LAST.within);
  const near = scored.slice(start).map((line, at) => ({ ...line, index: start + at }));
  const isOpen = ({ noise }: ScoredLine) => noise === undefined || noise === 'low';
  const counted = near.findLast((line) => isOpen(line) && countsErrors(line.text));
  const warned = near.filter(({ text, noise }) => noise === 'low' && isFullWarning(text));
  const warnings = warned.filter(({ index }) => (warned.at(-1)?.index ?? index) - index <= NEAR);
  const [best] = near.filter(({ weight }) => weight > 0).toSorted((one, other) => other.total - one.total);
  const isBehind =
    (best?.index ?? -1) - (counted?.index ?? -1) > (counted && best?.kind === 'phrase' ? LAST.adjacent : 0);
  const isOfErrors = counted !== undefined && !/\b(?:warning|hint|suggestion)/i.test(counted.text);
  const alone = scored[surest];
  const indexesOf = (lines: readonly { readonly index: number }[]) =>
    lines.slice(-LAST.lines).map(({ index }) => index);
  if (best !== undefined && best.total >= SURE && isBehind) return { indexes: [best.index], sure: true };
  if (warnings.length > 0 && !isOfErrors) return { indexes: indexesOf(warnings), sure: true };
  if (counted !== undefined) return { indexes: [counted.index], sure: true };
  if (alone !== undefined && alone.total >= SURE && standsAlone(alone)) return { indexes: [surest], sure: true };
  return { indexes: indexesOf(near.filter(({ noise, text }) => noise === undefined && !isHeading(text))), sure: false };
}
