/** How deployments ended: by GraphQL a hundred of them in one request. */

import { line, list, property } from '../../host/json.ts';
import type { DeploymentRecord } from '../measures/deployments.ts';
import { askGraph, type HealthSource } from './source.ts';

/** Nodes that one query may name. */
const PER_QUERY = 100;
const FAILED = ['failure', 'error'];
/** A success may be followed by the next deployment. */
const PASSED = ['success', 'inactive'];

const QUERY = `query ($ids: [ID!]!) {
  nodes(ids: $ids) { ... on Deployment { statuses(first: 30) { nodes { state } } } }
}`;

export interface DeploymentName {
  readonly id: number;
  /** Its name in GraphQL. */
  readonly node: string;
}

type Ends = ReadonlyMap<number, DeploymentRecord['end']>;

/** By id; absent is what could not be read: of none after the first query that is not answered. */
export async function readEnds(source: HealthSource, all: readonly DeploymentName[]): Promise<Ends> {
  const ends = new Map<number, DeploymentRecord['end']>();
  for (let from = 0; from < all.length; from += PER_QUERY) {
    const some = all.slice(from, from + PER_QUERY);
    const answer = await askGraph(source, (api) => api.query(QUERY, { ids: some.map(({ node }) => node) }));
    if (answer === undefined) break;
    const nodes = list(answer, 'nodes');
    // In the order of their names: a number of theirs may be larger than GraphQL's.
    for (const [index, { id }] of some.entries()) {
      const statuses = property(nodes[index], 'statuses', 'nodes');
      if (Array.isArray(statuses)) ends.set(id, endIn(statuses));
    }
  }
  return ends;
}

/** GraphQL writes states in capitals. */
function endIn(statuses: readonly unknown[]): DeploymentRecord['end'] {
  const states = statuses.map((one) => line(one, 'state')?.toLowerCase() ?? '');
  if (states.some((state) => FAILED.includes(state))) return 'failed';
  return states.some((state) => PASSED.includes(state)) ? 'passed' : 'open';
}
