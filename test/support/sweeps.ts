/**
 * A watch over weeks, in this process: runs of some workflows, and sweeps that begin, read later, and tell or fail. GitHub
 * and the service are tables; each sweep is the whole of `notify`.
 */
import { notify } from '../../src/notify.ts';
import type { Report } from '../../src/report.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { type Behaviour, GITHUB, githubOf } from './github-api.ts';
import { type RepositoryTable, type RunRow, worldsOf } from './github-tables.ts';
import { answered } from './scripted-service.ts';
import { worldAt } from './world.ts';

/** Times are milliseconds since the epoch, in whole seconds. */
export interface PlainRun {
  readonly id: number;
  /** From 1. */
  readonly workflow: number;
  readonly createdAt: number;
  readonly endedAt: number;
  readonly isRed: boolean;
}

/** What becomes of a sweep. `lost`: the service refuses it; `cancelled` before it did anything; `unread`: GitHub lists no runs. */
export type Fate = 'told' | 'lost' | 'cancelled' | 'unread';

export interface PlannedSweep {
  readonly id: number;
  readonly startedAt: number;
  readonly readsAt: number;
  readonly fate: Fate;
}

export interface ToldSweep extends PlannedSweep {
  readonly outcome: string;
  /** What its message told, as `red w1 2026-03-01T06:00:00Z`: the workflow, and when its first red run started. Empty where none went out. */
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
  const given = {
    'webhook-url': 'https://acme.example.com/application/webhook/a1b2c3d4e5f60718293a',
    'github-token': 'ghs_token',
    template: 'watch',
    context: JSON.stringify({ job: { status: 'success' } }),
  };
  const entries = Object.entries(given).map(([name, value]) => [name, { value, from: 'input' }] as const);
  const settings = await readSettings(new Map(entries), new Date(readsAt));
  const env = {
    ...{ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: 'acme/shop', GITHUB_SERVER_URL: 'https://github.com' },
    ...{ GITHUB_API_URL: GITHUB, GITHUB_RUN_ID: String(id), GITHUB_RUN_ATTEMPT: '1' },
    ...{ GITHUB_REF_NAME: 'main', GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/watch.yml@refs/heads/main' },
  };
  const failing: Behaviour =
    fate === 'unread' ? { broken: ['/actions/runs?', '/actions/workflows/1', '/actions/workflows/2'] } : {};
  const github = githubOf(worldsOf({ 'acme/shop': tableOf(runs, sweeps, readsAt) }), undefined, failing);
  const notification = await notify(settings, {
    ...worldAt(iso(readsAt), env),
    send: async (request, limits) =>
      request.url.origin === GITHUB ? github.send(request, limits) : answered(fate === 'lost' ? 404 : 201),
  });
  const { outcome } = notification.receipt;
  return { outcome, news: outcome === 'delivered' ? newsOf(notification) : [] };
}

function newsOf({ facts: { health = {} } }: Report): readonly string[] {
  const { turned_red = [], green_again = [] } = health;
  return Object.entries({ red: turned_red, green: green_again }).flatMap(([kind, outages]) =>
    outages.map(({ workflow, since }) => `${kind} ${workflow} ${since}`),
  );
}

/** What is there by then; the newest sweep is the one that asks. */
function tableOf(runs: readonly PlainRun[], sweeps: readonly ToldSweep[], now: number): RepositoryTable {
  const ids = [...new Set(runs.map(({ workflow }) => workflow))];
  const own = { file: 'watch.yml', name: 'Watch', text: 'on: schedule' };
  return {
    workflows: [...ids.map((id) => ({ file: `w${id}.yml`, name: `w${id}`, text: 'on: push' })), own],
    runs: [
      ...runs.filter(({ createdAt }) => createdAt <= now).map((run) => rowOf(run, now)),
      ...sweeps.map((sweep, index) => sweepRow(sweep, index < sweeps.length - 1)),
    ],
  };
}

/** As the step ends; the newest still runs. */
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

function rowOf({ id, workflow, createdAt, endedAt, isRed }: PlainRun, now: number): RunRow {
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
