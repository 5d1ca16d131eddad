/** Reads the jobs and artifacts of a run from the API. */

import type { Build } from '../../build/build.ts';
import { flag, type Json, line, link, list, number, record, secondsBetween, time } from '../../build/code-host/json.ts';
import type { GithubRun } from '../../build/code-host/runs.ts';
import { type CodeHost, runUrl } from '../../build/code-host/urls.ts';
import { isRed } from '../../build/conclusion.ts';
import type { Facts, RunJob } from '../../build/facts.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import type { Time } from '../../text/format.ts';
import type { Api } from '../api/client.ts';
import { ApiError, ignoreMissing } from '../api/errors.ts';
import type { Termination } from '../termination/termination.ts';

export interface ApiJob extends RunJob {
  /** Steps that were cancelled: where the job ran out of time, that is where it went wrong. */
  readonly stopped_steps: readonly RunJob['failed_steps'][number][];
  /** Completion time of the first of them. */
  readonly stopped_at?: Time;
  /** Start and end of its first failing step; ISO 8601, in full seconds. */
  readonly failed_at?: { readonly from: string; readonly to: string };
  readonly created_at?: Time;
  readonly runner?: string;
  /** True if GitHub reports that no runner picked it up. */
  readonly unassigned?: true;
  readonly step_names: readonly string[];
  readonly passed_steps: readonly string[];
  /** True where it went wrong in what passed in the run before. */
  readonly passed_last?: boolean;
  /** Names of the steps that run concurrently with a later one. */
  readonly background_steps: readonly string[];
  /** Termination, if it failed and was examined. */
  readonly termination?: Termination;
}

/** GitHub runs at most 256 jobs of a matrix, and lists at most 1,000 of anything. */
const MAX_PAGES = 10;

/** @throws ApiError if GitHub does not list all jobs, because counting them would be wrong */
export async function readJobs(
  api: Api,
  run: Pick<GithubRun, 'id' | 'attempt'>,
  most = MAX_PAGES,
): Promise<readonly ApiJob[]> {
  const take = (page: unknown) => ({
    jobs: list(page).flatMap((job) => toJob(record(job)) ?? []),
    total: number(page, 'total_count') ?? 0,
  });
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs';
  const pages = await api.pages(route, { run_id: run.id, attempt_number: run.attempt }, most, take);
  const jobs = pages.flatMap((page) => page.jobs);
  const total = Math.max(0, ...pages.map((page) => page.total));
  const isCut = pages.length === MAX_PAGES && jobs.length < total;
  if (isCut) throw new ApiError(`the GitHub API lists ${jobs.length} of its ${total} jobs`);
  return jobs;
}

/** Reads one job, with one request for any number of jobs; undefined if it, or the route on this server, is missing. */
export async function readJob(api: Api, id: number): Promise<ApiJob | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/jobs/{job_id}';
  return toJob(record(await api.get(route, { job_id: id }).catch(ignoreMissing)));
}

/** Returns true if the job failed, or has failed steps so far: a running job has no conclusion, but its steps do. */
export function wentWrong(job: RunJob): boolean {
  return isRed(job.conclusion) || (job.conclusion === undefined && job.failed_steps.length > 0);
}

function toJob(job: Json | undefined): ApiJob | undefined {
  const name = line(job, 'name');
  if (job === undefined || name === undefined) return undefined;
  const url = link(job, 'html_url');
  const started = time(job, 'started_at');
  const conclusion = readConclusion(line(job, 'conclusion') ?? '');
  const listed = list(job, 'steps');
  const steps = listed.map((step) => ({ step, conclusion: readConclusion(line(step, 'conclusion') ?? '') }));
  const stepsThat = (isOne: (conclusion: Conclusion | undefined) => boolean) =>
    steps.flatMap((one) => (isOne(one.conclusion) ? (findStep(record(one.step), url) ?? []) : []));
  // Failed steps of a job that did not fail were tolerated.
  const blamed = conclusion === undefined || isRed(conclusion);
  // GitHub cancels the step in which a job runs out of time.
  const isMeant = (one: Conclusion | undefined) => isRed(one) || (conclusion === 'timed_out' && one === 'cancelled');
  const first = blamed ? steps.find((one) => isMeant(one.conclusion))?.step : undefined;
  const [from, to] = [time(first, 'started_at'), time(first, 'completed_at')];
  return {
    id: number(job, 'id'),
    name,
    url,
    conclusion,
    started_at: started,
    duration_seconds: secondsBetween(started, time(job, 'completed_at')),
    failed_steps: blamed ? stepsThat(isMeant) : [],
    stopped_steps: stepsThat((one) => one === 'cancelled'),
    stopped_at: time(steps.find((one) => one.conclusion === 'cancelled')?.step, 'completed_at'),
    failed_at: from !== undefined && to !== undefined ? { from, to } : undefined,
    created_at: time(job, 'created_at'),
    runner: line(job, 'runner_name'),
    unassigned: job['runner_name'] === null || job['runner_name'] === '' || undefined,
    step_names: readNames(listed),
    passed_steps: stepsThat((one) => one === 'success').map((step) => step.name),
    background_steps: readNames(findBackground(listed)),
    errors: [],
  };
}

function readNames(steps: readonly unknown[]): readonly string[] {
  return steps.flatMap((step) => line(step, 'name') ?? []);
}

/** Finds background steps: a step starts when the previous one completes, so any other running step is one. */
function findBackground(steps: readonly unknown[]): readonly unknown[] {
  const newest = steps.findLastIndex((step) => ['in_progress', 'completed'].includes(line(step, 'status') ?? ''));
  return steps.filter((step, at) => at < newest && line(step, 'status') === 'in_progress');
}

function findStep(step: Json | undefined, url: string | undefined): RunJob['failed_steps'][number] | undefined {
  const name = line(step, 'name');
  if (name === undefined) return undefined;
  const count = number(step, 'number');
  const page = link(url === undefined || count === undefined ? url : `${url}#step:${count}:1`);
  return { number: count, name, url: page, started_at: time(step, 'started_at') };
}

/** Maximum pages of a hundred artifacts. */
const MAX_ARTIFACT_PAGES = 3;

type Artifact = NonNullable<Facts['artifacts']>[number];

/** Reads the artifacts that the run uploaded. @throws ApiError if they cannot be read */
export async function readArtifacts(api: Api, build: Build): Promise<Facts['artifacts']> {
  const run = build.facts.run?.id;
  if (run === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts';
  const artifactsOf = (page: unknown) => list(page).flatMap((one) => findArtifact(one, run, build.host) ?? []);
  const pages = await api.pages(route, { run_id: run }, MAX_ARTIFACT_PAGES, artifactsOf);
  return pages.flat();
}

/** Builds the download URL below the page of the run, because those in the response are for programs. */
function findArtifact(json: unknown, run: number, host: CodeHost): Artifact | undefined {
  const name = line(json, 'name');
  if (name === undefined) return undefined;
  const [id, page] = [number(json, 'id'), runUrl(host, { id: run })];
  return {
    name,
    url: id === undefined || page === undefined ? undefined : link(`${page}/artifacts/${id}`),
    size_bytes: number(json, 'size_in_bytes'),
    expired: flag(json, 'expired'),
  };
}
