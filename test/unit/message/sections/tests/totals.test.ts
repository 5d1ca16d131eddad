import { expect, test } from 'vitest';
import type { Facts, Tests } from '../../../../../src/facts/facts.ts';
import { slowestTests, tests } from '../../../../../src/message/sections/tests/totals.ts';

const NONE: Tests = {
  ...{ total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0 },
  ...{ failures: [], flaky_tests: [], slowest: [] },
};

function said(told: Partial<Tests>, conclusion: NonNullable<Facts['conclusion']> = 'failure'): string | undefined {
  const facts: Facts = { ci: 'GitHub Actions', event: { name: 'push' }, conclusion, tests: { ...NONE, ...told } };
  return tests.render({ facts });
}

test.each([
  [{ total: 1204, passed: 1201, failed: 3 }, '3 of 1,204 tests failed'],
  [{ total: 1, failed: 1 }, '1 of 1 test failed'],
  [
    { total: 1204, passed: 1190, failed: 1, skipped: 13, flaky: 2 },
    '1 of 1,204 tests failed, 2 passed on a retry, 13 were skipped',
  ],
  [{ total: 3, passed: 2, skipped: 1 }, '2 tests passed, 1 was skipped'],
  [{ total: 9, failed: 3, partial: true }, 'At least 3 tests failed'],
  [{ total: 9, passed: 9, partial: true }, 'At least 9 tests passed'],
  [{ partial: true }, undefined],
  [{}, 'No tests were run'],
])('%j', (told, words) => {
  expect(said(told)).toBe(words);
});

test('a green end is not called red by its tests', () => {
  expect(said({ total: 5, passed: 4, failed: 1 }, 'success')).toBe('1 of 5 tests failed, which was tolerated');
  expect(said({ total: 5, passed: 4, failed: 1 }, 'cancelled')).toBe('1 of 5 tests failed');
});

test('tests that failed in a step before are told as such', () => {
  expect(said({ total: 41, passed: 40, failed: 1, earlier: true })).toBe('1 of 41 tests failed, in an earlier step');
  expect(said({ total: 41, passed: 41, earlier: true })).toBe('41 tests passed');
});

test('without reports nothing is said', () => {
  const facts: Facts = { ci: 'GitHub Actions', event: { name: 'push' } };
  expect(tests.render({ facts })).toBeUndefined();
  expect(slowestTests.render({ facts })).toBeUndefined();
});

test('the slowest tests with their times', () => {
  const slowest = [
    { name: 'checks out', duration_seconds: 72 },
    { name: 'a`b', duration_seconds: 3 },
  ];
  const facts: Facts = { ci: 'GitHub Actions', event: { name: 'push' }, tests: { ...NONE, slowest } };
  expect(slowestTests.render({ facts })).toBe('Slowest tests: `checks out` (1m 12s), a\\`b (3s)');
});
