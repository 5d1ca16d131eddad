/** Explains failed jobs by the annotations that GitHub wrote on them, and by their logs. */

import { asLines, type Json, line, lines, list, number, record } from '../../build/code-host/json.ts';
import { mergeExplanations } from '../../build/explanation.ts';
import type { Explanation } from '../../build/facts.ts';
import type { LogExplanation } from '../../build/logs/explain.ts';
import { explainsFailure } from '../../build/logs/noise-patterns.ts';
import type { Settings } from '../../settings/settings.ts';
import { redactText } from '../../text/credentials/redact-text.ts';
import { stripEscapes } from '../../text/sanitize.ts';
import type { Api } from '../api/client.ts';
import { classifyTermination, withoutFollowUpErrors, withRootCause } from '../termination/classify.ts';
import { findInfrastructure, isFollower, isNotAttributable } from '../termination/termination.ts';
import type { ApiJob } from './jobs.ts';

/** Jobs whose annotations and logs are read: one of each step that failed, then further ones of the same steps. */
const MAX_EXPLAINED = 3;
/** Maximum further jobs to read after an infrastructure failure of a similar one. */
const MAX_CHECKED = 6;

/** Explains failed jobs. The explained ones come first, infrastructure failures last. */
export async function explainFailures(api: Api, failed: readonly ApiJob[]): Promise<readonly ApiJob[]> {
  // Jobs that started only after another failure may be consequences: gates, reports.
  const sorted = failed.toSorted((one, other) => Number(isFollower(one, failed)) - Number(isFollower(other, failed)));
  const chosen = chooseJobs(sorted);
  const explained = await explainJobs(api, chosen);
  const causeOf = (job: ApiJob) => {
    const same = explained.filter((one) => createLocationKey(one) === createLocationKey(job));
    return same.every(({ termination }) => isNotAttributable(termination)) ? same[0]?.termination : undefined;
  };
  const unread = sorted.filter((job) => !chosen.includes(job));
  // After an infrastructure failure, checks that similar jobs did not fail by the code.
  const similar = unread.filter((job) => causeOf(job) !== undefined).slice(0, MAX_CHECKED);
  const checked = await explainJobs(api, similar);
  const isSame = checked.every(({ termination }) => isNotAttributable(termination));
  const others = unread
    .filter((job) => !similar.includes(job))
    .map((job) => ({ ...job, termination: (isSame ? causeOf(job) : undefined) ?? job.termination }));
  const all = [...explained, ...checked, ...others];
  // A lost runner adds nothing to a failing test.
  const isNotTheCode = ({ termination }: ApiJob) => findInfrastructure(termination) !== undefined;
  return [...all.filter((job) => !isNotTheCode(job)), ...all.filter(isNotTheCode)];
}

/** Spends what remains of the limit on matrix jobs that probably differ most, judging by their position in the list. */
function chooseJobs(failed: readonly ApiJob[]): readonly ApiJob[] {
  const groups = [
    ...Map.groupBy(failed, (job) => (job.failed_steps.length === 0 ? job : createLocationKey(job))).values(),
  ];
  const firsts = groups.flatMap(([job]) => job ?? []);
  const others = groups.flatMap(([, ...legs]) => [legs.at(-1), legs.at((legs.length - 1) / 2)]);
  return [...new Set([...firsts, ...others])].flatMap((job) => job ?? []).slice(0, MAX_EXPLAINED);
}

/** Returns the same for jobs that failed in the same step, mostly those of a matrix. */
function createLocationKey({ conclusion, failed_steps: [step] }: ApiJob): string {
  return `${conclusion} ${step?.name ?? ''}`;
}

/** Maximum marked lines of a log to match with annotations. */
const MAX_MARKED = 2_000;

/** Adds what the failing steps wrote. A running job has neither annotations nor a log yet. */
async function explainJobs(api: Api, jobs: readonly ApiJob[]): Promise<readonly ApiJob[]> {
  const reading = Promise.all(
    jobs.map((job) => (job.errors.length > 0 ? { ...NOTHING, errors: job.errors } : readAnnotations(api, job))),
  );
  const annotations = await api.errors.collect('the errors of the failing steps', reading);
  const explained: ApiJob[] = [];
  for (const [index, job] of jobs.entries()) {
    // Reads one log at a time, because logs are large.
    const log = job.conclusion === 'failure' ? await (await importLog()).explainJobLog(api, job) : undefined;
    const result = annotations?.[index] ?? NOTHING;
    const read = log ?? NO_LOG;
    const complete = { ...job, errors: withRootCause(combineErrors(api, result, read), read.output) };
    const unlogged = log === null && annotations !== undefined;
    const termination = classifyTermination({
      ...complete,
      failureMessages: result.failureMessages,
      unlogged,
      output: read.output,
    });
    // GitHub calls a step that took longer than it may a failure.
    const timedOut = termination.reason === 'timed_out' ? { conclusion: termination.reason } : {};
    const errors = withoutFollowUpErrors(complete.errors, termination);
    explained.push({ ...complete, ...timedOut, errors, termination });
  }
  return explained;
}

/** A running job has no log. */
const importLog = () => import(/* webpackChunkName: "facts" */ './log.ts');

/** Represents a job without a log, which every running job is. */
const NO_LOG: LogExplanation = { errors: [], output: [], marked: [], foreign: [] };

/** Combines both: the log shows which annotations are of tolerated steps, annotations add causes of the runner. */
function combineErrors(api: Api, { errors }: Annotations, log: LogExplanation): readonly Explanation[] {
  const isIn = (lines: readonly string[]) => {
    const shown = lines.slice(0, MAX_MARKED).map((text) => squeezeSpaces(redactText(text, api.settings.redactor)));
    return ({ message }: Explanation) => shown.some((text) => text.includes(readStart(message)));
  };
  const isMarked = isIn(log.marked);
  const marked = errors.filter(isMarked);
  const unlogged = errors.filter((error) => !isIn([...log.marked, ...log.foreign])(error));
  // Ranks guesses from the log below what GitHub reported.
  const isGuess = (error: Explanation) =>
    error.low_confidence === true || (error.test === undefined && error.path === undefined && !isMarked(error));
  const isGuessed = log.errors.length > 0 && log.errors.every(isGuess);
  return mergeExplanations(
    isGuessed ? [...unlogged, ...log.errors, ...marked] : [...log.errors, ...marked, ...unlogged],
  );
}

/** Characters by which an annotation is known again: it may be cut, and the line as well. */
const COMPARED = 200;

function readStart(message: string): string {
  const [first = ''] = message.split('\n', 1);
  return squeezeSpaces(first)
    .replace(/ ?(?:…|\.{3})$/, '')
    .slice(0, COMPARED);
}

function squeezeSpaces(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

interface Annotations {
  /** Errors of all its steps, including tolerated ones. */
  readonly errors: readonly Explanation[];
  /** All that is marked as a failure, exit codes included. */
  readonly failureMessages: readonly string[];
  /** Notices and warnings as well. */
  readonly messages: readonly string[];
}

/** Annotations of a job that are read. */
const MAX_ANNOTATIONS = 50;
/** Maximum characters of an error to keep, because a message shows only its first lines. */
const MAX_MESSAGE_LENGTH = 4_000;

/** Represents a job without annotations, or with unreadable ones. */
const NOTHING: Annotations = { errors: [], failureMessages: [], messages: [] };

/** Reads the annotations of a job. The runner sends them at completion, so a running job has none. */
export async function readAnnotations(api: Api, job: ApiJob): Promise<Annotations> {
  if (job.id === undefined || job.conclusion === undefined) return NOTHING;
  const answer = await api.get('GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations', {
    check_run_id: job.id,
    per_page: MAX_ANNOTATIONS,
  });
  const all = list(answer);
  const failures = all.filter((annotation) => line(annotation, 'annotation_level') === 'failure');
  return {
    errors: failures.flatMap((annotation) => findError(record(annotation), api.settings) ?? []),
    failureMessages: failures.flatMap((annotation) => findMessage(annotation) ?? []),
    messages: all.flatMap((annotation) => findMessage(annotation) ?? []),
  };
}

function findMessage(annotation: unknown): string | undefined {
  const raw = lines(annotation, 'message');
  return raw && stripEscapes(raw);
}

function findError(annotation: Json | undefined, { redactor }: Settings): Explanation | undefined {
  const text = findMessage(annotation);
  if (text === undefined || !explainsFailure(text)) return undefined;
  // Cut last: half a credential would not be recognised.
  const message = asLines(redactText(text, redactor).slice(0, MAX_MESSAGE_LENGTH));
  if (message === undefined) return undefined;
  const path = line(annotation, 'path');
  // Errors without a location of their own are put on the folder of the workflows.
  if (path === undefined || path === '.github') return { message };
  return { message, path, line: number(annotation, 'start_line') };
}
