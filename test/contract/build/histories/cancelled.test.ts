/** Verifies how the message of a cancelled run reports a job that failed before. */
import { expect, test } from 'vitest';
import { type Question, renderMessage, upstreamRun } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import type { GithubWorld, Job } from '../../../support/github-world.ts';

const failed: Job = {
  ...{ id: 7, name: 'test', conclusion: 'failure' },
  steps: [{ name: 'Run npm test', conclusion: 'failure' }],
  annotations: [{ message: 'expected 1 to be 2', path: 'a.ts', start_line: 3 }],
};
const cancelled: Job = {
  ...{ id: 8, name: 'e2e', conclusion: 'cancelled' },
  steps: [{ name: 'Run npm run e2e', conclusion: 'cancelled' }],
  annotations: [{ message: 'The run was canceled by @carol.' }],
};
const commit = (number: number) => ({ sha: sha(number), message: 'Change', author: `c${number}`, login: `c${number}` });

const SPEAKERS = {
  'another workflow': (conclusion: string): Partial<Question> => upstreamRun({ conclusion }),
  'status: workflow': () => ({ options: { status: 'workflow' } }),
  needs: () => ({ options: { status: JSON.stringify({ test: { result: 'failure' }, e2e: { result: 'cancelled' } }) } }),
};

function createQuestion(speaker: keyof typeof SPEAKERS, jobs: readonly Job[]): Question {
  const asks: readonly Job[] = speaker === 'another workflow' ? [] : [{ id: 1, name: 'notify', conclusion: null }];
  const conclusion = speaker === 'another workflow' ? 'cancelled' : null;
  const current = {
    id: 42000,
    run_number: 42,
    head_sha: sha(42),
    attempts: [{ conclusion, jobs: [...jobs, ...asks] }],
  };
  const before = { id: 41000, run_number: 41, head_sha: sha(41) };
  const green = [failed, cancelled].map((job, id) => ({
    ...job,
    id,
    conclusion: 'success',
    steps: [],
    annotations: [],
  }));
  const world: GithubWorld = {
    repository: 'acme/app',
    commits: [41, 42].map(commit),
    runs: [{ ...before, attempts: [{ conclusion: 'success', jobs: green }] }, current],
  };
  const env = {
    GITHUB_JOB: 'notify',
    GITHUB_SHA: sha(42),
    GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/ci.yml@refs/heads/main',
  };
  return { world, env, job: { status: 'success' }, ...SPEAKERS[speaker]('cancelled') };
}

test.each<[string, keyof typeof SPEAKERS, readonly Job[], string]>([
  [
    'a job had failed',
    'another workflow',
    [failed, cancelled],
    '⚪ CI was cancelled by carol · #42 · test had failed in npm test / calls nobody',
  ],
  [
    'several had',
    'another workflow',
    [failed, ...['lint', 'docs', 'types'].map((name, id) => ({ ...failed, id, name })), cancelled],
    '⚪ CI was cancelled by carol · #42 · test, lint, docs and 1 more had failed / calls nobody',
  ],
  ['none had', 'another workflow', [cancelled], '⚪ CI was cancelled by carol · #42 / calls nobody'],
  [
    'a job had failed',
    'status: workflow',
    [failed, cancelled],
    '❌ CI: 1 of 2 jobs failed · #42 / test in npm test / ↳ expected 1 to be 2 (a.ts:3) / calls nobody',
  ],
  ['none had', 'status: workflow', [cancelled], '⚪ CI was cancelled by carol · #42 / calls nobody'],
  [
    'a job had failed',
    'needs',
    [failed, cancelled],
    '❌ CI failed · #42 · 1 of 2 jobs failed / test in npm test / ↳ expected 1 to be 2 (a.ts:3) / Started failing at Change — c42 / calls c42',
  ],
])('%s, reported by %s', async (_, speaker, jobs, expected) => {
  expect(await renderMessage(createQuestion(speaker, jobs))).toBe(expected);
});
