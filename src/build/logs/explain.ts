/** Extracts the failures of the failed step from a log, most certain first. */

import { answerIn, asksKnown } from '../../github/termination/hosts.ts';
import { mergeExplanations } from '../explanation.ts';
import type { Explanation } from '../facts.ts';
import { withoutMarks } from './line-marks.ts';
import {
  countsFaults,
  hasWordCount,
  isBareFailure,
  isCount,
  isFileAlone,
  isFullWarning,
  isHeading,
  isValue,
} from './noise-patterns.ts';
import { isUnexplained, type LogContext, quoteLines, readFailure } from './read-failure.ts';
import { type LikenessSet, likeness, parseIndent, type ScoredLine, SURE, scoreLines } from './score-lines.ts';
import { failingSteps, getOutput, type LoggedStep, type StepLog, splitStepLogs } from './step-logs.ts';

export interface LogExplanation {
  /** Errors of at most twelve lines in total; doubtful if they are only the last lines. */
  readonly errors: readonly Explanation[];
  /** Lines of the step with a runner's error marker, including empty phrases. */
  readonly marked: readonly string[];
  /** Such lines of other steps, which are tolerated. */
  readonly foreign: readonly string[];
}

/** Maximum further steps to read after the first failed one. */
const MAX_READ = 3;
/** Bonus for the first failure, which causes later ones. */
const FIRST_BONUS = 2;
/** Lines that are quoted in all. */
const MAX_LINES = 12;
const MAX_RANKED = 2_000;
/** Maximum lines between two of one failure with different origins. */
const NEAR = 12;
/** Bonus of a line if neither it nor another of its streak is near the last line. */
const FAR = -1;
/** Below this score, error-like text is less reliable than a summary count. */
const VAGUE = 6;
/** Penalty for a test name without a message. */
const UNSAID = 5;
/** Last-resort lines if no failure is certain. */
const LAST = { lines: 3, within: 40, beside: 5 };

/**
 * @param step the failed step; absent if unknown or for a log without steps
 * @throws LogUnread after the timeout
 */
export function explainLog(
  log: string,
  context: LogContext,
  { step = { name: undefined, at: undefined }, late }: { step?: LoggedStep; late?: () => boolean } = {},
): LogExplanation {
  const steps = splitStepLogs(log, late);
  const red = failingSteps(steps, step);
  const passedBefore = passedLines(steps, red);
  const read = [...new Set([...red.slice(0, 1), ...red.slice(-MAX_READ)])].map((one) => {
    const scored = scoreLines(getOutput(one), passedBefore(one));
    const bonus = one === red[0] ? FIRST_BONUS : 0;
    const sureness = scored.reduce((most, { total, weight }) => (weight > 0 ? Math.max(most, total) : most), 0);
    return { step: one, scored, sureness: sureness + bonus };
  });
  const [best] = read.toSorted((a, b) => b.sureness - a.sureness);
  const { indexes, sure } = selectLines(best?.scored ?? []);
  const used = new Set<number>();
  const failures = indexes.flatMap((index, at) => {
    const failure = readFailure(best?.scored ?? [], index, used, context);
    return failure === undefined || (at > 0 && isCount(failure.message) && !isValue(failure.message)) ? [] : failure;
  });
  const isThrown = ['assertion', 'exception'].includes(best?.scored[indexes[0] ?? -1]?.kind ?? '');
  const quoted = firstLines(mergeExplanations(isThrown ? withOnlyTest(failures) : failures, true));
  const script = best === undefined || quoted.length > 0 ? undefined : findScript(best.step);
  const errors = script === undefined ? quoted : [{ message: quoteLines(script, context.hide) }];
  return {
    errors: sure ? errors : errors.map((error) => ({ ...error, doubtful: true })),
    marked: best?.step.marked ?? [],
    foreign: steps.flatMap((one) => (one === best?.step ? [] : one.marked)),
  };
}

/** Lists the output of earlier successful steps. Reads each once, on demand. */
function passedLines(steps: readonly StepLog[], failing: readonly StepLog[]): (step: StepLog) => LikenessSet {
  const firstStep = new Map<string, number>();
  let read = 0;
  return (of) => {
    const at = steps.indexOf(of);
    for (; read < at; read += 1) {
      const step = steps[read];
      if (step === undefined || failing.includes(step)) continue;
      for (const { text } of step.lines) {
        const key = likeness(text);
        if (!firstStep.has(key)) firstStep.set(key, read);
      }
    }
    return { has: (key) => (firstStep.get(key) ?? at) < at };
  };
}

/** Assigns an error without a test to the only test that failed. */
function withOnlyTest([first, ...rest]: readonly Explanation[]): readonly Explanation[] {
  const bare = rest.filter(({ message }) => message === '');
  if (first === undefined || first.test !== undefined || bare.length !== 1) return [first ?? [], rest].flat();
  return [{ ...first, test: bare[0]?.test }, ...rest.filter((error) => error !== bare[0])];
}

function firstLines(errors: readonly Explanation[]): readonly Explanation[] {
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
  const ranked = [...scored.entries()].filter(([, { weight }]) => weight > 0);
  const isExplained = ranked.some(([, { kind, weight }]) => kind !== 'test' && kind !== 'words' && weight >= SURE);
  const totals = new Map(
    ranked.map(([index, { kind, total }]) => [
      index,
      isExplained && kind === 'test' && isUnexplained(scored, index) ? total - UNSAID : total,
    ]),
  );
  ranked.sort(([one], [other]) => (totals.get(other) ?? 0) - (totals.get(one) ?? 0) || one - other);
  const [best] = ranked;
  if (best === undefined) return lastLines(scored);
  const [at, { kind, total }] = best;
  const root = findRoot(scored, at);
  if (total < SURE || (root === undefined && isVague(best[1]))) return lastLines(scored, at);
  const text = scored[at]?.text ?? '';
  const isAsked = ABSENT.test(text) || isOfNetwork(text);
  const further = ranked.slice(1, MAX_RANKED).filter(([index, line]) => {
    const isNear = Math.abs(index - at) <= NEAR;
    if (isNear && isAsked && (asksKnown(line.text) || isOfNetwork(line.text))) return line.noise === undefined;
    return standsAlone(line) && (isNear || (ROWS[line.kind ?? 'words'] ?? '') === ROWS[kind ?? 'words']);
  });
  return { indexes: [...(root === undefined ? [] : [root]), at, ...further.map(([index]) => index)], sure: true };
}

/** Kinds of which a step has many that belong together. */
const ROWS: Readonly<Record<string, string>> = { diagnostic: 'finding', test: 'test', assertion: 'test' };

/** Returns true for lines that only resemble an error, or were thrown long before the last line. */
function isVague({ kind, weight, total }: ScoredLine): boolean {
  const isFar = total - weight < FAR && (kind === 'exception' || kind === 'said');
  return isFar || (kind === 'words' && weight < VAGUE);
}

/** Returns true if a line could be excerpted on its own: it has a location, the name of a test or its own error. */
function standsAlone({ kind, noise, weight, text }: ScoredLine): boolean {
  if (noise !== undefined || kind === undefined || weight < SURE || isCount(text)) return false;
  if (kind === 'test') return !isFileAlone(text);
  const label = withoutMarks(text).replaceAll(/\[[^\]]{0,80}\]|^\W{0,4}(?:error|fatal)\b/gi, '');
  const isBare = kind !== 'diagnostic' && kind !== 'assertion' && isBareFailure(text);
  return hasWordCount(label, 2) && !isHeading(text) && !isBare && (!isValue(text) || weight >= VAGUE);
}

/** Matches missing resources that could not be requested. */
const ABSENT =
  /\b(?:no|could ?n[o']t|can(?:not|'t)|unable to|failed to)\b.{0,80}?\b(?:find|locate|fetch|download|resolve|retrieve|reach|get|load|access|match\w{0,3}|select packages|found|available|candidate)\b|\bnot found\b/i;

function isOfNetwork(line: string): boolean {
  const start = line.slice(0, 600);
  return answerIn(start, start) !== undefined;
}

/** Finds the network error next to a line that only reports a missing resource. */
function findRoot(scored: readonly ScoredLine[], index: number): number | undefined {
  const { kind, text = '' } = scored[index] ?? {};
  if (kind === 'test' || kind === 'diagnostic' || !ABSENT.test(text.slice(0, 600)) || isOfNetwork(text))
    return undefined;
  for (const step of [-1, 1]) {
    for (let at = index + step; Math.abs(at - index) <= NEAR; at += step) {
      const line = scored[at];
      if (line === undefined || line.kind === 'test') break;
      if ((line.noise === undefined || line.noise === 'low') && isOfNetwork(line.text)) return at;
      const isBelow = step > 0 && parseIndent(line.text) > parseIndent(text);
      if (line.noise === 'progress' || (line.noise === undefined && line.weight < 2 && !isBelow)) break;
    }
  }
  return undefined;
}

/**
 * Returns the last error count, else the last warnings, unless a later text explains more; if uncertain, the last
 * lines.
 */
function lastLines(scored: readonly ScoredLine[], surest?: number): SelectedLines {
  const near = [...scored.entries()].slice(-LAST.within);
  const counted = near.findLast(
    ([, { text, noise }]) => (noise === undefined || noise === 'low') && countsFaults(text),
  );
  const warned = near.filter(([, { text, noise }]) => noise === 'low' && isFullWarning(text));
  const warnings = warned.filter(([at], index) =>
    warned.slice(index + 1).every(([next], more) => next - at <= NEAR * (more + 1)),
  );
  const best = near.reduce<(typeof near)[number] | undefined>(
    (most, one) => (one[1].weight > 0 && one[1].total > (most?.[1].total ?? 0) ? one : most),
    undefined,
  );
  const isBest = best !== undefined && best[1].total >= SURE;
  const behind = (best?.[0] ?? -1) - (counted?.[0] ?? -1);
  const isCounted = counted !== undefined && behind <= (best?.[1].kind === 'words' ? LAST.beside : 0);
  const isByWarnings = warnings.length > 0 && /\b(?:warning|hint|suggestion)/i.test(counted?.[1].text ?? 'warning');
  const alone = surest !== undefined && scored[surest];
  const indexes = [
    ...(isByWarnings && (isCounted || !isBest) ? warnings.slice(0, LAST.lines) : []),
    ...(isCounted && !isByWarnings ? [counted] : []),
    ...(!isCounted && isBest ? [best] : []),
  ].map(([index]) => index);
  if (indexes.length === 0 && alone && alone.total >= SURE && standsAlone(alone)) indexes.push(surest);
  if (indexes.length > 0) return { indexes: [...new Set(indexes)], sure: true };
  const open = near.filter(([, { noise, text }]) => noise === undefined && !isHeading(text));
  return { indexes: open.slice(-LAST.lines).map(([index]) => index), sure: false };
}

const MAX_SCRIPT = 12;

/** Returns the script of a step without conclusive output, as the runner prints it above the output. */
function findScript({ title, lines, marked }: StepLog): readonly string[] | undefined {
  const isExplained = marked.some((line) => !/^process completed with exit code -?\d+\.?$/i.test(line.trim()));
  const end = lines.findIndex(({ mark, text }) => mark === 'end' || /^shell: /.test(text));
  if (isExplained || !title.startsWith('Run ') || !/^shell: /.test(lines[end]?.text ?? '')) return undefined;
  const script = lines.slice(0, end).filter(({ mark }) => mark !== 'group');
  return script.slice(0, MAX_SCRIPT).map(({ text }) => text.trim());
}
