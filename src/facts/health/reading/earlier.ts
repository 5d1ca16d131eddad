/**
 * How each workflow stood before the runs that are listed: asked for where they do not tell it, and where an outage began that
 * reaches back beyond them.
 */

import { defined } from '../../../defined.ts';
import { list, number } from '../../host/json.ts';
import { DAY, type HealthRun, HOUR, isoTime, isWithin, type TimeWindow } from '../health-run.ts';
import { inOrder, type Outage, outagesIn } from '../measures/outages.ts';
import { type OutageBegin, rowsOf, type StateScope, scopeOf } from '../measures/state.ts';
import { runRow } from './run-row.ts';
import { ask, askAside, eachOf, type HealthSource } from './source.ts';
import type { WorkflowRecord } from './workflows.ts';

/** So many workflows are asked for alone; of more the newest runs of all tell most at once. */
const FEW_WORKFLOWS = 4;
const FEW = 30;
const MANY = 100;
const AT_ONCE = 3;
const YEAR = 366 * DAY;
/** What GitHub gives of a search. */
const MOST_FOUND = 1_000;
const WHAT = 'how the workflows stood before';

export interface EarlierRuns {
  /** Those that were given as well, each once. */
  readonly runs: readonly HealthRun[];
  /** Ids of the workflows of which it could not be read. */
  readonly unread: ReadonlySet<number>;
  /** By the id of the workflow. */
  readonly begins: ReadonlyMap<number, ReadonlyMap<StateScope, OutageBegin>>;
}

/** @param workflows those that are live */
export async function readEarlier(
  source: HealthSource,
  listed: readonly HealthRun[],
  workflows: readonly WorkflowRecord[],
): Promise<EarlierRuns> {
  const all = new Map(listed.map((run) => [run.id, run]));
  const unread = new Set<number>();
  const runsOf = (id: number) => [...all.values()].filter(({ workflow }) => workflow === id);
  const unsure = workflows.filter(({ id }) => isUnsure(runsOf(id), source.window));
  const alone = unsure.length > FEW_WORKFLOWS ? await untoldByNewest(source, unsure, all) : unsure;
  // Where the requests do not reach for all, what was red goes first, then what runs most.
  await eachOf(redFirst(alone, runsOf), AT_ONCE, async ({ id }) => {
    const isRed = runsOf(id).some(({ colour }) => colour === 'red');
    const newest = await readNewest(source, id, isRed ? MANY : FEW);
    if (newest === undefined) unread.add(id);
    for (const run of newest ?? []) all.set(run.id, all.get(run.id) ?? run);
  });
  const begins = await eachOf(workflows, AT_ONCE, async (workflow) => {
    return [workflow.id, await readBegins(source, workflow, runsOf(workflow.id))] as const;
  });
  return { runs: [...all.values()], unread, begins: new Map(begins) };
}

function redFirst(
  workflows: readonly WorkflowRecord[],
  runsOf: (id: number) => readonly HealthRun[],
): readonly WorkflowRecord[] {
  const reds = ({ id }: WorkflowRecord) => runsOf(id).filter(({ colour }) => colour === 'red').length;
  return workflows.toSorted((a, b) => reds(b) - reds(a) || runsOf(b.id).length - runsOf(a.id).length);
}

/** True where nothing is known from before the window, of some row of this workflow. */
function isUnsure(runs: readonly HealthRun[], window: TimeWindow): boolean {
  const rows = rowsOf(runs).map((row) => row.runs.filter(({ colour }) => colour !== 'none'));
  if (rows.every(({ length }) => length === 0)) return true;
  const isTold = ({ green }: Outage) => green === undefined || isWithin(window, green.endedAt);
  if (rows.flatMap(outagesIn).some((outage) => outage.atLeast && isTold(outage))) return true;
  return rows.some((row) => {
    const first = row.toSorted(inOrder)[0];
    return first !== undefined && first.number > 1 && isWithin(window, first.endedAt);
  });
}

/** GitHub searches for no `startup_failure`: a workflow that cannot start is listed by its path, and asked for alone. */
const VERDICTS = ['success', 'failure', 'timed_out'] as const;

/**
 * Adds the newest runs of all workflows by how they ended, a page each, and gives the workflows that these do not tell: what
 * is red is asked for alone, and what ran last before the oldest of a page may have ended in another way since.
 */
async function untoldByNewest(
  source: HealthSource,
  workflows: readonly WorkflowRecord[],
  all: Map<number, HealthRun>,
): Promise<readonly WorkflowRecord[]> {
  const until = source.window.to;
  const pages = await eachOf(VERDICTS, 2, async (status) => {
    const answer = await ask(source, WHAT, (api) =>
      api.get({
        route: 'GET /repos/{owner}/{repo}/actions/runs',
        with: { branch: source.branch, status, created: span(until - YEAR, until), ...PAGE },
      }),
    );
    return answer === undefined ? undefined : pageOf(answer, source);
  });
  const known = pages.filter((page) => page !== undefined);
  if (known.length < pages.length) return workflows;
  const reach = Math.max(...known.map(({ oldest }) => oldest));
  for (const run of known.flatMap(({ runs }) => runs)) all.set(run.id, all.get(run.id) ?? run);
  const byId = Map.groupBy(all.values(), ({ workflow }) => workflow);
  return workflows.filter(({ id, name, path }) => {
    if (name === path) return true;
    const rows = rowsOf((byId.get(id) ?? []).filter(({ createdAt }) => createdAt >= reach));
    const newest = rows.map((row) =>
      row.runs
        .filter(({ colour }) => colour !== 'none')
        .toSorted(inOrder)
        .at(-1),
    );
    return newest.length === 0 ? reach > until - YEAR : newest.some((run) => run?.colour !== 'green');
  });
}

const PAGE = { exclude_pull_requests: true, per_page: MANY } as const;

/** @returns `oldest`: since when all runs of this search are known */
function pageOf(
  answer: unknown,
  source: HealthSource,
): { readonly runs: readonly HealthRun[]; readonly oldest: number } {
  const listed = list(answer, 'workflow_runs');
  const runs = listed.flatMap((run) => runRow(run, source) ?? []);
  const isAll = (number(answer, 'total_count') ?? listed.length) <= listed.length;
  const oldest = isAll ? Number.NEGATIVE_INFINITY : Math.min(...runs.map(({ createdAt }) => createdAt));
  return { runs, oldest };
}

function span(from: number, to: number): string {
  return `${isoTime(from)}..${isoTime(to)}`;
}

async function readNewest(source: HealthSource, id: number, amount: number): Promise<readonly HealthRun[] | undefined> {
  const answer = await ask(source, WHAT, (api) =>
    api.get({
      route: 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
      with: { workflow_id: id, branch: source.branch, exclude_pull_requests: true, per_page: amount },
    }),
  );
  return answer === undefined ? undefined : list(answer, 'workflow_runs').flatMap((run) => runRow(run, source) ?? []);
}

/** Of each row that is red as far back as was read. */
async function readBegins(
  source: HealthSource,
  workflow: WorkflowRecord,
  runs: readonly HealthRun[],
): Promise<ReadonlyMap<StateScope, OutageBegin>> {
  const open = rowsOf(runs).flatMap((row) => outagesIn(row.runs).filter(({ green }) => green === undefined));
  const unknown = open.filter(({ atLeast, last }) => atLeast && !last.unstarted);
  const found = await eachOf(unknown, 1, async (outage) => {
    const begin = await readBegin(source, workflow, outage);
    return begin === undefined ? [] : [[scopeOf(outage), begin] as const];
  });
  return new Map(found.flat());
}

/** The first red run behind the newest green one; undefined where it cannot be found. */
async function readBegin(
  source: HealthSource,
  { id, createdAt = 0 }: WorkflowRecord,
  { first }: Outage,
): Promise<OutageBegin | undefined> {
  const search = searchOf(source, id, first);
  const until = first.createdAt - 1_000;
  const green = await search('success', { from: Math.max(createdAt, until - YEAR), to: until });
  if (green === undefined) return undefined;
  const [before] = green.runs;
  const from = before?.createdAt ?? createdAt;
  const newest = await search('failure', { from, to: until });
  if (newest === undefined) return undefined;
  if (newest.total === 0) return before && { first, before, runs: 0 };
  // A search reaches a thousand runs back: of more, those of a time are read in which there are some dozens.
  const dozens = from + Math.max(HOUR, ((until - from) * FEW) / newest.total);
  const oldest =
    newest.total > MOST_FOUND
      ? await search('failure', { from, to: dozens }, { per_page: MANY })
      : await search('failure', { from, to: until }, { page: newest.total });
  const begun = oldest?.runs.at(-1);
  return begun && defined<OutageBegin>({ first: begun, before, runs: newest.total });
}

/** Runs of a row, the newest first. */
function searchOf(source: HealthSource, id: number, { scope, event }: HealthRun) {
  const row = scope === 'schedule' ? { event } : {};
  return async (
    status: 'success' | 'failure',
    { from, to }: TimeWindow,
    { per_page = 1, page = 1 }: { readonly per_page?: number; readonly page?: number } = {},
  ) => {
    const answer = await askAside(source, 'since when workflows are red', (api) =>
      api.get({
        route: 'GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs',
        with: {
          ...{ workflow_id: id, branch: source.branch, ...row, status, created: span(from, to) },
          ...{ exclude_pull_requests: true, per_page, page },
        },
      }),
    );
    if (answer === undefined) return undefined;
    const runs = list(answer, 'workflow_runs').flatMap((run) => runRow(run, source) ?? []);
    return { runs, total: number(answer, 'total_count') ?? runs.length };
  };
}
