/** A replay of a world, and what the Action itself says at the end of each of its runs. */
import { notify } from '../../src/notify.ts';
import { type ReplayEnd, type ReplayQuery, replay } from '../../src/replay/replay.ts';
import type { ToldRun } from '../../src/replay/told-run.ts';
import type { Notification } from '../../src/send/notification.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import type { Settings } from '../../src/settings/settings.ts';
import type { World } from '../../src/world.ts';
import { historyAt } from './build-history.ts';
import { type Behaviour, startGithubApi } from './github-api.ts';
import { RUNNER, TOKEN } from './github-facts.ts';
import { repositoryJson, runJson, workflowJson } from './github-shapes.ts';
import type { GithubWorld, Run } from './github-world.ts';
import { worldAt } from './world.ts';

/** When somebody looks back. */
const LATER = '2026-04-20T12:00:00Z';

/** Where a runner checks out. */
const WORKSPACE = ['', 'home', 'runner', 'work', 'app', 'app'].join('/');

export type Options = Readonly<Record<string, string>>;

export interface Replayed {
  readonly told: readonly ToldRun[];
  readonly end: ReplayEnd;
  /** Path and query of each request. */
  readonly requests: readonly string[];
  readonly violations: readonly string[];
  /** Methods that are no GET. */
  readonly sent: readonly string[];
  /** Milliseconds to the first told run, and to the end. */
  readonly first: number;
  readonly all: number;
}

async function settingsOf(options: Options, now: string): Promise<Settings> {
  const isRest = options['kind'] === 'incident' || 'base-url' in options;
  const webhook = isRest ? {} : { 'webhook-url': 'http://127.0.0.1:9/hook' };
  const given = { ...webhook, 'github-token': TOKEN, ...options };
  const entries = Object.entries(given).map(([name, value]) => [name, { value, from: 'flag' }] as const);
  return readSettings(new Map(entries), new Date(now));
}

const NEWEST: ReplayQuery = { most: 100, workflows: [], branches: [] };

interface ReplayedWith {
  readonly query?: ReplayQuery;
  readonly behaviour?: Behaviour;
  /** Requests after which GitHub answers with its limit. */
  readonly limitedAfter?: number;
}

export async function replayed(
  world: GithubWorld,
  options: Options = {},
  { query = NEWEST, behaviour = {}, limitedAfter = Infinity }: ReplayedWith = {},
): Promise<Replayed> {
  const api = await startGithubApi(historyAt(world, LATER), TOKEN, behaviour);
  const sent: string[] = [];
  let asked = 0;
  const outer = worldAt(LATER);
  const watched: World = {
    ...outer,
    send: (request, limits) => {
      if (request.method !== 'GET') sent.push(request.method);
      asked += 1;
      if (asked > limitedAfter) api.behave({ limited: 'primary' });
      return outer.send(request, limits);
    },
  };
  const repository = { name: world.repository, token: TOKEN, api: api.url };
  const told: ToldRun[] = [];
  const begun = performance.now();
  let [first, end]: [number, ReplayEnd | undefined] = [0, undefined];
  try {
    for await (const step of replay({
      repository,
      query,
      settings: await settingsOf(options, LATER),
      world: watched,
    })) {
      if (step.type === 'end') end = step.end;
      if (step.type !== 'run') continue;
      if (told.length === 0) first = performance.now() - begun;
      told.push(step.told);
    }
  } finally {
    await api.close();
  }
  if (end === undefined) throw new Error('a replay without an end');
  const { requests, violations } = api;
  return { told, end, requests, violations, sent, first, all: performance.now() - begun };
}

/** What the Action says when this attempt ends, of the world as it is then. */
export async function actionAt(
  world: GithubWorld,
  id: number,
  attempt: number,
  options: Options = {},
): Promise<Notification> {
  const ended = world.runs?.find((run) => run.id === id)?.attempts[attempt - 1]?.ended_at ?? '';
  const then = historyAt(world, ended);
  const run = then.runs?.find((one) => one.id === id) as Run;
  const api = await startGithubApi(then, TOKEN);
  const workflow = then.workflows?.find((one) => one.id === run.workflow_id);
  const event = {
    action: 'completed',
    workflow_run: runJson(then, run, attempt),
    workflow: workflow && workflowJson(then, workflow),
    repository: repositoryJson(then),
  };
  const env = { ...RUNNER, GITHUB_API_URL: api.url, GITHUB_EVENT_NAME: 'workflow_run' };
  const within: World = { ...worldAt(ended, env), event, workspace: WORKSPACE };
  try {
    return await notify(await settingsOf({ ...options, 'dry-run': 'true' }, ended), within);
  } finally {
    await api.close();
  }
}
