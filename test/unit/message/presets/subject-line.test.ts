import { describe, expect, test } from 'vitest';
import type { Facts } from '../../../../src/build/facts.ts';
import { failedJob, PUSH, readText, toCommit } from '../../../support/shop-facts.ts';

const SENTENCE = 'Round the totals of all carts to the cent, because a gift card that pays for two orders left a rest ';
const LONG = SENTENCE.repeat(3).trim();

async function readSubject(facts: Facts): Promise<string> {
  return (await readText(facts, 'task')).subject ?? '';
}

const RED: Facts = { ...PUSH, conclusion: 'failure', failed_jobs: [failedJob('test', LONG, [{ message: LONG }])] };
const PULL = { number: 12, title: LONG, url: 'https://github.com/acme/shop/pull/12' };
const DEPLOYED = { scope: 'deployment', deployment: { environment: 'production', ref: 'v2.3.1' } } as const;

describe('a long subject is truncated after a word of its explanation', () => {
  test.each<[string, Facts, RegExp]>([
    ['a reason', RED, /^CI \/ test failed on main: Round the totals of .* \w+…$/],
    ['a title', { ...PUSH, pull_request: PULL }, /^CI \/ test passed on PR 12: “Round .* \w+…”$/],
    ['a step', { ...RED, ...DEPLOYED }, /^Deploy to production failed: Round .* \w+… \(acme\/shop v2\.3\.1\)$/],
    ['a branch', { ...RED, ref: { type: 'branch', name: 'x'.repeat(200) } }, /^CI \/ test failed on x+…: Round .*…$/],
    [
      'a word without end',
      { ...PUSH, commit: toCommit('a1b2c3d', 'あ'.repeat(300)) },
      /^CI \/ test passed on main: あ+…$/,
    ],
  ])('%s', async (_, facts, text) => {
    const subject = await readSubject(facts);
    expect(subject).toMatch(text);
    expect(subject.length).toBeLessThanOrEqual(100);
    expect(subject.length).toBeGreaterThan(60);
  });
});

test('a timeout names the step', async () => {
  const failed = failedJob('e2e', 'npm run e2e', [{ message: 'The operation took too long' }]);
  const late: Facts = { ...PUSH, conclusion: 'timed_out', failed_jobs: [failed] };
  expect(await readSubject(late)).toBe('CI / test timed out on main: npm run e2e');
  expect(await readSubject({ ...late, scope: 'run', failed_jobs: [failed, { ...failed, name: 'load' }] })).toBe(
    'CI timed out on main: e2e / npm run e2e',
  );
});
