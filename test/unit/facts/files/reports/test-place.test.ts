import { expect, test } from 'vitest';
import type { TestCase } from '../../../../../src/facts/files/reports/case.ts';
import { placeOfFailure } from '../../../../../src/facts/files/reports/test-place.ts';

const ROOT = '/opt/actions/_work/shop/shop';

function at(details: string, more: Partial<TestCase> = {}) {
  const failure = { texts: [details] };
  return placeOfFailure({ name: 't', outcome: 'failed', failure, identity: '', ...more }, ROOT);
}

test.each([
  ['vitest', ' ❯ src/cart.test.ts:41:18', {}, ['src/cart.test.ts', 41]],
  [
    'node',
    `    at add (${ROOT}/node_modules/chai/index.js:9:1)\n    at Context.<anonymous> (${ROOT}/src/a.test.js:7:3)`,
    {},
    ['src/a.test.js', 7],
  ],
  ['node, by address', `    at file://${ROOT}/src/a.test.js:7:3`, {}, ['src/a.test.js', 7]],
  ['node, its own', '    at node:internal/process/task_queues:95:5', {}, undefined],
  ['another runner', '    at a (/__w/other/other/src/a.test.js:7:3)', {}, ['src/a.test.js', 7]],
  [
    'a runner on Windows',
    '   at Shop.Cart() in D:\\a\\shop\\shop\\test\\Cart.cs:line 27',
    { suite: 'Shop' },
    ['test/Cart.cs', 27],
  ],
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
  ['pytest', 'E   assert\n\ntests/test_a.py:10: AssertionError', {}, ['tests/test_a.py', 10]],
  ['php', `at ${ROOT}/src/Paren.php(123)`, {}, ['src/Paren.php', 123]],
  ['rust', "thread 'a' panicked at tests/a.rs:154:5:", {}, ['tests/a.rs', 154]],
  ['go', '    cart_test.go:12: got 90', {}, ['cart_test.go', 12]],
  ['the file of the test', 'no trace', { file: './test/a.rb', line: '12' }, ['test/a.rb', 12]],
  ['a file without a line', '', { file: 'test/a.rb', line: '0' }, ['test/a.rb', undefined]],
  ['an address', 'GET https://example.com:8080 failed', {}, undefined],
  ['nothing', 'it failed at 12:30:15', {}, undefined],
])('%s', (_, details, more, expected) => {
  const place = at(details, more);
  expect(place && [place.path, place.line]).toEqual(expected);
});
