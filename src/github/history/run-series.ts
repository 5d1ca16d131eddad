/** Reads the series of comparable runs from the API, and the reported run from payload and environment if possible. */

import type { Build } from '../../build/build.ts';
import { type Json, line, list, number, record, time } from '../../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../../build/code-host/runs.ts';
import { toTagSeries } from '../../build/code-host/urls.ts';
import type { Environment } from '../../platform.ts';
import type { Api } from '../api/client.ts';
import { ApiError, undefinedIfMissing, unusable } from '../api/errors.ts';
import { type ApiContext, type LoaderContext, once } from '../context.ts';
import type { RunKey } from '../jobs/jobs.ts';

/** The run as the API shows it. */
export async function readRun(api: Api, id: number): Promise<Json | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return record(await api.get({ route, with: { run_id: id } }));
}

/** Reads the result of an earlier attempt of the run. */
export async function readAttempt(api: Api, { id, attempt }: RunKey): Promise<GithubRun | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}';
  const answer = await api.get({ route, with: { run_id: id, attempt_number: attempt } });
  return readGithubRun(record(answer));
}

/** @throws ApiError for an invalid entry, because omitting it would falsify the history */
export function runRecords(page: unknown): readonly GithubRun[] {
  return list(page, 'workflow_runs').map((one) => {
    const run = readGithubRun(record(one));
    if (run === undefined) throw unusable();
    return run;
  });
}

/** Events whose runs go by the branch or tag that they are started on. */
const ON_A_REF =
  /^(?:push|release|schedule|workflow_dispatch|repository_dispatch|merge_group|pull_request|workflow_run)$/;

/** Sends one request if payload and environment lack data to look up its history. */
export async function readReportedRun(
  { api, base, runtime }: LoaderContext,
  id: number,
): Promise<GithubRun | undefined> {
  const run = reportedRun(base, runtime.env) ?? readGithubRun(await readRun(api, id));
  const { ref } = base.facts;
  return run && { ...run, tags: ref?.type === 'tag' ? toTagSeries(ref.name) : undefined };
}

/** Returns undefined if the known data is not enough to look up its history. */
function reportedRun(base: Build, env: Environment): GithubRun | undefined {
  const { facts, payload } = base;
  const id = facts.run?.id;
  if (id === undefined || facts.run?.number === undefined) return undefined;
  const upstream = readGithubRun(record(payload, 'workflow_run'));
  if (upstream?.id === id) return upstream.workflow === undefined ? undefined : upstream;
  const workflow = workflowFile(env);
  const { name } = facts.event;
  if (workflow === undefined || !ON_A_REF.test(name)) return undefined;
  const pull = record(payload, 'pull_request');
  if (name === 'pull_request' && pull === undefined) return undefined;
  return {
    id,
    number: facts.run.number,
    attempt: facts.run.attempt ?? 1,
    url: facts.run.url,
    // Triggered runs use the default branch, whichever branch triggered them.
    sha: (name === 'workflow_run' ? undefined : facts.commit?.sha) ?? line(env, 'GITHUB_SHA'),
    workflow,
    event: name,
    dispatched: name === 'repository_dispatch' ? facts.event.action : undefined,
    branch: line(pull, 'head', 'ref') ?? /^refs\/(?:heads|tags)\/(.+)$/.exec(line(env, 'GITHUB_REF') ?? '')?.[1],
    home: line(pull, 'head', 'repo', 'full_name'),
    pulls: pull === undefined ? [] : [number(pull, 'number') ?? 0],
    // Separates its runs from those of an earlier pull request on the same branch.
    opened_at: time(pull, 'created_at'),
  };
}

/** Extracts `ci.yml`; a workflow of another repository cannot be looked up. */
function workflowFile(env: Environment): string | undefined {
  const [path = ''] = (line(env, 'GITHUB_WORKFLOW_REF') ?? '').split('@', 1);
  const prefix = `${line(env, 'GITHUB_REPOSITORY')}/.github/workflows/`;
  return path.startsWith(prefix) ? path.slice(prefix.length) : undefined;
}

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
      number > this.#run.number && Date.parse(created_at ?? '1970') <= this.#context.runtime.now();
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
  if (run.tags !== undefined) return earlier.branch !== undefined && toTagSeries(earlier.branch) === run.tags;
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
