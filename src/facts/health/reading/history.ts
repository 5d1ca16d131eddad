/** The runs of one repository, with as much of what came before as tells how each workflow stood. */

import { defined } from '../../../defined.ts';
import { readJobPage } from '../../github/jobs/jobs.ts';
import { list } from '../../host/json.ts';
import { DAY, type HealthRun, HOUR, isWithin, type TimeWindow, workflowKey } from '../health-run.ts';
import { inOrder, type Outage, outagesByWorkflow } from '../measures/outages.ts';
import type { HealthHistory } from '../measures/workflow-health.ts';
import { readRuns } from './run-pages.ts';
import { runRow } from './run-row.ts';
import { ask, askAside, eachOf, type HealthSource } from './source.ts';
import { readWorkflows, type WorkflowRecord, workflowName } from './workflows.ts';

/** A watch looks back over two days at least: a nightly run has another one before it. */
const LEAST_BACK = 2 * DAY;
/** Runs that were created before the time that is looked at, and ended in it. */
const SLACK = DAY;
/** Workflows whose earlier runs are asked for, and runs whose first attempt is. */
const MOST_WORKFLOWS = 20;
const MOST_ATTEMPTS = 10;
const FEW = 30;
const MANY = 100;
const AT_ONCE = 3;

const NOTHING = { runs: [], missing: 0, whole: true };

export interface RepositoryHistory extends HealthHistory {
  readonly source: HealthSource;
  /** Undefined where they could not be read, or nothing asks for them. */
  readonly workflows?: readonly WorkflowRecord[];
  /** How many runs of the listed ones were not read. */
  readonly missing: number;
  /** Since when they were asked for, in milliseconds since the epoch. */
  readonly from: number;
}

export interface HistoryQuery {
  /** Whether runs are looked at. */
  readonly runs: boolean;
  /** Whether the workflows themselves are looked at, and how each stood before. */
  readonly states: boolean;
}

export async function readHistory(
  source: HealthSource,
  { runs: asksForRuns, states }: HistoryQuery,
): Promise<RepositoryHistory> {
  const { window, branch } = source;
  const length = window.to - window.from;
  const before = { from: window.from - length, to: window.from };
  const back = Math.max(length, LEAST_BACK);
  const span = { from: window.from - back - SLACK, to: window.to };
  const listed = asksForRuns ? await readRuns(source, span) : NOTHING;
  const workflows = await readWorkflows(source);
  const known = states ? await withEarlier(source, listed.runs, workflows) : listed.runs;
  const tried = states ? [...known, ...(await readFirstAttempts(source, known))] : known;
  const runs = await withStuck(source, tried);
  const { missing, whole } = listed;
  return defined<RepositoryHistory>({
    ...{ source, runs, window, before, missing, whole, branch, from: span.from },
    outages: outagesByWorkflow(runs),
    labelOf: labels(source, workflows ?? []),
    workflows,
  });
}

function labels({ page }: HealthSource, workflows: readonly WorkflowRecord[]): HealthHistory['labelOf'] {
  const byId = new Map(workflows.map((one) => [one.id, one]));
  return ({ workflow, name, path }) => {
    const known = byId.get(workflow);
    const file = path.split('/').at(-1) ?? '';
    const url = known?.url ?? `${page}/actions/workflows/${encodeURIComponent(file)}`;
    return { name: workflowName(workflows, known ?? { id: workflow, name, path }), url };
  };
}

/** How a workflow stood when the window began is told by its newest runs, where the list of all does not go back so far. */
async function withEarlier(
  source: HealthSource,
  runs: readonly HealthRun[],
  workflows: readonly WorkflowRecord[] = [],
): Promise<readonly HealthRun[]> {
  const byWorkflow = Map.groupBy(runs, ({ workflow }) => workflow);
  const active = workflows.filter(({ state, path }) => state === 'active' && path !== source.own);
  const unsure = active.filter(({ id }) => isUnsure(byWorkflow.get(id) ?? [], source.window));
  const chosen = unsure.toSorted((one, other) => redFirst(byWorkflow, one, other)).slice(0, MOST_WORKFLOWS);
  if (unsure.length > chosen.length) {
    source.gaps.unread.add(`how ${unsure.length - chosen.length} workflows of ${source.repository} stood before`);
  }
  const all = new Map(runs.map((run) => [run.id, run]));
  await eachOf(chosen, AT_ONCE, async ({ id }) => {
    const isRed = (byWorkflow.get(id) ?? []).some(({ colour }) => colour === 'red');
    for (const run of await readNewest(source, id, isRed ? MANY : FEW)) all.set(run.id, all.get(run.id) ?? run);
  });
  return [...all.values()];
}

/** True where nothing is known from before the window, of some event of this workflow. */
function isUnsure(runs: readonly HealthRun[], window: TimeWindow): boolean {
  if (runs.length === 0) return true;
  const lines = Map.groupBy(
    runs.filter(({ colour }) => colour !== 'none'),
    ({ event }) => event,
  );
  const outages = [...outagesByWorkflow(runs).values()].flat();
  const isTold = ({ green }: Outage) => green === undefined || isWithin(window, green.endedAt);
  if (outages.some((outage) => outage.atLeast && isTold(outage))) return true;
  return [...lines.values()].some((line) => {
    const first = line.toSorted(inOrder)[0];
    return first !== undefined && first.number > 1 && isWithin(window, first.endedAt);
  });
}

function redFirst(runs: ReadonlyMap<number, readonly HealthRun[]>, one: WorkflowRecord, other: WorkflowRecord): number {
  const reds = ({ id }: WorkflowRecord) => runs.get(id)?.filter(({ colour }) => colour === 'red').length ?? 0;
  return reds(other) - reds(one) || (runs.get(other.id)?.length ?? 0) - (runs.get(one.id)?.length ?? 0);
}

async function readNewest(source: HealthSource, id: number, amount: number): Promise<readonly HealthRun[]> {
  const answer = await ask(source, 'how the workflows stood before', (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
      with: { workflow_id: id, branch: source.branch, exclude_pull_requests: true, per_page: amount },
    }),
  );
  return list(answer, 'workflow_runs').flatMap((run) => runRow(run, source) ?? []);
}

/** A red run that is green after another attempt shows as green alone: how the attempt before ended is asked for. */
async function readFirstAttempts(source: HealthSource, runs: readonly HealthRun[]): Promise<readonly HealthRun[]> {
  const lines = Map.groupBy(
    runs.filter(({ colour }) => colour !== 'none'),
    (run) => `${workflowKey(run)} ${run.event}`,
  );
  const newest = [...lines.values()].flatMap((line) => line.toSorted(inOrder).at(-1) ?? []);
  const tried = newest.filter(
    ({ attempt, colour, endedAt }) => attempt > 1 && colour === 'green' && isWithin(source.window, endedAt),
  );
  const read = await eachOf(tried.slice(0, MOST_ATTEMPTS), AT_ONCE, async ({ id, attempt }) => {
    const answer = await ask(source, 'earlier attempts', (api) =>
      api.get({
        route: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}',
        with: { run_id: id, attempt_number: attempt - 1, exclude_pull_requests: true },
      }),
    );
    return answer === undefined ? [] : (runRow(answer, source) ?? []);
  });
  return read.flat();
}

/** GitHub gives up after 24 hours; what lasted much longer, somebody cancelled. */
const [LEAST_STUCK, MOST_STUCK] = [24 * HOUR, 26 * HOUR];
/** Runs whose jobs are asked for, the newest. */
const MOST_LOOKED_INTO = 5;

/** The runs, those of the window red that no runner ever took: GitHub cancels them after a day, and nobody did. */
async function withStuck(source: HealthSource, runs: readonly HealthRun[]): Promise<readonly HealthRun[]> {
  const old = runs.filter((run) => isWithin(source.window, run.endedAt) && isOld(run));
  const asked = old.toSorted((one, other) => other.endedAt - one.endedAt).slice(0, MOST_LOOKED_INTO);
  const stuck = (
    await eachOf(asked, AT_ONCE, async (run) => ((await isUntouched(source, run)) ? [run.id] : []))
  ).flat();
  if (stuck.length === 0) return runs;
  return runs.map((run): HealthRun => {
    return stuck.includes(run.id) ? { ...run, colour: 'red', cancelled: false, unacquired: true } : run;
  });
}

function isOld({ cancelled, startedAt, endedAt }: HealthRun): boolean {
  return cancelled && endedAt - startedAt >= LEAST_STUCK && endedAt - startedAt < MOST_STUCK;
}

/** No step of any job began. */
async function isUntouched(source: HealthSource, { id, attempt }: HealthRun): Promise<boolean> {
  const what = 'whether a runner took the cancelled runs';
  const page = await askAside(source, what, (api) => readJobPage(api, { id, attempt }, 1));
  return page !== undefined && page.jobs.length > 0 && page.jobs.every(({ step_names: steps }) => steps.length === 0);
}

/** What of the outages is of workflows that still start: others are told as silent, or are gone. */
export function liveOutages({ outages, workflows }: RepositoryHistory): readonly (readonly Outage[])[] {
  if (workflows === undefined) return [...outages.values()];
  const live = new Set(workflows.filter(({ state }) => state === 'active').map(({ id }) => id));
  return [...outages.values()].filter(([first]) => first !== undefined && live.has(first.first.workflow));
}
