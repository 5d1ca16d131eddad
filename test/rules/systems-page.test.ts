import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { systemsPage } from '../../scripts/systems-page.ts';

test('docs/systems.md is what npm run generate makes of test runs', async () => {
  expect(readFileSync('docs/systems.md', 'utf8')).toBe(await systemsPage());
});
