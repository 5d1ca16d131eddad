/** Finds the failed jobs, their failing steps, and the errors that those steps wrote. */

import { mergeExplanations } from '../../build/explanation.ts';
import type { Explanation } from '../../build/facts.ts';
import { explainLog, type LogExplanation } from '../../build/logs/explain.ts';
import { LogTimeoutError } from '../../build/logs/step-logs.ts';
import { ApiError } from '../api/errors.ts';
import { type ApiContext, collectError } from '../context.ts';
import { classifyTermination, withoutFollowUpErrors } from '../termination/classify.ts';
import {
  findInfrastructure,
  getEndTime,
  isNotAttributable,
  type TerminationReason,
} from '../termination/termination.ts';
import { type Annotations, NOTHING, readAnnotations } from './annotations.ts';
import type { ApiJob } from './jobs.ts';

/** Jobs whose annotations and logs are read: one of each step that failed, then further ones of the same steps. */
const MAX_EXPLAINED = 3;
/** Maximum further jobs whose annotations are read after an infrastructure failure of a similar one. */
const MAX_ASKED = 6;

/**
 * The failing jobs, those first that are explained.
 *
 * @param failed all of them
 */
export async function explainFailures(context: ApiContext, failed: readonly ApiJob[]): Promise<readonly ApiJob[]> {
  const sorted = rootsFirst(failed);
  const chosen = getChosen(sorted);
  const explained = await explainJobs(context, chosen);
  // Copies the termination of jobs that failed in the same step to those without a message.
  const spoke = explained.filter(({ errors, termination: end }) => errors.length > 0 || isNotAttributable(end));
  const rest = [...explained.filter((job) => !spoke.includes(job)), ...sorted.filter((job) => !chosen.includes(job))];
  const all = [...spoke, ...(await withCauses(context, spoke, rest))];
  // A lost runner adds nothing to a failing test.
  const isNotTheCode = ({ termination: end }: ApiJob) => findInfrastructure(end) !== undefined;
  return [...all.filter((job) => !isNotTheCode(job)), ...all.filter(isNotTheCode)];
}

/**
 * Sorts jobs that started only after another failure last, because they may be consequences: gates, reports,
 * cleanup.
 */
function rootsFirst(failed: readonly ApiJob[]): readonly ApiJob[] {
  const firstEnd = Math.min(...failed.map(getEndTime).filter((at) => !Number.isNaN(at)));
  const isFollower = (job: ApiJob) => Date.parse(job.started_at ?? '') >= firstEnd && getEndTime(job) > firstEnd;
  return [...failed.filter((job) => !isFollower(job)), ...failed.filter(isFollower)];
}

/**
 * Spends the remaining limit on the matrix jobs that probably differ most, judging by their position in GitHub's
 * list.
 */
function getChosen(failed: readonly ApiJob[]): readonly ApiJob[] {
  const groups = [...Map.groupBy(failed, (job) => (job.failed_steps.length === 0 ? job : locationKey(job))).values()];
  const firsts = groups.flatMap(([job]) => job ?? []);
  const rest = groups.flatMap(([, ...legs]) => [legs.at(-1), legs.at((legs.length - 1) / 2)]);
  return [...new Set([...firsts, ...rest])].flatMap((job) => job ?? []).slice(0, MAX_EXPLAINED);
}

/**
 * Reads annotations of the first similar jobs and applies their cause to the rest. Checks them, because an author's
 * step may also have a failing test.
 */
async function withCauses(
  context: ApiContext,
  spoke: readonly ApiJob[],
  rest: readonly ApiJob[],
): Promise<readonly ApiJob[]> {
  const causeOf = (job: ApiJob) => blamelessEnd(spoke.filter((one) => locationKey(one) === locationKey(job)));
  const requested = rest.filter((job) => causeOf(job) !== undefined).slice(0, MAX_ASKED);
  const reading = Promise.all(
    requested.map(async (job) => alsoBefallen(job, await readAnnotations(context, job), causeOf(job))),
  );
  const result = await collectError(context.faults, 'the errors of the failing steps', reading);
  const isSame = result?.every(({ termination: end }) => isNotAttributable(end)) === true;
  return rest.map((job) => {
    const answer = result?.[requested.indexOf(job)];
    return answer ?? { ...job, termination: (isSame ? causeOf(job) : undefined) ?? job.termination };
  });
}

/** Skips jobs whose log was read: those without a message get the termination of the similar one. */
function alsoBefallen(
  job: ApiJob,
  { errors, failureMessages: messages }: Annotations,
  cause: ApiJob['termination'],
): ApiJob {
  const end = classifyTermination({ ...job, errors, failureMessages: messages });
  const isSilent = errors.length === 0 && end.reason === 'step';
  return { ...job, errors, termination: isSilent && OF_LOG.has(cause?.reason) ? cause : end };
}

/** Terminations that only a log reveals. */
const OF_LOG: ReadonlySet<string | undefined> = new Set<TerminationReason>([
  ...(['network', 'rate_limit', 'registry_limit', 'other_host', 'disk_full'] as const),
]);

/** Returns the first termination if none of the failures is attributable to a person. */
function blamelessEnd(ended: readonly ApiJob[]): ApiJob['termination'] {
  return ended.every(({ termination: end }) => isNotAttributable(end)) ? ended[0]?.termination : undefined;
}

/** The same of jobs that failed in the same step: the legs of a matrix, mostly. */
function locationKey({ conclusion, failed_steps: [step] }: ApiJob): string {
  return `${conclusion} ${step?.name ?? ''}`;
}

/** Time limit to explain one log; a typical log takes a tenth of it. */
const EXPLAINING_TIME = { part: 1 / 4, atMost: 2_000 };
/** Maximum marked lines of a log to match with annotations. */
const MAX_MARKED = 2_000;

/** The jobs with what their failing steps wrote. A running job has neither annotations nor a log yet. */
async function explainJobs(context: ApiContext, jobs: readonly ApiJob[]): Promise<readonly ApiJob[]> {
  const { api, faults: errors } = context;
  const reading = Promise.all(
    jobs.map((job) => (job.errors.length > 0 ? { ...NOTHING, errors: job.errors } : readAnnotations(context, job))),
  );
  const annotations = await collectError(errors, 'the errors of the failing steps', reading);
  const explained: ApiJob[] = [];
  for (const [index, job] of jobs.entries()) {
    // Reads one log at a time, because logs are large.
    const read = hasLog(job) ? await api.log(job.id).catch(missingOr) : undefined;
    const log = read === MISSING ? undefined : read;
    const result = annotations?.[index] ?? NOTHING;
    const complete = { ...job, errors: getErrors(context, result, explain(context, job, log)) };
    const unlogged = read === MISSING && annotations !== undefined;
    const end = classifyTermination({ ...complete, failureMessages: result.failureMessages, unlogged });
    // GitHub calls a step that took longer than it may a failure.
    const late = end.reason === 'timed_out' ? { conclusion: end.reason } : {};
    explained.push({ ...complete, ...late, errors: withoutFollowUpErrors(complete.errors, end), termination: end });
  }
  return explained;
}

/** Marks a completed job without a log. */
const MISSING = Symbol('missing');

function missingOr(error: unknown): typeof MISSING | undefined {
  return error instanceof ApiError && error.missing ? MISSING : undefined;
}

/** Treats a log that exceeds the time limit as missing, because no real log takes that long. */
function explain(context: ApiContext, { failed_steps: [step], failed_at }: ApiJob, log = ''): LogExplanation {
  const { hide, time, world } = context;
  const budget = time.within(EXPLAINING_TIME);
  const late = () => world.signal.aborted || budget.isOver;
  const surroundings = { root: world.workspace, hide };
  try {
    return explainLog(log, surroundings, { step: { name: step?.name, at: failed_at }, late });
  } catch (error) {
    if (error instanceof LogTimeoutError) return explainLog('', surroundings);
    throw error;
  }
}

function hasLog(job: ApiJob): job is ApiJob & { readonly id: number } {
  return job.id !== undefined && job.conclusion === 'failure';
}

/**
 * Combines log and annotations. The log explains the failure and shows which annotations belong to tolerated steps.
 * Annotations add file and line, and causes that only GitHub sees, such as a lost runner.
 */
function getErrors({ hide }: ApiContext, { errors }: Annotations, log: LogExplanation): readonly Explanation[] {
  const isIn = (lines: readonly string[]) => {
    const displayed = lines.slice(0, MAX_MARKED).map((text) => squeezed(hide(text)));
    return ({ message }: Explanation) => displayed.some((text) => text.includes(readStart(message)));
  };
  const isMarked = isIn(log.marked);
  const current = errors.filter(isMarked);
  const unlogged = errors.filter((error) => !isIn([...log.marked, ...log.foreign])(error));
  // Ranks guesses from the log below what GitHub reported.
  const isGuess = (error: Explanation) =>
    error.low_confidence === true || (error.test === undefined && error.path === undefined && !isMarked(error));
  const isGuessed = log.errors.length > 0 && log.errors.every(isGuess);
  return mergeExplanations(
    isGuessed ? [...unlogged, ...log.errors, ...current] : [...log.errors, ...current, ...unlogged],
  );
}

/** Characters by which an annotation is known again: it may be cut, and the line as well. */
const COMPARED = 200;

/** Returns the start of its first line. */
function readStart(message: string): string {
  const [first = ''] = message.split('\n', 1);
  return squeezed(first)
    .replace(/ ?(?:…|\.{3})$/, '')
    .slice(0, COMPARED);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
