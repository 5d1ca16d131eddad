import { defineConfig } from 'vitest/config';

/** Suites that use parts from Debian. */
const WITH_DEBIAN = ['contract', 'scenario', 'browser', 'hostile'];

const project = (name: string) => ({
  test: {
    name,
    globalSetup: WITH_DEBIAN.includes(name) ? ['test/support/debian.ts'] : [],
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // The language service imports without file extensions, which Node refuses.
    server: { deps: { inline: [/@actions\//] } },
  },
});

export default defineConfig({
  test: { projects: ['unit', 'rules', 'breaks', 'contract', 'scenario', 'hostile', 'browser'].map(project) },
});
