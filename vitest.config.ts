import { defineConfig } from 'vitest/config';

const project = (name: string) => ({
  test: {
    name,
    include: [`test/${name}/**/*.test.ts`],
    testTimeout: 30_000,
    hookTimeout: 120_000,
    // The language service imports without file extensions, which Node refuses.
    server: { deps: { inline: [/@actions\//] } },
  },
});

export default defineConfig({
  test: { projects: ['unit', 'rules', 'contract', 'scenario', 'browser'].map(project) },
});
