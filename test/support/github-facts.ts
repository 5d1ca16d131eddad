/** Reads facts and renders messages like `notify`, from a fake of GitHub's API. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import type { Facts } from '../../src/build/facts.ts';
import { loadFacts, readBuild } from '../../src/build/read-build.ts';
import { factsFor } from '../../src/facts-for.ts';
import { ApiErrors } from '../../src/github/api/errors.ts';
import { RateLimiter } from '../../src/github/api/rate-limiter.ts';
import { notify } from '../../src/notify.ts';
import type { Report } from '../../src/report.ts';
import type { Runtime } from '../../src/runtime.ts';
import { readSettings } from '../../src/settings/read-settings.ts';
import { getBudget } from './budget.ts';
import { noticesIn } from './diagnostics.ts';
import { type Behaviour, type Github, reachGithub } from './github-api.ts';
import { sha, WORKFLOW } from './github-shapes.ts';
import type { GithubWorld } from './github-world.ts';
import { plainLines } from './rendering.ts';
import { PEOPLE } from './situations/people.ts';
import { worldAt } from './world.ts';

export const TOKEN = 'ghs_tokenOfTheFakeApi';
export const NOW = '2026-03-04T08:00:00Z';

/** Opens the API of `acme/app` at this address. */
export async function getAccess(world: Runtime, url: string) {
  const settings = { ...(await readSettings(new Map(), new Date(0))), githubToken: TOKEN };
  const runtime = { ...world, env: { GITHUB_API_URL: url } };
  const gate = new RateLimiter(world, getBudget(world));
  return { repository: 'acme/app', settings, runtime, gate, errors: new ApiErrors([]) };
}

export interface Question {
  readonly world: GithubWorld;
  readonly behaviour?: Behaviour;
  readonly event?: string;
  readonly payload?: object;
  readonly env?: Readonly<Record<string, string>>;
  /** Time. Default: `NOW`. */
  readonly now?: string;
  /** Files of the workspace by path. */
  readonly files?: Readonly<Record<string, string>>;
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

/** Starts the fake, and reads the settings with these default options. Fails the test if an exchange with the fake violates GitHub's description. */
export async function openQuestion(
  { world, now = NOW, ...question }: Question,
  defaults: Readonly<Record<string, string>> = {},
) {
  const api = await reachGithub(world, TOKEN, question.behaviour);
  const folder = mkdtempSync(join(tmpdir(), 'question-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await api.close();
    expect(api.violations).toEqual([]);
  });
  const files = { 'event.json': JSON.stringify(question.payload ?? {}), ...question.files };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const env = {
    ...RUNNER,
    GITHUB_API_URL: api.url,
    GITHUB_EVENT_NAME: question.event ?? 'push',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_WORKSPACE: folder,
    ...question.env,
  };
  const context = JSON.stringify({ job: { status: 'failure', check_run_id: 1, ...question.job } });
  const raw = Object.entries({ 'github-token': TOKEN, context, ...defaults, ...question.options });
  const entries = raw.map(([name, value]) => [name, { value, from: 'input' }] as const);
  const around = worldAt(now, env);
  return {
    api,
    settings: await readSettings(new Map(entries), new Date(now), { workspace: around.files }),
    runtime: { ...around, send: api.send ?? around.send, ...(question.isJobOver && { isJobOver: true as const }) },
  };
}

export async function readFrom(question: Question): Promise<Read> {
  const { api, settings, runtime } = await openQuestion(question);
  const build = await readBuild(settings, runtime);
  const red = ['failed_jobs', 'pull_request'];
  const names = factsFor(settings, build, { mentioned: question.mentioned ?? [], always: [], red });
  const started = performance.now();
  await loadFacts(build, names, settings, runtime);
  const prefix = `/repos/${question.world.repository}`;
  const messages = (level: string) => build.diagnostics.flatMap((one) => (one.severity === level ? one.message : []));
  const notice = messages('notice').join('. ') || undefined;
  return {
    facts: build.facts,
    notice,
    warnings: messages('warning'),
    requests: api.requests.map((path) => path.replace(prefix, '')),
    elsewhere: api.elsewhere,
    milliseconds: performance.now() - started,
  };
}

export interface ReportedMessage {
  /** Visible lines without mentions. */
  readonly lines: readonly string[];
  /** Usernames, which equal the logins of the code host. */
  readonly called: readonly string[];
  /** Without emphasis: the subject if there is one, the lines, the mentions, and the reason for not sending if there is one. */
  readonly text: string;
  readonly facts: Report['facts'];
  readonly notices: readonly string[];
  /** Reason for not sending. Absent if it would be sent. */
  readonly stop?: string;
  /** Requests to GitHub's API, except for logs. */
  readonly requests: number;
}

/** People with an account in the service. */
const MEMBERS = [
  ...['ada', 'carol', 'eve', 'grace', 'mallory', ...Object.keys(PEOPLE)],
  ...Array.from({ length: 15 }, (_, index) => `c${index + 30}`),
];

/** Invisible characters that isolate external names. */
const ISOLATES = /[\u2066-\u2069]/g;

/** Renders the default preset with `mention: suspects`, without sending. */
export async function reportedMessage(question: Question): Promise<ReportedMessage> {
  const { api, settings, runtime } = await openQuestion(question, {
    ...{ 'webhook-url': 'http://127.0.0.1:9/hook', 'dry-run': 'true', when: 'always, change', mention: 'suspects' },
    users: MEMBERS.map((name) => `${name}: ${name}`).join('\n'),
  });
  const result = await notify(settings, runtime);
  const { body = '', subject } = result.content ?? {};
  const all = plainLines(body.replaceAll(ISOLATES, ''));
  const lines = all.filter((line) => !line.startsWith('@'));
  const called = all.flatMap((line) => (line.startsWith('@') ? [...line.matchAll(/@([a-z0-9]+)/g)] : []));
  const names = called.map(([, name = '']) => name);
  const stop = result.preview?.stop?.reason;
  return {
    lines,
    called: names,
    text: [
      ...(subject === undefined ? [] : [`Subject: ${subject}`]),
      ...lines.map((line) => line.replaceAll('**', '')),
      `calls ${names.join(' ') || 'nobody'}`,
      ...(stop === undefined ? [] : [`not sent: ${stop}`]),
    ].join('\n'),
    facts: result.facts,
    notices: noticesIn(result),
    ...(stop !== undefined && { stop }),
    requests: api.requests.filter((one) => !one.endsWith('/logs')).length,
  };
}

/** Renders the message in one line, without durations, hashes of commits, and the location if it is the usual one. */
export async function renderMessage(question: Question): Promise<string> {
  const { text } = await reportedMessage(question);
  const plain = text.replaceAll(/ \((?:4h|2m|0s)\)/g, '');
  return plain.replace(' · acme/app on main', '').replaceAll('aaaaaaa Change', 'Change').replaceAll('\n', ' / ');
}
