/**
 * Detects failures that a pull request did not cause: the same job fails on its base, or on several branches at
 * once.
 */

import { line, secondsBetween } from '../../build/code-host/json.ts';
import type { GithubRun } from '../../build/code-host/runs.ts';
import { countedResult, isRed } from '../../build/conclusion.ts';
import type { Facts, LoadedFacts } from '../../build/facts.ts';
import { makeTime } from '../../text/calendar.ts';
import type { Api } from '../api/client.ts';
import type { LoaderContext } from '../context.ts';
import { type ApiJob, readJobs, wentWrong } from '../jobs/jobs.ts';
import { readReportedRun, runRecords } from './runs.ts';

type AlsoRed = NonNullable<LoadedFacts['also_red']>;

/** Maximum requests in total. */
const MAX_ASKED = 4;
/** Minimum number of other branches that fail alike, and the window in milliseconds. */
const OTHERS = 2;
const HOUR_MS = 3_600_000;

/**
 * Sends at most four requests, and one more if neither payload nor environment name the workflow. A job that is
 * missing in the results proves nothing.
 */
export async function readAlsoRed(
  context: LoaderContext,
  facts: Facts,
  { branch, failed }: FailedPull,
): Promise<AlsoRed | undefined> {
  const { api } = context;
  if (branch === undefined || !isRed(facts.conclusion) || failed.length === 0 || facts.run?.id === undefined)
    return undefined;
  const current = await readReportedRun(context, facts.run.id);
  if (current?.workflow === undefined) return undefined;
  const recent = await readRuns(api, current.workflow, {});
  const isOfBase = (run: GithubRun) => isOnBase(run, branch);
  const near = recent.filter(isOfBase);
  const far = near.length > 0 ? [] : await readRuns(api, current.workflow, { branch });
  const ofBase = [...near, ...far.filter(isOfBase)];
  const likeness: Likeness = { context, failed, left: MAX_ASKED - (near.length > 0 ? 1 : 2) };
  const onBase = await redOnBase(likeness, ofBase);
  if (onBase !== undefined) return { branch, ...onBase };
  return redElsewhere(likeness, { runs: recent, own: current, branch });
}

interface FailedPull {
  /** Base branch. */
  readonly branch: string | undefined;
  /** Failed jobs, all of which must fail there as well. */
  readonly failed: readonly ApiJob[];
}

/** Defines what is compared with other runs, and how many requests remain. */
interface Likeness {
  readonly context: LoaderContext;
  readonly failed: readonly ApiJob[];
  left: number;
}

async function readRuns(
  api: Api,
  workflow: number | string,
  more: { readonly branch?: string },
): Promise<readonly GithubRun[]> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const parameters = { workflow_id: workflow, status: 'completed', ...more } as const;
  const { data } = await api.page({ route, with: parameters }, 1);
  return runRecords(data);
}

/**
 * Checks the branch, because runs for pull requests have the name of their own branch, which in a fork may equal the
 * base.
 */
function isOnBase({ event, branch, conclusion }: GithubRun, base: string): boolean {
  return branch === base && event?.startsWith('pull_request') !== true && countedResult(conclusion) !== undefined;
}

/** A run that passed on a later attempt failed at first. */
function wasRed({ conclusion, attempt }: GithubRun): boolean {
  return isRed(conclusion) || attempt > 1;
}

/** Checks the newest completed run of the base, and the start of its failing streak. */
async function redOnBase(likeness: Likeness, runs: readonly GithubRun[]): Promise<Omit<AlsoRed, 'branch'> | undefined> {
  const { base, world } = likeness.context;
  const atMergeBase = line(base.payload, 'pull_request', 'base', 'sha');
  const start = runs.findIndex(({ sha }) => sha === atMergeBase);
  const [newest, ...older] = runs.slice(Math.max(0, start));
  if (newest === undefined || !wasRed(newest) || !(await failsAlike(likeness, newest))) return undefined;
  const green = older.findIndex((run) => !wasRed(run));
  const first = older[green - 1] ?? newest;
  const isWhole = green !== -1 && (first === newest || (await failsAlike(likeness, first)));
  const { number: run, url, created_at: at } = isWhole ? first : newest;
  const duration_seconds = isWhole ? secondsBetween(at, makeTime(world.now())) : undefined;
  return { run, url, at: isWhole ? at : undefined, duration_seconds };
}

interface Branches {
  /** Latest runs of the workflow, of all branches. */
  readonly runs: readonly GithubRun[];
  readonly own: GithubRun;
  /** Base branch. */
  readonly branch: string;
}

/** Finds the same failure on several branches at once, which no single branch caused. */
async function redElsewhere(
  likeness: Likeness,
  { runs, own: current, branch: base }: Branches,
): Promise<AlsoRed | undefined> {
  const { world } = likeness.context;
  const rest = new Map<string, GithubRun>();
  for (const run of runs) {
    const { branch = '', sha, conclusion, ended_at: at = '' } = run;
    const isRecent = Math.abs(world.now() - Date.parse(at)) <= HOUR_MS;
    const isIndependent = ![current.branch, base, ''].includes(branch) && sha !== current.sha && !rest.has(branch);
    if (isRecent && isIndependent && isRed(conclusion)) rest.set(branch, run);
  }
  const [one, other] = [...rest.values()];
  if (one === undefined || other === undefined) return undefined;
  const alike = await Promise.all([one, other].map((run) => failsAlike(likeness, run)));
  return alike.every((isAlike) => isAlike) ? { branches: OTHERS + 1, run: one.number, url: one.url } : undefined;
}

/** Returns true if every job failed in that run in the same step; a retry that passed there does not contradict it. */
async function failsAlike(likeness: Likeness, { id }: GithubRun): Promise<boolean> {
  const { context, failed } = likeness;
  if (likeness.left === 0) return false;
  likeness.left -= 1;
  const jobs = await readJobs(context.api, { id, attempt: 1 });
  // Jobs with the same name are indistinguishable.
  return failed.every((job) => {
    const same = jobs.filter(({ name }) => name === job.name);
    return same.length > 0 ? same.every((one) => isAlike(one, job)) : jobs.some((one) => isShardOf(one, job));
  });
}

/** Treats shards as one job, because their content changes with their number: `test (3/8)` and `test (1/6)`. */
function isShardOf(there: ApiJob, here: ApiJob): boolean {
  const named = ({ name }: ApiJob) => name.replace(/\b\d{1,4} ?(?:\/|of|, ) ?\d{1,4}\b/, '#');
  return named(there) === named(here) && isAlike(there, here);
}

function isAlike(there: ApiJob, here: ApiJob): boolean {
  const [[one], [other]] = [there.failed_steps, here.failed_steps];
  return wentWrong(there) && (one === undefined || other === undefined || one.name === other.name);
}
