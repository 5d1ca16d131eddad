/** Finds the series of a run: same workflow and event, and same branch, pattern of tags or pull request. */

import { tagRow } from '../../build/code-host/refs.ts';
import { type GithubRun, readGithubRun } from '../../build/code-host/runs.ts';
import type { Api } from '../api/client.ts';
import { ApiError, undefinedIfMissing } from '../api/errors.ts';
import { type ApiContext, once } from '../context.ts';
import { readRun, runRecords } from './runs.ts';

/** Reports more earlier runs than the search limit. */
export class HistoryLimitError extends Error {}

/** Pages of a hundred runs that are searched for an earlier end. */
const MAX_PAGES = 3;

interface RunPage {
  readonly runs: readonly GithubRun[];
  readonly last: number;
  /** Workflow by which the runs were found. */
  readonly workflow: number | string;
}

export class RunSeries {
  readonly #context: ApiContext;
  readonly #run: GithubRun;
  readonly #first = once(() => firstPage(this.#context.api, this.#run));

  constructor(context: ApiContext, run: GithubRun) {
    this.#context = context;
    this.#run = run;
  }

  /** Yields earlier completed runs, newest first. @throws HistoryLimitError beyond the search limit */
  async *earlier(): AsyncGenerator<GithubRun> {
    const run = this.#run;
    const { workflow } = await this.#first();
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { runs, last } = page === 1 ? await this.#first() : await readPage(this.#context.api, run, workflow, page);
      yield* runs.filter((one) => one.number < run.number && isSameSeries(one, run));
      if (page >= last) return;
    }
    // The tries of one pull request are close together, among those of all others.
    if (findQueue(run.branch) === undefined) throw new HistoryLimitError();
  }

  /** Reads later completed runs, newest first. @throws ApiError if they cannot be read */
  async newer(): Promise<readonly GithubRun[]> {
    // A dry run of a past build has the clock of then.
    const isNewer = ({ number, created_at }: GithubRun) =>
      number > this.#run.number && Date.parse(created_at ?? '1970') <= this.#context.world.now();
    return (await this.#first()).runs.filter((one) => isNewer(one) && isSameTarget(one, this.#run));
  }
}

async function firstPage(api: Api, run: GithubRun): Promise<RunPage> {
  const { workflow } = run;
  if (workflow === undefined) throw new ApiError('the workflow of the run is not known');
  if (typeof workflow === 'number') return readPage(api, run, workflow, 1);
  const page = await readPage(api, run, workflow, 1).catch(undefinedIfMissing);
  if (page !== undefined && page.runs.length > 0) return page;
  // The file may have another name by now, or belong to the organisation: the id is always right.
  return firstPage(api, { ...run, workflow: readGithubRun(await readRun(api, run.id))?.workflow });
}

async function readPage(api: Api, run: GithubRun, workflow: number | string, page: number): Promise<RunPage> {
  const route = 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs';
  const branch = findQueue(run.branch) === undefined && run.tags === undefined ? run.branch : undefined;
  const query = { workflow_id: workflow, event: run.event, branch, status: 'completed' } as const;
  const { data, last } = await api.page({ route, with: query }, page);
  return { runs: runRecords(data), last, workflow };
}

/** A branch's name may serve one pull request after the other, and the same name may live in many forks. */
function isSameSeries(earlier: GithubRun, run: GithubRun): boolean {
  if (earlier.event !== run.event) return false;
  if (isOtherDispatch(earlier, run)) return false;
  const queue = findQueue(run.branch);
  if (queue !== undefined) return findQueue(earlier.branch) === queue;
  if (run.tags !== undefined) return earlier.branch !== undefined && tagRow(earlier.branch) === run.tags;
  if (earlier.branch !== run.branch) return false;
  return run.event?.startsWith('pull_request') !== true || isSamePull(earlier, run);
}

/** Compares one-word titles as types of dispatch; a sentence is the run name that the workflow sets. */
function isOtherDispatch({ title }: GithubRun, { dispatched }: GithubRun): boolean {
  return dispatched !== undefined && title !== undefined && title !== dispatched && !/\s/.test(title);
}

/** A later version does not make up for the failure of an earlier one. */
function isSameTarget(newer: GithubRun, run: GithubRun): boolean {
  return isSameSeries(newer, run) && (run.tags === undefined || newer.branch === run.branch);
}

function isSamePull(earlier: GithubRun, run: GithubRun): boolean {
  if (run.pulls.length > 0 && earlier.pulls.length > 0) return run.pulls.some((one) => earlier.pulls.includes(one));
  if (earlier.home !== run.home) return false;
  if (run.opened_at !== undefined && earlier.created_at !== undefined) {
    return Date.parse(earlier.created_at) >= Date.parse(run.opened_at);
  }
  // A pull request missing here would be missing in its earlier runs, too.
  return run.pulls.length === 0;
}

/** A merge queue makes a branch each time: `gh-readonly-queue/main/pr-104-<sha>`. */
function findQueue(branch: string | undefined): string | undefined {
  return /^(gh-readonly-queue\/.+\/pr-\d+)-[0-9a-f]+$/.exec(branch ?? '')?.[1];
}
