import { expect, test } from 'vitest';
import { isTestFor, namedFiles } from '../../../../src/build/files/failing-files.ts';

const ROOT = '/opt/actions/_work/shop/shop';

function named(path: string): readonly string[] {
  return namedFiles([{ message: 'x', path }], ROOT);
}

test.each([
  ['src/cart.ts', 'src/cart.ts'],
  [`${ROOT}/src/cart.ts`, 'src/cart.ts'],
  ['/__w/other/other/src/cart.ts', 'src/cart.ts'],
  ['C:\\runner\\work\\other\\other\\src\\cart.ts', 'src/cart.ts'],
  ['D:\\a\\shop\\shop\\src\\Cart.cs', 'src/Cart.cs'],
  [`file://${ROOT}/src/cart.ts`, 'src/cart.ts'],
  ['src/cart.ts:17:3', 'src/cart.ts'],
  ['../src/cart.c:48', 'src/cart.c'],
])('finds %s as %s in the repository', (path, file) => {
  expect(named(path)).toEqual([file]);
});

test.each([
  '/etc/passwd',
  '../../other/cart.ts',
  'src/../../cart.ts',
  'src/',
  'https://evil.example/src/cart.ts',
  'node_modules/chai/index.js',
  'node:internal/process/task_queues',
  'src/\u0000cart.ts',
  'src/\u001b[31mcart.ts',
])('finds no file of the repository in %j', (path) => {
  expect(named(path)).toEqual([]);
});

test('lists locations first, then paths in the text, each once', () => {
  const trace = `TypeError: price is undefined\n    at total (${ROOT}/src/cart.ts:17:3)\n    at run (node:internal/x:1:2)`;
  const errors = [{ message: trace }, { message: 'unused', path: 'src/sum.ts' }];
  const pytest = [
    { message: 'FAILED tests/test_cart.py::test_total - AssertionError' },
    { test: 'tests/test_tax.py::test_rate', message: 'assert 19 == 20' },
  ];
  const tests = [{ path: 'src/cart.ts' }, { path: 'src/cart.test.ts' }, {}];
  expect(namedFiles([...errors, ...pytest, ...tests], ROOT)).toEqual([
    'src/sum.ts',
    'src/cart.ts',
    'src/cart.test.ts',
    'tests/test_cart.py',
    'tests/test_tax.py',
  ]);
});

test.each([
  ['src/cart.test.ts', 'src/cart.ts', true],
  ['tests/test_cart.py', 'shop/cart.py', true],
  ['src/test/java/CartTest.java', 'src/main/java/Cart.java', true],
  ['src/cart.test.ts', 'src/cart.css', false],
  ['src/cart.ts', 'lib/cart.ts', false],
  ['test/test.js', 'src/test.js', false],
  ['AppTests/CartTests.swift', 'ios/Cart.swift', true],
  ['src/cart/index.test.ts', 'src/menu/index.ts', false],
  ['src/cart/utils.test.ts', 'src/menu/utils.ts', false],
  ['src/cart/__tests__/index.test.ts', 'src/cart/index.ts', true],
  ['src/cart/__tests__/index.test.ts', 'src/menu/index.ts', false],
  ['tests/cart/test_utils.py', 'shop/menu/utils.py', false],
  ['tests/cart/test_utils.py', 'shop/cart/utils.py', true],
  ['tests/Feature/CartTest.php', 'app/Models/Cart.php', true],
  ['tests/api/test_cart.py', 'app/routers/cart.py', true],
  ['src/test/java/shop/CartTest.kt', 'src/main/kotlin/shop/Cart.kt', true],
  ['shop/CartTest.java', 'src/main/java/shop/Cart.java', true],
  ['test/js/cart.test.js', 'src/cart.js', true],
  ['packages/a/test/cart.test.js', 'packages/b/src/cart.js', false],
  ['src/latest/cart.test.ts', 'src/special/cart.ts', false],
  ['src/inspector/cart.test.ts', 'src/cart.ts', false],
  ['main_test.go', 'cmd/menu/main.go', false],
  ['cart_test.go', 'cmd/menu/cart.go', true],
])('%s tests %s: %s', (test, file, is) => {
  expect(isTestFor(test, file)).toBe(is);
});
