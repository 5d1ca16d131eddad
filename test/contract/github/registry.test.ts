import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathsRead } from '../../../scripts/extract-openapi.ts';
import { API_SOURCES, findLoaders } from '../../../src/build/sources.ts';
import { readFrom, upstreamRun } from '../../support/github-facts.ts';
import { sha } from '../../support/github-shapes.ts';
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

/** Facts that need another world, where tests of their own read them. */
const ELSEWHERE = [
  ...['also_red', 'commit.pull_request', 'dequeued.also_failed', 'dequeued.queued_by'],
  ...['infrastructure', 'newer_run', 'owners', 'unfinished_steps'],
];

const ENDS: ReadonlyMap<string, string> = new Map([
  ['stopped', 'timed_out'],
  ['last_red', 'success'],
]);

/** Facts of the reported build, as a template would write them. */
const read = Object.values(API_SOURCES)
  .flatMap(({ facts }) => facts)
  .filter((name) => !ELSEWHERE.includes(name));

function upstream(name: string) {
  const isPull = findLoaders(name).some((loader) => loader === 'pull_request');
  const event = isPull ? 'pull_request' : 'push';
  const conclusion = ENDS.get(name) ?? 'failure';
  return upstreamRun({ event, conclusion, head_sha: name === 'passed_before' ? sha(40) : sha(42) });
}

test.each(read)('%s is read for a template that names it', async (name) => {
  // A job of the current run is reported as completed by this API.
  const question = { world: WORLD, ...(name.startsWith('job.') ? {} : upstream(name)) };
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
