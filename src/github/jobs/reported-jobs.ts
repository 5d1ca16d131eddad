/** Reads the jobs of a run that are reported, its own job or all others, and selects those that failed. */

import { line } from '../../build/code-host/json.ts';
import { isRed } from '../../build/conclusion.ts';
import type { Facts, Job } from '../../build/facts.ts';
import { API_SOURCES } from '../../build/sources.ts';
import { toMilliseconds } from '../../time.ts';
import type { LoaderContext } from '../context.ts';
import { HISTORY } from '../history/status-change.ts';
import { type ApiJob, readJob, readJobs, wentWrong } from './jobs.ts';

export interface JobsResult {
  /** Jobs of the run; absent if not required or unreadable. */
  readonly all: readonly ApiJob[] | undefined;
  /** The same without the reporting job. */
  readonly others: readonly ApiJob[] | undefined;
  /** The reported job, if one is reported. */
  readonly own: ApiJob | undefined;
  /** True where the history is lost with the own job. */
  readonly lost?: boolean;
}

/** Reads all jobs for a run or if a template needs them, else only its own with one request. */
export async function readReportedJobs(context: LoaderContext): Promise<JobsResult> {
  const { base, errors, required } = context;
  const { oneJob, needsRunJobs } = base;
  const key = runKey(base.facts);
  const explains = required.has('failed_jobs') || required.has('verdict');
  const ofRun = base.facts.scope !== 'event' && !oneJob && explains;
  const { lost } = API_SOURCES[needsRunJobs ? 'verdict' : 'failed_jobs'];
  const isWhole = key !== undefined && (required.has('jobs') || ofRun);
  const all = isWhole ? await errors.collect(lost, readJobs(context.api, key)) : undefined;
  const others = all && otherJobs(context, all);
  const compares = required.has('change') && base.facts.scope === 'job';
  const needsOwn = oneJob && (required.has('job') || explains || compares);
  if (!needsOwn || (isWhole && all === undefined)) return { all, others, own: undefined };
  const own = await readOwnJob(context, all).catch((error: unknown): 'lost' => {
    if (explains || required.has('job')) errors.add(explains ? lost : API_SOURCES.job.lost, error);
    if (compares) errors.add(HISTORY, error);
    return 'lost';
  });
  return own === 'lost' ? { all, others, own: undefined, lost: compares } : { all, others, own };
}

/** Delay with which the API may report the completion of a step; a shorter wait would be useless. */
const LAG_MS = toMilliseconds(1_000);

/** Finds exactly the reported job; undefined if several match. Reads it again if its failure is not shown yet. */
async function readOwnJob(context: LoaderContext, jobs?: readonly ApiJob[]): Promise<ApiJob | undefined> {
  const { api, base, runtime } = context;
  const { job, conclusion } = base.facts;
  const key = runKey(base.facts);
  if (job === undefined || key === undefined) return undefined;
  const own = jobs === undefined && job.id !== undefined ? await readJob(api, job.id) : undefined;
  const found = own ?? findOwnJob(context, jobs ?? (await readJobs(api, key)));
  const hasFailed = base.source === 'job' && !base.needsRunJobs && conclusion === 'failure';
  const isLate = hasFailed && found?.conclusion === undefined && found?.failed_steps.length === 0;
  if (found?.id === undefined || !isLate || api.gate.budget.left < LAG_MS * 2) return found;
  await runtime.sleep(LAG_MS);
  return (await readJob(api, found.id)) ?? found;
}

/** Finds the reported job among these. */
function findOwnJob({ base, runtime }: LoaderContext, jobs: readonly ApiJob[]): ApiJob | undefined {
  const own = base.facts.job;
  if (own === undefined) return undefined;
  const same = jobs.find(({ id }) => id !== undefined && id === own.id);
  if (same !== undefined) return same;
  // On its runner, only one job is running now; what runs on another one is not this job, whatever its name.
  const runner = line(runtime.env, 'RUNNER_NAME');
  const elsewhere = ({ runner: other }: ApiJob) => runner !== undefined && other !== undefined && other !== runner;
  const named = jobs.filter((job) => isOwnName(job, own) && !elsewhere(job));
  if (named.length === 1) return named[0];
  const candidates = named.length === 0 ? jobs : named;
  const here = candidates.filter(
    (job) => runner !== undefined && job.runner === runner && job.conclusion === undefined,
  );
  return here.length === 1 ? here[0] : undefined;
}

function isOwnName({ name }: ApiJob, own: Job): boolean {
  const names = [own.name, ...(own.matrix === undefined ? [] : [`${own.name} (${own.matrix})`])];
  return names.includes(name) || names.includes(name.split(' / ').at(-1) ?? name);
}

/** Returns all jobs except the reporting one. */
function otherJobs(context: LoaderContext, jobs: readonly ApiJob[]): readonly ApiJob[] {
  if (context.base.facts.job === undefined) return jobs;
  const running = jobs.filter(({ conclusion }) => conclusion === undefined);
  const own = findOwnJob(context, jobs) ?? (running.length === 1 ? running[0] : undefined);
  return jobs.filter((job) => job !== own);
}

/** Selects failed jobs. The reporting job still runs, so its steps count; others may still be tolerated. */
export function filterFailed(context: LoaderContext, jobs: readonly ApiJob[]): readonly ApiJob[] {
  return context.base.oneJob ? jobs.filter(wentWrong) : findFailedJobs(context, jobs);
}

/** Returns the reported run; undefined if it is none of GitHub Actions. */
function runKey({ run }: Facts): Parameters<typeof readJobs>[1] | undefined {
  return run?.id === undefined ? undefined : { id: run.id, attempt: run.attempt ?? 1 };
}

/** Omits needed jobs that passed: by id, a job of its matrix, or a job of the workflow that it calls. */
export function findFailedJobs({ settings }: LoaderContext, jobs: readonly ApiJob[]): readonly ApiJob[] {
  const passed = settings.status?.type === 'needs' ? settings.status.passed : [];
  const hasPassed = ({ name }: ApiJob) =>
    passed.some((id) => name === id || name.startsWith(`${id} (`) || name.startsWith(`${id} / `));
  return jobs.filter((job) => isRed(job.conclusion) && !hasPassed(job));
}
