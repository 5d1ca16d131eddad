import { expect, test } from 'vitest';
import type { Facts, TestFailure, Tests } from '../../../../src/build/facts.ts';
import { FAILURE_TEXTS } from '../../../../src/message/sections/failure-texts.ts';

function facts(failures: readonly TestFailure[], more: Partial<Tests> = {}): Facts {
  const counts = { total: 100, passed: 0, failed: failures.length, skipped: 0, flaky: 0 };
  const tests: Tests = { ...counts, failures, flaky_tests: [], ...more };
  return { ci: 'GitHub Actions', event: { name: 'push' }, conclusion: 'failure', tests };
}

const lines = (raw: Facts) => FAILURE_TEXTS.failing_tests({ facts: raw })?.split('  \n');

test.each([
  [{ name: 'adds', suite: 'shop.Cart' }, '↳ `Cart.adds`'],
  [{ name: 'adds', suite: 'shop.Cart', path: 'Cart.java', line: 3 }, '↳ `adds` (Cart.java:3)'],
  [{ name: 'Cart adds', suite: 'Cart' }, '↳ `Cart adds`'],
  [{ name: 'adds', suite: 'a sentence of jest' }, '↳ `adds`'],
])('%j', (failure, line) => {
  expect(lines(facts([failure]))).toEqual([line]);
});

const refused = (name: string, port = 5432): TestFailure => ({
  name,
  message: `connect ECONNREFUSED 127.0.0.1:${port}`,
  path: `src/${name}.test.ts`,
  line: 4,
});

test('shows equal failures as one line with a count', () => {
  const all = Array.from({ length: 60 }, (_, at) => refused(`t${at}`));
  const line = '`t0` and 59 more: connect ECONNREFUSED 127.0.0.1:5432 (src/t0.test.ts:4)';
  expect(lines(facts(all))).toEqual([`↳ ${line}`]);
  expect(FAILURE_TEXTS.test_list({ facts: facts(all) })).toBe(`**Failed tests**\n\n- ${line}`);
  const [cause, other] = [{ name: 'adds', message: 'expected 1 to be 2' }, refused('x')];
  expect(lines(facts([other, cause, ...all.slice(1)]))).toEqual([
    '↳ `x` and 59 more: connect ECONNREFUSED 127.0.0.1:5432 (src/x.test.ts:4)',
    '↳ `adds`: expected 1 to be 2',
  ]);
});

test('escapes names and messages', () => {
  const hostile = { name: '@team [x](http://a.b) `c`', message: '# @here <b>**x**', path: '@admins.ts' };
  const [line = ''] = lines(facts([hostile])) ?? [];
  expect(line).toBe('↳ \\@team \\[x\\]\\(http:\u200B//a.b) \\`c\\`: \\# \\@here &lt;b>\\*\\*x\\*\\* (\\@admins.ts)');
});

const NONE: Tests = {
  ...{ total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0 },
  ...{ failures: [], flaky_tests: [] },
};

function describe(
  result: Partial<Tests>,
  conclusion: NonNullable<Facts['conclusion']> = 'failure',
): string | undefined {
  const facts: Facts = { ci: 'GitHub Actions', event: { name: 'push' }, conclusion, tests: { ...NONE, ...result } };
  return FAILURE_TEXTS.tests({ facts });
}

test.each([
  [{ total: 1204, passed: 1201, failed: 3 }, '3 of 1,204 tests failed'],
  [
    { total: 1204, passed: 1190, failed: 1, skipped: 13, flaky: 2 },
    '1 of 1,204 tests failed, 2 passed on a retry, 13 were skipped',
  ],
  [{ total: 9, failed: 3, partial: true }, 'At least 3 tests failed'],
  [{ total: 9, passed: 9, partial: true }, 'At least 9 tests passed'],
  [{ partial: true }, undefined],
  [{}, 'No tests were run'],
])('%j', (result, text) => {
  expect(describe(result)).toBe(text);
});

test("a success isn't called a failure because of its tests", () => {
  expect(describe({ total: 5, passed: 4, failed: 1 }, 'success')).toBe('1 of 5 tests failed, which was tolerated');
  expect(describe({ total: 5, passed: 4, failed: 1 }, 'cancelled')).toBe('1 of 5 tests failed');
});

test('tests that failed in an earlier step are labeled', () => {
  expect(describe({ total: 41, passed: 40, failed: 1, earlier: true })).toBe(
    '1 of 41 tests failed, in an earlier step',
  );
  expect(describe({ total: 41, passed: 41, earlier: true })).toBe('41 tests passed');
});
