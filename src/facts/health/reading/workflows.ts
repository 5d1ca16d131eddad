/** The workflows of a repository, as GitHub lists them. */

import { line, link, list, milliseconds, number } from '../../host/json.ts';
import { pathOf } from './run-row.ts';
import { ask, type HealthSource } from './source.ts';

export interface WorkflowRecord {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  /** `active`, `disabled_manually`, `disabled_inactivity` and others. */
  readonly state: string;
  /** Milliseconds since the epoch: when its state changed last. */
  readonly updatedAt?: number;
  readonly createdAt?: number;
  readonly url?: string;
}

const MOST_PAGES = 5;

/** Undefined where they cannot be read. Those that GitHub runs by itself are left out. */
export async function readWorkflows(source: HealthSource): Promise<readonly WorkflowRecord[] | undefined> {
  const all: WorkflowRecord[] = [];
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const answer = await ask(source, 'the workflows', (api) =>
      api.page({ route: 'GET /repos/{owner}/{repo}/actions/workflows', with: {} }, page),
    );
    if (answer === undefined) return page === 1 ? undefined : all;
    const listed = list(answer.data, 'workflows');
    all.push(...listed.flatMap((one) => workflowRecord(one, source) ?? []));
    if (page >= answer.last) break;
  }
  return all;
}

function workflowRecord(one: unknown, { page }: HealthSource): WorkflowRecord | undefined {
  const [id, path] = [number(one, 'id'), pathOf(one)];
  if (id === undefined || path === '' || path.startsWith('dynamic/')) return undefined;
  return {
    ...{ id, path },
    name: line(one, 'name') ?? path,
    state: line(one, 'state') ?? 'active',
    updatedAt: milliseconds(one, 'updated_at'),
    createdAt: milliseconds(one, 'created_at'),
    // What GitHub gives is the page of its file; where its runs are is more to the point.
    url: link({ url: `${page}/actions/workflows/${encodeURIComponent(path.split('/').at(-1) ?? '')}` }, 'url'),
  };
}

/** What people call it: with its file where another one of the repository has the same name. */
export function workflowName(
  all: readonly WorkflowRecord[],
  { id, name, path }: Pick<WorkflowRecord, 'id' | 'name' | 'path'>,
): string {
  const isTwin = all.some((other) => other.id !== id && other.name === name);
  const file = path.split('/').at(-1) ?? path;
  if (name === path) return file;
  return isTwin ? `${name} (${file})` : name;
}
