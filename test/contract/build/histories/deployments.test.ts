/** Verifies messages about deployments of other programs, and about jobs that they start. */
import { expect, test } from 'vitest';
import type { Question } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import { deploymentQuestion } from '../../../support/histories.ts';
import { reportedMessage } from '../../../support/told-message.ts';

const deployed = (history: string, transient?: boolean) => deploymentQuestion(history, 'production', transient);

async function render(question: Question): Promise<string> {
  const { lines, called } = await reportedMessage(question);
  const calls = called.length === 0 ? 'calls nobody' : `calls ${called.join(' ')}`;
  const message = [...lines, calls].join(' / ');
  return message.replace(' · acme/app on main', '').replaceAll('**', '').replaceAll('aaaaaaa Change', 'Change');
}

test.each<[string, string, string]>([
  ['red after green', '41+ 42-', '❌ Deploy to production failed / Started failing at Change — c42 / calls c42'],
  [
    'red for longer',
    '40+ 41- 42-',
    '❌ Deploy to production still fails / Failing for 2h (2 deployments). Started failing at Change — c41; 1 commit since / calls c41',
  ],
  [
    'green after red',
    '40+ 41- 42+',
    '🟢 Deploy to production works again after 2h / Change — c42, and 1 more commit by c41 / calls nobody',
  ],
  ['green for longer', '41+ 42+', '✅ Deployed to production / Change — c42 / calls nobody'],
  [
    'green for longer, with the commits of several people',
    '38+ 42+',
    '✅ Deployed to production / Change — c42, and 3 more commits by 3 people / calls nobody',
  ],
  ['the first one', '42+', '✅ Deployed to production / aaaaaaa, deployed by ada / calls nobody'],
  [
    'an old one that failed late, and a newer one is good',
    '40+ 42-* 43+',
    '❌ Deploy to production failed · newer deployment passed / calls nobody',
  ],
  [
    'an old one that failed late, and a newer one failed',
    '40+ 42-* 43-',
    '❌ Deploy to production failed · newer deployment failed / 2 commits by c42 and c41 since the last successful deployment / calls c42 c41',
  ],
  [
    'a newer one that has only begun tells nothing',
    '41+ 42-* 43p',
    '❌ Deploy to production failed / Started failing at Change — c42 / calls c42',
  ],
  [
    'nor does it hide one before it',
    '41+ 42-* 43- 44p',
    '❌ Deploy to production failed · newer deployment failed / Change — c42 / calls c42',
  ],
  [
    'one that failed at first, and is good now',
    '40+ 42-+',
    '🟢 Deploy to production works again after 1h / Change — c42, and 1 more commit by c41 / calls nobody',
  ],
  [
    'one that failed twice',
    '40+ 42--',
    '❌ Deploy to production still fails / Failing for 1h. Started failing within 2 commits by c42 and c41 / calls c42 c41',
  ],
  [
    'the same commit again',
    '41@42+ 42-',
    '❌ Deploy to production failed / The same commit passed before / calls nobody',
  ],
  [
    'back to an older commit, which fails',
    '41+ 42@38-',
    '❌ Deploy to production failed / First failure / calls nobody',
  ],
])('%s: %s', async (_, history, expected) => {
  expect((await render(deployed(history))).replace(/ \(0s\)/, '')).toBe(expected);
});

test.each<[string, boolean, string]>([
  [
    'its runner was lost',
    true,
    '❌ Deploy to production failed / Started failing within 2 commits by c42 and c41 / calls c42 c41',
  ],
  [
    'a step of it failed',
    false,
    '❌ Deploy to production still fails / Failing for 2h (2 deployments). Started failing at Change — c41; 1 commit since / calls c41',
  ],
])('takes infrastructure failures from the previous job that deployed: %s', async (_, isUndelivered, expected) => {
  const question = deployed('40+ 41- 42-');
  const { deployments = [] } = question.world;
  const log_url = 'https://github.com/acme/app/actions/runs/4100/job/410';
  const displayed = deployments.map((one) =>
    one.id === 41 ? { ...one, states: one.states.map((state) => ({ ...state, log_url })) } : one,
  );
  const steps = [{ name: 'Run ./deploy.sh', conclusion: isUndelivered ? null : 'failure' }];
  const jobs = [{ id: 410, name: 'deploy', conclusion: 'failure', steps }];
  const runs = [{ id: 4100, run_number: 41, attempts: [{ conclusion: 'failure', jobs }] }];
  expect(await render({ ...question, world: { ...question.world, deployments: displayed, runs } })).toBe(expected);
});

test('compares a preview of a commit with its own previous result', async () => {
  const preview = deployed('40+sha 42-+sha', true);
  expect(await render(preview)).toBe(
    '🟢 Deploy to production works again after 1h · acme/app at aaaaaaa / Deployed by ada / calls nobody',
  );
});

test('leaves the start unknown if a streak exceeds the search limit', async () => {
  const cells = Array.from({ length: 30 }, (_, index) => `${index + 13}-`);
  const { facts, requests } = await reportedMessage(deployed(cells.join(' ')));
  expect(facts.change).toBe('still-failing');
  expect(facts.broken_since).toBeUndefined();
  expect(requests).toBeLessThan(10);
});

/** Reports a failed job of `on: deployment`; the deployments to its environment provide the history. */
test.each<[string, string]>([
  ['41+ 42p', 'broken'],
  ['40+ 41- 42p', 'still-failing'],
])('compares a job that a deployment starts with previous results: %s', async (history, expected) => {
  const question = deployed(history);
  const env = { GITHUB_JOB: 'deploy', GITHUB_SHA: sha(42) };
  const attempts = [{ conclusion: null, jobs: [{ id: 1, name: 'deploy', conclusion: null }] }];
  const world = { ...question.world, runs: [{ id: 42000, run_number: 42, head_sha: sha(42), attempts }] };
  const { facts } = await reportedMessage({ ...question, world, event: 'deployment', env, job: { status: 'failure' } });
  expect(facts.change).toBe(expected);
});
