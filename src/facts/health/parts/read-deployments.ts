/** Deployments of the window, and how each ended. */

import { defined } from '../../../defined.ts';
import { line, list, number, time } from '../../host/json.ts';
import type { DeploymentRecord } from '../measures/deployments.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { askAside, eachOf, type HealthSource } from '../reading/source.ts';

/** Deployments that are asked how they ended: the newest. */
const MOST = 12;
const AT_ONCE = 4;
const FAILED = ['failure', 'error'];
/** A success may be followed by the next deployment. */
const PASSED = ['success', 'inactive'];

export async function readDeployments({ source, window }: RepositoryHistory): Promise<readonly DeploymentRecord[]> {
  const answer = await askAside(source, 'the deployments', (api) =>
    api.get({ route: 'GET /repos/{owner}/{repo}/deployments', with: { per_page: 100 } }),
  );
  const all = list(answer).flatMap((one) => deploymentOf(one, source) ?? []);
  const inWindow = all
    .filter(({ record }) => record.createdAt > window.from)
    .slice(0, Math.min(MOST, source.budget.left));
  const left = all.filter(({ record }) => record.createdAt > window.from).length - inWindow.length;
  if (left > 0) source.gaps.unread.add(`how ${left} deployments of ${source.repository} ended`);
  const ends = new Map(await eachOf(inWindow, AT_ONCE, async ({ id }) => [id, await endOf(source, id)] as const));
  return all.map(({ id, record }) => defined<DeploymentRecord>({ ...record, failed: ends.get(id) }));
}

function deploymentOf(one: unknown, { repository, page }: HealthSource) {
  const [id, created] = [number(one, 'id'), time(one, 'created_at')];
  const environment = line(one, 'environment');
  if (id === undefined || created === undefined || environment === undefined) return undefined;
  const record: DeploymentRecord = {
    ...{ environment, repository, sha: line(one, 'sha') ?? '', createdAt: Date.parse(created) },
    url: `${page}/deployments`,
  };
  return { id, record };
}

/** True where it failed, false where it passed, undefined while it is not over. */
async function endOf(source: HealthSource, id: number): Promise<boolean | undefined> {
  const answer = await askAside(source, 'how deployments ended', (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
      with: { deployment_id: id, per_page: 30 },
    }),
  );
  const states = list(answer).map((one) => line(one, 'state') ?? '');
  if (states.some((state) => FAILED.includes(state))) return true;
  return states.some((state) => PASSED.includes(state)) ? false : undefined;
}
