import { expect, test } from 'vitest';
import { tellingLine } from '../../../../../src/facts/files/reports/telling.ts';

const told = (message: string, details = '', type?: string) =>
  tellingLine({ name: 't', outcome: 'failed', identity: '', failure: { texts: [message, details], type } });

test.each([
  ['vitest', 'expected 90 to be 100 // Object.is equality', '', 'expected 90 to be 100'],
  [
    'jest',
    '',
    'Error: expect(received).toBe(expected) // Object.is equality\n\nExpected: 100\nReceived: 90\n    at Object.<anonymous> (src/cart.test.ts:41:5)',
    'Expected: 100, Received: 90',
  ],
  [
    'jest, a matcher without a value',
    '',
    'Error: expect(received).toBeTruthy()\n\nReceived: false',
    'expect(received).toBeTruthy(): Received: false',
  ],
  [
    'jest, a suite',
    '',
    '  ● Test suite failed to run\n\n    Cannot find module "./x" from "a.test.ts"',
    'Cannot find module "./x" from "a.test.ts"',
  ],
  [
    'node:test',
    'Expected values to be strictly equal:\n\n1 !== 2\n',
    '',
    'Expected values to be strictly equal: 1 !== 2',
  ],
  ['mocha', 'Timeout of 2000ms exceeded.', 'Error: Timeout of 2000ms exceeded.', 'Timeout of 2000ms exceeded.'],
  ['pytest', "AssertionError: assert 'a' == 'b'\n  - b\n  + a", 'def test(): …', "assert 'a' == 'b'"],
  [
    'pytest without a message',
    '',
    'def test_x():\n>       assert total() == 2\nE       AttributeError: no total\n\ntests/test_x.py:3: AttributeError',
    'AttributeError: no total',
  ],
  [
    'unittest',
    'Traceback (most recent call last):\n  File "/x/test_a.py", line 3, in test\n    self.fail()\nAssertionError: None is not 1\n',
    '',
    'None is not 1',
  ],
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
    'another exception',
    '',
    'java.lang.NullPointerException: Cannot read field "price"\n\tat a.B.c(B.java:2)',
    'java.lang.NullPointerException: Cannot read field "price"',
  ],
  ['xUnit.net', 'Assert.Equal() Failure: Values differ\nExpected: 3\nActual:   2', '', 'Expected: 3, Actual: 2'],
  ['NUnit', '  Expected: True\n  But was:  False\n', '', 'Expected: True, But was: False'],
  [
    'PHPUnit',
    '',
    'CartTest::testTotal\nFailed asserting that 1 matches expected 2.\n\n/app/tests/CartTest.php:42',
    'Failed asserting that 1 matches expected 2.',
  ],
  [
    'go',
    'Failed',
    '=== RUN   TestTotal\n    cart_test.go:12: got 90, want 100\n--- FAIL: TestTotal (0.00s)',
    'got 90, want 100',
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
  ['cppunit', 'tests/main.cpp:58: error: check_eq(1, 2)', '', 'error: check_eq(1, 2)'],
  ['rspec', 'expected: 100\n     got: 90\n\n(compared using ==)', '', 'expected: 100, got: 90'],
  ['says nothing', 'Failed', 'failure', undefined],
  ['nothing', '', '', undefined],
])('%s', (_, message, details, line) => {
  expect(told(message, details)).toBe(line);
});

test('what a line only announces is told, however long it is', () => {
  const long = told(`the two are not alike:\n${'word '.repeat(100)}`);
  expect(long).toHaveLength(400);
  expect(long).toContain('not alike: word word');
});

test('where nothing is said, the class of an exception tells something', () => {
  expect(told('', '', 'java.io.IOException')).toBe('java.io.IOException');
  expect(told('', '', 'org.opentest4j.AssertionFailedError')).toBeUndefined();
  expect(told('', '', 'failure')).toBeUndefined();
});
