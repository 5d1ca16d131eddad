/**
 * `npm run mutate -- FILE… [TEST…]`: changes each expression of a source file, one at a time, and runs the tests given,
 * or else those that name the file in an import. `FILE:12-30` changes only these lines. A change that no test notices
 * is printed: a test is missing, the code says nothing, or only a slower suite sees it. Takes minutes.
 */

import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, resolve } from 'node:path';
import process from 'node:process';
import { fetchTool } from './fetch-tool.ts';
import { filesOf } from './matching.ts';

const given = process.argv.slice(2);
const mutate = given.filter((file) => !isTest(file));
if (mutate.length === 0) throw new Error('Which file? For example: npm run mutate -- src/message/markdown/cut.ts');

const tests = given.some(isTest)
  ? given.filter(isTest)
  : testsOf(mutate.map((file) => resolve(file.replace(/:.*/, ''))));
if (tests.length === 0) throw new Error('No test imports it. Name those that reach it: npm run mutate -- FILE TEST…');

// Stryker runs the tests in processes of its own.
process.env['MUTATE_TESTS'] = tests.join(' ');

fetchTool('mutate');
const { Stryker } = await import('../tools/mutate/index.js');

await new Stryker({
  mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutate/vitest.config.ts' },
  plugins: ['@stryker-mutator/vitest-runner'],
  coverageAnalysis: 'perTest',
  concurrency: Math.max(1, availableParallelism() - 1),
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, allowColor: process.stdout.isTTY },
  ignorePatterns: ['package', 'lib', 'site', '.bundled*'],
  tempDirName: '.mutants',
  // Stryker would read the file by an interface that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
}).runMutationTest();

function isTest(file: string): boolean {
  return file.endsWith('.test.ts');
}

/** Unit and contract tests that import one of the files by its own name. */
function testsOf(sources: readonly string[]): string[] {
  return filesOf(['test/unit/**/*.test.ts', 'test/contract/**/*.test.ts'], '.').filter((test) =>
    [...readFileSync(test, 'utf8').matchAll(/from '(\..*)'/g)].some(([, path = '']) =>
      sources.includes(resolve(dirname(test), path)),
    ),
  );
}
