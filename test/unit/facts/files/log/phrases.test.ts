import { expect, test } from 'vitest';
import { isCount, isTelling, noiseOf } from '../../../../../src/facts/files/log/phrases.ts';

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
  ['passed', '  ✓ cart handles error of the server (12 ms)'],
  ['passed', 'test cart::returns_error_on_failure ... ok'],
  ['passed', '--- PASS: TestError (0.00s)'],
  ['passed', 'tests/test_cart.py::test_handles_error PASSED [ 12%]'],
  ['passed', 'Tests run: 12, 0 errors'],
  ['low', 'npm warn deprecated left-pad@1.3.0: it fails'],
  ['low', '(node:12) [DEP0040] DeprecationWarning: The `punycode` module is deprecated.'],
  ['low', "src/cart.c:17:3: warning: unused variable 'error' [-Wunused-variable]"],
  ['frame', '    at total (/app/src/cart.js:17:3)'],
  ['frame', '  File "/app/cart.py", line 17, in total'],
  ['help', 'note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace'],
  ['help', 'npm error A complete log of this run can be found in: /home/ci/.npm/_logs/1.log'],
  ['code', '   17 |   const total = price'],
  ['empty', 'make: *** [Makefile:2: test] Error 1'],
])('%s: %s', (kind, line) => {
  expect([kind, kind === 'help' ? 'empty' : kind]).toContain(noiseOf(line));
});

test.each(['エラー1個', '1 个错误', '오류 1개', '2 Fehler', '1 erreur', '3 ошибки'])('%j is a count', (line) => {
  expect(isCount(line)).toBe(true);
});
