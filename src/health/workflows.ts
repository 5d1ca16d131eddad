/** Lists the covered repositories, and reads their workflows and triggers. */

import { flag, line, link, list, milliseconds, number, property, record } from '../build/code-host/json.ts';
import { asList, isPushed, MAX_WORKFLOW_LENGTH, parseWorkflow, triggersIn } from '../build/code-host/workflow-text.ts';
import type { Api } from '../github/api/client.ts';
import { PermissionError, undefinedIfMissing } from '../github/api/errors.ts';
import { getPath } from './run.ts';
import { fetchRequired, type HealthSource, noteUnread, type WorkflowTriggers } from './source.ts';

export interface WorkflowRecord {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  /** `active`, `disabled_manually`, `disabled_inactivity` and others. */
  readonly state: string;
  /** Milliseconds since the epoch of its last state change. */
  readonly updatedAt?: number;
  readonly createdAt?: number;
}

const MAX_PAGES = 5;

/** Returns undefined if they can't be read. Excludes GitHub's own workflows and the reporting one. */
export async function readWorkflows(source: HealthSource): Promise<readonly WorkflowRecord[] | undefined> {
  const all: WorkflowRecord[] = [];
  for (let page = 1; page <= MAX_PAGES; page += 1) {
    const answer = await fetchRequired(source, 'the workflows', (api) =>
      api.page('GET /repos/{owner}/{repo}/actions/workflows', {}, page),
    );
    if (answer === undefined) return page === 1 ? undefined : all;
    all.push(...list(answer.data, 'workflows').flatMap((one) => readWorkflow(one) ?? []));
    if (page >= answer.last) break;
  }
  return all.filter(({ path }) => path !== source.own);
}

function readWorkflow(one: unknown): WorkflowRecord | undefined {
  const [id, path] = [number(one, 'id'), getPath(one)];
  if (id === undefined || path === '' || path.startsWith('dynamic/')) return undefined;
  return {
    ...{ id, path },
    name: line(one, 'name') ?? path,
    state: line(one, 'state') ?? 'active',
    updatedAt: milliseconds(one, 'updated_at'),
    createdAt: milliseconds(one, 'created_at'),
  };
}

/** Adds the file if another workflow of the repository has the same name. */
export function workflowName(all: readonly WorkflowRecord[], { id, name, path }: WorkflowRecord): string {
  const file = toFile(path);
  if (name === path) return file;
  return all.some((other) => other.id !== id && other.name === name) ? `${name} (${file})` : name;
}

export function workflowUrl({ page }: HealthSource, { path }: WorkflowRecord): string | undefined {
  return link({ url: `${page}/actions/workflows/${encodeURIComponent(toFile(path))}` }, 'url');
}

function toFile(path: string): string {
  return path.split('/').at(-1) ?? path;
}

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
    .catch(undefinedIfMissing);
  const query = { username: owner, sort: 'pushed' } as const;
  return (ofOrganization ?? (await api.pages('GET /users/{username}/repos', query, most, activeIn))).flat();
}

function activeIn(page: unknown): readonly string[] {
  const active = list(page).filter((one) => flag(one, 'archived') !== true && flag(one, 'disabled') !== true);
  return active.flatMap((one) => line(one, 'full_name') ?? []);
}

/** @throws ApiError */
export async function readRepository(api: Api): Promise<RepositoryRecord> {
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
export async function readWithFiles(
  api: Api,
): Promise<(RepositoryRecord & Required<Pick<HealthSource, 'files'>>) | undefined> {
  const repository = record(await api.query(QUERY), 'repository');
  const entries = property(repository, 'object', 'entries');
  // A token without `contents: read` can't list files.
  if (repository === undefined || !Array.isArray(entries)) return undefined;
  const branch = line(repository, 'defaultBranchRef', 'name');
  const files = new Map<string, WorkflowTriggers>();
  for (const entry of entries) {
    const text = property(entry, 'object', 'text');
    if (typeof text === 'string')
      files.set(`.github/workflows/${line(entry, 'name')}`, await readTriggers(text, branch));
  }
  return { branch, archived: repository['isArchived'] === true, files };
}

/** Returns no triggers if the text isn't YAML or is too long for a workflow. */
async function readTriggers(text: string, branch = 'main'): Promise<WorkflowTriggers> {
  const workflow = text.length > MAX_WORKFLOW_LENGTH ? undefined : await parseWorkflow(text);
  const starts = triggersIn(workflow);
  const listed = record(starts) === undefined ? asList(starts) : Object.keys(starts ?? {});
  return {
    cron: asList(property(starts, 'schedule')).flatMap((one) => line(one, 'cron') ?? []),
    pushed: isPushed(workflow, branch),
    events: listed.filter((event) => typeof event === 'string'),
  };
}

const FILES = 'the workflow files';

export function noteFilesUnread(source: HealthSource): void {
  source.errors.add(FILES, new PermissionError('contents: read'));
  noteUnread(source, FILES);
  source.gaps.partial = true;
}
