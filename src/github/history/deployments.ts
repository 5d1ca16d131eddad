/** Reads the results of earlier and later deployments to the same environment. */

import type { Build } from '../../build/build.ts';
import { line, link, list, number, time } from '../../build/code-host/json.ts';
import { shortRef } from '../../build/code-host/urls.ts';
import type { Deployment } from '../../build/facts.ts';
import { type Api, once } from '../api/client.ts';
import { readJob } from '../jobs/jobs.ts';
import { type CompletedRun, findSearchLimit, HistoryLimitError, type Series } from './earlier-results.ts';

const MAX_LISTED = 100;
/** Maximum newer deployments to read; one that has only started has no result. */
const MAX_NEWER = 2;

type ReportedDeployment = Deployment & { readonly id: number };

/** Finds the results before and after a deployment to the same environment. */
export function findDeploymentSeries(api: Api, build: Build, reported: ReportedDeployment): Series {
  const maxExamined = findSearchLimit(api.settings);
  const deployments = once(() => readDeployments(api, reported));
  const readId = (one: unknown) => number(one, 'id') ?? reported.id;
  async function* readEarlier(): AsyncGenerator<CompletedRun> {
    const { listed, isCut } = await deployments();
    // A run creates a new deployment each time; another program may report a second result for the same one.
    const same =
      build.facts.run?.id === undefined ? listed.find((one) => number(one, 'id') === reported.id) : undefined;
    const status = number(build.payload, 'deployment_status', 'id');
    const before = same === undefined || status === undefined ? undefined : await readResult(api, same, status);
    if (before !== undefined) yield before;
    const earlier = listed.filter((one) => readId(one) < reported.id);
    for (const deployment of earlier.slice(0, maxExamined)) {
      const result = await readResult(api, deployment);
      if (result !== undefined) yield result;
    }
    if (isCut || earlier.length > maxExamined) throw new HistoryLimitError();
  }
  async function readNewer(): Promise<CompletedRun | undefined> {
    const { listed } = await deployments();
    for (const deployment of listed.filter((one) => readId(one) > reported.id).slice(0, MAX_NEWER)) {
      const result = await readResult(api, deployment);
      if (result !== undefined) return result;
    }
    return undefined;
  }
  return { earlier: readEarlier(), readNewer };
}

/**
 * Reads the newest deployments of all branches, because previews of several branches may share an environment. `isCut`
 * is true if there may be older ones.
 */
async function readDeployments(api: Api, reported: ReportedDeployment) {
  const route = 'GET /repos/{owner}/{repo}/deployments';
  const all = list(await api.get(route, { environment: reported.environment, per_page: MAX_LISTED }));
  const isOfIt = (one: unknown) => number(one, 'id') === reported.id || shortRef(line(one, 'ref')) === reported.ref;
  return { listed: reported.transient === true ? all.filter(isOfIt) : all, isCut: all.length === MAX_LISTED };
}

/** Ignores `inactive`, the state of a success that a newer deployment replaced. @param before id of a later status */
async function readResult(api: Api, deployment: unknown, before = Infinity): Promise<CompletedRun | undefined> {
  const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
  const id = number(deployment, 'id') ?? 0;
  const answer = await api.get(route, { deployment_id: id, per_page: 30 });
  const states = list(answer).filter((one) => (number(one, 'id') ?? 0) < before);
  const last = states.find((one) => ['success', 'failure', 'error'].includes(line(one, 'state') ?? ''));
  if (last === undefined) return undefined;
  const red = line(last, 'state') !== 'success';
  // The status may link to the job that deployed.
  const job = number(
    /\/actions\/runs\/\d+\/job\/(\d+)/.exec(line(last, 'log_url') ?? line(last, 'target_url') ?? '')?.[1],
  );
  return {
    ...{ red, id, sha: line(deployment, 'sha') },
    url: link(last, 'log_url') ?? link(last, 'target_url'),
    at: time(last, 'created_at'),
    jobs: red && job !== undefined ? async () => [await readJob(api, job)].flatMap((one) => one ?? []) : undefined,
  };
}
