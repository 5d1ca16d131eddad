/** Which jobs failed, in which step, and what their failing steps wrote of it. */

import { mergeExplanations } from '../../build/explanation.ts';
import type { Explanation } from '../../build/facts.ts';
import { explainLog, type LogReading } from '../../build/logs/explain.ts';
import { LogUnread } from '../../build/logs/step-logs.ts';
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
/** Further ones of which the annotations are read where it was not the code in one that ended alike. */
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
  // Who said nothing ended as the others of the step did.
  const spoke = explained.filter(({ errors, end }) => errors.length > 0 || isNotAttributable(end));
  const rest = [...explained.filter((job) => !spoke.includes(job)), ...sorted.filter((job) => !chosen.includes(job))];
  const all = [...spoke, ...(await withCauses(context, spoke, rest))];
  // A lost runner beside a failing test is no news.
  const isNotTheCode = ({ end }: ApiJob) => findInfrastructure(end) !== undefined;
  return [...all.filter((job) => !isNotTheCode(job)), ...all.filter(isNotTheCode)];
}

/** What began only when another had failed may have failed because of it: a gate, a report, what tidies up. */
function rootsFirst(failed: readonly ApiJob[]): readonly ApiJob[] {
  const firstEnd = Math.min(...failed.map(getEndTime).filter((at) => !Number.isNaN(at)));
  const isFollower = (job: ApiJob) => Date.parse(job.started_at ?? '') >= firstEnd && getEndTime(job) > firstEnd;
  return [...failed.filter((job) => !isFollower(job)), ...failed.filter(isFollower)];
}

/** What is left for further legs goes to those that are likely the most different, by the order in which GitHub lists them. */
function getChosen(failed: readonly ApiJob[]): readonly ApiJob[] {
  const groups = [...Map.groupBy(failed, (job) => (job.failed_steps.length === 0 ? job : locationKey(job))).values()];
  const firsts = groups.flatMap(([job]) => job ?? []);
  const rest = groups.flatMap(([, ...legs]) => [legs.at(-1), legs.at((legs.length - 1) / 2)]);
  return [...new Set([...firsts, ...rest])].flatMap((job) => job ?? []).slice(0, MAX_EXPLAINED);
}

/**
 * What befell one job may have befallen those that ended alike. In a step of the author's own a test may fail as well, so
 * the first of them are asked, and tell for the rest.
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
  const isSame = result?.every(({ end }) => isNotAttributable(end)) === true;
  return rest.map((job) => {
    const answer = result?.[requested.indexOf(job)];
    return answer ?? { ...job, end: (isSame ? causeOf(job) : undefined) ?? job.end };
  });
}

/** What a log told is not asked for again: who says nothing ended as the other did. */
function alsoBefallen(job: ApiJob, { errors, said: messages }: Annotations, cause: ApiJob['end']): ApiJob {
  const end = classifyTermination({ ...job, errors, said: messages });
  const isSilent = errors.length === 0 && end.what === 'step';
  return { ...job, errors, end: isSilent && OF_LOG.has(cause?.what) ? cause : end };
}

/** What only a log tells. */
const OF_LOG: ReadonlySet<string | undefined> = new Set<TerminationReason>([
  ...(['network', 'rate_limit', 'registry_limit', 'other_host', 'disk_full'] as const),
]);

/** The first end where nobody is to be named for any of them. */
function blamelessEnd(ended: readonly ApiJob[]): ApiJob['end'] {
  return ended.every(({ end }) => isNotAttributable(end)) ? ended[0]?.end : undefined;
}

/** The same of jobs that failed in the same step: the legs of a matrix, mostly. */
function locationKey({ conclusion, failed_steps: [step] }: ApiJob): string {
  return `${conclusion} ${step?.name ?? ''}`;
}

/** For explaining one log: those that people read take a tenth of it. */
const EXPLAINING_TIME = { part: 1 / 4, atMost: 2_000 };
/** Marked lines of a log that annotations are looked for in. */
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
    // One after the other: logs are large.
    const read = hasLog(job) ? await api.log(job.id).catch(missingOr) : undefined;
    const log = read === MISSING ? undefined : read;
    const result = annotations?.[index] ?? NOTHING;
    const complete = { ...job, errors: getErrors(context, result, explain(context, job, log)) };
    const unlogged = read === MISSING && annotations !== undefined;
    const end = classifyTermination({ ...complete, said: result.said, unlogged });
    // GitHub calls a step that took longer than it may a failure.
    const late = end.what === 'timed_out' ? { conclusion: end.what } : {};
    explained.push({ ...complete, ...late, errors: withoutFollowUpErrors(complete.errors, end), end });
  }
  return explained;
}

/** A job that ended without one. */
const MISSING = Symbol('missing');

function missingOr(error: unknown): typeof MISSING | undefined {
  return error instanceof ApiError && error.missing ? MISSING : undefined;
}

/** A log that takes too long is one that nobody wrote: it tells nothing. */
function explain(context: ApiContext, { failed_steps: [step], failed_at }: ApiJob, log = ''): LogReading {
  const { hide, time, world } = context;
  const budget = time.within(EXPLAINING_TIME);
  const late = () => world.signal.aborted || budget.isOver;
  const surroundings = { root: world.workspace, hide };
  try {
    return explainLog(log, surroundings, { step: { name: step?.name, at: failed_at }, late });
  } catch (error) {
    if (error instanceof LogUnread) return explainLog('', surroundings);
    throw error;
  }
}

function hasLog(job: ApiJob): job is ApiJob & { readonly id: number } {
  return job.id !== undefined && job.conclusion === 'failure';
}

/**
 * The log tells what explains the failure, and which annotations are of a step that is tolerated. Annotations know file
 * and line. What only GitHub knows, such as a runner that was lost, is in no log.
 */
function getErrors({ hide }: ApiContext, { errors }: Annotations, log: LogReading): readonly Explanation[] {
  const isIn = (lines: readonly string[]) => {
    const displayed = lines.slice(0, MAX_MARKED).map((text) => squeezed(hide(text)));
    return ({ message }: Explanation) => displayed.some((text) => text.includes(readStart(message)));
  };
  const isMarked = isIn(log.marked);
  const current = errors.filter(isMarked);
  const unlogged = errors.filter((error) => !isIn([...log.marked, ...log.foreign])(error));
  // What the log only lets guess does not stand before what GitHub was told.
  const isGuess = (error: Explanation) =>
    error.doubtful === true || (error.test === undefined && error.path === undefined && !isMarked(error));
  const isGuessed = log.errors.length > 0 && log.errors.every(isGuess);
  return mergeExplanations(
    isGuessed ? [...unlogged, ...log.errors, ...current] : [...log.errors, ...current, ...unlogged],
  );
}

/** Characters by which an annotation is known again: it may be cut, and the line as well. */
const COMPARED = 200;

/** Of its first line. */
function readStart(message: string): string {
  const [first = ''] = message.split('\n', 1);
  return squeezed(first)
    .replace(/ ?(?:…|\.{3})$/, '')
    .slice(0, COMPARED);
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
