import { expect, test } from 'vitest';
import { formatFirstReason, formatReasonLines, formatReasons } from '../../../../src/message/sections/failures.ts';
import { EMPTY, EXPECTED } from '../../../support/shop-facts.ts';

test.each([
  'Process completed with exit code 1.',
  'The operation was canceled.',
  'The job running on runner GitHub Actions 7 has exceeded the maximum execution time of 360 minutes.',
  ' \n\u200B\n',
])('%j explains nothing', (message) => {
  const errors = [{ message }, EXPECTED];
  expect(formatFirstReason(errors)).toBe(EXPECTED.message);
  expect(formatReasons(errors)).toHaveLength(1);
  expect(formatReasonLines([{ message }])).toEqual([]);
});

test('a reason is the first visible line with its location, shown once', () => {
  const error = { message: '\n  \u001b[31mexpected 1\u001b[0m to be 2\nat sum', path: 'src/sum.test.ts', line: 12 };
  const errors = [EMPTY, error, error, { message: 'no file', path: '' }];
  expect(formatReasons(errors)).toEqual(['expected 1 to be 2 (src/sum.test.ts:12)', 'no file']);
  expect(formatReasonLines([error])).toEqual(['expected 1 to be 2 (src/sum.test.ts:12)', 'at sum']);
});

test('a reason starts with the test as code and the number of equal failures, and the count follows', () => {
  const error = { test: 'cart > adds', message: 'expected 90 to be 100', path: 'src/cart.ts', line: 41, count: 60 };
  const errors = [error];
  expect(formatReasons(errors)).toEqual(['`cart > adds` and 59 more: expected 90 to be 100 (src/cart.ts:41)']);
  expect(formatReasonLines(errors)).toEqual(['cart > adds and 59 more: expected 90 to be 100 (src/cart.ts:41)']);
  expect(formatFirstReason(errors)).toBe('cart > adds and 59 more: expected 90 to be 100');
  expect(formatReasons([{ message: 'no such host', count: 60 }])).toEqual(['no such host (60 times)']);
});

test('uncertain errors are shown in full texts only', () => {
  const errors = [{ message: 'Deploying to production', low_confidence: true }];
  expect(formatReasons(errors)).toEqual([]);
  expect(formatFirstReason(errors)).toBeUndefined();
  expect(formatReasonLines(errors)).toEqual(['Deploying to production']);
});

test.each([
  ['PHP Fatal error:  Uncaught Shop\\NoPrice: no price for 7', 'Shop\\NoPrice: no price for 7'],
  ['Failure/Error: expect(cart).to be_empty', 'expect(cart).to be_empty'],
  ['ERROR: No matching version of shop', 'No matching version of shop'],
  ['W: [Correctable] Style/Quotes: Prefer single ones', 'Style/Quotes: Prefer single ones'],
  ['[F] → Function is too long', 'Function is too long'],
  ["error  'cart' is never used  no-unused-vars", "'cart' is never used no-unused-vars"],
  ['ERROR [alembic.util.messaging] Multiple heads are present', 'Multiple heads are present'],
])('cleans %j to %j', (line, text) => {
  expect(formatFirstReason([{ message: line }])).toBe(text);
});

test.each([
  'TypeError: x is not a function',
  'error[E0308]: mismatched types',
  'ERROR 1045 (28000): Access denied',
  'build.sh: line 3: shop: command not found',
])('keeps %j', (line) => {
  expect(formatFirstReason([{ message: line }])).toBe(line);
});
