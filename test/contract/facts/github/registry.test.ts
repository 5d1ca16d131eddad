import { expect, test } from 'vitest';
import type { Fact } from '../../../../src/facts/fact.ts';
import { FACTS, loadersOf } from '../../../../src/facts/registry.ts';
import { readFrom } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import type { GithubWorld, Job } from '../../../support/github-world.ts';

const FAILED: Job = {
  id: 1,
  name: 'test',
  conclusion: 'failure',
  steps: [{ name: 'Run npm test', conclusion: 'failure' }],
  annotations: [{ message: 'expected 1 to be 2' }],
};

/** Green, then red twice; the last one is reported. */
const WORLD: GithubWorld = {
  repository: 'acme/app',
  commits: [40, 41, 42].map((number) => ({
    sha: sha(number),
    message: `Change ${number}`,
    author: 'Ada',
    login: 'ada',
  })),
  runs: [40, 41, 42].map((number) => ({
    id: number * 1000,
    run_number: number,
    head_sha: sha(number),
    attempts: [{ conclusion: number === 40 ? 'success' : 'failure', jobs: [FAILED] }],
  })),
};

/** Names with a loader of their own, as a template would write them. */
const read = Object.entries(FACTS).flatMap(([name, fact]) => {
  const parts: readonly (readonly [string, Fact])[] = 'parts' in fact ? Object.entries(fact.parts) : [];
  if (fact.loader !== undefined) return [name];
  return parts.filter(([, part]) => part.loader !== undefined).map(([part]) => `${name}.${part}`);
});

test.each(read.filter((name) => loadersOf(name)[0] !== 'pull_request'))('%s is read for who names it', async (name) => {
  const workflow_run = { id: 42000, run_number: 42, run_attempt: 1, head_sha: sha(42), name: 'CI', event: 'push' };
  const payload = { workflow_run: { ...workflow_run, conclusion: 'failure' } };
  const { facts, notice } = await readFrom({ world: WORLD, event: 'workflow_run', payload, mentioned: [name] });
  expect(notice).toBeUndefined();
  const [root = '', part] = name.split('.');
  const found = Object.entries(facts).find(([one]) => one === root)?.[1];
  expect(part === undefined ? found : Object.entries(found).find(([one]) => one === part)?.[1]).toBeDefined();
});
