import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Suites that use parts from Debian. */
const WITH_DEBIAN = ['contract', 'scenario', 'browser', 'hostile'];
/** It compares times: nothing else runs beside it, and no core has two of its files. */
const TIMED = 'linear';
/** Those with the longest files come first: begun last, one of them would run on alone. */
const PROJECTS = ['breaks', 'hostile', 'contract', 'scenario', 'browser', 'rules', 'unit', TIMED];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => PROJECTS.indexOf(a.project.name) - PROJECTS.indexOf(b.project.name));
  }
}

const project = (name: string) => ({
  test: {
    name,
    globalSetup: WITH_DEBIAN.includes(name) ? ['test/support/debian.ts'] : [],
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // Many tests wait for a server or a child process.
    maxWorkers: availableParallelism() + (name === TIMED ? 0 : 1),
    sequence: { groupOrder: name === TIMED ? 1 : 0 },
    // The language service imports without file extensions, which Node refuses.
    server: { deps: { inline: [/@actions\//] } },
  },
});

export default defineConfig({
  test: {
    projects: PROJECTS.map(project),
    sequence: { sequencer: LongestFirst },
  },
});
