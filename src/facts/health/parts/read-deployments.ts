/** Deployments of the window, and how each ended: those of pull requests aside. */

import { line, list, number, record, time } from '../../host/json.ts';
import type { DeploymentRecord } from '../measures/deployments.ts';
import { type DeploymentName, readEnds } from '../reading/deployment-ends.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { askAside, type HealthSource } from '../reading/source.ts';

const MOST_PAGES = 5;
const PER_PAGE = 100;

/** A deployment as GitHub lists it: the list does not tell how it ended. */
interface ListedDeployment extends DeploymentName {
  readonly record: Omit<DeploymentRecord, 'end' | 'knownFrom'>;
}

interface DeploymentList {
  /** The newest first. */
  readonly all: readonly ListedDeployment[];
  /** From when on all are listed; milliseconds since the epoch. */
  readonly from: number;
}

/** Undefined where they cannot be read. Earlier ones only tell what is an older version. */
export async function readDeployments({
  source,
  window,
}: RepositoryHistory): Promise<readonly DeploymentRecord[] | undefined> {
  const listed = await listBackTo(source, window.from);
  if (listed === undefined) return undefined;
  const { all, from } = listed;
  if (from > window.from) source.gaps.unread.add(`the deployments of ${source.repository} but the newest`);
  const ends = await readEnds(
    source,
    all.filter(({ record: { createdAt } }) => createdAt > window.from),
  );
  return all.map(({ id, record }) => ({ ...record, end: ends.get(id), knownFrom: from }));
}

/** Undefined where not even its beginning could be read. */
async function listBackTo(source: HealthSource, from: number): Promise<DeploymentList | undefined> {
  const all: ListedDeployment[] = [];
  let oldest = Number.POSITIVE_INFINITY;
  for (let page = 1; page <= MOST_PAGES && oldest > from; page += 1) {
    const answer = await askAside(source, 'the deployments', (api) =>
      api.page({ route: 'GET /repos/{owner}/{repo}/deployments', with: {} }, page),
    );
    if (answer === undefined) return page === 1 ? undefined : { all, from: oldest };
    const listed = list(answer.data);
    all.push(...listed.flatMap((one) => deploymentOf(one, source) ?? []));
    oldest = listed.reduce<number>(
      (least, one) => Math.min(least, Date.parse(time(one, 'created_at') ?? '') || least),
      oldest,
    );
    if (listed.length < PER_PAGE) return { all, from: 0 };
  }
  return { all, from: oldest };
}

/** Names of what is made for a pull request: of one by its number, or of all by the branches that only they have. */
const NUMBERED = /\b(?:pr|pull|preview|review)s?[-_/# ]{0,2}\d/i;
const PREVIEW = /\b(?:pr|pull|preview|review)s?\b/i;
const OF_PULL = /^(?:refs\/pull\/)?\d{1,9}\/(?:merge|head)$/;
const PRODUCTION = /^(?:prod|production|live)\b/i;

/** Undefined for one of a pull request, too: what it builds is not on the branch. */
function deploymentOf(one: unknown, { repository, page, branch }: HealthSource): ListedDeployment | undefined {
  const [id, created] = [number(one, 'id'), time(one, 'created_at')];
  const [environment, ref = ''] = [line(one, 'environment'), line(one, 'ref')];
  if (id === undefined || created === undefined || environment === undefined) return undefined;
  const flags = record(one);
  const isProduction = flags?.['production_environment'] === true || PRODUCTION.test(environment);
  const isNamedSo = NUMBERED.test(environment) || (PREVIEW.test(environment) && ref !== branch);
  const isPreview = flags?.['transient_environment'] === true || OF_PULL.test(ref) || isNamedSo;
  if (isPreview && !isProduction) return undefined;
  return {
    ...{ id, node: line(one, 'node_id') ?? '' },
    record: {
      ...{ environment, repository, sha: line(one, 'sha') ?? '', createdAt: Date.parse(created) },
      url: `${page}/deployments`,
    },
  };
}
