/** How a workflow stood before the runs that are listed: asked for alone where they do not show it. */

import { list } from '../../host/json.ts';
import { type HealthRun, isWithin, type TimeWindow } from '../health-run.ts';
import { inOrder, type Outage, outagesIn } from '../measures/outages.ts';
import { rowsOf } from '../measures/state.ts';
import { runRow } from './run-row.ts';
import { ask, eachOf, type HealthSource } from './source.ts';
import type { WorkflowRecord } from './workflows.ts';

/** The newest runs of a workflow, and of one that was red. */
const FEW = 30;
const MANY = 100;
const AT_ONCE = 3;

export interface EarlierRuns {
  /** Those that were given as well, each once. */
  readonly runs: readonly HealthRun[];
  /** Ids of the workflows of which it could not be read. */
  readonly unread: ReadonlySet<number>;
}

/** @param workflows those that are live */
export async function readEarlier(
  source: HealthSource,
  listed: readonly HealthRun[],
  workflows: readonly WorkflowRecord[],
): Promise<EarlierRuns> {
  const all = new Map(listed.map((run) => [run.id, run]));
  const unread = new Set<number>();
  const byId = Map.groupBy(listed, ({ workflow }) => workflow);
  const runsOf = (id: number) => byId.get(id) ?? [];
  const reds = ({ id }: WorkflowRecord) => runsOf(id).filter(({ colour }) => colour === 'red').length;
  const unsure = workflows.filter(({ id }) => isUnsure(runsOf(id), source.window));
  // Where the requests do not reach for all, what was red goes first, then what runs most.
  const inTurn = unsure.toSorted((a, b) => reds(b) - reds(a) || runsOf(b.id).length - runsOf(a.id).length);
  await eachOf(inTurn, AT_ONCE, async (workflow) => {
    const newest = await readNewest(source, workflow.id, reds(workflow) > 0 ? MANY : FEW);
    if (newest === undefined) unread.add(workflow.id);
    for (const run of newest ?? []) all.set(run.id, all.get(run.id) ?? run);
  });
  return { runs: [...all.values()], unread };
}

/** True where nothing is known from before the window, of some row of this workflow. */
function isUnsure(runs: readonly HealthRun[], window: TimeWindow): boolean {
  const rows = rowsOf(runs).map((row) => row.runs.filter(({ colour }) => colour !== 'none'));
  if (rows.every(({ length }) => length === 0)) return true;
  const counts = ({ green }: Outage) => green === undefined || isWithin(window, green.endedAt);
  if (rows.flatMap(outagesIn).some((outage) => outage.atLeast && counts(outage))) return true;
  return rows.some((row) => {
    const first = row.toSorted(inOrder)[0];
    return first !== undefined && first.number > 1 && isWithin(window, first.endedAt);
  });
}

async function readNewest(source: HealthSource, id: number, amount: number): Promise<readonly HealthRun[] | undefined> {
  const answer = await ask(source, 'how the workflows stood before', (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
      with: { workflow_id: id, branch: source.branch, exclude_pull_requests: true, per_page: amount },
    }),
  );
  return answer === undefined ? undefined : list(answer, 'workflow_runs').flatMap((run) => runRow(run, source) ?? []);
}
