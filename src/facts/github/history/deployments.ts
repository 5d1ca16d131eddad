/** How earlier deployments to the same environment ended, newest first. */

import { defined } from '../../../defined.ts';
import { type PastEnd, TooFarBack } from '../../comparison.ts';
import { line, link, number, time } from '../../host/json.ts';
import type { Api } from '../api/client.ts';
import type { LoaderContext } from '../context.ts';

/** Deployments that are listed. */
const MOST_LISTED = 100;

const PERMISSION = 'deployments: read';

/** @param own id of the deployment that is reported */
export async function* earlierDeployments(
  { api, mostAsked }: LoaderContext,
  environment: string,
  own: number,
): AsyncGenerator<PastEnd> {
  const answer = await api.get({
    route: 'GET /repos/{owner}/{repo}/deployments',
    with: { environment, per_page: MOST_LISTED },
    permission: PERMISSION,
  });
  const listed = Array.isArray(answer) ? answer : [];
  for (const deployment of listed.filter((one) => (number(one, 'id') ?? own) < own)) {
    if (api.weighed() >= mostAsked) throw new TooFarBack();
    const end = await deploymentEnd(api, deployment);
    if (end !== undefined) yield end;
  }
  if (listed.length === MOST_LISTED) throw new TooFarBack();
}

/** A deployment that a newer one replaced is inactive now, and was a success before. */
async function deploymentEnd(api: Api, deployment: unknown): Promise<PastEnd | undefined> {
  const route = 'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses';
  const id = number(deployment, 'id') ?? 0;
  const answer = await api.get({ route, with: { deployment_id: id, per_page: 30 }, permission: PERMISSION });
  const states = Array.isArray(answer) ? answer : [];
  const last = states.find((one) => ['success', 'failure', 'error'].includes(line(one, 'state') ?? ''));
  if (last === undefined) return undefined;
  const red = line(last, 'state') !== 'success';
  return defined<PastEnd>({
    red,
    ended: red ? 'failure' : undefined,
    url: link(last, 'log_url') ?? link(last, 'target_url'),
    at: time(last, 'created_at'),
    sha: line(deployment, 'sha'),
  });
}
