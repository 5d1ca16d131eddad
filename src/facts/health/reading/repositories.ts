/** Which repositories are looked at: those that are named, and all of an owner that are alive. */

import type { Api } from '../../github/api/client.ts';
import { undefinedIfMissing } from '../../github/api/faults.ts';
import { line, list, number, record } from '../../host/json.ts';

const MOST_PAGES = 3;
/** Of an owner: those that were pushed to last. */
const MOST_REPOSITORIES = 30;

export interface ListedRepository {
  /** `owner/name`. */
  readonly name: string;
  /** The default one, where the list tells it. */
  readonly branch?: string;
}

export interface RepositoryList {
  /** Each once. */
  readonly repositories: readonly ListedRepository[];
  /** How many more there are. */
  readonly left: number;
}

/** @param asked `owner/name` or `owner/*` */
export async function listRepositories(api: Api, asked: readonly string[]): Promise<RepositoryList> {
  const all = new Map<string, ListedRepository>();
  for (const one of asked) {
    const owner = /^([^/]+)\/\*$/.exec(one)?.[1];
    const found = owner === undefined ? [{ name: one }] : await repositoriesOf(api, owner);
    for (const { name, branch } of found) {
      const known = all.get(name.toLowerCase()) ?? { name };
      all.set(name.toLowerCase(), { ...known, branch: known.branch ?? branch });
    }
  }
  return {
    repositories: [...all.values()].slice(0, MOST_REPOSITORIES),
    left: Math.max(0, all.size - MOST_REPOSITORIES),
  };
}

/** Of an organisation, or of a person. */
async function repositoriesOf(api: Api, owner: string): Promise<readonly ListedRepository[]> {
  const ofOrganisation = { route: 'GET /orgs/{org}/repos', with: { org: owner, sort: 'pushed' } } as const;
  const ofPerson = { route: 'GET /users/{username}/repos', with: { username: owner, sort: 'pushed' } } as const;
  const pages = await api.pages(ofOrganisation, MOST_PAGES, listedIn).catch(undefinedIfMissing);
  return (pages ?? (await api.pages(ofPerson, MOST_PAGES, listedIn))).flat();
}

/** Of those of a page that are alive. */
function listedIn(page: unknown): readonly ListedRepository[] {
  return list(page)
    .filter(isAlive)
    .flatMap((one) => {
      const name = line(one, 'full_name');
      return name === undefined ? [] : { name, branch: line(one, 'default_branch') };
    });
}

function isAlive(one: unknown): boolean {
  const repository = record(one);
  return repository?.['archived'] !== true && repository?.['disabled'] !== true && number(one, 'id') !== undefined;
}

export interface RepositoryRecord {
  readonly branch?: string;
  readonly archived: boolean;
}

/** Its default branch, and whether nothing runs in it any more. */
export async function readRepository(api: Api): Promise<RepositoryRecord> {
  const answer = await api.get({ route: 'GET /repos/{owner}/{repo}', with: {} });
  const archived = record(answer)?.['archived'] === true;
  return { branch: line(answer, 'default_branch'), archived };
}
