/** Reads the reported run, from payload and environment if possible. */

import type { Build } from '../../build/build.ts';
import { type Json, line, list, number, record, time } from '../../build/code-host/json.ts';
import { type GithubRun, readGithubRun } from '../../build/code-host/runs.ts';
import { toTagSeries } from '../../build/code-host/urls.ts';
import type { Environment } from '../../platform.ts';
import type { Api } from '../api/client.ts';
import { createUnusableError } from '../api/errors.ts';
import type { LoaderContext } from '../context.ts';

/** Reads a run as the API shows it. */
export async function readRun(api: Api, id: number): Promise<Json | undefined> {
  const route = 'GET /repos/{owner}/{repo}/actions/runs/{run_id}';
  return record(await api.get(route, { run_id: id }));
}

/** @throws ApiError for an invalid entry, because omitting it would falsify the history */
export function runRecords(page: unknown): readonly GithubRun[] {
  return list(page, 'workflow_runs').map((one) => {
    const run = readGithubRun(record(one));
    if (run === undefined) throw createUnusableError();
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
