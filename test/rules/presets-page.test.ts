import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PRESETS_PAGE, presetsPage } from '../../scripts/presets-page.ts';

test('docs/presets.md is what npm run generate makes of test runs', async () => {
  expect(readFileSync(PRESETS_PAGE, 'utf8')).toBe(await presetsPage());
});
