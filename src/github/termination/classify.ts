/** Classifies how a job terminated, from all data that is known so far. Pure. */

import type { Explanation, Facts, RunJob } from '../../build/facts.ts';
import { selectStepFacts } from '../../build/files/failing-files.ts';
import { explainsFailure, findNoise, isBareFailure, isCount, type NoiseKind } from '../../build/logs/noise-patterns.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import {
  answerIn,
  asksKnown,
  BESIDE,
  BY_PERSON,
  CLEAN_UP,
  FROM_SYSTEM,
  KILLED,
  linesThatAsk,
  OF_AUTHOR,
  OF_CODE,
  OF_NO_ANSWER,
  OTHER_FAULT,
  OUTPUT,
  type OutputSignal,
  PLACED,
  SENTENCES,
  SERVICES,
  SET_UP,
} from './patterns.ts';
import { getTermination, type Termination, type TerminationReason } from './termination.ts';

/** Holds the data of a failed job; for a running one its steps and files. */
export interface TerminationSignals {
  /** Absent while it runs. */
  readonly conclusion?: Conclusion;
  readonly failed_steps: readonly { readonly name: string }[];
  readonly step_names: readonly string[];
  /** Failure annotations by GitHub, exit codes included. */
  readonly failureMessages?: readonly string[];
  /** Explanations of the failure. */
  readonly errors: readonly Explanation[];
  /** True for a completed job without a log. */
  readonly unlogged?: boolean;
}

/** Characters and lines of a text that are looked at. */
const MAX_LENGTH = 2_000;
const MAX_LINES = 12;

/** Classifies the termination of a job that failed, completely or so far. */
export function classifyTermination(signals: TerminationSignals): Termination {
  const { failureMessages: messages = [], errors, conclusion } = signals;
  if (conclusion === 'timed_out') return getTermination('timed_out');
  const conclusive = messages.filter((message) => explainsFailure(message) && !BESIDE.test(message));
  const causes = conclusive.map((message) => findSentence(message) ?? getCause({ message }, []));
  const sentence = conclusive.map(findSentence).find((cause) => cause !== undefined);
  // Mixed causes count as a code failure.
  if (sentence !== undefined) return causes.every(isCause) ? endBy(sentence) : getTermination('step');
  const steps = signals.failed_steps.map(({ name }) => name);
  const result = findCommonCause(errors.length > 0 ? errors : conclusive.map((message) => ({ message })), steps);
  if (result !== undefined) return endBy(result);
  const authors = [...conclusive, ...errors.map(({ message }) => message.slice(0, MAX_LENGTH))];
  const around = authors.some((message) => OF_AUTHOR.test(message)) ? undefined : aroundSteps(signals);
  if (around !== undefined) return getTermination(around);
  if (messages.some((message) => KILLED.test(message.slice(0, MAX_LENGTH)))) return getTermination('killed');
  return isGone(signals)
    ? getTermination(signals.step_names.length === 0 ? 'before_first_step' : 'unexplained')
    : ofStep(errors);
}

/** Adds the job's output files, all that a running job has. What the runner reports is worth more than a file. */
export function classifyWithFiles(
  job: (RunJob & { readonly termination?: Termination }) | undefined,
  files: Partial<Facts>,
): Termination | undefined {
  if (job?.termination !== undefined && job.termination.reason !== 'step') return job.termination;
  const { errors = [], tests } = selectStepFacts(files, job);
  return terminationOfFiles([...errors, ...(job?.errors ?? [])], tests) ?? job?.termination;
}

/** Classifies by files only: for a command, and in other CI systems. Where tests failed, it was the code. */
export function terminationOfFiles(
  errors: readonly Explanation[] = [],
  tests?: Facts['tests'],
): Termination | undefined {
  if ((tests?.failed ?? 0) > 0 && tests?.earlier !== true) return getTermination('step');
  if (errors.length === 0) return undefined;
  const cause = findCommonCause(errors);
  return cause === undefined ? ofStep(errors) : endBy(cause);
}

/** Classifies a cancellation by all annotations; undefined if they do not explain it. */
export function classifyCancellation(
  messages: readonly string[],
): { readonly termination: Termination; readonly person?: string } | undefined {
  const causes = messages.flatMap((message) => findSentence(message)?.reason ?? []);
  const first = SENTENCES.find(([what]) => causes.includes(what))?.[0];
  if (first !== undefined) return { termination: getTermination(first) };
  const person = messages.flatMap((message) => BY_PERSON.exec(message.slice(0, MAX_LENGTH))?.[1] ?? [])[0];
  return person === undefined ? undefined : { termination: getTermination('person'), person };
}

function ofStep(errors: readonly Explanation[]): Termination {
  return getTermination('step', errors.length > 0);
}

function endBy({ reason: what, service, answer }: OutputSignal): Termination {
  return { ...getTermination(what), service, answer };
}

function findSentence(message: string): OutputSignal | undefined {
  for (const [what, sentence] of SENTENCES) {
    const found = sentence.exec(message.slice(0, MAX_LENGTH));
    if (found !== null) return { reason: what, service: found.groups?.['service']?.replace(/: ?/, ' ') };
  }
  return undefined;
}

/** Classifies one error: a cause, the code, or inconclusive. */
type ErrorCause = OutputSignal | 'code' | undefined;

const isCause = (cause: ErrorCause): cause is OutputSignal => cause !== undefined && cause !== 'code';

/**
 * Finds the cause of the best error, unless any error points to the code: those below it are mostly context. A
 * program may survive a lost network or full disk and fail by itself; a killed one cannot.
 * @param steps the failed steps, whose command may name the requested host
 */
function findCommonCause(errors: readonly Explanation[], steps: readonly string[] = []): OutputSignal | undefined {
  const traced = new Set(errors.filter(isFromSystem).map(({ path }) => path));
  const around = [...linesThatAsk(errors.map(({ message }) => message.slice(0, MAX_LENGTH))), ...steps];
  const causes = errors.map((error) => getCause(traced.has(error.path) ? { message: error.message } : error, around));
  if (causes.includes('code')) return undefined;
  const isOfHost = causes.some((cause) => isCause(cause) && cause.service !== undefined);
  const isGenericAt = ({ message }: Explanation) => isGeneric(message) || (isOfHost && OF_NO_ANSWER.test(message));
  const [first] = causes.filter((cause, index) => isCause(cause) || !errors.slice(index, index + 1).every(isGenericAt));
  return isCause(first)
    ? first
    : causes.filter(isCause).find(({ reason: what }) => what === 'out_of_memory' || what === 'killed');
}

/** Above this length, a line includes the request and attempts: only the clause with the pattern is conclusive. */
const LONG_LINE = 160;

function shortened(error: Explanation): Explanation {
  const line = parseLines(error.message).find((one) => outputCause(one) !== undefined) ?? '';
  const clause = line.split(/: | - |; /).find((one) => outputCause(one) !== undefined);
  if (line.length <= LONG_LINE || clause === undefined) return error;
  return { ...error, message: clause.replace(/^\[[\w -]{1,20}\] /, '') };
}

/** Reasons that cause follow-up error lines. */
const OF_HOST: ReadonlySet<TerminationReason> = new Set(['network', 'rate_limit', 'other_host']);
const TELLS_ALONE: ReadonlySet<TerminationReason> = new Set(['killed', 'out_of_memory', ...OF_HOST]);

/** Removes errors that only follow from an external termination: the process wrote them before it stopped. */
export function withoutFollowUpErrors(
  errors: readonly Explanation[],
  { reason: what, service }: Termination,
): readonly Explanation[] {
  if (!TELLS_ALONE.has(what)) return errors;
  const isSign = (line: string) => {
    const found = outputCause(line)?.reason;
    return found === what || (found !== undefined && OF_HOST.has(what) && OF_HOST.has(found));
  };
  const signals = errors.filter(({ message }) => parseLines(message).some(isSign));
  const isDoubtful = service === undefined && signals.every(({ low_confidence }) => low_confidence === true);
  if (signals.length === 0 || isDoubtful) return errors;
  return OF_HOST.has(what) ? signals.map(shortened) : signals;
}

function getCause({ message, test, path }: Explanation, around: readonly string[]): ErrorCause {
  const lines = parseLines(message);
  const causes = lines.map((line) => outputCause(line, [...lines, ...around]));
  const cause = causes.find((one) => one !== undefined);
  // A public host answers everyone, so a failed request to it is not the program's error.
  const isPlaceless = cause?.service !== undefined || (cause === undefined && asksKnown(message.slice(0, MAX_LENGTH)));
  if (test !== undefined || (path !== undefined && !isPlaceless)) return 'code';
  const isOfCode = (line: string, index: number) =>
    OF_CODE.test(line) ||
    (!isPlaceless && PLACED.test(line) && !FROM_SYSTEM.test(line)) ||
    (!causes[index] && OTHER_FAULT.test(line));
  return lines.some(isOfCode) ? 'code' : cause;
}

function isFromSystem({ message, test, path }: Explanation): boolean {
  return test === undefined && path !== undefined && parseLines(message).some((line) => FROM_SYSTEM.test(line));
}

/** Splits into lines without stack frames, code and empty phrases, which reveal no cause. */
function parseLines(message: string): readonly string[] {
  const lines = message.slice(0, MAX_LENGTH).split('\n', MAX_LINES);
  return lines.filter((line) => outputCause(line) !== undefined || !NO_CAUSE.has(findNoise(line)));
}

const NO_CAUSE: ReadonlySet<string | undefined> = new Set<NoiseKind>(['location', 'frame', 'code', 'empty', 'help']);

function isGeneric(line: string): boolean {
  return findNoise(line) !== undefined || isBareFailure(line) || isCount(line) || asksKnown(line);
}

/** Quoted text is the output, or expected output, of something else. */
const QUOTED = /"[^"\n]{0,500}"|`[^`\n]{0,500}`|(?<!\w)'[^'\n]{0,500}'(?!\w)|“[^“”\n]{0,500}”/g;

function outputCause(line: string, around?: readonly string[]): OutputSignal | undefined {
  const bare = line.replaceAll(QUOTED, '""');
  const what = OUTPUT.find(([, character]) => character.test(bare))?.[0];
  return what === undefined ? answerIn(line, bare, around) : { reason: what };
}

/** Returns true if only the runner's steps before and after the author's failed. */
function aroundSteps({ failed_steps: steps, step_names: names }: TerminationSignals): TerminationReason | undefined {
  if (steps.length === 0) return undefined;
  if (steps.every(({ name }) => SET_UP.test(name))) {
    return steps.some(({ name }) => name === SERVICES) ? 'services' : 'set_up';
  }
  // An author's own step may be called "Post results": the runner's is called after another one.
  const isPost = (name: string) => name.startsWith('Post ') && names.includes(name.slice('Post '.length));
  return steps.every(({ name }) => CLEAN_UP.test(name) || isPost(name)) ? 'clean_up' : undefined;
}

/** Detects a job without a failing step, message or log. */
function isGone({ conclusion, failed_steps: steps, errors, unlogged = false }: TerminationSignals): boolean {
  return unlogged && conclusion === 'failure' && steps.length === 0 && errors.length === 0;
}
