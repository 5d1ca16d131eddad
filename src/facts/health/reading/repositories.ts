/** Which repositories are looked at: those that are named, and all of an owner that are alive. */

import { defined } from '../../../defined.ts';
import type { Api } from '../../github/api/client.ts';
import { undefinedIfMissing } from '../../github/api/faults.ts';
import { line, list, number, record } from '../../host/json.ts';

const MOST_PAGES = 3;
/** Of an owner: those that were pushed to last. */
const MOST_REPOSITORIES = 30;

export interface RepositoryList {
  /** `owner/name`, each once. */
  readonly names: readonly string[];
  /** How many more there are. */
  readonly left: number;
}

/** @param asked `owner/name` or `owner/*` */
export async function listRepositories(api: Api, asked: readonly string[]): Promise<RepositoryList> {
  const names = new Map<string, string>();
  for (const one of asked) {
    const owner = /^([^/]+)\/\*$/.exec(one)?.[1];
    const found = owner === undefined ? [one] : await repositoriesOf(api, owner);
    for (const name of found) names.set(name.toLowerCase(), names.get(name.toLowerCase()) ?? name);
  }
  const all = [...names.values()];
  return { names: all.slice(0, MOST_REPOSITORIES), left: Math.max(0, all.length - MOST_REPOSITORIES) };
}

/** Of an organisation, or of a person. */
async function repositoriesOf(api: Api, owner: string): Promise<readonly string[]> {
  const ofOrganisation = { route: 'GET /orgs/{org}/repos', with: { org: owner, sort: 'pushed' } } as const;
  const ofPerson = { route: 'GET /users/{username}/repos', with: { username: owner, sort: 'pushed' } } as const;
  const pages = await api.pages(ofOrganisation, MOST_PAGES, namesOf).catch(undefinedIfMissing);
  return (pages ?? (await api.pages(ofPerson, MOST_PAGES, namesOf))).flat();
}

/** Of those of a page that are alive. */
function namesOf(page: unknown): readonly string[] {
  return list(page)
    .filter(isAlive)
    .flatMap((one) => line(one, 'full_name') ?? []);
}

function isAlive(one: unknown): boolean {
  const repository = record(one);
  return repository?.['archived'] !== true && repository?.['disabled'] !== true && number(one, 'id') !== undefined;
}

interface RepositoryRecord {
  readonly branch?: string;
  readonly archived: boolean;
}

/** Its default branch, and whether nothing runs in it any more. */
export async function readRepository(api: Api): Promise<RepositoryRecord> {
  const answer = await api.get({ route: 'GET /repos/{owner}/{repo}', with: {} });
  const archived = record(answer)?.['archived'] === true;
  return defined<RepositoryRecord>({ branch: line(answer, 'default_branch'), archived });
}
