/** Reads the jobs of a run that are reported, one job or all others, and selects those that failed. */

import type { Build } from '../../build/build.ts';
import { line } from '../../build/code-host/json.ts';
import { isRed } from '../../build/conclusion.ts';
import type { Facts, Job } from '../../build/facts.ts';
import { API_SOURCES, type ApiLoader } from '../../build/sources.ts';
import type { Settings } from '../../settings/settings.ts';
import { toMilliseconds } from '../../time.ts';
import type { Api } from '../api/client.ts';
import { HISTORY } from '../history/status-change.ts';
import { type ApiJob, readJob, readJobs, wentWrong } from './jobs.ts';

export interface JobsResult {
  /** Jobs of the run; absent if not required or unreadable. */
  readonly all: readonly ApiJob[] | undefined;
  /** The same without the reporting job. */
  readonly others: readonly ApiJob[] | undefined;
  /** The reported job, if one is reported. */
  readonly reported: ApiJob | undefined;
  /** True where the history is lost with the reported job. */
  readonly lost?: boolean;
}

/** Reads all jobs for a run or if a template needs them, else only the reported one with one request. */
export async function readReportedJobs(api: Api, build: Build, required: ReadonlySet<ApiLoader>): Promise<JobsResult> {
  const { oneJob, needsRunJobs } = build;
  const key = findRunKey(build.facts);
  const explains = required.has('failed_jobs') || required.has('verdict');
  const ofRun = build.facts.scope !== 'event' && !oneJob && explains;
  const { lost } = API_SOURCES[needsRunJobs ? 'verdict' : 'failed_jobs'];
  const isWhole = key !== undefined && (required.has('jobs') || ofRun);
  const all = isWhole ? await api.errors.collect(lost, readJobs(api, key)) : undefined;
  const others = all && excludeReportingJob(api, build, all);
  const compares = required.has('change') && build.facts.scope === 'job';
  const needsReported = oneJob && (required.has('job') || explains || compares);
  if (!needsReported || (isWhole && all === undefined)) return { all, others, reported: undefined };
  const reported = await readReportedJob(api, build, all).catch((error: unknown): 'lost' => {
    if (explains || required.has('job')) api.errors.add(explains ? lost : API_SOURCES.job.lost, error);
    if (compares) api.errors.add(HISTORY, error);
    return 'lost';
  });
  return reported === 'lost' ? { all, others, reported: undefined, lost: compares } : { all, others, reported };
}

/** Delay with which the API may report the completion of a step; a shorter wait would be useless. */
const LAG_MS = toMilliseconds(1_000);

/** Finds exactly the reported job; undefined if several match. Reads it again if its failure is not shown yet. */
async function readReportedJob(api: Api, build: Build, jobs?: readonly ApiJob[]): Promise<ApiJob | undefined> {
  const { job, conclusion } = build.facts;
  const key = findRunKey(build.facts);
  if (job === undefined || key === undefined) return undefined;
  const reported = jobs === undefined && job.id !== undefined ? await readJob(api, job.id) : undefined;
  const found = reported ?? findReportedJob(api, build, jobs ?? (await readJobs(api, key)));
  const hasFailed = build.source === 'job' && !build.needsRunJobs && conclusion === 'failure';
  const isLate = hasFailed && found?.conclusion === undefined && found?.failed_steps.length === 0;
  if (found?.id === undefined || !isLate || api.gate.budget.left < LAG_MS * 2) return found;
  await api.runtime.sleep(LAG_MS);
  return (await readJob(api, found.id)) ?? found;
}

/** Finds the reported job among these. */
function findReportedJob(api: Api, build: Build, jobs: readonly ApiJob[]): ApiJob | undefined {
  const reported = build.facts.job;
  if (reported === undefined) return undefined;
  const same = jobs.find(({ id }) => id !== undefined && id === reported.id);
  if (same !== undefined) return same;
  // On its runner, only one job is running now; what runs on another one is not this job, whatever its name.
  const runner = line(api.runtime.env, 'RUNNER_NAME');
  const elsewhere = ({ runner: other }: ApiJob) => runner !== undefined && other !== undefined && other !== runner;
  const named = jobs.filter((job) => isReportedName(job, reported) && !elsewhere(job));
  if (named.length === 1) return named[0];
  const candidates = named.length === 0 ? jobs : named;
  const here = candidates.filter(
    (job) => runner !== undefined && job.runner === runner && job.conclusion === undefined,
  );
  return here.length === 1 ? here[0] : undefined;
}

function isReportedName({ name }: ApiJob, reported: Job): boolean {
  const names = [reported.name, ...(reported.matrix === undefined ? [] : [`${reported.name} (${reported.matrix})`])];
  return names.includes(name) || names.includes(name.split(' / ').at(-1) ?? name);
}

/** Returns all jobs except the reporting one. */
function excludeReportingJob(api: Api, build: Build, jobs: readonly ApiJob[]): readonly ApiJob[] {
  if (build.facts.job === undefined) return jobs;
  const running = jobs.filter(({ conclusion }) => conclusion === undefined);
  const reported = findReportedJob(api, build, jobs) ?? (running.length === 1 ? running[0] : undefined);
  return jobs.filter((job) => job !== reported);
}

/** Selects failed jobs. The reporting job still runs, so its steps count; others may still be tolerated. */
export function filterFailed(api: Api, build: Build, jobs: readonly ApiJob[]): readonly ApiJob[] {
  return build.oneJob ? jobs.filter(wentWrong) : findFailedJobs(api.settings, jobs);
}

/** Returns the reported run; undefined if it is none of GitHub Actions. */
function findRunKey({ run }: Facts): Parameters<typeof readJobs>[1] | undefined {
  return run?.id === undefined ? undefined : { id: run.id, attempt: run.attempt ?? 1 };
}

/** Omits needed jobs that passed: by id, a job of its matrix, or a job of the workflow that it calls. */
export function findFailedJobs({ status }: Pick<Settings, 'status'>, jobs: readonly ApiJob[]): readonly ApiJob[] {
  const passed = status?.type === 'needs' ? status.passed : [];
  const hasPassed = ({ name }: ApiJob) =>
    passed.some((id) => name === id || name.startsWith(`${id} (`) || name.startsWith(`${id} / `));
  return jobs.filter((job) => isRed(job.conclusion) && !hasPassed(job));
}
