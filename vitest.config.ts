import { defineConfig } from 'vitest/config';

const project = (name: string, include: string, extra: object = {}) => ({
  test: { name, include: [include], testTimeout: 30_000, hookTimeout: 60_000, ...extra },
});

export default defineConfig({
  test: {
    projects: [
      project('unit', 'test/unit/**/*.test.ts'),
      project('rules', 'test/rules/**/*.test.ts'),
      project('contract', 'test/contract/**/*.test.ts'),
      project('scenario', 'test/scenario/**/*.test.ts'),
      project('browser', 'test/browser/**/*.test.ts'),
    ],
  },
});
