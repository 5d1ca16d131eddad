/**
 * `npm run mutate -- FILE…`: changes each expression of a source file, one at a time, and runs the tests that reach it, of
 * the unit tests and of the contract tests of the same room. A change that no test notices is printed: a test is missing,
 * the code says nothing, or only a slower suite sees it. Takes minutes.
 */

import process from 'node:process';
import { Stryker } from '@stryker-mutator/core';

const mutate = process.argv.slice(2);
if (mutate.length === 0) throw new Error('Which file? For example: npm run mutate -- src/message/markdown/cut.ts');

// Stryker runs the tests in processes of its own.
const rooms = mutate.map((file) => `test/contract/${file.split('/')[1]}/**/*.test.ts`);
process.env['MUTATE_TESTS'] = ['test/unit/**/*.test.ts', ...rooms].join(' ');

await new Stryker({
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: 2,
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, allowColor: process.stdout.isTTY },
  ignorePatterns: ['package', 'lib', 'site'],
  tempDirName: '.mutants',
  // Stryker would read the file by an interface that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
}).runMutationTest();
