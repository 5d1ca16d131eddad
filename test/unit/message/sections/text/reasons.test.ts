import { expect, test } from 'vitest';
import { firstReason, getReasons, reasonLines } from '../../../../../src/message/sections/text/reasons.ts';
import { EMPTY, EXPECTED, failedJob } from '../../../../support/shop-facts.ts';

test.each([
  'Process completed with exit code 1.',
  'The operation was canceled.',
  'The job running on runner GitHub Actions 7 has exceeded the maximum execution time of 360 minutes.',
  ' \n\u200B\n',
])('%j explains nothing', (message) => {
  const job = failedJob('test', 'x', [{ message }, EXPECTED]);
  expect(firstReason(job)).toBe(EXPECTED.message);
  expect(getReasons(job)).toHaveLength(1);
  expect(reasonLines(failedJob('test', 'x', [{ message }]))).toEqual([]);
});

test('a reason is the first visible line with its location, shown once', () => {
  const error = { message: '\n  \u001b[31mexpected 1\u001b[0m to be 2\nat sum', path: 'src/sum.test.ts', line: 12 };
  const job = failedJob('test', 'x', [EMPTY, error, error, { message: 'no file', path: '' }]);
  expect(getReasons(job)).toEqual(['expected 1 to be 2 (src/sum.test.ts:12)', 'no file']);
  expect(reasonLines(failedJob('test', 'x', [error]))).toEqual(['expected 1 to be 2 (src/sum.test.ts:12)', 'at sum']);
});

test('a reason starts with the test as code and the number of equal failures, and the count follows', () => {
  const error = { test: 'cart > adds', message: 'expected 90 to be 100', path: 'src/cart.ts', line: 41, count: 60 };
  const job = failedJob('test', 'x', [error]);
  expect(getReasons(job)).toEqual(['`cart > adds` and 59 more: expected 90 to be 100 (src/cart.ts:41)']);
  expect(reasonLines(job)).toEqual(['cart > adds and 59 more: expected 90 to be 100 (src/cart.ts:41)']);
  expect(firstReason(job)).toBe('cart > adds and 59 more: expected 90 to be 100');
  expect(getReasons(failedJob('test', 'x', [{ message: 'no such host', count: 60 }]))).toEqual([
    'no such host (60 times)',
  ]);
});

test('uncertain errors are shown in full texts only', () => {
  const job = failedJob('deploy', 'x', [{ message: 'Deploying to production', low_confidence: true }]);
  expect(getReasons(job)).toEqual([]);
  expect(firstReason(job)).toBeUndefined();
  expect(reasonLines(job)).toEqual(['Deploying to production']);
});
