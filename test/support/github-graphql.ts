/** Fakes two queries of GitHub's GraphQL API. GitHub's description covers only REST, so they are not validated. */
import type { GithubWorld } from './github-world.ts';

interface Question {
  readonly query: string;
  readonly variables: { readonly owner?: string; readonly repo?: string; readonly ids?: readonly string[] };
}

export function graphqlAnswer(worlds: readonly GithubWorld[], { query, variables }: Question): object {
  return query.includes('nodes(ids: $ids)') ? getEnds(worlds, variables.ids ?? []) : toFiles(worlds, variables);
}

/** Returns the results of deployments in order of their IDs, or an error if one is missing or there are too many. */
function getEnds(worlds: readonly GithubWorld[], ids: readonly string[]): object {
  const all = worlds.flatMap(({ repository, deployments = [] }) =>
    deployments.map(({ id, states }) => [toNode(repository, id), states] as const),
  );
  const byNode = new Map(all);
  const nodes = ids.map((id) => {
    const states = byNode.get(id);
    return states ? { statuses: { nodes: states.map(({ state }) => ({ state: state.toUpperCase() })) } } : null;
  });
  const problem = ids.length > 100 ? 'ARGUMENT_LIMIT' : nodes.includes(null) ? 'NOT_FOUND' : undefined;
  return { data: { nodes }, ...(problem !== undefined && { errors: [{ type: problem, message: 'no' }] }) };
}

/** Creates opaque node IDs of the same length as GitHub's. */
export function toNode(repository: string, deployment: number): string {
  return `DE_${Buffer.from(`${repository} ${deployment}`).toString('base64url')}`;
}

function toFiles(worlds: readonly GithubWorld[], { owner, repo }: Question['variables']): object {
  const world = worlds.find(({ repository }) => repository === `${owner}/${repo}`);
  if (world === undefined) return { data: { repository: null }, errors: [{ type: 'NOT_FOUND', message: 'no' }] };
  const entries = Object.entries(world.files ?? {}).flatMap(([path, text]) => {
    const name = /^\.github\/workflows\/([^/]+)$/.exec(path)?.[1];
    return name === undefined ? [] : [{ name, object: { isTruncated: false, text } }];
  });
  const branch = { name: world.branch ?? 'main' };
  return {
    data: { repository: { isArchived: world.archived === true, defaultBranchRef: branch, object: { entries } } },
  };
}
