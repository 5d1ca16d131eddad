import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** Ends a test that hangs, and judges nothing: on a busy machine what takes a second may take a minute. */
const HANGS_MS = 600_000;

/**
 * A suite: the folder of its name.
 *
 * @param before what is called once before it, from `test/support`
 * @param isolate false where its files share a process: its tests leave nothing behind in it
 */
function suite(name: string, before: readonly string[], isolate = false): TestProjectInlineConfiguration {
  return {
    test: {
      name,
      globalSetup: ['process-count', ...before].map((file) => `test/support/${file}.ts`),
      setupFiles: ['test/support/process-count.ts'],
      include: [`test/${name}/**/*.test.ts`],
      testTimeout: HANGS_MS,
      hookTimeout: HANGS_MS,
      expect: { poll: { timeout: HANGS_MS } },
      isolate,
      // Many tests wait for a server, a child process or a page, and leave their core to others.
      maxWorkers: availableParallelism() + 1,
      // Tests make much that lives for a moment: with more room for it, it is collected less often, which spares them a twelfth.
      execArgv: ['--max-semi-space-size=64'],
      // The processes that a test starts from sources compile them once for all.
      env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled'), SUITE: name },
      // The language service imports without file extensions, which Node refuses.
      server: { deps: { inline: [/@actions\//] } },
    },
  };
}

export default defineConfig({
  test: {
    projects: [
      suite('unit', []),
      suite('contract', ['debian', 'bundled']),
      suite('scenario', ['debian', 'bundled']),
      suite('slow', ['debian', 'bundled', 'compiled'], true),
    ],
  },
});
