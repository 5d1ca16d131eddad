/** Reads the results of earlier and later deployments to the same environment. */

import { line, link, list, number, time } from '../../build/code-host/json.ts';
import { shortRef } from '../../build/code-host/refs.ts';
import type { Deployment, LoadedFacts } from '../../build/facts.ts';
import type { Api } from '../api/client.ts';
import { type LoaderContext, once } from '../context.ts';
import { readJob } from '../jobs/jobs.ts';
import type { Series } from './completed-runs.ts';
import { HistoryLimitError } from './run-series.ts';
import type { CompletedRun } from './streak.ts';

/** Deployments that are listed. */
const MAX_LISTED = 100;
/** Maximum newer deployments to read; one that has only started has no result. */
const MAX_NEWER = 2;

/** The one that is reported. */
type OwnDeployment = Deployment & { readonly id: number };

export function findDeploymentSeries(context: LoaderContext, current: OwnDeployment): Series {
  const deployments = once(() => readDeployments(context.api, current));
  return {
    earlier: earlierDeployments(context, deployments, current.id),
    newer: async () => newerDeployment(context, await deployments(), current.id),
  };
}

interface DeploymentList {
  /** Newest first. */
  readonly listed: readonly unknown[];
  /** True where there may be older ones. */
  readonly cut: boolean;
}

/** Includes all branches of the environment, because previews of several branches may share its name. */
async function readDeployments(api: Api, current: OwnDeployment): Promise<DeploymentList> {
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/deployments',
    with: { environment: current.environment, per_page: MAX_LISTED },
  });
  const all = list(answer);
  const isOfIt = (one: unknown) => number(one, 'id') === current.id || shortRef(line(one, 'ref')) === current.ref;
  const listed = current.transient === true ? all.filter(isOfIt) : all;
  return { listed, cut: all.length === MAX_LISTED };
}

async function* earlierDeployments(
  { api, base, mostAsked }: LoaderContext,
  deployments: () => Promise<DeploymentList>,
  current: number,
): AsyncGenerator<CompletedRun> {
  const { listed, cut } = await deployments();
  // A run creates a new deployment each time; another program may report a second result for the same one.
  const same = base.facts.run?.id === undefined ? listed.find((one) => number(one, 'id') === current) : undefined;
  const result = number(base.payload, 'deployment_status', 'id');
  const before = same === undefined || result === undefined ? undefined : await deploymentEnd(api, same, result);
  if (before !== undefined) yield before;
  for (const deployment of listed.filter((one) => (number(one, 'id') ?? current) < current)) {
    if (api.countedRequests() >= mostAsked) throw new HistoryLimitError();
    const end = await deploymentEnd(api, deployment);
    if (end !== undefined) yield end;
  }
  if (cut) throw new HistoryLimitError();
}

async function newerDeployment(
  { api, mostAsked }: LoaderContext,
  { listed }: DeploymentList,
  current: number,
): Promise<LoadedFacts['newer_run']> {
  const newer = listed.filter((one) => (number(one, 'id') ?? current) > current);
  for (const deployment of newer.slice(0, MAX_NEWER)) {
    if (api.countedRequests() >= mostAsked) return undefined;
    const end = await deploymentEnd(api, deployment);
    if (end === undefined) continue;
    const conclusion = end.red ? 'failure' : 'success';
    return { url: end.url, conclusion };
  }
  return undefined;
}

/**
 * A deployment that a newer one replaced is inactive now, and was a success before.
 *
 * @param before id of a status: only those that came before it count
 */
async function deploymentEnd(api: Api, deployment: unknown, before = Infinity): Promise<CompletedRun | undefined> {
  const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
  const id = number(deployment, 'id') ?? 0;
  const answer = await api.get({ route, with: { deployment_id: id, per_page: 30 } });
  const states = list(answer).filter((one) => (number(one, 'id') ?? 0) < before);
  const last = states.find((one) => ['success', 'failure', 'error'].includes(line(one, 'state') ?? ''));
  if (last === undefined) return undefined;
  const red = line(last, 'state') !== 'success';
  return {
    red,
    deployment: id,
    ended: red ? 'failure' : undefined,
    url: link(last, 'log_url') ?? link(last, 'target_url'),
    at: time(last, 'created_at'),
    sha: line(deployment, 'sha'),
    jobs: red ? getJobs(api, line(last, 'log_url') ?? line(last, 'target_url')) : undefined,
  };
}

/** The job that deployed, where the status links to it. */
function getJobs(api: Api, address = ''): CompletedRun['jobs'] {
  const id = number(/\/actions\/runs\/\d+\/job\/(\d+)/.exec(address)?.[1]);
  return id === undefined ? undefined : async () => [await readJob(api, id)].flatMap((job) => job ?? []);
}
