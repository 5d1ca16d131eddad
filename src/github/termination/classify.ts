/** Classifies how a job terminated, from all data that is known so far. Pure. */

import type { Explanation, Facts, RunJob } from '../../build/facts.ts';
import { selectStepFacts } from '../../build/files/failing-files.ts';
import { explainsFailure, findNoise, isBareFailure, isCount, type NoiseKind } from '../../build/logs/noise-patterns.ts';
import type { ApiJob } from '../jobs/jobs.ts';
import { findFailedHost, findRequestLines, type OutputSignal, requestsPublicHost } from './hosts.ts';
import { isRefusal } from './refused.ts';
import { type Termination, toTermination } from './termination.ts';

/** A pattern, and what it means. The first that matches counts. */
type Rule = readonly [what: Termination['reason'], pattern: RegExp];

/** GitHub's sentences, from their start. Timeouts come first: a job that times out is cancelled as well. */
const SENTENCES: readonly Rule[] = [
  [
    'not_acquired',
    /^The job (?:has exceeded the maximum execution time while awaiting a|was not acquired by) runner\b/i,
  ],
  ['not_acquired', /^This request was automatically failed because there were no enabled runners online\b/i],
  ['timed_out', /^The (?:job|action) .{1,1000} (?:exceeded the maximum execution time of|timed out after) \d/is],
  ['runner_lost', /^The self-hosted runner: (?<service>[\w.-]{1,80}) lost communication with the server\b/i],
  ['runner_lost', /^The .{0,12}\brunner\b.{0,300}\b(?:lost communication|encountered an error while running)\b/is],
  ['shutdown', /^The runner has received a shutdown signal\b/i],
  ['account', /^The job was not started because\b.{0,200}\b(?:payments?|billing|spending|budget|locked)\b/i],
  ['rejected', /^(?:(?:The )?deployment was rejected|(?:Branch|Tag) .{1,300} is not allowed to deploy to)\b/i],
  [
    'action_retired',
    /^This request (?:has been|was) automatically failed because it uses a deprecated version of \W?(?<service>[\w./-]{1,100}(?:: ?[\w.-]{1,40})?)/i,
  ],
  // A missing or unavailable resource is the workflow's error.
  [
    'action_download',
    /^Failed to (?:download a(?:ction|rchive)|resolve action download info)\b(?!.{0,2000}\b40[134]\b)(?:.{0,100}\/repos\/(?<service>[\w.-]{1,80}\/[\w.-]{1,80}))?/is,
  ],
  ['newer_run', /^Canceling since a (?:higher priority waiting|newer|deployment) /i],
];

/** GitHub's message for who cancelled it. */
const BY_PERSON = /^The (?:run|job|workflow run) was cancell?ed by @?([\w.[\]-]{1,100}?)\.?$/i;

/** Additional messages of a runner or GitHub, which reveal no cause. */
const BESIDE = /^(?:The operation was cancell?ed|The job was cancell?ed)\b/i;

/** Patterns anywhere in a line of step output, except in quotes: quoted text is the message of something else. */
const OUTPUT: readonly Rule[] = [
  [
    'disk_full',
    /\bno space left on device\b|\bENOSPC\b(?!: System limit)|\bnot enough space on the disk\b|\bdisk is full\b/i,
  ],
  ['registry_limit', /\btoomanyrequests\b|\bpull rate limit\b/i],
  [
    'out_of_memory',
    /\bheap out of memory\b|\bOutOfMemory(?:Error|Exception)\b|\bOOMKilled\b|\bOut of memory: Killed process\b|\bruntime: out of memory\b|(?:^|[\s.])\w{0,20}MemoryError\b|\bstd::bad_alloc\b|\bCannot allocate memory\b|\bmemory allocation of \d{1,20} bytes failed\b|\bvirtual memory exhausted\b|\bheap space is exhausted\b|\bOut of memory, malloc failed\b/i,
  ],
  [
    'killed',
    /(?:^|[\s:]\d{1,9} |: |\*\*\* \[.{1,300}\] )Killed(?: {2,}\S.{0,300}|(?:: 9)?\W{0,3}$)|\bKilled signal terminated\b|\bSIGKILL\b|\bsignal: killed\b|\bby signal 9\b|\b[Ee]xit(?:ed)?(?: with)?(?: code| status)?(?::| is)? \(?137\b/,
  ],
];

/** Tests, which say anything: an assertion, the name of a test. */
const OF_TEST =
  /\bassert(?!ion\b)|\bassertion failed\b|\bexpect(?:\(|ed\b.{0,300}\b(?:to (?:be|contain|equal|find|have|include|match|throw)|but|got|received)\b)|--- FAIL|^\s{0,40}failed:? [\w.]{1,200}\.\w|\bnot ok \d|^\s{0,40}\d{1,4}\) |\.\w{1,5}::\w|\bwant\b.{0,300}\bgot\b|\bgot\b.{0,300}\bwant\b/i;
/** Failures of code, if the same error states no cause: a mark, a location, an exception, a crash, a linker. */
const OF_CODE: readonly RegExp[] = [
  /\bexpect(?!ed$)|\bshould\b|[●✕✗✘×]|^\s{0,40}fail(?:ed)?:? (?!to\b|\w{1,20}ing\b)/i,
  /\berror TS\d|\.(?!(?:com|org|io|net|dev|cloud|local)\b)[a-z]{1,5}[:(]\d/i,
  /^\W{0,8}(?:[\w.]{1,120}\.)?[A-Z]\w{1,60}(?:Error|Exception)\b(?:: |$)|\bSegmentation fault\b|^panic: |\bundefined reference\b|\bis not (?:a function|defined)\b/,
];

/** Follow-up errors if a registry or a mirror does not respond. */
const OF_NO_ANSWER =
  /\bcould not (?:find a version|resolve|collect|transfer|get|fetch)|\bno matching (?:distribution|version|package)|\bunable to (?:select packages|locate package|fetch)|\bfailed to (?:download|fetch|solve|resolve|get|retrieve|read artifact)/i;

/** Steps that the runner adds in front of the author's, and behind them. */
const SET_UP = /^(?:Set up job|Set up runner|Initialize containers)$/;
const SERVICES = 'Initialize containers';
const CLEAN_UP = /^(?:Stop containers|Complete job|Complete runner)$/;

/** Errors of the author in such a step: what the workflow names, or how it names it. */
const OF_AUTHOR =
  /\b(?:unable to (?:resolve|find)|can't find|could ?n[o']t (?:find|be found)|not found|does(?: not|n't) exist|manifest unknown|access denied|unauthorized|not (?:allowed|permitted|supported|defined|valid)|invalid|unexpected (?:input|value|token|key|property)|required|pinned|lock ?files?|mismatch|do(?:es)? not match|out of sync|action\.ya?ml)|\.github\//i;

/** The runner's message for a killed command. */
const KILLED = /\bexit code 137\b/;

/** Data of a failed job; a running one has no conclusion. */
type TerminationSignals = Pick<ApiJob, 'conclusion' | 'failed_steps' | 'step_names' | 'errors'> & {
  /** Failure annotations by GitHub, exit codes included. */
  readonly failureMessages?: readonly string[];
  /** True for a completed job without a log. */
  readonly unlogged?: boolean;
};

/** Characters and lines of a text that are looked at. */
const MAX_LENGTH = 2_000;
const MAX_LINES = 12;

/** Classifies the termination of a job that failed, completely or so far. */
export function classifyTermination(signals: TerminationSignals): Termination {
  const { failureMessages: messages = [], errors, conclusion } = signals;
  if (conclusion === 'timed_out') return toTermination('timed_out');
  const conclusive = messages.filter((message) => explainsFailure(message) && !BESIDE.test(message));
  const causes = conclusive.map((message) => findSentence(message) ?? findCause({ message }, []));
  const sentence = conclusive.map(findSentence).find((cause) => cause !== undefined);
  // Mixed causes count as a code failure.
  if (sentence !== undefined)
    return causes.every((one) => one !== undefined && one !== CODE) ? endBy(sentence) : endBy(CODE);
  const steps = signals.failed_steps.map(({ name }) => name);
  const result = findCommonCause(errors.length > 0 ? errors : conclusive.map((message) => ({ message })), steps);
  if (result !== undefined) return endBy(result);
  const authors = [...conclusive, ...errors.map(({ message }) => message.slice(0, MAX_LENGTH))];
  const around = authors.some((message) => OF_AUTHOR.test(message)) ? undefined : aroundSteps(signals);
  if (around !== undefined) return toTermination(around);
  if (messages.some((message) => KILLED.test(message.slice(0, MAX_LENGTH)))) return toTermination('killed');
  const isGone = signals.unlogged && conclusion === 'failure' && steps.length === 0 && errors.length === 0;
  if (!isGone) return toTermination('step', errors.length > 0);
  return toTermination(signals.step_names.length === 0 ? 'before_first_step' : 'unexplained');
}

/** Adds the job's output files, all that a running job has. What the runner reports is worth more than a file. */
export function classifyWithFiles(
  job: (RunJob & { readonly termination?: Termination }) | undefined,
  files: Partial<Facts>,
): Termination | undefined {
  if (job?.termination !== undefined && job.termination.reason !== 'step') return job.termination;
  const { errors = [], tests } = selectStepFacts(files, job);
  return classifyFiles([...errors, ...(job?.errors ?? [])], tests) ?? job?.termination;
}

/** Classifies by files only: for a command, and in other CI systems. Where tests failed, it was the code. */
export function classifyFiles(errors: readonly Explanation[] = [], tests?: Facts['tests']): Termination | undefined {
  if ((tests?.failed ?? 0) > 0 && tests?.earlier !== true) return toTermination('step');
  return errors.length === 0 ? undefined : endBy(findCommonCause(errors) ?? CODE);
}

/** Classifies a cancellation by all annotations; undefined if they do not explain it. */
export function classifyCancellation(
  messages: readonly string[],
): { readonly termination: Termination; readonly person?: string } | undefined {
  const causes = messages.flatMap((message) => findSentence(message)?.reason ?? []);
  const first = SENTENCES.find(([what]) => causes.includes(what))?.[0];
  if (first !== undefined) return { termination: toTermination(first) };
  const person = messages.flatMap((message) => BY_PERSON.exec(message.slice(0, MAX_LENGTH))?.[1] ?? [])[0];
  return person === undefined ? undefined : { termination: toTermination('person'), person };
}

function endBy({ reason: what, service, answer }: OutputSignal): Termination {
  return { ...toTermination(what), service, answer };
}

function findSentence(message: string): OutputSignal | undefined {
  for (const [what, sentence] of SENTENCES) {
    const found = sentence.exec(message.slice(0, MAX_LENGTH));
    if (found !== null) return { reason: what, service: found.groups?.['service']?.replace(/: ?/, ' ') };
  }
  return undefined;
}

const CODE: OutputSignal = { reason: 'step' };

/**
 * Finds the cause of the best error, unless any error points to the code: those below it are mostly context. A
 * program may survive a lost network or full disk and fail by itself; a killed one cannot.
 * @param steps the failed steps, whose command may name the requested host
 */
function findCommonCause(errors: readonly Explanation[], steps: readonly string[] = []): OutputSignal | undefined {
  const around = [...findRequestLines(errors.map(({ message }) => message.slice(0, MAX_LENGTH))), ...steps];
  const causes = errors.map((error) => findCause(error, around));
  if (causes.includes(CODE)) return undefined;
  const isOfHost = causes.some((cause) => cause?.service !== undefined);
  const isGenericAt = ({ message }: Explanation) => isGeneric(message) || (isOfHost && OF_NO_ANSWER.test(message));
  const firm = causes.map((cause) => (cause?.reason === 'refused' ? undefined : cause));
  const [first] = firm.filter((cause, index) => cause ?? !errors.slice(index, index + 1).every(isGenericAt));
  return first ?? causes.find((cause) => cause !== undefined && BEHIND_OTHERS.has(cause.reason));
}

/** Reasons that count behind an error without one: a killed program can't survive, and a refusal names nobody. */
const BEHIND_OTHERS: ReadonlySet<Termination['reason']> = new Set(['out_of_memory', 'killed', 'refused']);

/** Reasons that cause follow-up error lines; one log may mix those of hosts. */
const OF_HOST: readonly string[] = ['network', 'rate_limit', 'other_host'];

/** Removes errors that only follow from an external termination: the process wrote them before it stopped. */
export function withoutFollowUpErrors(
  errors: readonly Explanation[],
  { reason, service }: Termination,
): readonly Explanation[] {
  const reasons = OF_HOST.includes(reason) ? OF_HOST : ['killed', 'out_of_memory'].filter((one) => one === reason);
  const isCauseOf = (line: string) => reasons.includes(outputCause(line)?.reason ?? '');
  const causes = errors.filter(({ message }) => parseLines(message).some(isCauseOf));
  const isDoubtful = service === undefined && causes.every(({ low_confidence }) => low_confidence === true);
  return isDoubtful || causes.length === 0 ? errors : causes;
}

/** The location of a cause is where the code reports it, so only a test proves the code. */
function findCause({ message, test, path }: Explanation, around: readonly string[]): OutputSignal | undefined {
  const lines = parseLines(message);
  if (test !== undefined || lines.some((line) => OF_TEST.test(line))) return CODE;
  const cause = lines.flatMap((line) => outputCause(line, [...lines, ...around]) ?? [])[0];
  // A public host answers everyone, so a failed request to it is not the program's error.
  if (cause !== undefined || requestsPublicHost(message.slice(0, MAX_LENGTH))) return cause;
  const isOfCode = (line: string) => OF_CODE.some((pattern) => pattern.test(line));
  return path !== undefined || lines.some(isOfCode) ? CODE : undefined;
}

/** Splits into lines without stack frames, code and empty phrases, which reveal no cause. */
function parseLines(message: string): readonly string[] {
  const lines = message.slice(0, MAX_LENGTH).split('\n', MAX_LINES);
  return lines.filter((line) => outputCause(line) !== undefined || !NO_CAUSE.has(findNoise(line)));
}

const NO_CAUSE: ReadonlySet<string | undefined> = new Set<NoiseKind>(['location', 'frame', 'code', 'empty', 'help']);

function isGeneric(line: string): boolean {
  return findNoise(line) !== undefined || isBareFailure(line) || isCount(line) || requestsPublicHost(line);
}

/** Quoted text is the output, or expected output, of something else; a value of JSON is not. */
const QUOTED = /(?<!["']: ?\\?)"[^"\n]{0,500}"|`[^`\n]{0,500}`|(?<!\w|["']: ?)'[^'\n]{0,500}'(?!\w)|“[^“”\n]{0,500}”/g;

function outputCause(line: string, around?: readonly string[]): OutputSignal | undefined {
  const bare = line.replaceAll(QUOTED, '""');
  const what = OUTPUT.find(([, character]) => character.test(bare))?.[0];
  if (what !== undefined) return { reason: what };
  return findFailedHost(line, bare, around) ?? (isRefusal(line, bare, around) ? { reason: 'refused' } : undefined);
}

/** Returns true if only the runner's steps before and after the author's failed. */
function aroundSteps({
  failed_steps: steps,
  step_names: names,
}: TerminationSignals): Termination['reason'] | undefined {
  if (steps.length === 0) return undefined;
  if (steps.every(({ name }) => SET_UP.test(name))) {
    return steps.some(({ name }) => name === SERVICES) ? 'services' : 'set_up';
  }
  // An author's own step may be called "Post results": the runner's is called after another one.
  const isPost = (name: string) => name.startsWith('Post ') && names.includes(name.slice('Post '.length));
  return steps.every(({ name }) => CLEAN_UP.test(name) || isPost(name)) ? 'clean_up' : undefined;
}
