/** Deployments of the window, and how each ended: those of pull requests aside, production first. */

import { defined } from '../../../defined.ts';
import { line, list, number, record, time } from '../../host/json.ts';
import { isWithin } from '../health-run.ts';
import type { DeploymentRecord } from '../measures/deployments.ts';
import { type DeploymentName, readEnds } from '../reading/deployment-ends.ts';
import type { RepositoryHistory } from '../reading/history.ts';
import { askAside, eachOf, type HealthSource } from '../reading/source.ts';

/** Pages of the list of all; environments that are asked for by their name, and pages of each. */
const MOST_PAGES = 5;
const MOST_PLACES = 5;
const MOST_PAGES_OF_PLACE = 2;
const PER_PAGE = 100;

/** A deployment as GitHub lists it: the list does not tell how it ended. */
interface ListedDeployment extends DeploymentName {
  readonly record: Omit<DeploymentRecord, 'end' | 'knownFrom'>;
  /** The lower, the more it matters where it goes. */
  readonly rank: number;
}

interface DeploymentList {
  /** The newest first. */
  readonly all: readonly ListedDeployment[];
  /** From when on all are listed; milliseconds since the epoch. */
  readonly from: number;
}

/** Undefined where they cannot be read. */
export async function readDeployments(history: RepositoryHistory): Promise<readonly DeploymentRecord[] | undefined> {
  const { source, window } = history;
  const lists = await listDeployments(source, window.from);
  if (lists === undefined) return undefined;
  const inWindow = lists.flatMap(({ all }) => all).filter(({ record: { createdAt } }) => createdAt > window.from);
  const ends = await readEnds(source, mattersFirst(history, inWindow));
  return lists.flatMap(({ all, from }) =>
    all.map(({ id, record }) => defined<DeploymentRecord>({ ...record, end: ends.get(id), knownFrom: from })),
  );
}

/** What a red run deployed likely failed; else where most depends on it. */
function mattersFirst({ runs, window }: RepositoryHistory, all: readonly ListedDeployment[]) {
  const red = runs.filter(({ colour, endedAt }) => colour === 'red' && isWithin(window, endedAt));
  const shas = new Set(red.map(({ sha }) => sha));
  const isRed = ({ record: { sha } }: ListedDeployment) => Number(shas.has(sha));
  return all.toSorted(
    (one, other) => isRed(other) - isRed(one) || one.rank - other.rank || other.record.createdAt - one.record.createdAt,
  );
}

/**
 * One list of all, and one of each environment that it does not follow back to before the window: what was deployed there
 * last tells what is an older version.
 */
async function listDeployments(source: HealthSource, from: number): Promise<readonly DeploymentList[] | undefined> {
  const whole = await listBackTo(source, from, MOST_PAGES);
  if (whole === undefined) return undefined;
  if (whole.from > from) source.gaps.unread.add(`the deployments of ${source.repository} but the newest`);
  const places = [...Map.groupBy(whole.all, ({ record: { environment } }) => environment)];
  const short = places.filter(([, of]) => whole.from > 0 && of.every(({ record }) => record.createdAt > from));
  const chosen = short.toSorted(([, one], [, other]) => rankOf(one) - rankOf(other)).slice(0, MOST_PLACES);
  const own = await eachOf(chosen, 1, async ([environment, of]): Promise<DeploymentList> => {
    const list = await listBackTo(source, from, MOST_PAGES_OF_PLACE, environment);
    const all = [...new Map([...of, ...(list?.all ?? [])].map((one) => [one.id, one])).values()];
    return { all, from: Math.min(list?.from ?? whole.from, whole.from) };
  });
  const followed = new Set(chosen.flatMap(([, of]) => of));
  return [{ ...whole, all: whole.all.filter((one) => !followed.has(one)) }, ...own];
}

/** Undefined where not even its beginning could be read. */
async function listBackTo(
  source: HealthSource,
  from: number,
  most: number,
  environment?: string,
): Promise<DeploymentList | undefined> {
  const all: ListedDeployment[] = [];
  let oldest = Number.POSITIVE_INFINITY;
  for (let page = 1; page <= most && oldest > from; page += 1) {
    const answer = await askAside(source, 'the deployments', (api) =>
      api.page(
        { route: 'GET /repos/{owner}/{repo}/deployments', with: environment === undefined ? {} : { environment } },
        page,
      ),
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

function rankOf(all: readonly ListedDeployment[]): number {
  return Math.min(...all.map(({ rank }) => rank));
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
    rank: isProduction ? 0 : ref === branch ? 1 : 2,
  };
}
