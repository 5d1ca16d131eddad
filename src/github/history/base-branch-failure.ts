/** Detects failures that a pull request did not cause: its base fails alike, or several branches do. */

import { line, secondsBetween } from '../../build/code-host/json.ts';
import type { GithubRun } from '../../build/code-host/runs.ts';
import { countedResult, isRed } from '../../build/conclusion.ts';
import type { Facts } from '../../build/facts.ts';
import { makeTime } from '../../text/format.ts';
import type { LoaderContext } from '../context.ts';
import { type ApiJob, readJobs, wentWrong } from '../jobs/jobs.ts';
import { readReportedRun, runRecords } from './reported-run.ts';

type AlsoRed = NonNullable<Facts['also_red']>;

/** Maximum requests in total, and one more if neither payload nor environment name the workflow. */
const MAX_REQUESTS = 4;
/** Minimum number of other branches that fail alike, and the window in milliseconds. */
const OTHERS = 2;
const HOUR_MS = 3_600_000;

/** @param branch the base of the pull request */
export async function readAlsoRed(
  context: LoaderContext,
  { conclusion, run }: Facts,
  branch: string | undefined,
  failed: readonly ApiJob[],
): Promise<AlsoRed | undefined> {
  if (branch === undefined || !isRed(conclusion) || failed.length === 0 || run?.id === undefined) return undefined;
  const own = await readReportedRun(context, run.id);
  if (own?.workflow === undefined) return undefined;
  const { workflow } = own;
  let left = MAX_REQUESTS;
  const readRuns = async (query: { readonly branch?: string } = {}) => {
    left -= 1;
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const all = { workflow_id: workflow, status: 'completed', ...query } as const;
    return runRecords((await context.api.page(route, all, 1)).data);
  };
  // A retry that passed does not contradict a failure.
  const failsAlike = async ({ id }: GithubRun) => {
    if (left === 0) return false;
    left -= 1;
    return isSameFailure(failed, await readJobs(context.api, { id, attempt: 1 }));
  };
  const recent = await readRuns();
  const near = recent.filter((one) => isOnBase(one, branch));
  const far = near.length > 0 ? [] : (await readRuns({ branch })).filter((one) => isOnBase(one, branch));
  const onBase = await findOnBase(context, [...near, ...far], failsAlike);
  if (onBase !== undefined) return { branch, ...onBase };
  const now = context.runtime.now();
  const isRecent = ({ ended_at: at }: GithubRun) => Math.abs(now - Date.parse(at ?? '')) <= HOUR_MS;
  const isOther = (one: GithubRun) => ![own.branch, branch, undefined].includes(one.branch) && one.sha !== own.sha;
  return findElsewhere(
    recent.filter((one) => isRed(one.conclusion) && isOther(one) && isRecent(one)),
    failsAlike,
  );
}

type FailsAlike = (run: GithubRun) => Promise<boolean>;

/** Checks the newest completed run of the base, and the start of its failing streak. */
async function findOnBase(
  { base, runtime }: LoaderContext,
  runs: readonly GithubRun[],
  failsAlike: FailsAlike,
): Promise<Omit<AlsoRed, 'branch'> | undefined> {
  const atMergeBase = line(base.payload, 'pull_request', 'base', 'sha');
  const start = runs.findIndex(({ sha }) => sha === atMergeBase);
  const [newest, ...older] = runs.slice(Math.max(0, start));
  if (newest === undefined || !wasRed(newest) || !(await failsAlike(newest))) return undefined;
  const green = older.findIndex((run) => !wasRed(run));
  const first = older[green - 1] ?? newest;
  const isStart = green !== -1 && (first === newest || (await failsAlike(first)));
  if (!isStart) return { run: newest.number, url: newest.url };
  const { number: run, url, created_at: at } = first;
  return { run, url, at, duration_seconds: secondsBetween(at, makeTime(runtime.now())) };
}

/** Finds the same failure on several branches at once, which no single branch caused. */
async function findElsewhere(runs: readonly GithubRun[], failsAlike: FailsAlike): Promise<AlsoRed | undefined> {
  const [one, other] = [...Map.groupBy(runs, ({ branch }) => branch).values()].flatMap(([newest]) => newest ?? []);
  if (one === undefined || other === undefined) return undefined;
  const alike = await Promise.all([one, other].map(failsAlike));
  return alike.every((isAlike) => isAlike) ? { branches: OTHERS + 1, run: one.number, url: one.url } : undefined;
}

/** Checks the event, because in a fork a pull request may come from a branch with the name of the base. */
function isOnBase({ event, branch, conclusion }: GithubRun, base: string): boolean {
  return branch === base && event?.startsWith('pull_request') !== true && countedResult(conclusion) !== undefined;
}

/** A run that passed on a later attempt failed at first. */
function wasRed({ conclusion, attempt }: GithubRun): boolean {
  return isRed(conclusion) || attempt > 1;
}

/** Returns true if every job failed there in the same step. A job that is missing there proves nothing. */
function isSameFailure(failed: readonly ApiJob[], jobs: readonly ApiJob[]): boolean {
  // Jobs with the same name are indistinguishable.
  return failed.every((job) => {
    const same = jobs.filter(({ name }) => name === job.name);
    return same.length > 0 && same.every((one) => isAlike(one, job));
  });
}

function isAlike(there: ApiJob, here: ApiJob): boolean {
  const [[one], [other]] = [there.failed_steps, here.failed_steps];
  return wentWrong(there) && (one === undefined || other === undefined || one.name === other.name);
}
