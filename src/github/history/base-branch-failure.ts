/** Compares failures of two runs: a pull request did not cause those that its base has as well. */

import type { Build } from '../../build/build.ts';
import { line, secondsBetween } from '../../build/code-host/json.ts';
import type { GithubRun } from '../../build/code-host/runs.ts';
import { countedResult, isRed } from '../../build/conclusion.ts';
import { normalizeMessage } from '../../build/explanation.ts';
import type { Explanation, Facts } from '../../build/facts.ts';
import { makeTime } from '../../text/format.ts';
import type { Api } from '../api/client.ts';
import { explainFailures } from '../jobs/failures.ts';
import { type ApiJob, readJobs, wentWrong } from '../jobs/jobs.ts';
import { parseRuns, readReportedRun } from './run-history.ts';

/**
 * Checks the newest completed run of the base with its causes, and the start of its failing streak: at most six
 * requests for a single job.
 *
 * @param branch the base of the pull request
 */
export async function readAlsoRed(
  api: Api,
  build: Build,
  { conclusion, run }: Facts,
  branch: string | undefined,
  failed: readonly ApiJob[],
): Promise<Facts['also_red']> {
  if (branch === undefined || !isRed(conclusion) || failed.length === 0 || run?.id === undefined) return undefined;
  const workflow = (await readReportedRun(api, build, run.id))?.workflow;
  if (workflow === undefined) return undefined;
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const page = await api.page(route, { workflow_id: workflow, branch, status: 'completed' }, 1);
  const runs = parseRuns(page).filter((one) => isOnBase(one, branch));
  // A retry that passed does not contradict a failure.
  const jobsOf = ({ id }: GithubRun) => readJobs(api, { id, attempt: 1 });
  const atMergeBase = line(build.payload, 'pull_request', 'base', 'sha');
  const start = runs.findIndex(({ sha }) => sha === atMergeBase);
  const [newest, ...older] = runs.slice(Math.max(0, start));
  if (newest === undefined || !wasRed(newest)) return undefined;
  const there = await jobsOf(newest);
  const readSame = () =>
    explainFailures(
      api,
      there.filter(({ name }) => name === failed[0]?.name),
    );
  if (!isSameFailure(failed, there) || (await hasOtherCause(failed, readSame))) return undefined;
  const green = older.findIndex((one) => !wasRed(one));
  const first = older[green - 1] ?? newest;
  const isStart = green !== -1 && (first === newest || isSameFailure(failed, await jobsOf(first)));
  if (!isStart) return { branch, run: newest.number, url: newest.url };
  const { number, url, created_at: at } = first;
  return { branch, run: number, url, at, duration_seconds: secondsBetween(at, makeTime(api.runtime.now())) };
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

/**
 * Returns true if the only job that failed names no test or error that it names in another run.
 * @param read reads the explained jobs of that run
 */
export async function hasOtherCause(
  [job, ...others]: readonly ApiJob[],
  read: () => Promise<readonly ApiJob[]>,
): Promise<boolean> {
  if (job === undefined || others.length > 0 || job.errors.length === 0) return false;
  const there = (await read()).filter(({ name }) => name === job.name);
  const causes = new Set(there.flatMap(({ errors }) => errors.map(getCause)));
  return causes.size > 0 && !job.errors.some((error) => causes.has(getCause(error)));
}

function getCause({ test, message }: Explanation): string {
  return test ?? normalizeMessage(message);
}
