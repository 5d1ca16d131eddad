/** The runs of one repository, with as much of what came before as tells how each workflow stood. */

import { isBlameless } from '../../end/end.ts';
import { readJobPage } from '../../github/jobs/jobs.ts';
import { DAY, type HealthRun, HOUR, isWithin, workflowKey } from '../health-run.ts';
import { inOrder, outagesIn } from '../measures/outages.ts';
import { rowsOf, type States, stateOf } from '../measures/state.ts';
import type { HealthHistory } from '../measures/workflow-health.ts';
import { type EarlierRuns, readEarlier } from './earlier.ts';
import { RunFailures } from './failures.ts';
import { readRuns } from './run-pages.ts';
import { isOfBranch, runRow } from './run-row.ts';
import { ask, askAside, eachOf, type HealthSource } from './source.ts';
import { readWorkflows, type WorkflowRecord, workflowName } from './workflows.ts';

/** A watch looks back over two days at least: a nightly run has another one before it. */
const LEAST_BACK = 2 * DAY;
/** Runs that were created before the time that is looked at, and ended in it. */
const SLACK = DAY;
/** Runs whose earlier attempts are asked for. */
const MOST_ATTEMPTS = 10;
const AT_ONCE = 3;

const NOTHING = { runs: [], missing: 0, whole: true };
const NOTHING_EARLIER: EarlierRuns = { runs: [], unread: new Set() };

export interface RepositoryHistory extends HealthHistory {
  readonly source: HealthSource;
  readonly failures: RunFailures;
  /** Undefined where they could not be read, or nothing asks for them. */
  readonly workflows?: readonly WorkflowRecord[];
  /** Of the workflow with this id. */
  readonly nameOf: (workflow: number) => string;
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
  /** Whether it is told since when each is red. */
  readonly outages: boolean;
}

export async function readHistory(
  source: HealthSource,
  { runs: asksForRuns, states, outages }: HistoryQuery,
): Promise<RepositoryHistory> {
  const { window, branch } = source;
  const length = window.to - window.from;
  const before = { from: window.from - length, to: window.from };
  const back = Math.max(length, LEAST_BACK);
  const span = { from: window.from - back - SLACK, to: window.to };
  const listed = asksForRuns ? await readRuns(source, span) : NOTHING;
  const workflows = await readWorkflows(source);
  const live = workflows?.filter(({ state, path }) => state === 'active' && path !== source.own);
  const ids = live && new Set(live.map(({ id }) => id));
  // What ended since belongs to the next sweep; what is switched off or gone is no part of how the builds stand.
  const counted = (all: readonly HealthRun[]) =>
    all.filter(({ endedAt, workflow }) => endedAt <= window.to && (ids?.has(workflow) ?? true));
  const ofBranch = (live ?? []).filter(({ path }) => eventsOf(source, path)?.some(isOfBranch) ?? true);
  const earlier = states ? await readEarlier(source, counted(listed.runs), ofBranch) : NOTHING_EARLIER;
  const known = await withStuck(source, counted(states ? earlier.runs : listed.runs));
  const runs = states ? await withUnstarted(source, known) : known;
  const attempts = states ? await readAttempts(source, runs) : [];
  const failures = new RunFailures(source);
  const all = [...runs, ...attempts];
  const told = outages ? await withInnocent(source, all, failures) : all;
  const { missing, whole } = listed;
  return {
    ...{ source, failures, runs, window, before, missing, whole, branch, from: span.from },
    states: statesOf({
      runs: told.filter(isStillStarted(source)),
      workflows,
      earlier,
      source,
      whole,
    }),
    labelOf: labels(source, workflows ?? []),
    nameOf: (id) => nameOf(id, workflows ?? [], runs),
    workflows,
  };
}

/** What starts a workflow by its file; undefined where that is not known. */
function eventsOf({ files }: HealthSource, path: string): readonly string[] | undefined {
  const events = files?.get(path)?.events ?? [];
  return events.length === 0 ? undefined : events;
}

/** What an event started that starts the workflow no more can be mended by nobody. */
function isStillStarted(source: HealthSource): (run: HealthRun) => boolean {
  return ({ path, event }) => eventsOf(source, path)?.includes(event) ?? true;
}

interface StatesInput {
  readonly runs: readonly HealthRun[];
  /** Undefined where they could not be read: then all that ran is taken for live. */
  readonly workflows: readonly WorkflowRecord[] | undefined;
  readonly earlier: Omit<EarlierRuns, 'runs'>;
  readonly source: HealthSource;
  readonly whole: boolean;
}

/** Of all that ran, and of all that there are. */
function statesOf({ runs, workflows, earlier, source, whole }: StatesInput): States {
  const byId = Map.groupBy(runs, ({ workflow }) => workflow);
  const live = new Set(workflows?.filter(({ state }) => state === 'active').map(({ id }) => id) ?? byId.keys());
  const listed = workflows?.filter(({ path }) => path !== source.own).map(({ id }) => id) ?? [];
  const ids = new Set([...byId.keys(), ...listed]);
  return new Map(
    [...ids].map((id) => {
      const state = stateOf({
        ...{ workflow: id, runs: byId.get(id) ?? [], live: live.has(id) },
        whole: whole && !earlier.unread.has(id),
      });
      return [workflowKey({ repository: source.repository, workflow: id }), state];
    }),
  );
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

/** What a workflow is called: as it is now, or, of one that is gone, as its newest run says. */
function nameOf(id: number, workflows: readonly WorkflowRecord[], runs: readonly HealthRun[]): string {
  const known = workflows.find((one) => one.id === id);
  const run = runs
    .filter(({ workflow }) => workflow === id)
    .toSorted(inOrder)
    .at(-1);
  const { name, path } = known ?? run ?? { name: '', path: '' };
  return workflowName(workflows, { id, name, path });
}

/** A run that was tried again shows its newest attempt alone. How those before ended is asked for where it tells when a row turned. */
async function readAttempts(source: HealthSource, runs: readonly HealthRun[]): Promise<readonly HealthRun[]> {
  const rows = [...Map.groupBy(runs, workflowKey).values()].flatMap((own) => rowsOf(own));
  const turning = rows.flatMap((row) => {
    const told = row.runs.filter(({ colour }) => colour !== 'none').toSorted(inOrder);
    const newest = outagesIn(told).at(-1);
    return [...told.slice(-1), ...(newest?.green === undefined ? [newest?.first] : [])];
  });
  const tried = [...new Set(turning)].filter(
    (run) => run !== undefined && run.attempt > 1 && isWithin(source.window, run.endedAt),
  );
  return (await eachOf(tried.slice(0, MOST_ATTEMPTS), AT_ONCE, (run) => attemptsBefore(source, run))).flat();
}

/** Back to the one that ended before the window: what it told is known. */
async function attemptsBefore(source: HealthSource, run: HealthRun | undefined): Promise<readonly HealthRun[]> {
  if (run === undefined || run.attempt < 2 || run.endedAt <= source.window.from) return [];
  const answer = await ask(source, 'earlier attempts', (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}',
      with: { run_id: run.id, attempt_number: run.attempt - 1, exclude_pull_requests: true },
    }),
  );
  const before = answer === undefined ? undefined : runRow(answer, source);
  return before === undefined ? [] : [before, ...(await attemptsBefore(source, before))];
}

/** Red runs at the beginning of an outage whose jobs are asked for, as long as it was not the code; and outages. */
const [MOST_LOST, MOST_OUTAGES] = [3, 10];

/** The runs, with those that were not the code at the beginning of what is red: they begin no outage. */
async function withInnocent(
  source: HealthSource,
  runs: readonly HealthRun[],
  failures: RunFailures,
): Promise<readonly HealthRun[]> {
  const rows = [...Map.groupBy(runs, workflowKey).values()].flatMap((own) => rowsOf(own));
  const asked = rows.flatMap(({ runs: row }) => {
    const newest = outagesIn(row).at(-1);
    const older = newest?.reds.filter(({ endedAt }) => endedAt <= source.window.from) ?? [];
    return newest !== undefined && newest.runs > 1 && older.length < MOST_LOST ? [newest.reds.slice(0, MOST_LOST)] : [];
  });
  const innocent = await eachOf(asked.slice(0, MOST_OUTAGES), AT_ONCE, async (reds) => {
    const found: HealthRun[] = [];
    for (const run of reds) {
      if (run.unstarted || !isBlameless((await failures.explain(run))?.end)) break;
      found.push(run);
    }
    return found;
  });
  const all = new Set(innocent.flat());
  return runs.map((run) => (all.has(run) ? { ...run, innocent: true } : run));
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

/** Nameless runs that are looked into: the newest of each workflow. */
const MOST_NAMELESS = 5;

/** A file that cannot be read has no name, and its runs have no jobs; a workflow that nobody named has some. */
async function withUnstarted(source: HealthSource, runs: readonly HealthRun[]): Promise<readonly HealthRun[]> {
  const newest = [...Map.groupBy(runs, workflowKey).values()].flatMap((own) => own.toSorted(inOrder).at(-1) ?? []);
  const asked = newest.filter(({ colour, nameless, unstarted }) => colour === 'red' && nameless && !unstarted);
  const without = await eachOf(asked.slice(0, MOST_NAMELESS), AT_ONCE, async (run) => {
    const page = await askAside(source, 'whether nameless workflows began', (api) => readJobPage(api, run, 1));
    return page !== undefined && page.jobs.length === 0 ? [run.id] : [];
  });
  const unstarted = new Set(without.flat());
  return unstarted.size === 0 ? runs : runs.map((run) => (unstarted.has(run.id) ? { ...run, unstarted: true } : run));
}
