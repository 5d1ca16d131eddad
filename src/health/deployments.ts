/** Counts failed and rolled-back deployments by environment. */

import { flag, line, list, milliseconds, number, property } from '../build/code-host/json.ts';
import type { Health } from '../build/facts.ts';
import { PER_PAGE } from '../github/api/client.ts';
import { fetchDetail, type HealthSource } from './source.ts';
import { DAY } from './window.ts';

interface DeploymentRecord {
  readonly id: number;
  readonly node: string;
  readonly environment: string;
  readonly sha: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
  readonly result?: 'passed' | 'failed' | 'open';
}

const MAX_PAGES = 5;

/** Returns undefined if they can't be read. Excludes deployments of pull requests. */
export async function readDeployments(source: HealthSource): Promise<Health['deployments']> {
  const { from } = source.window;
  const listed: DeploymentRecord[] = [];
  // All deployments after this moment are listed.
  let oldest = Number.POSITIVE_INFINITY;
  for (let page = 1; page <= MAX_PAGES && oldest > from; page += 1) {
    const answer = await fetchDetail(source, 'the deployments', (api) =>
      api.page('GET /repos/{owner}/{repo}/deployments', {}, page),
    );
    if (answer === undefined && page === 1) return undefined;
    const entries = list(answer);
    listed.push(...entries.flatMap((one) => readDeployment(one, source) ?? []));
    oldest = entries.reduce<number>((least, one) => Math.min(least, milliseconds(one, 'created_at') ?? least), oldest);
    if (answer === undefined) break;
    if (entries.length < PER_PAGE) oldest = 0;
  }
  const isLowerBound = oldest > from;
  if (isLowerBound) source.gaps.unread.add(`the deployments of ${source.repository} but the newest`);
  const results = await readResults(
    source,
    listed.filter(({ createdAt }) => createdAt > from),
  );
  const concluded = listed.map((one) => ({ ...one, result: results.get(one.id) }));
  const facts = countEnvironments(concluded, from);
  return facts.map((one) => ({
    ...one,
    ...{ repository: source.repository, is_lower_bound: isLowerBound, url: `${source.page}/deployments` },
  }));
}

/** Environments of pull requests: of one by its number, or of all by branch names that only they have. */
const NUMBERED = /\b(?:pr|pull|preview|review)s?[-_/# ]{0,2}\d/i;
const PREVIEW = /\b(?:pr|pull|preview|review)s?\b/i;
const PULL_REF = /^(?:refs\/pull\/)?\d{1,9}\/(?:merge|head)$/;
const PRODUCTION = /^(?:prod|production|live)\b/i;

/** Returns undefined for a pull request, whose build isn't on the branch. */
function readDeployment(one: unknown, { branch }: HealthSource): DeploymentRecord | undefined {
  const [id, createdAt, environment] = [number(one, 'id'), milliseconds(one, 'created_at'), line(one, 'environment')];
  if (id === undefined || createdAt === undefined || environment === undefined) return undefined;
  const ref = line(one, 'ref') ?? '';
  const isProduction = flag(one, 'production_environment') === true || PRODUCTION.test(environment);
  const isNamedSo = NUMBERED.test(environment) || (PREVIEW.test(environment) && ref !== branch);
  const isPreview = flag(one, 'transient_environment') === true || PULL_REF.test(ref) || isNamedSo;
  if (isPreview && !isProduction) return undefined;
  return { id, createdAt, environment, node: line(one, 'node_id') ?? '', sha: line(one, 'sha') ?? '' };
}

const FAILED = ['FAILURE', 'ERROR'];
/** The next deployment makes a successful one inactive. */
const PASSED = ['SUCCESS', 'INACTIVE'];

const QUERY = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Deployment { statuses(first: 30) { nodes { state } } } }
}`;

/** Reads results by ID, a hundred per request. Stops after the first error. */
async function readResults(source: HealthSource, all: readonly DeploymentRecord[]) {
  const results = new Map<number, DeploymentRecord['result']>();
  for (let from = 0; from < all.length; from += PER_PAGE) {
    const some = all.slice(from, from + PER_PAGE);
    const ids = some.map(({ node }) => node);
    const answer = await fetchDetail(source, 'the results of the deployments', (api) => api.query(QUERY, { ids }));
    if (answer === undefined) break;
    const nodes = list(answer, 'nodes');
    for (const [index, { id }] of some.entries()) {
      const statuses = property(nodes[index], 'statuses', 'nodes');
      if (Array.isArray(statuses)) results.set(id, toResult(statuses));
    }
  }
  return results;
}

function toResult(statuses: readonly unknown[]): DeploymentRecord['result'] {
  const states = statuses.map((one) => line(one, 'state')?.toUpperCase() ?? '');
  if (states.some((state) => FAILED.includes(state))) return 'failed';
  return states.some((state) => PASSED.includes(state)) ? 'passed' : 'open';
}

/**
 * Counts environments. A deployment is rolled back if it passed and a version deployed earlier followed within a day.
 *
 * @param from start of the counted period, in milliseconds since the epoch; earlier deployments only identify older
 * versions
 */
export function countEnvironments(records: readonly DeploymentRecord[], from: number) {
  return [...Map.groupBy(records, ({ environment }) => environment)].flatMap(([environment, deployments]) => {
    const inTime = deployments.toSorted((one, other) => one.createdAt - other.createdAt);
    const counted = inTime.filter(({ createdAt, result }) => createdAt > from && result !== 'open');
    if (counted.length === 0) return [];
    const failed = counted.filter(({ result }) => result === 'failed');
    const rolledBack = counted.filter((one) => one.result !== 'failed' && isRolledBack(one, inTime));
    const read = counted.filter((one) => one.result !== undefined || rolledBack.includes(one));
    const [total, rolled_back] = [counted.length, rolledBack.length];
    return [{ environment, total, read: read.length, failed: failed.length, rolled_back }];
  });
}

function isRolledBack(one: DeploymentRecord, inTime: readonly DeploymentRecord[]): boolean {
  const index = inTime.indexOf(one);
  const next = inTime.slice(index).find(({ sha }) => sha !== one.sha);
  if (next === undefined || next.createdAt - one.createdAt > DAY) return false;
  return inTime.slice(0, index).some(({ sha }) => sha === next.sha);
}
