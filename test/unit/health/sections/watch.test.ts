/** Tests the text of a watch by facts. The last line is the subject. */
import { expect, test } from 'vitest';
import { LONG, message, outage, place, SEVERAL, watch } from '../../../support/health-messages.ts';

test('no data', async () => {
  expect(await message({ unread: ['the builds'], news: 1 }, 'neutral')).toMatchInlineSnapshot(`
    "⚪ **Not all builds could be read**  
    Incomplete data: the builds
    — Not all builds could be read"
  `);
});

test('no repository', async () => {
  expect(await message({ repositories: [], news: 0 }, 'neutral')).toMatchInlineSnapshot(`
    "⚪ **No repository to look at** (none is there, or all are archived)
    — No repository to look at (none is there, or all are archived)"
  `);
});

test('several new failures in several repositories', async () => {
  expect(
    await watch(
      {
        repositories: SEVERAL,
        turned_red: [outage('CI'), outage('E2E', { ...place('E2E', 'acme/tools'), since: '2026-03-04T06:10:00Z' })],
        still_red: [outage('Docs', LONG)],
        green_again: [outage('Lint')],
      },
      'failure',
    ),
  ).toMatchInlineSnapshot(`
    "🔴 **2 workflows started failing** on 2 of 3 repositories since 06:10 · 1 still failing · 1 recovered  
    🔴 [CI] in acme/shop  
    🔴 [E2E] in acme/tools  
    🔴 [Docs] in acme/shop has been failing for 14 days · 9 failed runs  
    🟢 [Lint] in acme/shop works again after 1h 20m
    — 2 workflows started failing on 2 of 3 repositories since 06:10 · 1 still failing · 1 recovered"
  `);
});
