/** Classifies how a job terminated, from all data that is known so far. Pure. */

import { explainTests, selectStepFacts } from '../../build/explanation.ts';
import type { Explanation, Facts, RunJob } from '../../build/facts.ts';
import { explainsFailure, findNoise, type NoiseKind } from '../../build/logs/noise-patterns.ts';
import type { ApiJob } from '../jobs/jobs.ts';
import {
  findFailedHost,
  findHost,
  findRequestLines,
  LOOPBACK,
  type OutputSignal,
  requestsPublicHost,
} from './hosts.ts';
import { GONE, isRefusal } from './refused.ts';
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
    /(?<!\bshared memory\b.{0,200})\bno space left on device\b|\bENOSPC\b(?!: System limit)|\bnot enough space on the disk\b|\bdisk is full\b/i,
  ],
  ['registry_limit', /\btoomanyrequests\b|\bpull rate limit\b/i],
  [
    'out_of_memory',
    /\bheap out of memory\b|\bOutOfMemory(?:Error|Exception)\b|\bOOMKilled\b|\bOut of memory: Killed process\b|\bruntime: out of memory\b|(?:^|[\s.])\w{0,20}MemoryError\b|\bstd::bad_alloc\b|\bCannot allocate (?:memory|\d{1,20} bytes)\b|\binsufficient memory\b|\bfailed to map \d{1,20} bytes\b|\bmemory allocation of \d{1,20} bytes failed\b|\bvirtual memory exhausted\b|\bheap space is exhausted\b|\bOut of memory, malloc failed\b/i,
  ],
  [
    'killed',
    /(?:^|[\s:]\d{1,9} |: |\*\*\* \[.{1,300}\] )Killed(?: {2,}\S.{0,300}|(?:: 9)?\W{0,3}$)|\bKilled signal terminated\b|\bSIGKILL\b|\bsignal: killed\b|\bby signal 9\b|\b[Ee]xit(?:ed)?(?: with)?(?: code| status)?(?::| is)? \(?137\b/,
  ],
];

/** Tests, which say anything: an assertion, the name of a test. */
const OF_TEST =
  /(?<![@/-])\bassert(?!ion\b)|\bassertion failed\b|\bexpect(?:\(|ed\b.{0,300}\b(?:to (?:be|contain|equal|find|have|include|match|throw)|but|got|received)\b)|--- FAIL|^\s{0,40}failed:? [\w.]{1,200}\.\w|\bnot ok \d|^\s{0,40}\d{1,4}\) |\.\w{1,5}::\w|\bwant\b.{0,300}\bgot\b|\bgot\b.{0,300}\bwant\b/i;
/**
 * Proof of the code, if the same error states no cause: a mark, a location, an exception of the language, a crash, a
 * linker, a part of the repository that is missing, a limit of its own.
 */
const OF_CODE: readonly RegExp[] = [
  /\bexpect(?!ed$|ed path\b)|\bshould\b|[●✕✗✘×]|^\s{0,40}fail(?:ed)?:? (?!to\b|\w{1,20}ing\b)/i,
  /\berror TS\d|(?<![\w/.:\\@-])[\w.-]{1,80}(?:\/[\w.-]{1,80}){1,20}\.(?!(?:com|org|io|net|dev|cloud|local)\b)[a-z]{1,5}[:(]\d/i,
  /^\W{0,8}(?:[\w.]{1,120}\.)?(?:Syntax|Type|Reference|Name|Attribute|Index\w{0,20}|Key|Assert\w{0,10}|NoMethod|Argument\w{0,10}|Null\w{0,20}|ClassCast|Illegal\w{0,20}|Compil\w{0,10}|Parse|Value|ModuleNotFound)(?:Error|Exception)\b(?:: |$)/,
  /\bSegmentation fault\b|^panic: |\bpanicked at\b|\bundefined reference\b|\b(?:is not a function|(?:un|not )(?:defined|declared|used)|(?:re)?formatted)\b|\bNo rule to make target\b|\bcannot import name\b|['"`]\.{1,2}\/[^'"`]|\bthreshold\b|\b[Nn]o tests? (?:files? )?(?:ran|found|collected|to run)\b/,
];

/** What the machine or its checkout lacks, which a program reports as its own failure: Docker, a browser, commits. */
const MISSING_ON_MACHINE =
  /\bvalid Docker environment\b|\bto (?:the )?Docker daemon\b|\bDocker daemon (?:is not )?running\b|\bcontainer runtime strategy\b|\bdistribution\b.{0,20}\bis not found\b|\bHost system is missing\b|\bonly supports \w{1,20} version\b|\b(?:could not|can(?:not|'t)|failed to|unable to) (?:find|launch|start|locate) (?:the )?(?:browser|Chrom\w{1,6}|Firefox|Edge|Safari)\b|\bExecutable doesn't exist at\b|\bbinary is missing\b|\b(?:open|connect to|missing) (?:the )?(?:X server|display)\b|\bno (?:CUDA-capable device|devices\/emulators|usable sandbox)\b|\bshared memory segment\b|\bfile watchers\b|\binotify\b|\btoo many open files\b|\bfork: (?:retry: )?Resource temporarily unavailable\b|\b(?:is|was) shallow\b|\bshallow (?:clone|repository)\b/i;

/** A vulnerability becomes known without a change: only who changed the dependency may be called. */
const VULNERABILITY =
  /\b(?:CVE|GO)-\d{4}-\d|\bGHSA-\w{4}\b|\bSNYK-[A-Z]|\b(?:\d{1,5}|known)(?: \w{1,20}){0,3} vulnerabilit(?:y|ies)\b|\b(?:discovered|found|severity) vulnerabilit(?:y|ies)\b|\bvulnerabilit(?:y|ies) found\b/i;

/** An exception that is not the language's own, or a download: what it reports may be outside, wherever it is said. */
const FROM_OUTSIDE =
  /^\W{0,8}(?:[\w.]{1,120}\.)?[A-Z]\w{0,60}(?:Error|Exception)\b(?:: |$)|\b[Dd]ownload(?:ing)? (?:\S{1,200} )?failed\b|\b(?:[Ff]ail(?:ed|ure)|[Ee]rrors?) (?:to|while|when|during) (?:the )?(?:download|fetch|connect)(?:ing|ion)?\b/;

/** Errors that say what could not be done or is missing: they may follow from an earlier one, such as a host's. */
const FOLLOWS =
  /\b(?:could not|can ?not|unable to|fail(?:ed|ure) to|no (?:such|matching|packages?|results?)|(?:not|never) (?:found|available|installed|start(?:ed)?)|missing)\b/i;

/** Steps that the runner adds in front of the author's, and behind them. */
const SET_UP = /^(?:Set up job|Set up runner|Initialize containers)$/;
const SERVICES = 'Initialize containers';
const CLEAN_UP = /^(?:Stop containers|Complete job|Complete runner)$/;

/** The runner's message for a killed command. */
const KILLED = /\bexit code 137\b/;

/** Data of a failed job; a running one has no conclusion. */
type TerminationSignals = Pick<ApiJob, 'conclusion' | 'failed_steps' | 'step_names' | 'errors'> & {
  /** Failure annotations by GitHub, exit codes included. */
  readonly failureMessages?: readonly string[];
  /** True for a completed job without a log. */
  readonly unlogged?: boolean;
  /** Last lines of the failed step, which may name the host for an error. */
  readonly output?: readonly string[];
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
  if (sentence !== undefined)
    return endBy(causes.includes(CODE) ? CODE : causes.includes(undefined) ? UNPROVEN : sentence);
  const steps = signals.failed_steps.map(({ name }) => name);
  const explained: readonly Explanation[] = errors.length > 0 ? errors : conclusive.map((message) => ({ message }));
  const result = findCommonCause(explained, [...findNearLines(explained, signals.output), ...steps]);
  if (result !== undefined && !OF_STEP.has(result.reason)) return endBy(result);
  const around = explained.length > 0 ? undefined : aroundSteps(signals);
  if (around !== undefined) return toTermination(around);
  if (messages.some((message) => KILLED.test(message.slice(0, MAX_LENGTH)))) return toTermination('killed');
  const isGone = signals.unlogged && conclusion === 'failure' && steps.length === 0 && errors.length === 0;
  if (isGone) return toTermination(signals.step_names.length === 0 ? 'before_first_step' : 'unexplained');
  return result === undefined ? toTermination('step', false) : endBy(result);
}

const OF_STEP: ReadonlySet<Termination['reason']> = new Set(['step', 'unproven']);

/** Adds the job's output files, all that a running job has. What the runner reports is worth more than a file. */
export function classifyWithFiles(
  job: (RunJob & { readonly termination?: Termination }) | undefined,
  files: Partial<Facts>,
): Termination | undefined {
  if (job?.termination !== undefined && !OF_STEP.has(job.termination.reason)) return job.termination;
  const { errors = [], tests } = selectStepFacts(files, job);
  return classifyFiles([...errors, ...(job?.errors ?? [])], tests) ?? job?.termination;
}

/** Classifies by files only: for a command, and in other CI systems. Failed tests mostly prove the code. */
export function classifyFiles(errors: readonly Explanation[] = [], tests?: Facts['tests']): Termination | undefined {
  const failed = (tests?.failed ?? 0) > 0 && tests?.earlier !== true ? explainTests(tests?.failures ?? []) : undefined;
  if (failed?.length === 0) return toTermination('step');
  const all = [...(failed ?? []), ...errors];
  return all.length === 0 ? undefined : endBy(findCommonCause(all) ?? CODE);
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
const UNPROVEN: OutputSignal = { reason: 'unproven' };

/**
 * Finds the first cause that an error states, unless any error points to the code: a program may survive a lost
 * network or a full disk and fail by itself. What was refused mostly follows from another cause. A log that
 * nothing explains proves nothing; without a log the cause is unknown.
 * @param others other texts that may name the requested host: lines of the log, the failed steps
 */
function findCommonCause(errors: readonly Explanation[], others: readonly string[] = []): OutputSignal | undefined {
  const around = [...findRequestLines(errors.map(({ message }) => message.slice(0, MAX_LENGTH))), ...others];
  const causes = errors.map((error) => findCause(error, around));
  if (causes.includes(CODE)) return CODE;
  const known = causes.filter((cause) => cause !== undefined);
  return known.find(({ reason }) => reason !== 'refused') ?? known[0] ?? (errors.length === 0 ? undefined : UNPROVEN);
}

/** Maximum lines between an error and the request that it is about. */
const NEAR = 2;
/** A pause between the attempts of one request. */
const PAUSE = /^\W{0,4}(?:waiting|retrying)\b/i;

/** A request that succeeded, or the result of one. */
const ANSWERED = /\b(?:20[0146]|30[12478])\b|^\W{0,4}(?:done|ok)\b/i;

/** Returns the requests on the lines around the errors. */
function findNearLines(errors: readonly Explanation[], output: readonly string[] = []): readonly string[] {
  return errors.flatMap((error) => {
    const lines = output.filter((line) => !PAUSE.test(line));
    const at = lines.findLastIndex((line) => isFrom(line, error));
    if (at < 0) return [];
    const from = Math.max(0, at - NEAR);
    const answered = lines.slice(from, at).findLastIndex((line) => ANSWERED.test(line));
    return findRequestLines(lines.slice(from + answered + 1, at + NEAR + 1));
  });
}

/**
 * Puts the first line of the output in front that explains the errors, if these only say what could not be done, is
 * missing or was refused. What was refused explains no other refusal, and a program that went on was not stopped by what
 * explains one. An error that states such a cause is certain.
 */
export function withRootCause(errors: readonly Explanation[], output: readonly string[]): readonly Explanation[] {
  const isRefused = errors.some((error) => findCause(error, [])?.reason === 'refused' && !isGone(error));
  const end = output.findLastIndex((line) => errors.some((error) => isFrom(line, error)));
  const wentOn = output.slice(0, Math.max(0, end)).findLastIndex((line) => WENT_ON.test(line));
  const root = output.slice(wentOn + 1).find((line) => {
    const cause = explainsFailure(line) && findNoise(line) !== 'passed' ? outputCause(line) : undefined;
    return cause !== undefined && !(isRefused && cause.reason === 'refused');
  });
  const others = errors.filter((error) => root === undefined || !isFrom(root, error));
  if (root !== undefined && others.some(follows) && others.every(mayFollow))
    return [{ message: root.replace(/^[\s#>*|-]{1,20}/, '') }, ...others];
  return errors.map((error) => (findCause(error, []) ? { ...error, low_confidence: undefined } : error));
}

/** What a program says after a request that succeeded at last: it compiles, or everything is installed. */
const WENT_ON =
  /^\W{0,8}(?:\w{1,20}: )?(?:Collecting|Compiling|Bundling|Restored|Successfully|Installed|Installing the current project|Generating (?:optimized )?autoload|Bundle complete|Task :)\b|\btest session starts\b|\bcollected \d|\b(?:added|installed) \d|\b(?:done|finished|completed) in \d|\bup to date\b/i;

/** Returns true if the line was already read as this error; a failed test is more than its line. */
function isFrom(line: string, { test, message }: Explanation): boolean {
  return test === undefined && line.includes(message.split('\n', 1)[0] ?? '');
}

function follows({ message }: Explanation): boolean {
  return FOLLOWS.test(message.slice(0, MAX_LENGTH));
}

function isGone({ message }: Explanation): boolean {
  return GONE.test(message.slice(0, MAX_LENGTH));
}

function mayFollow(error: Explanation): boolean {
  const cause = findCause(error, []);
  return cause === undefined || (cause.reason === 'refused' && (isGone(error) || follows(error)));
}

/** Removes errors that only follow from an external termination, because they state no cause. */
export function withoutFollowUpErrors(errors: readonly Explanation[], { reason }: Termination): readonly Explanation[] {
  const isRefused = (cause: OutputSignal | undefined) => cause && cause.reason === 'refused';
  const causes = errors.filter((error) => isRefused(findCause(error, [])) === (reason === 'refused'));
  return OF_STEP.has(reason) || causes.length === 0 ? errors : causes;
}

/** The location of a cause is where the code reports it, so only a test proves the code, unless a host did not answer it. */
function findCause({ message, test, path }: Explanation, around: readonly string[]): OutputSignal | undefined {
  const lines = parseLines(message);
  if (lines.some((line) => OF_TEST.test(line))) return CODE;
  const isMissing = (line: string) => MISSING_ON_MACHINE.test(line.replaceAll(QUOTED, ''));
  const isUnproven = lines.some(isMissing) || [test ?? '', ...lines].some((text) => VULNERABILITY.test(text));
  // What has a location is no answer to another request.
  const near = path === undefined ? [...lines, ...around] : lines;
  const cause = lines.flatMap((line) => outputCause(line, near) ?? [])[0];
  const isOpen = cause === undefined || cause.reason === 'refused';
  if (isOpen && isUnproven) return UNPROVEN;
  const isOfHost = cause?.service !== undefined || (cause?.reason === 'other_host' && lines.some(namesOtherHost));
  if (test !== undefined && !isOfHost) return CODE;
  // A public host answers everyone, so a failed request to it is not the program's error.
  if (cause !== undefined || requestsPublicHost(message.slice(0, MAX_LENGTH))) return cause;
  // What listens on this machine is the job's.
  const isOfCode = (line: string) =>
    LOOPBACK.test(findHost(line) ?? '') || OF_CODE.some((pattern) => pattern.test(line));
  return (path !== undefined && !FROM_OUTSIDE.test(lines[0] ?? '')) || lines.some(isOfCode) ? CODE : undefined;
}

/** Returns true for a host that is not the machine itself: what listens there may be a service of the job. */
function namesOtherHost(line: string): boolean {
  const host = findHost(line);
  return host !== undefined && !LOOPBACK.test(host);
}

/** Splits into lines without stack frames, code and empty phrases, which reveal no cause. */
function parseLines(message: string): readonly string[] {
  const lines = message.slice(0, MAX_LENGTH).split('\n', MAX_LINES);
  return lines.filter((line) => outputCause(line) !== undefined || !NO_CAUSE.has(findNoise(line)));
}

const NO_CAUSE: ReadonlySet<string | undefined> = new Set<NoiseKind>(['location', 'frame', 'code', 'empty', 'help']);

/** Quoted text is the output, or expected output, of something else; a value of JSON or of `key="…"` is not. */
const QUOTED =
  /(?<!["']: ?\\?|\w=)"[^"\n]{0,500}"|`[^`\n]{0,500}`|(?<!\w|["']: ?)'[^'\n]{0,500}'(?!\w)|“[^“”\n]{0,500}”/g;

function outputCause(line: string, around?: readonly string[]): OutputSignal | undefined {
  const bare = line.replaceAll(QUOTED, '""');
  const what = OUTPUT.find(([, character]) => character.test(bare))?.[0];
  if (what !== undefined) return { reason: what };
  const host = findFailedHost(line, bare, around);
  // A host that refuses a login did answer, whatever the client says of the connection.
  const isAnswered = host === undefined || host.reason === 'other_host';
  return isAnswered && isRefusal(line, bare, around) ? { reason: 'refused' } : host;
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
