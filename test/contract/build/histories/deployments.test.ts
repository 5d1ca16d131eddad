/** Verifies messages about deployments of other programs, and about jobs that they start. */
import { expect, test } from 'vitest';
import { renderMessage, reportedMessage } from '../../../support/github-facts.ts';
import { sha } from '../../../support/github-shapes.ts';
import { deploymentQuestion } from '../../../support/histories.ts';

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
    'a newer deployment without a result is ignored',
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
  expect(await renderMessage(deploymentQuestion(history))).toBe(expected);
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
  const question = deploymentQuestion('40+ 41- 42-');
  const { deployments = [] } = question.world;
  const log_url = 'https://github.com/acme/app/actions/runs/4100/job/410';
  const displayed = deployments.map((one) =>
    one.id === 41 ? { ...one, states: one.states.map((state) => ({ ...state, log_url })) } : one,
  );
  const steps = [{ name: 'Run ./deploy.sh', conclusion: isUndelivered ? null : 'failure' }];
  const jobs = [{ id: 410, name: 'deploy', conclusion: 'failure', steps }];
  const runs = [{ id: 4100, run_number: 41, attempts: [{ conclusion: 'failure', jobs }] }];
  expect(await renderMessage({ ...question, world: { ...question.world, deployments: displayed, runs } })).toBe(
    expected,
  );
});

test('compares a preview of a commit with its own previous result', async () => {
  const preview = deploymentQuestion('40+ 42-+', { refs: { 40: sha(40), 42: sha(42) }, transient: true });
  expect(await renderMessage(preview)).toBe(
    '🟢 Deploy to production works again after 1h · acme/app at aaaaaaa / Deployed by ada / calls nobody',
  );
});

test('leaves the start unknown if a streak exceeds the search limit', async () => {
  const cells = Array.from({ length: 30 }, (_, index) => `${index + 13}-`);
  const { facts, requests } = await reportedMessage(deploymentQuestion(cells.join(' ')));
  expect(facts.change).toBe('still-failing');
  expect(facts.broken_since).toBeUndefined();
  expect(requests).toBeLessThan(10);
});

/** Reports a failed job of `on: deployment`; the deployments to its environment provide the history. */
test.each<[string, string]>([
  ['41+ 42p', 'broken'],
  ['40+ 41- 42p', 'still-failing'],
])('compares a job that a deployment starts with previous results: %s', async (history, expected) => {
  const question = deploymentQuestion(history);
  const env = { GITHUB_JOB: 'deploy', GITHUB_SHA: sha(42) };
  const attempts = [{ conclusion: null, jobs: [{ id: 1, name: 'deploy', conclusion: null }] }];
  const world = { ...question.world, runs: [{ id: 42000, run_number: 42, head_sha: sha(42), attempts }] };
  const { facts } = await reportedMessage({ ...question, world, event: 'deployment', env, job: { status: 'failure' } });
  expect(facts.change).toBe(expected);
});

test.each<[string, string, string, Parameters<typeof deploymentQuestion>[1]?]>([
  [
    'red between on another branch: it was red before, and nobody here broke it',
    '40+ 41- 42-',
    '❌ Deploy to production still fails / Failing for 2h (2 deployments). 1 commit since it broke / calls nobody',
    { refs: { 41: 'gift' } },
  ],
  [
    'whichever branch makes it good',
    '40+ 41- 42+',
    '🟢 Deploy to production works again after 2h / Change — c42 / calls nobody',
    { refs: { 41: 'gift' } },
  ],
  [
    'what was good is of a branch that this one does not hold',
    '40+ 42-',
    '❌ Deploy to production failed / First failure / calls nobody',
    { refs: { 40: 'gift' } },
  ],
  [
    'what was good is where this branch began',
    '40+ 42-',
    '❌ Deploy to production failed · acme/app on gift / Started failing at Change — c42 / calls c42',
    { refs: { 42: 'gift' } },
  ],
  [
    'the previews of other branches say nothing',
    '40- 42+',
    '✅ Deployed to production / aaaaaaa, deployed by ada / calls nobody',
    { refs: { 40: 'gift' }, transient: true },
  ],
  [
    'the earlier ones of its own branch do',
    '38+ 40- 41+ 42-',
    '❌ Deploy to production still fails · acme/app on gift / Failing for 3h (2 deployments). Started failing at Change — c40; 1 commit since / calls c40',
    { refs: { 38: 'gift', 40: 'gift', 42: 'gift' }, transient: true },
  ],
])('%s: %s', async (_, history, expected, environment) => {
  expect(await renderMessage(deploymentQuestion(history, environment))).toBe(expected);
});

test('leaves the comparison unknown if the list of previews is full', async () => {
  const behind = async (count: number) => {
    const numbers = Array.from({ length: count }, (_, index) => index + 1);
    const refs = Object.fromEntries(numbers.map((number) => [number, 'gift']));
    const history = [...numbers.map((number) => `${number}+`), '200-'].join(' ');
    return (await reportedMessage(deploymentQuestion(history, { refs, transient: true }))).facts.change;
  };
  expect(await behind(98)).toBe('broken');
  expect(await behind(99)).toBeUndefined();
});
