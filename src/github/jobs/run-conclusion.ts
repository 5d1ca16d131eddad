/** Determines conclusion, times and counts of the build from its jobs, and why it was stopped. */

import type { Build } from '../../build/build.ts';
import { unreadConclusion } from '../../build/build.ts';
import { type Json, line, property, secondsBetween } from '../../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../../build/code-host/runs.ts';
import { workflowPath } from '../../build/code-host/urls.ts';
import { findWorst, isRed } from '../../build/conclusion.ts';
import type { Explanation, Facts, Job } from '../../build/facts.ts';
import type { ApiLoader } from '../../build/sources.ts';
import type { Conclusion } from '../../settings/conclusion.ts';
import { makeTime } from '../../text/format.ts';
import type { Api } from '../api/client.ts';
import { classifyCancellation } from '../termination/classify.ts';
import { type Termination, terminationFacts, toTermination } from '../termination/termination.ts';
import { readAnnotations } from './failures.ts';
import { type ApiJob, wentWrong } from './jobs.ts';
import { findFailedJobs, type JobsResult } from './reported-jobs.ts';

/** Maximum cancelled jobs whose annotations are read: all jobs of a run are cancelled for the same reason. */
const MAX_READ = 2;

type StopReason = NonNullable<Facts['stopped']>;

/** Holds the conclusion, the jobs from which it was computed, and why they stopped. */
interface RunConclusion {
  readonly conclusion: Conclusion | undefined;
  /** Jobs, with timeouts marked as such. */
  readonly jobs: readonly ApiJob[];
  readonly termination?: Termination;
  /** Absent where it was neither a wish nor a limit. */
  readonly stopped?: StopReason;
}

export async function readRunConclusion(
  api: Api,
  build: Build,
  required: ReadonlySet<ApiLoader>,
  { others, reported }: JobsResult,
): Promise<RunConclusion> {
  const { conclusion: known } = build.facts;
  const isRequired = required.has('verdict');
  // One job, or those of the complete run without the reporting job.
  const jobs = build.oneJob ? reported && [reported] : others;
  if (jobs === undefined) return { conclusion: isRequired ? unreadConclusion(build) : known, jobs: [] };
  const conclusion = isRequired && build.needsRunJobs ? findConclusion(build, jobs) : known;
  if (!isRequired || conclusion !== 'cancelled' || build.source === 'status') return settleConclusion(conclusion, jobs);
  // The annotations of the longest jobs mention a time limit if there was one.
  const longest = jobs
    .filter((job) => job.conclusion === 'cancelled' || job.conclusion === undefined)
    .toSorted((one, other) => (other.duration_seconds ?? 0) - (one.duration_seconds ?? 0));
  const reading = Promise.all(longest.slice(0, MAX_READ).map((job) => readCancellation(api, build, job)));
  const read = (await api.errors.collect('why it was cancelled', reading)) ?? [];
  const late = read.find(({ termination }) => termination?.reason === 'timed_out');
  const { job, errors: _, ...found } = late ?? read.find(({ termination }) => termination !== undefined) ?? {};
  if (late === undefined) return { conclusion, jobs, ...found };
  const marked = { ...markTimedOut(late.job), errors: late.errors, termination: late.termination };
  return { conclusion: 'timed_out', jobs: jobs.map((one) => (one === job ? marked : one)), ...found };
}

/** Marks the job that timed out, which may read as cancelled. Several candidates prove nothing. */
function settleConclusion(conclusion: Conclusion | undefined, jobs: readonly ApiJob[]): RunConclusion {
  const isStopped = (job: ApiJob) =>
    job.conclusion === 'cancelled' || (job.conclusion === undefined && job.stopped_steps.length > 0);
  const [late, ...others] = conclusion === 'timed_out' ? jobs.filter(isStopped) : [];
  if (late === undefined || others.length > 0 || jobs.some(wentWrong)) return { conclusion, jobs };
  return { conclusion, jobs: jobs.map((one) => (one === late ? markTimedOut(one) : one)) };
}

function markTimedOut(job: ApiJob): ApiJob {
  return { ...job, conclusion: 'timed_out', failed_steps: [...job.failed_steps, ...job.stopped_steps] };
}

interface Cancellation extends Pick<RunConclusion, 'termination' | 'stopped'> {
  readonly job: ApiJob;
  readonly errors: readonly Explanation[];
}

const STOPPED_BY: Partial<Record<Termination['reason'], StopReason['by']>> = {
  timed_out: 'time_limit',
  newer_run: 'newer_run',
  person: 'person',
};

/** Reads why a job was cancelled. For a job that still runs, only its duration is conclusive. */
async function readCancellation(api: Api, build: Build, job: ApiJob): Promise<Cancellation> {
  if (job.conclusion === undefined) {
    const after_seconds = await findReachedLimit(api, build, job);
    if (after_seconds === undefined) return { job, errors: [] };
    return { job, errors: [], termination: toTermination('timed_out'), stopped: { by: 'time_limit', after_seconds } };
  }
  const { errors, messages } = await readAnnotations(api, job);
  const { termination, person } = classifyCancellation(messages) ?? {};
  const by = termination && STOPPED_BY[termination.reason];
  return { job, errors, termination, stopped: by && { by, person, after_seconds: job.duration_seconds } };
}

/** Returns the worst result of the completed jobs. While others run, a failure may still be tolerated. */
function findConclusion(build: Build, jobs: readonly ApiJob[]): Conclusion | undefined {
  if (jobs.length === 0) return build.facts.conclusion;
  const ended = findWorst(jobs.flatMap(({ conclusion }) => conclusion ?? []));
  // A needed job did not run: because of an earlier failure, or by its condition.
  if (build.source === 'needs') return isRed(ended) || ended === 'cancelled' ? ended : build.facts.conclusion;
  const isOver = jobs.every(({ conclusion }) => conclusion !== undefined);
  return isOver ? (ended ?? unreadConclusion(build)) : undefined;
}

/** Seconds that a job without a limit may take, and seconds until GitHub ends it after that. */
const DEFAULT_LIMIT = 360 * 60;
const GRACE = 6 * 60;
/** The runner's clock starts before the time that the API shows. */
const EARLIER = 10;

/** Returns the job's limit in seconds if it was reached; undefined if something else stopped it, or if unknown. */
async function findReachedLimit(api: Api, build: Build, job: ApiJob): Promise<number | undefined> {
  // Later steps only clean up, whatever their duration.
  const seconds = secondsBetween(job.started_at, job.stopped_at ?? makeTime(api.runtime.now())) ?? 0;
  const minutes = await readTimeoutMinutes(api, build);
  // A background step that is missing here may take longer, so the job would continue.
  if (minutes === undefined)
    return seconds >= DEFAULT_LIMIT && seconds < DEFAULT_LIMIT + GRACE ? DEFAULT_LIMIT : undefined;
  // The value of an expression is unknown.
  const limit = Number(minutes) * 60;
  return limit > 0 && seconds >= limit - EARLIER ? limit : undefined;
}

/** Reads `timeout-minutes` of the reported job from its workflow; undefined if it has none, or is not checked out. */
async function readTimeoutMinutes(api: Api, build: Build): Promise<unknown> {
  const { job, repository, workflow_path } = build.facts;
  // The job may be in a called workflow, of this repository or another one.
  const called = line(api.settings.context.job, 'workflow_ref');
  const path = called?.startsWith(`${repository?.name}/`) ? workflowPath(called) : called ? undefined : workflow_path;
  if (!build.oneJob || job === undefined || path === undefined) return undefined;
  const file = await api.runtime.files.read(path);
  if (file.type !== 'ok') return undefined;
  const { parseWorkflow } = await import(/* webpackChunkName: "facts" */ '../../build/code-host/workflow.ts');
  return property((await parseWorkflow(file.text)).jobs, job.name, 'timeout-minutes');
}

/**
 * Finds steps that run concurrently with a successful one, and failed steps. The job's status includes a background
 * step only once a step waits for it, or after the last step. Its failure may still be tolerated, so it has no
 * conclusion yet. Undefined if no step is open.
 * @param reported the job that this step belongs to
 */
function findUnfinishedSteps(api: Api, build: Build, reported: ApiJob | undefined): Facts['unfinished_steps'] {
  const isStep = build.source === 'job' && build.facts.scope === 'job' && api.runtime.isJobOver !== true;
  if (!isStep || build.facts.conclusion !== 'success' || reported === undefined || reported.conclusion !== undefined)
    return undefined;
  const failed = reported.failed_steps.map(({ name }) => name);
  const running = reported.background_steps;
  return failed.length + running.length === 0 ? undefined : { running, failed };
}

/** Computes conclusion and times. Counts the jobs of the run without the reporting one. */
export function createJobFacts(
  api: Api,
  build: Build,
  { all, others, reported }: JobsResult,
  run: Json | undefined,
  verdict: RunConclusion,
): Facts {
  const { facts: known } = build;
  const { conclusion } = verdict;
  const times = computeRunTimes(api, build, readGithubRun(run), all);
  // If everything was cancelled in the queue, no work ran, so there is no duration.
  const hasBegun = conclusion !== 'cancelled' || others === undefined || others.some(hasRun);
  const duration_seconds = hasBegun ? times.duration_seconds : undefined;
  const facts: Facts = {
    ...{ ...known, conclusion, run: known.run && { ...known.run, ...times, duration_seconds } },
    job: known.job && addJobData(api, known.job, reported),
  };
  return {
    ...facts,
    ...terminationFacts(verdict.termination),
    job_counts: others ? countJobs(api, build, others) : known.job_counts,
    stopped: findStopReason(facts, verdict),
    unfinished_steps: findUnfinishedSteps(api, build, reported),
  };
}

/** Marks counts that could include tolerated failures: the API shows them as failures, only `needs` marks them. */
function countJobs(api: Api, build: Build, jobs: readonly ApiJob[]): Facts['job_counts'] {
  const { needsRunJobs, source } = build;
  const failed = findFailedJobs(api.settings, jobs).length;
  const running = jobs.filter(({ conclusion }) => conclusion === undefined).length;
  const isUnsure = needsRunJobs && source !== 'needs' && failed > 0;
  return {
    total: jobs.length,
    failed,
    running: running > 0 ? running : undefined,
    maybe_allowed_failures: isUnsure ? true : undefined,
  };
}

function findStopReason(facts: Facts, { stopped, jobs }: RunConclusion): Facts['stopped'] {
  const [late] = jobs.filter(({ conclusion }) => conclusion === 'timed_out');
  const after_seconds = late?.duration_seconds ?? facts.run?.duration_seconds;
  const isLate = facts.conclusion === 'timed_out';
  return facts.stopped ?? stopped ?? (isLate ? { by: 'time_limit', after_seconds } : undefined);
}

/** Adds the job data of the API. A reporting job still runs, so its duration is the one so far. */
function addJobData(api: Api, job: Job, reported: ApiJob | undefined): Job {
  const started_at = reported?.started_at;
  const now = makeTime(api.runtime.now());
  const duration =
    reported?.duration_seconds ?? secondsBetween(started_at, reported?.conclusion === undefined ? now : undefined);
  return { ...job, full_name: reported?.name, started_at, duration_seconds: duration };
}

/** Returns the start and, for a complete run, its duration; the run of this step never completes before it. */
function computeRunTimes(api: Api, build: Build, found: GithubRun | undefined, jobs: JobsResult['all'] = []) {
  const { run, job, scope } = build.facts;
  const read = found?.attempt === (run?.attempt ?? 1) ? found : undefined;
  // The first jobs of a run are queued when it starts.
  const queued = jobs.flatMap(({ created_at, started_at }) => created_at ?? started_at ?? []).toSorted()[0];
  const started_at =
    run?.started_at ?? read?.started_at ?? (run?.attempt === 1 && scope === 'run' ? queued : undefined);
  const ended_at = job === undefined ? read?.ended_at : makeTime(api.runtime.now());
  const took = scope === 'run' ? secondsBetween(started_at, ended_at) : undefined;
  return { started_at, duration_seconds: run?.duration_seconds ?? took };
}

function hasRun({ conclusion, step_names }: ApiJob): boolean {
  return isRed(conclusion) || conclusion === 'success' || step_names.length > 0;
}
