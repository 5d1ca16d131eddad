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
  const current = await readReportedRun(context, run.id);
  if (current?.workflow === undefined) return undefined;
  return new FailureComparison(context, failed).find(current, current.workflow, branch);
}

/** Compares the failed jobs with those of other runs. A job that is missing there proves nothing. */
class FailureComparison {
  readonly #context: LoaderContext;
  readonly #failed: readonly ApiJob[];
  #left = MAX_REQUESTS;

  constructor(context: LoaderContext, failed: readonly ApiJob[]) {
    this.#context = context;
    this.#failed = failed;
  }

  async find(current: GithubRun, workflow: number | string, branch: string): Promise<AlsoRed | undefined> {
    const recent = await this.#readRuns(workflow);
    const near = recent.filter((run) => isOnBase(run, branch));
    const far = near.length > 0 ? [] : await this.#readRuns(workflow, branch);
    const onBase = await this.#findOnBase([...near, ...far.filter((run) => isOnBase(run, branch))]);
    return onBase === undefined ? this.#findElsewhere(recent, current, branch) : { branch, ...onBase };
  }

  async #readRuns(workflow: number | string, branch?: string): Promise<readonly GithubRun[]> {
    this.#left -= 1;
    const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
    const query = { workflow_id: workflow, status: 'completed', ...(branch !== undefined && { branch }) } as const;
    return runRecords((await this.#context.api.page(route, query, 1)).data);
  }

  /** Checks the newest completed run of the base, and the start of its failing streak. */
  async #findOnBase(runs: readonly GithubRun[]): Promise<Omit<AlsoRed, 'branch'> | undefined> {
    const { base, runtime } = this.#context;
    const atMergeBase = line(base.payload, 'pull_request', 'base', 'sha');
    const start = runs.findIndex(({ sha }) => sha === atMergeBase);
    const [newest, ...older] = runs.slice(Math.max(0, start));
    if (newest === undefined || !wasRed(newest) || !(await this.#failsAlike(newest))) return undefined;
    const green = older.findIndex((run) => !wasRed(run));
    const first = older[green - 1] ?? newest;
    const isStart = green !== -1 && (first === newest || (await this.#failsAlike(first)));
    if (!isStart) return { run: newest.number, url: newest.url };
    const { number: run, url, created_at: at } = first;
    return { run, url, at, duration_seconds: secondsBetween(at, makeTime(runtime.now())) };
  }

  /** Finds the same failure on several branches at once, which no single branch caused. */
  async #findElsewhere(runs: readonly GithubRun[], current: GithubRun, base: string): Promise<AlsoRed | undefined> {
    const others = new Map<string, GithubRun>();
    for (const run of runs) {
      const { branch = '', sha, conclusion, ended_at: at = '' } = run;
      const isRecent = Math.abs(this.#context.runtime.now() - Date.parse(at)) <= HOUR_MS;
      const isIndependent = ![current.branch, base, ''].includes(branch) && sha !== current.sha && !others.has(branch);
      if (isRecent && isIndependent && isRed(conclusion)) others.set(branch, run);
    }
    const [one, other] = [...others.values()];
    if (one === undefined || other === undefined) return undefined;
    const alike = await Promise.all([one, other].map((run) => this.#failsAlike(run)));
    return alike.every((isAlike) => isAlike) ? { branches: OTHERS + 1, run: one.number, url: one.url } : undefined;
  }

  /** Returns true if every job failed in that run in the same step; a retry that passed there does not contradict it. */
  async #failsAlike({ id }: GithubRun): Promise<boolean> {
    if (this.#left === 0) return false;
    this.#left -= 1;
    const jobs = await readJobs(this.#context.api, { id, attempt: 1 });
    // Jobs with the same name are indistinguishable.
    return this.#failed.every((job) => {
      const same = jobs.filter(({ name }) => name === job.name);
      return same.length > 0 && same.every((one) => isAlike(one, job));
    });
  }
}

/** Checks the event, because in a fork a pull request may come from a branch with the name of the base. */
function isOnBase({ event, branch, conclusion }: GithubRun, base: string): boolean {
  return branch === base && event?.startsWith('pull_request') !== true && countedResult(conclusion) !== undefined;
}

/** A run that passed on a later attempt failed at first. */
function wasRed({ conclusion, attempt }: GithubRun): boolean {
  return isRed(conclusion) || attempt > 1;
}

function isAlike(there: ApiJob, here: ApiJob): boolean {
  const [[one], [other]] = [there.failed_steps, here.failed_steps];
  return wentWrong(there) && (one === undefined || other === undefined || one.name === other.name);
}
