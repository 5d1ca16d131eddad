/** What a watch says, by facts: each sentence is true, and the first line says what matters. The last line is the subject. */
import { expect, test } from 'vitest';
import { LONG, LOST, message, outage, partly, place, SEVERAL, watch } from '../../../support/health-messages.ts';

test('incomplete runs', async () => {
  expect(
    await watch({ summary: partly({ green: 5, never_ran: [place('Docs'), place('Release')] }) }),
  ).toMatchInlineSnapshot(`
    "⚪ **5 of 7 workflows green** on acme/shop main · Docs and Release without a run
    — 5 of 7 workflows green on acme/shop main · Docs and Release without a run"
  `);
});

test('no data', async () => {
  expect(await message({ unread: ['the builds'], news: 1 }, 'neutral')).toMatchInlineSnapshot(`
    "⚪ **Not all builds could be read**  
    Not read in full: the builds
    — Not all builds could be read"
  `);
});

test('no repository', async () => {
  expect(await message({ repositories: [], news: 0 }, 'neutral')).toMatchInlineSnapshot(`
    "⚪ **No repository to look at** (none is there, or all are archived)
    — No repository to look at (none is there, or all are archived)"
  `);
});

test('one new failure', async () => {
  expect(await watch({ turned_red: [outage('CI')] }, 'failure')).toMatchInlineSnapshot(`
    "🔴 **[CI turned red]** on acme/shop main since 06:35
    — CI turned red on acme/shop main since 06:35"
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
    "🔴 **2 workflows turned red** on 2 of 3 repositories since 06:10 · 1 still red · 1 green again  
    🔴 [CI] in acme/shop  
    🔴 [E2E] in acme/tools  
    🔴 [Docs] in acme/shop is still red after 14 days · 9 red runs  
    🟢 [Lint] in acme/shop works again after 1h 20m
    — 2 workflows turned red on 2 of 3 repositories since 06:10 · 1 still red · 1 green again"
  `);
});

test('lost runner', async () => {
  expect(await watch({ turned_red: [outage('CI', LOST)] }, 'failure')).toMatchInlineSnapshot(`
    "⚠️ **[CI failed]** on acme/shop main since 06:35 · the runner was lost, not the code
    — CI failed on acme/shop main since 06:35 · the runner was lost, not the code"
  `);
});

test('lost runner and code failure', async () => {
  expect(await watch({ turned_red: [outage('CI', LOST), outage('E2E')] }, 'failure')).toMatchInlineSnapshot(`
    "🔴 **[E2E turned red]** on acme/shop main since 06:35 · 1 more, not by the code  
    ⚠️ [CI] · the runner was lost, not the code  
    🔴 [E2E]
    — E2E turned red on acme/shop main since 06:35 · 1 more, not by the code"
  `);
});

test('reminder', async () => {
  expect(await watch({ still_red: [outage('CI', LONG)] }, 'failure')).toMatchInlineSnapshot(`
    "🔴 **[CI is still red after 14 days]** on acme/shop main
    — CI is still red after 14 days on acme/shop main"
  `);
});

test('recovery', async () => {
  expect(
    await watch({
      repositories: SEVERAL,
      green_again: [outage('CI', { ...place('CI', 'acme/site'), is_lower_bound: true })],
    }),
  ).toMatchInlineSnapshot(`
    "🟢 **[CI works again]** after at least 1h 20m on acme/site main
    — CI works again after at least 1h 20m on acme/site main"
  `);
});
