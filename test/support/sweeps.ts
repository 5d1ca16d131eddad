/**
 * Plays a watch over weeks in this process: runs of some workflows, and sweeps that start, read later, and report or
 * fail. GitHub and the service are tables, and each sweep runs all of `notify`.
 */
import type { RepositoryTable, RunRow } from './github-tables.ts';
import { type HealthReport, reportOn } from './health-report.ts';

/** Times are milliseconds since the epoch, in full seconds. */
export interface PlainRun {
  readonly id: number;
  /** Starts at 1. */
  readonly workflow: number;
  readonly createdAt: number;
  readonly endedAt: number;
  readonly isRed: boolean;
}

/**
 * Fate of a sweep:
 * - `told`: reported
 * - `lost`: the service rejects it
 * - `cancelled`: before it did anything
 * - `unread`: GitHub lists no runs
 */
export type Fate = 'told' | 'lost' | 'cancelled' | 'unread';

export interface PlannedSweep {
  readonly id: number;
  readonly startedAt: number;
  readonly readsAt: number;
  readonly fate: Fate;
}

export interface ToldSweep extends PlannedSweep {
  readonly outcome: string;
  /**
   * Reported outages, as `red w1 2026-03-01T06:00:00Z`: workflow, and start of the first failure. Empty if nothing was
   * sent.
   */
  readonly news: readonly string[];
}

/** @param sweeps in the order in which they read */
export async function playSweeps(
  runs: readonly PlainRun[],
  sweeps: readonly PlannedSweep[],
): Promise<readonly ToldSweep[]> {
  const past: ToldSweep[] = [];
  for (const sweep of sweeps) {
    const silent = { ...sweep, outcome: 'cancelled', news: [] };
    past.push(sweep.fate === 'cancelled' ? silent : { ...sweep, ...(await sweepOnce(sweep, runs, [...past, silent])) });
  }
  return past;
}

type Outcome = Omit<ToldSweep, keyof PlannedSweep>;

async function sweepOnce(
  { id, readsAt, fate }: PlannedSweep,
  runs: readonly PlainRun[],
  sweeps: readonly ToldSweep[],
): Promise<Outcome> {
  const broken = ['/actions/runs?', '/actions/workflows/1', '/actions/workflows/2'];
  const report = await reportOn({
    tables: { 'acme/shop': getTable(runs, sweeps, readsAt) },
    now: iso(readsAt),
    env: {
      ...{ GITHUB_RUN_ID: String(id), GITHUB_REF_NAME: 'main' },
      GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/watch.yml@refs/heads/main',
    },
    behaviour: fate === 'unread' ? { broken } : {},
    answer: fate === 'lost' ? 404 : 201,
  });
  const { outcome } = report.receipt;
  return { outcome, news: outcome === 'delivered' ? getNews(report) : [] };
}

function getNews({ facts: { health = {} } }: HealthReport): readonly string[] {
  const { turned_red = [], green_again = [] } = health;
  return Object.entries({ red: turned_red, green: green_again }).flatMap(([kind, outages]) =>
    outages.map(({ workflow, since }) => `${kind} ${workflow} ${since}`),
  );
}

/** Returns the table at this time. The newest sweep is the one that reads. */
function getTable(runs: readonly PlainRun[], sweeps: readonly ToldSweep[], now: number): RepositoryTable {
  const ids = [...new Set(runs.map(({ workflow }) => workflow))];
  const current = { file: 'watch.yml', name: 'Watch', text: 'on: schedule' };
  return {
    workflows: [...ids.map((id) => ({ file: `w${id}.yml`, name: `w${id}`, text: 'on: push' })), current],
    runs: [
      ...runs.filter(({ createdAt }) => createdAt <= now).map((run) => getRow(run, now)),
      ...sweeps.map((sweep, index) => sweepRow(sweep, index < sweeps.length - 1)),
    ],
  };
}

/** Returns the run of a sweep. The newest is still running. */
function sweepRow({ id, startedAt, fate }: ToldSweep, isOver: boolean): RunRow {
  const conclusion = isOver ? (fate === 'told' ? 'success' : 'failure') : null;
  return {
    id,
    file: 'watch.yml',
    event: 'schedule',
    created: iso(startedAt),
    conclusion,
    status: isOver ? 'completed' : 'in_progress',
  };
}

function getRow({ id, workflow, createdAt, endedAt, isRed }: PlainRun, now: number): RunRow {
  const isOver = endedAt <= now;
  return {
    ...{ id, file: `w${workflow}.yml`, created: iso(createdAt), ended: iso(isOver ? endedAt : now) },
    status: isOver ? 'completed' : 'in_progress',
    conclusion: isOver ? (isRed ? 'failure' : 'success') : null,
  };
}

function iso(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
