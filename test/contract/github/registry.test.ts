import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathsRead } from '../../../scripts/extract-openapi.ts';
import type { Fact } from '../../../src/build/fact.ts';
import { FACTS } from '../../../src/build/fact-registry.ts';
import { findLoaders } from '../../../src/build/sources.ts';
import { readFrom } from '../../support/github-facts.ts';
import { sha, WORKFLOW } from '../../support/github-shapes.ts';
import type { GithubWorld, Job } from '../../support/github-world.ts';

const FAILED: Job = {
  id: 1,
  name: 'test',
  conclusion: 'failure',
  steps: [{ name: 'Run npm test', conclusion: 'failure' }],
  annotations: [{ message: 'expected 1 to be 2' }],
};

/** Builds a success and two failures, of which the last is reported. */
const WORLD: GithubWorld = {
  repository: 'acme/app',
  commits: [40, 41, 42].map((number) => ({
    sha: sha(number),
    message: `Change ${number}`,
    author: 'Ada',
    login: 'ada',
  })),
  pulls: { [sha(42)]: { number: 7, title: 'Fix it' } },
  runs: [40, 41, 42].map((number) => ({
    id: number * 1000,
    run_number: number,
    head_sha: sha(number),
    attempts: [{ conclusion: number === 40 ? 'success' : 'failure', jobs: [FAILED] }],
  })),
};

/** Adds a run that is newer than the reported one. */
const OLD: GithubWorld = {
  ...WORLD,
  runs: [
    ...(WORLD.runs ?? []),
    { id: 43000, run_number: 43, head_sha: sha(42), attempts: [{ conclusion: 'success', jobs: [] }] },
  ],
};

/** Changes the failure to an infrastructure failure. */
const LOST: GithubWorld = {
  ...WORLD,
  runs: (WORLD.runs ?? []).map((run) => ({
    ...run,
    attempts: [
      {
        conclusion: 'failure',
        jobs: [{ ...FAILED, annotations: [{ message: 'The job was not acquired by Runner.' }] }],
      },
    ],
  })),
};

/** Adds a pull request that the commit merged. */
const MERGED: GithubWorld = {
  ...WORLD,
  commits: (WORLD.commits ?? []).map((one) => ({ ...one, message: 'Merge pull request #7 from octo/fix' })),
};

/** Adds the base of the pull request, named as in GitHub's examples. */
const BASE: GithubWorld = { ...WORLD, runs: (WORLD.runs ?? []).map((run) => ({ ...run, head_branch: 'master' })) };

/** Adds a location and an owner. */
const OWNED: GithubWorld = {
  ...WORLD,
  files: { '.github/CODEOWNERS': '* @ada' },
  runs: (WORLD.runs ?? []).map((run) => ({
    ...run,
    attempts: [
      { conclusion: 'failure', jobs: [{ ...FAILED, annotations: [{ message: 'expected 1', path: 'src/sum.ts' }] }] },
    ],
  })),
};

/** Changes it to two failed jobs on one machine, next to a successful one. */
const ONE_RUNNER: GithubWorld = {
  ...WORLD,
  runs: (WORLD.runs ?? []).map((run) => {
    const red = [FAILED, { ...FAILED, id: 2, name: 'e2e' }].map((job) => ({ ...job, runner: 'build-7' }));
    const green: Job = { id: 3, name: 'lint', conclusion: 'success', runner: 'build-8' };
    return { ...run, attempts: [{ conclusion: 'failure', jobs: [...red, green] }] };
  }),
};

/** Builds the current job, which still runs with a failed background step. */
const OPEN: GithubWorld = {
  ...WORLD,
  runs: (WORLD.runs ?? []).map((run) => ({
    ...run,
    attempts: [{ conclusion: null, jobs: [{ ...FAILED, conclusion: null }] }],
  })),
};

/** Two runs of the merge queue that failed. */
const QUEUE: GithubWorld = {
  ...WORLD,
  runs: [41, 42].map((number) => ({
    ...{ id: number * 1000, run_number: number, workflow_id: 8000 + number, name: `CI ${number}` },
    ...{ event: 'merge_group', head_branch: `gh-readonly-queue/main/pr-7-${sha(1)}` },
    attempts: [{ conclusion: 'failure', jobs: [FAILED] }],
  })),
};

const WORLDS: ReadonlyMap<string, GithubWorld> = new Map([
  ['commit.pull_request', MERGED],
  ['also_red', BASE],
  ['infrastructure', LOST],
  ['owners', OWNED],
  ['faulty_runner', ONE_RUNNER],
  ['newer_run', OLD],
  ['unfinished_steps', OPEN],
  ['dequeued.also_failed', QUEUE],
  ['dequeued.queued_by', { ...WORLD, queued: { 7: ['carol'] } }],
]);

const ENDS: ReadonlyMap<string, string> = new Map([
  ['stopped', 'timed_out'],
  ['last_red', 'success'],
]);

/** Names with a loader of their own, as a template would write them. Tests, errors and the report come from files; what is
 * known of many builds has tests of its own. */
const { tests: _, errors: __, report: ___, health: ____, ...TOLD } = FACTS;
const read = Object.entries(TOLD).flatMap(([name, fact]) => {
  const parts: readonly (readonly [string, Fact])[] = 'parts' in fact ? Object.entries(fact.parts) : [];
  if (fact.loader !== undefined) return [name];
  return parts.filter(([, part]) => part.loader !== undefined).map(([part]) => `${name}.${part}`);
});

/** Represents a job of the current run, which this API reports as completed. */
const OWN_RUN = {};

function upstream(name: string) {
  const isPull = ['pull_request', 'also_red'].some((loader) => findLoaders(name).some((one) => one === loader));
  const event = isPull ? 'pull_request' : 'push';
  const conclusion = ENDS.get(name) ?? 'failure';
  const head = { head_sha: name === 'passed_before' ? sha(40) : sha(42), head_branch: 'main', workflow_id: WORKFLOW };
  const workflow_run = { id: 42000, run_number: 42, run_attempt: 1, name: 'CI', event, conclusion, ...head };
  return { event: 'workflow_run', payload: { workflow_run } };
}

/** Builds a pull request that left the merge queue. */
const REMOVED = {
  event: 'pull_request',
  payload: { action: 'dequeued', reason: 'CI_FAILURE', pull_request: { number: 7, base: { ref: 'refs/heads/main' } } },
};

function parseQuestion(name: string) {
  if (name.startsWith('job.')) return OWN_RUN;
  if (name === 'unfinished_steps') return { job: { status: 'success' } };
  return name.startsWith('dequeued.') ? REMOVED : upstream(name);
}

test.each(read)('%s is read for a template that names it', async (name) => {
  const world = WORLDS.get(name) ?? WORLD;
  const question = { world, ...parseQuestion(name) };
  const [root = '', part = ''] = name.split('.');
  const valueIn = (facts: object) => {
    const found: unknown = new Map(Object.entries(facts)).get(root);
    return part === '' || !found ? found : new Map(Object.entries(found)).get(part);
  };
  const named = await readFrom({ ...question, mentioned: [name] });
  expect(named.notice).toBeUndefined();
  expect(valueIn(named.facts)).toBeDefined();
});

test('the fake API describes each path that is read', () => {
  const { paths } = JSON.parse(readFileSync('test/fixtures/github-openapi.json', 'utf8'));
  expect(pathsRead(), 'run node scripts/extract-openapi.ts').toEqual(Object.keys(paths));
});
