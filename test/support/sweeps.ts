/**
 * A watch over weeks, in this process: runs of some workflows, and sweeps that begin, read later, and tell or fail. GitHub
 * and the service are tables; each sweep is the whole of `notify`.
 */
import { notify } from '../../src/notify.ts';
import type { Notification } from '../../src/send/notification.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import type { Octokit } from '../../src/world.ts';
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
    ...{ GITHUB_RUN_ID: String(id), GITHUB_RUN_ATTEMPT: '1' },
    ...{ GITHUB_REF_NAME: 'main', GITHUB_WORKFLOW_REF: 'acme/shop/.github/workflows/watch.yml@refs/heads/main' },
  };
  const github = { runs, sweeps, now: readsAt, listsRuns: fate !== 'unread' };
  const notification = await notify(settings, {
    ...worldAt(iso(readsAt), env),
    github: async () => octokitOf(github),
    send: async () => answered(fate === 'lost' ? 404 : 201),
  });
  const { outcome } = notification.receipt;
  return { outcome, news: outcome === 'delivered' ? newsOf(notification) : [] };
}

function newsOf({ facts: { health = {} } }: Notification): readonly string[] {
  const { turned_red = [], green_again = [] } = health;
  return Object.entries({ red: turned_red, green: green_again }).flatMap(([kind, outages]) =>
    outages.map(({ workflow, since }) => `${kind} ${workflow} ${since}`),
  );
}

interface GithubTable {
  readonly runs: readonly PlainRun[];
  /** The newest is the one that asks. */
  readonly sweeps: readonly ToldSweep[];
  readonly now: number;
  readonly listsRuns: boolean;
}

type Asked = Readonly<Record<string, string | number | undefined>>;

function octokitOf(table: GithubTable): Octokit {
  return {
    async request(route, asked) {
      const data = answerTo(table, route, asked as Asked);
      if (data === undefined) throw Object.assign(new Error('no'), { status: 500, response: { headers: {} } });
      return { data, headers: {} };
    },
    // The contents API stands in.
    graphql: () => Promise.reject(Object.assign(new Error('no'), { status: 403, response: { headers: {} } })),
  };
}

/** Undefined for what is answered 500. */
function answerTo(table: GithubTable, route: string, asked: Asked): unknown {
  const { listsRuns } = table;
  const sweeps = table.sweeps.map(sweepJson);
  if (route.endsWith('/jobs')) return { jobs: [] };
  if (route.endsWith('/runs/{run_id}')) return sweeps.find(({ id }) => id === asked['run_id']);
  if (route.endsWith('/workflows')) return { workflows: workflowsOf(table.runs) };
  if (route.endsWith('/contents/{path}')) return { encoding: 'utf-8', content: 'on: push' };
  if (asked['workflow_id'] === 'watch.yml') {
    return listOf(
      sweeps.filter(({ conclusion }) => conclusion === asked['status']),
      asked,
    );
  }
  if (route.endsWith('/runs')) return listsRuns ? listOf(runsFor(table, asked), asked) : undefined;
  return route.endsWith('{repo}') ? { full_name: 'acme/shop', default_branch: 'main' } : [];
}

function workflowsOf(runs: readonly PlainRun[]) {
  const ids = [...new Set(runs.map(({ workflow }) => workflow))];
  return ids.map((id) => ({ id, name: `w${id}`, path: `.github/workflows/w${id}.yml`, state: 'active' }));
}

/** Newest first, as much as was asked for. */
function listOf(all: readonly { readonly created_at: string }[], { per_page: size = 30, page = 1 }: Asked) {
  const newest = all.toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1));
  const from = (Number(page) - 1) * Number(size);
  return { total_count: all.length, workflow_runs: newest.slice(from, from + Number(size)) };
}

/** As the step ends; the newest still runs. */
function sweepJson({ id, startedAt, fate }: ToldSweep, index: number, all: readonly ToldSweep[]) {
  const isOver = index < all.length - 1;
  const conclusion = isOver ? (fate === 'told' ? 'success' : 'failure') : null;
  return { id, run_started_at: iso(startedAt), created_at: iso(startedAt), conclusion };
}

function runsFor({ runs, now }: GithubTable, { workflow_id, created, event, status }: Asked) {
  if (status !== undefined || event === 'merge_group') return [];
  const [from = '', to = '9'] = String(created ?? '').split('..');
  return runs
    .filter(({ workflow, createdAt }) => createdAt <= now && (workflow_id ?? workflow) === workflow)
    .map((run) => runJson(run, now))
    .filter(({ created_at: at }) => at >= from && at <= to);
}

function runJson({ id, workflow, createdAt, endedAt, isRed }: PlainRun, now: number) {
  const isOver = endedAt <= now;
  return {
    ...{ id, run_number: id, run_attempt: 1, workflow_id: workflow, path: `.github/workflows/w${workflow}.yml` },
    ...{ name: `w${workflow}`, event: 'push', head_branch: 'main', head_sha: String(id).padStart(40, 'a') },
    status: isOver ? 'completed' : 'in_progress',
    conclusion: isOver ? (isRed ? 'failure' : 'success') : null,
    created_at: iso(createdAt),
    updated_at: iso(isOver ? endedAt : now),
  };
}

function iso(at: number): string {
  return `${new Date(at).toISOString().slice(0, 19)}Z`;
}
