import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { eventsPage } from '../../scripts/events-page.ts';

test('docs/events.md is what npm run generate makes of test runs', async () => {
  expect(readFileSync('docs/events.md', 'utf8')).toBe(await eventsPage());
});
