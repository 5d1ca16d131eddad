/** Reports as test tools themselves write them. */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readReports } from '../../../support/test-reports.ts';
import { workspace } from '../../../support/workspace.ts';

const ENV = { PATH: process.env['PATH'] ?? '', NODE_ENV: 'test' };

test('reads reports of the Node test runner', async () => {
  const root = workspace({
    'cart.test.mjs': `import assert from 'node:assert';
import { describe, test } from 'node:test';
describe('cart', () => {
  test('is empty at first', () => {});
  test('adds a gift card', () => {
    assert.strictEqual(90, 100);
  });
  test('checks out', { skip: true }, () => {});
});`,
  });
  mkdirSync(join(root, 'reports'));
  const to = ['--test-reporter=junit', '--test-reporter-destination=reports/node.xml'];
  spawnSync(process.execPath, ['--test', ...to, 'cart.test.mjs'], { cwd: root, env: ENV });
  const { tests, warnings } = await readReports({}, { root, patterns: ['reports/*.xml'] });
  expect(warnings).toEqual([]);
  expect(tests).toMatchObject({ total: 3, passed: 1, failed: 1, skipped: 1 });
  expect(tests?.failures).toMatchObject([
    { name: 'adds a gift card', message: expect.stringContaining('90 !== 100'), path: 'cart.test.mjs', line: 6 },
  ]);
});

test('reads reports of Vitest', async () => {
  const root = workspace({
    'src/cart.test.ts': `import { expect, test } from 'vitest';
test('is empty at first', () => {});
test('adds a gift card', () => {
  expect(90).toBe(100);
});
let tries = 0;
test('checks out', { retry: 2 }, () => {
  expect(++tries).toBe(2);
});
test.skip('is off', () => {});`,
  });
  const vitest = join(import.meta.dirname, '../../../../node_modules/vitest/vitest.mjs');
  const to = ['--reporter=default', '--reporter=junit', '--outputFile.junit=reports/vitest.xml'];
  spawnSync(process.execPath, [vitest, 'run', '--root', root, ...to], { cwd: root, env: ENV });
  const { tests, warnings } = await readReports({}, { root, patterns: ['reports/*.xml'] });
  expect(warnings).toEqual([]);
  expect(tests).toMatchObject({ total: 4, passed: 2, failed: 1, skipped: 1 });
  expect(tests?.failures).toMatchObject([
    {
      name: 'adds a gift card',
      suite: 'src/cart.test.ts',
      message: 'expected 90 to be 100',
      path: 'src/cart.test.ts',
      line: 4,
    },
  ]);
});
