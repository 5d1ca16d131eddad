/** Lists the covered repositories, and reads their workflow files. */

import { flag, line, list, property, record } from '../build/code-host/json.ts';
import type { Api } from '../github/api/client.ts';
import { ApiError, ignoreMissing } from '../github/api/errors.ts';
import { fetchDetail, type HealthSource } from './source.ts';

/** Maximum pages of the repositories of an owner. */
const MAX_REPOSITORY_PAGES = 3;
/** Limit per owner, the most recently pushed first. */
const MAX_REPOSITORIES = 30;

/**
 * Lists each repository once; `left` is the number beyond the limit.
 * @param names `owner/name` or `owner/*`
 */
export async function listRepositories(
  api: Api,
  names: readonly string[],
): Promise<{ readonly repositories: readonly string[]; readonly left: number }> {
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
  const most = MAX_REPOSITORY_PAGES;
  const ofOrganization = await api
    .pages('GET /orgs/{org}/repos', { org: owner, sort: 'pushed' }, most, activeIn)
    .catch(ignoreMissing);
  const query = { username: owner, sort: 'pushed' } as const;
  return (ofOrganization ?? (await api.pages('GET /users/{username}/repos', query, most, activeIn))).flat();
}

function activeIn(page: unknown): readonly string[] {
  const active = list(page).filter((one) => flag(one, 'archived') !== true && flag(one, 'disabled') !== true);
  return active.flatMap((one) => line(one, 'full_name') ?? []);
}

/**
 * Reads the repository, with its workflow files if they are needed and GraphQL responds. Returns undefined if it can't
 * be read, which is recorded.
 */
export async function readRepository(
  context: Omit<Parameters<typeof fetchDetail>[0], 'isOnly'>,
  needsFiles: boolean,
): Promise<(RepositoryRecord & Pick<HealthSource, 'files'>) | undefined> {
  const { api, budget, repository } = context;
  const withFiles = needsFiles && budget.take() ? await readWithFiles(api).catch(onlyApiError) : undefined;
  return withFiles ?? fetchDetail({ ...context, isOnly: false }, `the builds of ${repository}`, readWithoutFiles);
}

function onlyApiError(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

/** @throws ApiError */
async function readWithoutFiles(api: Api): Promise<RepositoryRecord> {
  const answer = await api.get('GET /repos/{owner}/{repo}', {});
  return { branch: line(answer, 'default_branch'), archived: flag(answer, 'archived') === true };
}

interface RepositoryRecord {
  readonly branch?: string;
  readonly archived: boolean;
}

const QUERY = `query ($owner: String!, $repo: String!) {
  repository(owner: $owner, name: $repo) {
    isArchived
    defaultBranchRef { name }
    object(expression: "HEAD:.github/workflows") {
      ... on Tree { entries { name object { ... on Blob { text } } } }
    }
  }
}`;

/** Reads the repository with all workflow files in one request. @throws ApiError */
async function readWithFiles(
  api: Api,
): Promise<(RepositoryRecord & Required<Pick<HealthSource, 'files'>>) | undefined> {
  const repository = record(await api.query(QUERY), 'repository');
  const entries = property(repository, 'object', 'entries');
  // A token without `contents: read` can't list files.
  if (repository === undefined || !Array.isArray(entries)) return undefined;
  const branch = line(repository, 'defaultBranchRef', 'name');
  const files = new Map<string, Awaited<ReturnType<typeof readTriggers>>>();
  for (const entry of entries) {
    const text = property(entry, 'object', 'text');
    if (typeof text === 'string')
      files.set(`.github/workflows/${line(entry, 'name')}`, await readTriggers(text, branch));
  }
  return { branch, archived: repository['isArchived'] === true, files };
}

/** Matches a pattern, which may match any workflow name. */
const PATTERN = /[*?[\]!+]/;

/** Returns no triggers if the text isn't YAML or is too long for a workflow. */
async function readTriggers(text: string, branch = 'main') {
  const { parseWorkflow } = await import(/* webpackChunkName: "facts" */ '../build/code-host/workflow.ts');
  const { triggers } = await parseWorkflow(text);
  const awaited = [property(triggers, 'workflow_run', 'workflows')].flat().filter((name) => typeof name === 'string');
  const push = property(triggers, 'push');
  const hasBranchesOnly = Object.keys(push ?? {}).join() === 'branches';
  return {
    cron: list(triggers, 'schedule').flatMap((one) => line(one, 'cron') ?? []),
    awaited: awaited.filter((name) => !PATTERN.test(name)),
    pushed: push === null || (hasBranchesOnly && [property(push, 'branches')].flat().includes(branch)),
    events: Object.keys(triggers),
  };
}
