/** Sends the message of a failed push through the sandbox's CI account, and records the requests. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Facts } from '../../src/build/facts.ts';
import { notify } from '../../src/notify.ts';
import type { Report } from '../../src/report.ts';
import type { Runtime } from '../../src/runtime.ts';
import type { Sandbox } from '../../src/sandbox/index.ts';
import { sleep } from '../../src/service/http/system.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { lookUp } from '../../src/target/lookup.ts';
import type { ResolvedTarget } from '../../src/target/resolved-target.ts';
import { getBudget } from './budget.ts';
import { getChance } from './chance.ts';
import { noticesIn } from './diagnostics.ts';
import { hurriedClock } from './hurried-clock.ts';
import { worldAt } from './world.ts';

const NOW = '2026-03-04T08:00:00Z';
const OWN_RUN = 42;

export interface RedPush {
  /** Author of a commit, as in an event. */
  readonly author?: object;
  readonly options?: Readonly<Record<string, string>>;
  /** `success` for a successful push. */
  readonly status?: string;
  /** True for a running clock, `hurried` for one that skips every wait. */
  readonly live?: boolean | 'hurried';
  /** Number of its run. */
  readonly run?: number;
  /** Aborts the step. */
  readonly signal?: AbortSignal;
  /** Files of the workspace by name. */
  readonly files?: Readonly<Record<string, string>>;
}

export interface Asked {
  /** GET requests, relative to the root of the API. */
  readonly reads: readonly string[];
  readonly posts: number;
}

interface ToldPush extends Report, Asked {
  readonly notices: readonly string[];
}

/** The service: a sandbox, or one with faults. */
type AskedService = Pick<Sandbox, 'origin' | 'requests' | 'clearRequests'> & Partial<Pick<Sandbox, 'accounts'>>;

/** Sends the message of a failed push like `notify`. */
export async function reportRedPush(sandbox: AskedService, push: RedPush): Promise<ToldPush> {
  const folder = workspace(push.files);
  const path = join(folder, 'event.json');
  const { author = { name: 'Ada Park', email: 'ada@harbor.example', username: 'ada-park' } } = push;
  const head_commit = { id: 'abc1234def5678901234567890123456789012ab', message: 'Round totals', author };
  writeFileSync(path, JSON.stringify({ ref: 'refs/heads/main', after: head_commit.id, head_commit }));
  const env = {
    GITHUB_EVENT_NAME: 'push',
    GITHUB_EVENT_PATH: path,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: String(push.run ?? OWN_RUN),
    GITHUB_WORKSPACE: folder,
  };
  const settings = await getSettings(sandbox, { status: push.status ?? 'failure', ...push.options });
  sandbox.clearRequests();
  const result = await notify(settings, findWorld(push, env));
  // GitHub is unavailable in this test.
  const notices = noticesIn(result).filter((notice) => !notice.includes('the data of the GitHub API'));
  return { ...result, notices, ...getRequested(sandbox) };
}

/** Runs only the lookups, for given facts. */
export async function lookUpFor(
  sandbox: AskedService,
  facts: Partial<Facts>,
  push: RedPush = {},
): Promise<ResolvedTarget & Asked> {
  const settings = await getSettings(sandbox, { ...push.options });
  const world = findWorld(push, { GITHUB_WORKSPACE: workspace(push.files) });
  sandbox.clearRequests();
  const red: Facts = { ci: 'GitHub Actions', event: { name: 'push' }, conclusion: 'failure', ...facts };
  // With its own clock.
  const runtime = { ...world, budget: getBudget(world, settings.timeout) };
  const found = await lookUp(settings, runtime, { facts: red, eventFacts: red });
  return { ...found, ...getRequested(sandbox) };
}

function getSettings(sandbox: AskedService, options: Readonly<Record<string, string>>): Promise<Settings> {
  const { password = 'of nobody' } = sandbox.accounts?.find(({ username }) => username === 'ci-bot') ?? {};
  const account = { 'base-url': sandbox.origin, username: 'ci-bot', password };
  const inputs = Object.entries('webhook-url' in options ? options : { ...account, ...options });
  return readSettings(new Map(inputs.map(([name, value]) => [name, { value, from: 'input' }])), new Date(NOW));
}

function findWorld({ live, signal, run = OWN_RUN }: RedPush, env: Runtime['env']): Runtime {
  // Each run has its own marker.
  const world = { ...worldAt(NOW, env), random: getChance(run).next, ...(signal && { signal }) };
  if (live === 'hurried') return { ...world, ...hurriedClock() };
  return live ? { ...world, now: Date.now, sleep } : world;
}

function workspace(files: RedPush['files'] = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'red-push-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** Omits board reads during the waits of a delivery. */
function getRequested(sandbox: AskedService): Asked {
  const all = sandbox.requests().filter(({ path }) => !path.includes('TaskBoard.Get'));
  const reads = all.filter(({ method }) => method === 'GET').map(({ path }) => path.replace('/api/1/odata.svc', ''));
  return { reads, posts: all.length - reads.length };
}
