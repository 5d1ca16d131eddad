import { expect, test } from 'vitest';
import { explainingLines, isTelling } from '../../../../../src/facts/github/jobs/phrases.ts';

test.each([
  'Process completed with exit code 1.',
  'Error: Process completed with exit code 137.',
  "The process '/usr/bin/git' failed with exit code 128",
  'error Command failed with exit code 1.',
  'make: *** [Makefile:2: test] Error 1',
  'npm ERR! code ELIFECYCLE',
  'npm error Lifecycle script `test` failed with error:',
  ' ELIFECYCLE  Test failed. See above for more details.',
  'The operation was canceled.',
  'Error:',
  '  ',
])('%s is no cause', (line) => {
  expect(isTelling(line)).toBe(false);
});

test.each([
  'Request failed with status code 404',
  'expected 1 to be 2',
  "'total' is assigned a value but never used",
  'The hosted runner lost communication with the server.',
])('%s is one', (line) => {
  expect(isTelling(line)).toBe(true);
});

test.each([
  ['pytest', ['1 failed, 3 passed', 'FAILED tests/test_cart.py::test_total - AssertionError: 90 != 100'], 1],
  ['go', ['=== RUN TestTotal', '--- FAIL: TestTotal (0.00s)', 'FAIL'], 1],
  ['rust', ['Compiling app', 'error[E0308]: mismatched types', 'error: could not compile `app`'], 1],
  ['tsc', ['> tsc', 'src/cart.ts(17,4): error TS2532: Object is possibly undefined.'], 1],
  ['gcc', ['cc -c a.c', "a.c:3:5: error: 'x' undeclared"], 1],
  ['node', ['throw new Error()', 'TypeError: price is undefined', '    at total (cart.js:1:1)'], 1],
  ['java', ['Tests run: 3', '[ERROR] CartTest.total:41 expected: <100> but was: <90>'], 1],
  ['git', ['Cloning', "fatal: repository 'https://example.com/' not found"], 1],
  ['shell', ['+ deploy', 'deploy.sh: line 3: kubectl: command not found'], 1],
])('%s: the line that tells is found', (_, lines, position) => {
  expect(explainingLines(lines, 1)).toEqual([lines[position]]);
});

test('what only looks like noise is not passed off as a cause', () => {
  expect(explainingLines(['Done in 3s.', '0 errors', 'x'.repeat(5_000)], 3)).toEqual([]);
});
