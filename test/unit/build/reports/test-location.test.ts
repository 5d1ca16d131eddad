import { expect, test } from 'vitest';
import { explainFailure } from '../../../../src/build/reports/explain-failure.ts';
import type { TestCase } from '../../../../src/build/reports/totals.ts';

const ROOT = '/opt/actions/_work/shop/shop';

function at(details: string, more: Partial<TestCase> = {}) {
  const failure = { texts: [details] };
  return explainFailure({ name: 't', outcome: 'failed', failure, identity: '', ...more }, ROOT);
}

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
])('%s', (_, details, more, expected) => {
  const location = at(details, more);
  expect([location.path, location.line]).toEqual(expected);
});
