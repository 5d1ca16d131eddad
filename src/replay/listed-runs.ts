/** Which runs are told: the newest of the repository that are over, without the notifier's own. */

import { defined } from '../defined.ts';
import type { Api } from '../facts/github/api/client.ts';
import { type Json, line, list, milliseconds, record } from '../facts/host/json.ts';
import { OwnReports } from './own-reports.ts';
import type { ReplaySource } from './source.ts';

export interface RunQuery {
  /** How many at most. */
  readonly most: number;
  /** Only those that began since; milliseconds since the epoch. */
  readonly since?: number;
  /** Ids; none for all. */
  readonly workflows: readonly number[];
  /** Names; none for all. */
  readonly branches: readonly string[];
}

/** The runs, and whether there are more of that time. */
export interface ListedRuns {
  /** The newest first. */
  readonly runs: readonly Json[];
  readonly isCut: boolean;
}

/** Pages that are looked through for each workflow and branch that is named. */
const MOST_PAGES = 3;

/** @throws NotifyError where they cannot be read */
export async function listRuns(source: ReplaySource, query: RunQuery): Promise<ListedRuns> {
  const { workflows, branches, most } = query;
  const named = (workflows.length === 0 ? [undefined] : workflows).flatMap((workflow) =>
    (branches.length === 0 ? [undefined] : branches).map((branch) => ({ workflow, branch })),
  );
  const own = new OwnReports(source);
  const lists = await Promise.all(named.map((one) => newestOf(source, query, one, own)));
  const all = lists.flat().toSorted((one, other) => createdAt(other) - createdAt(one));
  return { runs: all.slice(0, most), isCut: all.length > most };
}

interface RunList {
  readonly workflow: number | undefined;
  readonly branch: string | undefined;
}

async function newestOf(source: ReplaySource, query: RunQuery, of: RunList, own: OwnReports): Promise<readonly Json[]> {
  const found: Json[] = [];
  for (let page = 1; page <= MOST_PAGES && found.length <= query.most; page += 1) {
    const { data, last } = await source.read('the runs', (api) => pageOf(api, query, of, page));
    const runs = list(data, 'workflow_runs').map((run) => record(run) ?? {});
    const over = runs.filter((run) => line(run, 'conclusion') !== undefined);
    // Those that are told for sure are looked at together.
    await Promise.all(over.slice(0, query.most).map((run) => own.has(run)));
    for (const run of over) if (found.length <= query.most && !(await own.has(run))) found.push(run);
    if (page >= last) break;
  }
  return found;
}

function pageOf(api: Api, { since }: RunQuery, { workflow, branch }: RunList, page: number) {
  const created = since === undefined ? undefined : `>=${new Date(since).toISOString().slice(0, 19)}Z`;
  const asked = defined<{ status: 'completed'; branch?: string; created?: string }>({
    ...{ status: 'completed', branch, created },
  });
  return workflow === undefined
    ? api.page({ route: 'GET /repos/{owner}/{repo}/actions/runs', with: asked }, page)
    : api.page(
        {
          route: 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
          with: { ...asked, workflow_id: workflow },
        },
        page,
      );
}

export function createdAt(run: Json): number {
  return milliseconds(run, 'created_at') ?? 0;
}
