/** Reads facts like `notify`, from a fake of GitHub's API. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Facts } from '../../src/build/facts.ts';
import { readBuild } from '../../src/build/read-build.ts';
import { factsFor } from '../../src/facts-for.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { type Behaviour, type Github, reachGithub } from './github-api.ts';
import { sha, WORKFLOW } from './github-shapes.ts';
import type { GithubWorld } from './github-world.ts';
import { worldAt } from './world.ts';

export const TOKEN = 'ghs_tokenOfTheFakeApi';
export const NOW = '2026-03-04T08:00:00Z';

export interface Question {
  readonly world: GithubWorld;
  readonly behaviour?: Behaviour;
  readonly event?: string;
  readonly payload?: object;
  readonly env?: Readonly<Record<string, string>>;
  /** Raw options. */
  readonly options?: Readonly<Record<string, string>>;
  /** Status and ID of the job. */
  readonly job?: object;
  /** True in the last stage of `job-end`. */
  readonly isJobOver?: true;
  /** Facts used in a template. Default: those of the default preset for a failure. */
  readonly mentioned?: readonly string[];
}

/** Reports run 42 of CI on main, a push that failed, from another workflow. */
export function upstreamRun(more: object = {}): Pick<Question, 'event' | 'payload'> {
  const head = { head_sha: sha(42), head_branch: 'main', workflow_id: WORKFLOW };
  const run = { id: 42000, run_number: 42, run_attempt: 1, name: 'CI', event: 'push', conclusion: 'failure' };
  return { event: 'workflow_run', payload: { workflow_run: { ...run, ...head, ...more } } };
}

export interface Read {
  readonly facts: Facts;
  /** Notice about unreadable data. */
  readonly notice?: string;
  /** Problems with files. */
  readonly warnings: readonly string[];
  /** Path and query of each request, without the repository prefix. */
  readonly requests: readonly string[];
  /** Headers of requests to the origin of the logs. */
  readonly elsewhere: Github['elsewhere'];
  readonly milliseconds: number;
}

/** Variables of a runner, except the event and the URL of the API. */
export const RUNNER = {
  GITHUB_ACTIONS: 'true',
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_REPOSITORY: 'acme/app',
  GITHUB_WORKFLOW: 'CI',
  GITHUB_RUN_ID: '42000',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_REF: 'refs/heads/main',
  GITHUB_ACTOR: 'ada',
  GITHUB_JOB: 'test',
};

/** Fails if a request or response of the fake violates GitHub's description. */
export async function readFrom(question: Question): Promise<Read> {
  const { world, event = 'push', payload = {}, job = {}, options = {}, mentioned = [] } = question;
  const api = await reachGithub(world, TOKEN, question.behaviour);
  const folder = mkdtempSync(join(tmpdir(), 'event-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await api.close();
  });
  writeFileSync(join(folder, 'event.json'), JSON.stringify(payload));
  const env = {
    ...RUNNER,
    GITHUB_API_URL: api.url,
    GITHUB_EVENT_NAME: event,
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    ...question.env,
  };
  const context = JSON.stringify({ job: { status: 'failure', check_run_id: 1, ...job } });
  const raw = { 'github-token': TOKEN, context, ...options };
  const entries = Object.entries(raw).map(([name, value]) => [name, { value, from: 'input' }] as const);
  const settings = await readSettings(new Map(entries), new Date(NOW));
  const around = worldAt(NOW, env);
  const inner = { ...around, send: api.send ?? around.send };
  const build = await readBuild(settings, inner);
  const shownOnRed = ['failed_jobs', 'pull_request'];
  const names = await factsFor(settings, build.base, { mentioned, shown: [], shownOnRed });
  const started = performance.now();
  await build.load(names);
  expect(api.violations).toEqual([]);
  const prefix = `/repos/${world.repository}`;
  const requests = api.requests.map((path) => path.replace(prefix, ''));
  const messages = (level: string) => build.diagnostics.flatMap((one) => (one.severity === level ? one.message : []));
  const notice = messages('notice').join('. ') || undefined;
  return {
    facts: build.facts,
    notice,
    warnings: messages('warning'),
    requests,
    elsewhere: api.elsewhere,
    milliseconds: performance.now() - started,
  };
}
