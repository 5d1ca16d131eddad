import { expect, test } from 'vitest';
import type { TestCase } from '../../../../src/build/reports/cases.ts';
import { explainFailure } from '../../../../src/build/reports/explain-failure.ts';

const ROOT = '/opt/actions/_work/shop/shop';

const explain = (texts: string[], more: Partial<TestCase> = {}, type?: string) =>
  explainFailure({ name: 't', outcome: 'failed', identity: '', failure: { texts, type }, ...more }, ROOT);
const render = (message: string, details = '', type?: string) => explain([message, details], {}, type).message;

test.each([
  [
    'jest, a matcher without a value',
    '',
    'Error: expect(received).toBeTruthy()\n\nReceived: false',
    'expect(received).toBeTruthy(): Received: false',
  ],
  [
    'jest, a difference of one line',
    '',
    'Error: expect(received).toEqual(expected) // deep equality\n\n- Expected  - 1\n+ Received  + 1\n\n  Object {\n-   "total": 30,\n+   "total": 25,\n  }',
    'Expected: "total": 30, Received: "total": 25',
  ],
  ['pytest', "AssertionError: assert 'a' == 'b'\n  - b\n  + a", 'def test(): …', "assert 'a' == 'b'"],
  [
    'JUnit 5',
    'expected: <100.10> but was: <100.11>',
    'org.opentest4j.AssertionFailedError: expected…',
    'expected: <100.10> but was: <100.11>',
  ],
  ['Hamcrest', '\nExpected: <false>\n     but: was <true>', '', 'Expected: <false>, but: was <true>'],
  [
    'a bare assertion',
    'java.lang.AssertionError',
    'java.lang.AssertionError\n\tat shop.Cart.a(Cart.java:2)',
    undefined,
  ],
  [
    'PHPUnit',
    '',
    'CartTest::testTotal\nFailed asserting that 1 matches expected 2.\n\n/app/tests/CartTest.php:42',
    'Failed asserting that 1 matches expected 2.',
  ],
  [
    'PHPUnit, a difference of one line',
    '',
    "CartTest::testDay\nFailed asserting that two strings are identical.\n--- Expected\n+++ Actual\n@@ @@\n-'2026-12-28'\n+'2026-12-25'\n\n/app/tests/CartTest.php:41",
    "Expected: '2026-12-28', Actual: '2026-12-25'",
  ],
  [
    'testify',
    'Failed',
    '=== RUN   TestX\n    x_test.go:12: \n\tError Trace:\tx_test.go:12\n\tError:      \tNot equal: \n\t            \texpected: 1\n\t            \tactual  : 2',
    'expected: 1, actual: 2',
  ],
  [
    'nextest',
    '',
    "thread 'a' panicked at tests/a.rs:154:5:\nassertion `left == right` failed: 0 must equal 1\n  left: 0",
    'assertion `left == right` failed: 0 must equal 1',
  ],
  [
    'googletest',
    'cart.cc:12\nExpected equality of these values:\n  total\n    Which is: 90\n  100',
    '',
    'Expected equality of these values: total, = 90, 100',
  ],
  ['a bare result', 'Failed', 'failure', undefined],
])('%s', (_, message, details, line) => {
  expect(render(message, details)).toBe(line);
});

test('reports an announced line of any length', () => {
  const long = render(`the two are not alike:\n${'word '.repeat(100)}`);
  expect(long).toHaveLength(400);
  expect(long).toContain('not alike: word word');
});

test('uses the exception class if there is no message', () => {
  expect(render('', '', 'java.io.IOException')).toBe('java.io.IOException');
  expect(render('', '', 'org.opentest4j.AssertionFailedError')).toBeUndefined();
  expect(render('', '', 'failure')).toBeUndefined();
});

test.each([
  ['node, by address', `    at file://${ROOT}/src/a.test.js:7:3`, {}, ['src/a.test.js', 7]],
  [
    'another machine',
    '   at Shop.Cart.Adds() in C:\\Users\\ada\\Cart.cs:line 27',
    { suite: 'Shop.Cart' },
    ['Cart.cs', 27],
  ],
  [
    'a framework first',
    '   at NUnit.Assert.Fail() in D:\\nunit\\Assert.cs:line 142\n   at Shop.Mock.Fails() in D:\\x\\Assembly.cs:line 9',
    { suite: 'Shop.Mock' },
    ['Assembly.cs', 9],
  ],
  [
    'java',
    '\tat org.junit.Assert.fail(Assert.java:88)\n\tat shop.CartTest.adds(CartTest.java:29)',
    { suite: 'shop.CartTest' },
    ['shop/CartTest.java', 29],
  ],
  [
    'python',
    '  File "/usr/lib/python3.12/unittest/case.py", line 58\n  File "/x/tests/test_a.py", line 24, in test_a\n',
    { file: 'tests/test_a.py' },
    ['tests/test_a.py', 24],
  ],
  ['the file of the test', 'no trace', { file: './test/a.rb', line: '12' }, ['test/a.rb', 12]],
  ['a file without a line', '', { file: 'test/a.rb', line: '0' }, ['test/a.rb', undefined]],
  ['an address', 'GET https://example.com:8080 failed', {}, [undefined, undefined]],
])('is located by %s', (_, details, more, expected) => {
  const { path, line } = explain([details], more);
  expect([path, line]).toEqual(expected);
});
