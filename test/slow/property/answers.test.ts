/**
 * Replaces one value in a response of GitHub's API: the message must still be rendered, without the facts from that
 * response. Covers every response for a failed build, a pull request and build health, and every field.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { FACTS } from '../../../src/build/facts.ts';
import { formatStack } from '../../../src/diagnostic.ts';
import { ApiError, ApiErrors } from '../../../src/github/api/errors.ts';
import { notify } from '../../../src/notify.ts';
import { readSettings } from '../../../src/settings/read-settings.ts';
import { bent, GONE, OTHERS, type Place, placesIn } from '../../support/bent.ts';
import { type Behaviour, type GithubApi, startGithubApi } from '../../support/github-api.ts';
import { NOW, RUNNER, TOKEN } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
import { getWorlds } from '../../support/github-tables.ts';
import type { GithubWorld, Job } from '../../support/github-world.ts';
import { getStory } from '../../support/health-story.ts';
import { branchQuestion } from '../../support/histories.ts';
import { getSome } from '../../support/random.ts';
import { worldAt } from '../../support/world.ts';
import { findBug } from './bugs.ts';

const folder = mkdtempSync(join(tmpdir(), 'answers-'));
const PUSHES = branchQuestion('38+ 39+ 40- 41- 42-');
const FAILED: Job = {
  ...{ id: 2, name: 'e2e', conclusion: 'failure', runner: 'build-7', log: 'npm test\n##[error]expected 1 to be 2\n' },
  steps: [{ name: 'Run npm test', conclusion: 'failure' }],
  annotations: [{ message: 'expected 1 to be 2', path: 'a.ts', start_line: 3 }],
};
const WORLD: GithubWorld = {
  ...PUSHES.world,
  runs: (PUSHES.world.runs ?? []).map((run) => ({
    ...run,
    artifacts: [{ id: 1, name: 'report' }],
    attempts: run.attempts.map((attempt) => ({ ...attempt, jobs: [...(attempt.jobs ?? []), FAILED] })),
  })),
  pulls: { [sha(42)]: { number: 7, title: 'Fix it' } },
  files: { '.github/CODEOWNERS': '* @ada' },
  queued: { 7: ['carol'] },
  deployments: [42, 41].map((number) => ({
    ...{ id: number, environment: 'production', sha: sha(number) },
    states: [{ state: 'failure', at: '2026-03-04T07:00:00Z' }],
  })),
};

let github: GithubApi;
let health: GithubApi;
let bendHealth: NonNullable<Behaviour['bend']> = (body) => body;
/** Errors thrown by parsers that are no API errors. The message reports them as API errors. */
const thrown: unknown[] = [];
const { add } = ApiErrors.prototype;
vi.spyOn(ApiErrors.prototype, 'add').mockImplementation(function (this: ApiErrors, fact, error) {
  if (!(error instanceof ApiError)) thrown.push(error);
  add.call(this, fact, error);
});
beforeAll(async () => {
  github = await startGithubApi(WORLD, TOKEN);
  const behaviour: Behaviour = { bend: (body, path, question = '') => bendHealth(body, path + question) };
  health = await startGithubApi(getWorlds({ 'acme/app': getStory(20) }), undefined, behaviour);
});
afterAll(async () => {
  await github.close();
  await health.close();
  rmSync(folder, { recursive: true });
});

interface Asked {
  readonly name: string;
  /** Raw options. */
  readonly options: Readonly<Record<string, string>>;
  readonly event: string;
  readonly payload: object;
  readonly isHealth?: true;
}

const NAMES = Object.keys(FACTS).filter((name) => name !== 'health');
const watched = branchQuestion('38+ 39+ 40- 41- 42-', { by: 'workflow_run' });
const QUESTIONS: readonly Asked[] = [
  { name: 'push', options: { template: 'detailed' }, event: 'push', payload: PUSHES.payload ?? {} },
  {
    name: 'workflow_run',
    options: { body: `{{ sections.headline }} ${NAMES.map((name) => `{{ ${name} | json }}`).join('\n')}` },
    ...{ event: 'workflow_run', payload: watched.payload ?? {} },
  },
  {
    name: 'pull_request',
    options: { mention: 'owners, suspects' },
    event: 'pull_request',
    payload: { action: 'dequeued', reason: 'CI_FAILURE', pull_request: { number: 7, base: { ref: 'main' } } },
  },
  { name: 'watch', options: { template: 'watch' }, event: 'schedule', payload: {}, isHealth: true },
  { name: 'digest', options: { template: 'digest' }, event: 'schedule', payload: {}, isHealth: true },
];

type Bend = (body: unknown, path: string) => unknown;

/** Runs `notify` while responses are modified. */
async function fetchRequired({ options, event, payload, isHealth }: Asked, bend: Bend) {
  if (isHealth) bendHealth = bend;
  else github.behave({ bend });
  const path = join(folder, 'event.json');
  writeFileSync(path, JSON.stringify(payload));
  const locations = { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: path, GITHUB_WORKSPACE: folder };
  const env = { ...RUNNER, ...PUSHES.env, ...locations, GITHUB_API_URL: isHealth ? health.url : github.url };
  const common = { 'webhook-url': 'http://127.0.0.1:9/hook', 'dry-run': 'true', 'github-token': TOKEN };
  const context = JSON.stringify({ job: { status: 'failure', check_run_id: 1 } });
  const inputs = Object.entries({ ...common, context, ...options });
  const entries = inputs.map(([name, value]) => [name, { value, from: 'input' }] as const);
  return notify(await readSettings(new Map(entries), new Date(NOW)), worldAt(NOW, env));
}

/** One possible modification. */
interface Case {
  readonly question: Asked;
  /** Path of the request. */
  readonly path: string;
  readonly place: Place;
  readonly other: unknown;
}

/** Lists the fields of all responses to a question. The first element stands for all of a list. */
async function readCases(question: Asked): Promise<readonly Case[]> {
  const answers = new Map<string, unknown>();
  await fetchRequired(question, (body, path) => {
    const alike = path.replaceAll(/[0-9a-f]{40}|\d+/g, '0');
    if (![...answers.keys()].some((one) => one.replaceAll(/[0-9a-f]{40}|\d+/g, '0') === alike)) answers.set(path, body);
    return body;
  });
  const first = (location: Place) => location.every((name) => typeof name === 'string' || name === 0);
  return [...answers].flatMap(([path, body]) =>
    placesIn(body)
      .filter(first)
      .flatMap((location) => OTHERS.map((other): Case => ({ question, path, place: location, other }))),
  );
}

test.each(QUESTIONS)('$name: renders a message without a bug, for any value of one field', async (question) => {
  const cases = await readCases(question);
  expect(cases.length).toBeGreaterThan(50);
  expect(cases.length).toBeGreaterThan(50);
  const errors: string[] = [];
  for (const one of getSome(cases, question.isHealth ? 4 : 20)) {
    const error = await readError(one);
    if (error !== undefined) errors.push(`${toLine(one)} → ${error}`);
  }
  expect(errors).toEqual([]);
});

async function readError({ question, path, place: location, other }: Case): Promise<string | undefined> {
  thrown.length = 0;
  try {
    const result = await fetchRequired(question, (body, requested) =>
      requested === path ? bent(body, location, other) : body,
    );
    if (result.receipt.outcome !== 'dry-run')
      return `the outcome is ${result.receipt.outcome}: ${result.receipt.reason}`;
    if ((result.content?.body ?? '').trim() === '' && !question.isHealth) return 'the message is empty';
    return thrown.length > 0 ? formatStack(thrown[0]) : findBug(result);
  } catch (error) {
    return formatStack(error);
  }
}

function toLine({ path, place: location, other }: Case): string {
  const value = other === GONE ? 'nothing' : JSON.stringify(other).slice(0, 40);
  return `${path}: ${location.join('.')} = ${value}`;
}
