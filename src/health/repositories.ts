/** Lists the covered repositories: the named ones, and all of an owner that aren't archived. */

import { flag, line, list } from '../build/code-host/json.ts';
import type { Api } from '../github/api/client.ts';
import { undefinedIfMissing } from '../github/api/errors.ts';
import type { RepositoryRecord } from './workflows.ts';

const MAX_PAGES = 3;
/** Limit per owner, the most recently pushed first. */
const MAX_REPOSITORIES = 30;

interface RepositoryList {
  /** `owner/name`, each once. */
  readonly repositories: readonly string[];
  /** Number of repositories beyond the limit. */
  readonly left: number;
}

/** @param names `owner/name` or `owner/*` */
export async function listRepositories(api: Api, names: readonly string[]): Promise<RepositoryList> {
  const all = new Map<string, string>();
  for (const one of names) {
    const owner = /^([^/]+)\/\*$/.exec(one)?.[1];
    const found = owner === undefined ? [one] : await readRepositories(api, owner);
    for (const name of found) all.set(name.toLowerCase(), all.get(name.toLowerCase()) ?? name);
  }
  const repositories = [...all.values()].slice(0, MAX_REPOSITORIES);
  return { repositories, left: all.size - repositories.length };
}

/** Reads the repositories of an organization or a person. */
async function readRepositories(api: Api, owner: string): Promise<readonly string[]> {
  const ofOrganization = { route: 'GET /orgs/{org}/repos', with: { org: owner, sort: 'pushed' } } as const;
  const ofPerson = { route: 'GET /users/{username}/repos', with: { username: owner, sort: 'pushed' } } as const;
  const pages = await api.pages(ofOrganization, MAX_PAGES, activeIn).catch(undefinedIfMissing);
  return (pages ?? (await api.pages(ofPerson, MAX_PAGES, activeIn))).flat();
}

function activeIn(page: unknown): readonly string[] {
  const active = list(page).filter((one) => flag(one, 'archived') !== true && flag(one, 'disabled') !== true);
  return active.flatMap((one) => line(one, 'full_name') ?? []);
}

/** @throws ApiError */
export async function readRepository(api: Api): Promise<RepositoryRecord> {
  const answer = await api.get({ route: 'GET /repos/{owner}/{repo}', with: {} });
  return { branch: line(answer, 'default_branch'), archived: flag(answer, 'archived') === true };
}
