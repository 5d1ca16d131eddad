/** Jobs of a run: which one is ours, which went wrong, where and why. */

import { defined } from '../../defined.ts';
import { type Conclusion, readConclusion } from '../../settings/conclusion.ts';
import { isRed } from '../conclusion.ts';
import {
  asLines,
  type Json,
  line,
  lines,
  link,
  linkable,
  list,
  number,
  record,
  secondsBetween,
  time,
} from '../host/json.ts';
import type { FailedStep, Job, JobError, RunJob } from '../types.ts';
import type { Api } from './client.ts';

/** Which run, and which attempt of it. */
export interface RunKey {
  readonly id: number;
  readonly attempt: number;
}

/** A job as it was read. */
export interface FoundJob extends RunJob {
  /** Steps that were cancelled: where the job ran out of time, that is where it went wrong. */
  readonly stopped_steps: readonly FailedStep[];
}

/** GitHub runs at most 256 jobs of a matrix, and lists at most 1,000 of anything. */
const MOST_PAGES = 10;
/** Annotations of a job that are read; the first errors are what a message shows. */
const ANNOTATIONS = 50;
/** Minutes that GitHub gives a job that sets no limit of its own. */
const DEFAULT_LIMIT_SECONDS = 360 * 60;

/** Characters of an error that are kept: a message shows its first line. */
export const LONGEST_MESSAGE = 4_000;

/** The runner's whole sentence, because the output of a test may say that it timed out, too. */
const OUT_OF_TIME = /^The (job|action) .{1,1000} (exceeded the maximum execution time of|timed out after) \d/is;
/** Said of every failed command. */
const EXIT_CODE = /^Process completed with exit code/;

/** True for an error that says more than an exit code. */
export const isTelling = ({ message }: JobError): boolean => !EXIT_CODE.test(message);

/** All jobs of one attempt. */
export async function readJobs(api: Api, run: RunKey): Promise<readonly FoundJob[]> {
  const pages = await api.pages(
    {
      route: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs',
      with: { run_id: run.id, attempt_number: run.attempt },
      permission: 'actions: read',
    },
    MOST_PAGES,
    (page) => list(page, 'jobs').flatMap((job) => jobOf(record(job)) ?? []),
  );
  return pages.flat();
}

/**
 * The job that a step runs in: by its id, which new runners tell; else by its name, with callers in front and a matrix
 * behind; else undefined.
 */
export function findJob<T extends RunJob>(jobs: readonly T[], own: Job | undefined): T | undefined {
  if (own === undefined) return undefined;
  const byId = jobs.find((job) => own.id !== undefined && job.id === own.id);
  if (byId !== undefined) return byId;
  const names = [own.name, ...(own.matrix === undefined ? [] : [`${own.name} (${own.matrix})`])];
  const last = (name: string) => name.split(' / ').at(-1) ?? name;
  for (const same of [(job: RunJob) => names.includes(job.name), (job: RunJob) => names.includes(last(job.name))]) {
    const found = jobs.filter(same);
    if (found.length === 1) return found[0];
  }
  return undefined;
}

/** The errors among the job's annotations, without credentials, and whether it ran out of time. */
export async function readErrors(
  api: Api,
  job: RunJob,
  hide: (text: string) => string,
): Promise<{ errors: readonly JobError[]; outOfTime: boolean }> {
  if (job.id === undefined) return { errors: [], outOfTime: false };
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations',
    with: { check_run_id: job.id, per_page: ANNOTATIONS },
    permission: 'checks: read',
  });
  const failures = (Array.isArray(answer) ? answer : []).filter(
    (annotation) => line(annotation, 'annotation_level') === 'failure',
  );
  const errors = failures.flatMap((annotation) => errorOf(record(annotation), hide) ?? []);
  const telling = (error: JobError) => (isTelling(error) ? 0 : 1);
  return {
    errors: errors.toSorted((one, other) => telling(one) - telling(other)),
    outOfTime: errors.some((error) => OUT_OF_TIME.test(error.message)),
  };
}

/** Whether a job ran until GitHub's own limit. */
export function ranToTheLimit(job: RunJob | undefined, now: number): boolean {
  if (job?.started_at === undefined) return false;
  const seconds = job.duration_seconds ?? (now - Date.parse(job.started_at)) / 1000;
  return seconds >= DEFAULT_LIMIT_SECONDS;
}

/** Red as a whole, or red so far: a running job has no conclusion, but its steps have. */
export function wentWrong(job: RunJob): boolean {
  return isRed(job.conclusion) || (job.conclusion === undefined && job.failed_steps.length > 0);
}

function jobOf(job: Json | undefined): FoundJob | undefined {
  const name = line(job, 'name');
  if (job === undefined || name === undefined) return undefined;
  const url = link(job, 'html_url');
  const started = time(job, 'started_at');
  const steps = (isMeant: (conclusion: Conclusion | undefined) => boolean) =>
    list(job, 'steps').flatMap((step) => stepOf(record(step), url, isMeant) ?? []);
  return defined<FoundJob>({
    id: number(job, 'id'),
    name,
    url,
    conclusion: readConclusion(line(job, 'conclusion') ?? ''),
    started_at: started,
    duration_seconds: secondsBetween(started, time(job, 'completed_at')),
    failed_steps: steps(isRed),
    stopped_steps: steps((conclusion) => conclusion === 'cancelled'),
    errors: [],
  });
}

function stepOf(
  step: Json | undefined,
  url: string | undefined,
  isMeant: (conclusion: Conclusion | undefined) => boolean,
): FailedStep | undefined {
  const name = line(step, 'name');
  if (name === undefined || !isMeant(readConclusion(line(step, 'conclusion') ?? ''))) return undefined;
  const count = number(step, 'number');
  const page = linkable(url === undefined || count === undefined ? url : `${url}#step:${count}:1`);
  return defined<FailedStep>({ number: count, name, url: page });
}

function errorOf(annotation: Json | undefined, hide: (text: string) => string): JobError | undefined {
  const said = lines(annotation, 'message');
  if (said === undefined) return undefined;
  // Cut last: half a credential would not be recognised.
  const message = asLines(hide(said).slice(0, LONGEST_MESSAGE));
  if (message === undefined) return undefined;
  const path = line(annotation, 'path');
  // Errors without a place of their own are put on the folder of the workflows.
  if (path === undefined || path === '.github') return { message };
  return defined<JobError>({ message, path, line: number(annotation, 'start_line') });
}
