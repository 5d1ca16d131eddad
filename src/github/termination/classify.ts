/** How a job came to its end, from whatever is known of it by now. Pure. */

import type { Explanation } from '../../build/facts.ts';
import { explainsFailure, findNoise, isBareFailure, isCount, type NoiseKind } from '../../build/logs/noise-patterns.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import { answerIn, asksKnown, linesThatAsk, type OutputSign } from './hosts.ts';
import {
  BESIDE,
  BY_PERSON,
  CLEAN_UP,
  FROM_SYSTEM,
  KILLED,
  OF_AUTHOR,
  OF_CODE,
  OF_NO_ANSWER,
  OTHER_FAULT,
  OUTPUT,
  PLACED,
  SENTENCES,
  SERVICES,
  SET_UP,
} from './patterns.ts';
import { getTermination, type Termination, type TerminationReason } from './termination.ts';

/** What is known of a job that failed: of a running one its steps, and what its files say. */
export interface TerminationSignals {
  /** Absent while it runs. */
  readonly conclusion?: Conclusion;
  readonly failed_steps: readonly { readonly name: string }[];
  /** Of all its steps. */
  readonly step_names: readonly string[];
  /** What GitHub has written on it as failures, exit codes included. */
  readonly said?: readonly string[];
  /** What explains it. */
  readonly errors: readonly Explanation[];
  /** True where it is over, and left no log. */
  readonly unlogged?: boolean;
}

/** What stopped a job. */
export interface CancellationSignals {
  readonly end: Termination;
  readonly person?: string;
}

/** Characters and lines of a text that are looked at. */
const MAX_LENGTH = 2_000;
const MAX_LINES = 12;

/** Of a job that failed, so far or as a whole. */
export function classifyTermination(characters: TerminationSignals): Termination {
  const { said: messages = [], errors, conclusion } = characters;
  if (conclusion === 'timed_out') return getTermination('timed_out');
  const conclusive = messages.filter((message) => explainsFailure(message) && !BESIDE.test(message));
  const causes = conclusive.map((message) => findSentence(message) ?? getCause({ message }, []));
  const sentence = conclusive.map(findSentence).find((cause) => cause !== undefined);
  // What is mixed is taken for the code.
  if (sentence !== undefined) return causes.every(isCause) ? endBy(sentence) : getTermination('step');
  const steps = characters.failed_steps.map(({ name }) => name);
  const result = findCommonCause(errors.length > 0 ? errors : conclusive.map((message) => ({ message })), steps);
  if (result !== undefined) return endBy(result);
  const authors = [...conclusive, ...errors.map(({ message }) => message.slice(0, MAX_LENGTH))];
  const around = authors.some((message) => OF_AUTHOR.test(message)) ? undefined : aroundSteps(characters);
  if (around !== undefined) return getTermination(around);
  if (messages.some((message) => KILLED.test(message.slice(0, MAX_LENGTH)))) return getTermination('killed');
  return isGone(characters)
    ? getTermination(characters.step_names.length === 0 ? 'before_first_step' : 'unexplained')
    : ofStep(errors);
}

/** Where there is nothing but what a program wrote. */
export function classifyOutput(errors: readonly Explanation[]): Termination {
  const cause = findCommonCause(errors);
  return cause === undefined ? ofStep(errors) : endBy(cause);
}

/** Why GitHub stopped it, by all that it has written on it; undefined where it does not say. */
export function classifyCancellation(messages: readonly string[]): CancellationSignals | undefined {
  const causes = messages.flatMap((message) => findSentence(message)?.what ?? []);
  const first = SENTENCES.find(([what]) => causes.includes(what))?.[0];
  if (first !== undefined) return { end: getTermination(first) };
  const person = messages.flatMap((message) => BY_PERSON.exec(message.slice(0, MAX_LENGTH))?.[1] ?? [])[0];
  return person === undefined ? undefined : { end: getTermination('person'), person };
}

function ofStep(errors: readonly Explanation[]): Termination {
  return getTermination('step', errors.length > 0);
}

function endBy({ what, service, answer }: OutputSign): Termination {
  return { ...getTermination(what), service, answer };
}

function findSentence(message: string): OutputSign | undefined {
  for (const [what, sentence] of SENTENCES) {
    const found = sentence.exec(message.slice(0, MAX_LENGTH));
    if (found !== null) return { what, service: found.groups?.['service']?.replace(/: ?/, ' ') };
  }
  return undefined;
}

/** What one error tells of: a cause, the code, or nothing. */
type ErrorCause = OutputSign | 'code' | undefined;

const isCause = (cause: ErrorCause): cause is OutputSign => cause !== undefined && cause !== 'code';

/**
 * What the error tells of that explains best, where none tells of the code: those below it are mostly the lines around
 * it. A program may go on without a network or a disk, and fail by itself; what was killed does not.
 *
 * @param steps what failed: a command may name the host that it asks
 */
function findCommonCause(errors: readonly Explanation[], steps: readonly string[] = []): OutputSign | undefined {
  const traced = new Set(errors.filter(isFromSystem).map(({ path }) => path));
  const around = [...linesThatAsk(errors.map(({ message }) => message.slice(0, MAX_LENGTH))), ...steps];
  const causes = errors.map((error) => getCause(traced.has(error.path) ? { message: error.message } : error, around));
  if (causes.includes('code')) return undefined;
  const isOfHost = causes.some((cause) => isCause(cause) && cause.service !== undefined);
  const isGenericAt = ({ message }: Explanation) => isGeneric(message) || (isOfHost && OF_NO_ANSWER.test(message));
  const [first] = causes.filter((cause, index) => isCause(cause) || !errors.slice(index, index + 1).every(isGenericAt));
  return isCause(first)
    ? first
    : causes.filter(isCause).find(({ what }) => what === 'out_of_memory' || what === 'killed');
}

/** Longer lines name what was asked and how often: the clause with the sign tells why. */
const LONG_LINE = 160;

function shortened(error: Explanation): Explanation {
  const line = parseLines(error.message).find((one) => outputCause(one) !== undefined) ?? '';
  const clause = line.split(/: | - |; /).find((one) => outputCause(one) !== undefined);
  if (line.length <= LONG_LINE || clause === undefined) return error;
  return { ...error, message: clause.replace(/^\[[\w -]{1,20}\] /, '') };
}

/** What leaves other lines behind that only follow from it. */
const OF_HOST: ReadonlySet<TerminationReason> = new Set(['network', 'rate_limit', 'other_host']);
const TELLS_ALONE: ReadonlySet<TerminationReason> = new Set(['killed', 'out_of_memory', ...OF_HOST]);

/** What was ended from outside says nothing of it: beside the line that does, its own are what it did until then. */
export function withoutFollowUpErrors(
  errors: readonly Explanation[],
  { what, service }: Termination,
): readonly Explanation[] {
  if (!TELLS_ALONE.has(what)) return errors;
  const isSign = (line: string) => {
    const found = outputCause(line)?.what;
    return found === what || (found !== undefined && OF_HOST.has(what) && OF_HOST.has(found));
  };
  const characters = errors.filter(({ message }) => parseLines(message).some(isSign));
  const isDoubtful = service === undefined && characters.every(({ doubtful }) => doubtful === true);
  if (characters.length === 0 || isDoubtful) return errors;
  return OF_HOST.has(what) ? characters.map(shortened) : characters;
}

function getCause({ message, test, path }: Explanation, around: readonly string[]): ErrorCause {
  const lines = parseLines(message);
  const causes = lines.map((line) => outputCause(line, [...lines, ...around]));
  const cause = causes.find((one) => one !== undefined);
  // A host that all know answers whoever asks, and what asks for one tells no fault of its own.
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

/** Without the frames of a trace, code and empty phrases, which tell of no cause; of exits 137 does. */
function parseLines(message: string): readonly string[] {
  const lines = message.slice(0, MAX_LENGTH).split('\n', MAX_LINES);
  return lines.filter((line) => outputCause(line) !== undefined || !NO_CAUSE.has(findNoise(line)));
}

const NO_CAUSE: ReadonlySet<string | undefined> = new Set<NoiseKind>(['frame', 'code', 'empty', 'help']);

function isGeneric(line: string): boolean {
  return findNoise(line) !== undefined || isBareFailure(line) || isCount(line) || asksKnown(line);
}

/** Texts in quotes are what something else said, or should have said. */
const QUOTED = /"[^"\n]{0,500}"|`[^`\n]{0,500}`|(?<!\w)'[^'\n]{0,500}'(?!\w)|“[^“”\n]{0,500}”/g;

function outputCause(line: string, around?: readonly string[]): OutputSign | undefined {
  const bare = line.replaceAll(QUOTED, '""');
  const what = OUTPUT.find(([, character]) => character.test(bare))?.[0];
  return what === undefined ? answerIn(line, bare, around) : { what };
}

/** Where nothing failed but what the runner does before and after the author's steps. */
function aroundSteps({ failed_steps: steps, step_names: names }: TerminationSignals): TerminationReason | undefined {
  if (steps.length === 0) return undefined;
  if (steps.every(({ name }) => SET_UP.test(name))) {
    return steps.some(({ name }) => name === SERVICES) ? 'services' : 'set_up';
  }
  // An author's own step may be called "Post results": the runner's is called after another one.
  const isPost = (name: string) => name.startsWith('Post ') && names.includes(name.slice('Post '.length));
  return steps.every(({ name }) => CLEAN_UP.test(name) || isPost(name)) ? 'clean_up' : undefined;
}

/** A job without a failing step, a word or a log. */
function isGone({ conclusion, failed_steps: steps, errors, unlogged = false }: TerminationSignals): boolean {
  return unlogged && conclusion === 'failure' && steps.length === 0 && errors.length === 0;
}
