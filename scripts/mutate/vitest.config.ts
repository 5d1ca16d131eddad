/** The tests that `npm run mutate` runs on each changed source. */

import process from 'node:process';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: (process.env['MUTATE_TESTS'] ?? '').split(' '),
    isolate: false,
    testTimeout: 60_000,
    server: { deps: { inline: [/@actions\//] } },
  },
});
