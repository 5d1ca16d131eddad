/** What a watch says, by facts: each sentence is true, and the first line says what matters. The last line is the subject. */
import { expect, test } from 'vitest';
import {
  LONG,
  LOST,
  message,
  outage,
  partly,
  place,
  SEVERAL,
  SILENT,
  watch,
} from '../../../../support/health-messages.ts';

test('all is proved green', async () => {
  expect(await watch({})).toMatchInlineSnapshot(`
    "✅ **All green** on acme/shop main
    — All green on acme/shop main"
  `);
});

test('nothing is known', async () => {
  expect(await message({ unread: ['the builds'], news: 1 }, 'neutral')).toMatchInlineSnapshot(`
    "⚪ **Not all builds could be read**  
    Not read in full: the builds
    — Not all builds could be read"
  `);
});

test('files were not read', async () => {
  expect(
    await watch({ unread: ['not all of the workflow files'], standing: partly({}) }, 'neutral'),
  ).toMatchInlineSnapshot(`
    "⚪ **Not all builds could be read** on acme/shop main · 7 workflows green  
    Not read in full: the workflow files
    — Not all builds could be read on acme/shop main · 7 workflows green"
  `);
});

test('one cannot start, which was told before', async () => {
  expect(
    await watch(
      { standing: partly({ green: 6, red: 1 }), silent: [{ ...SILENT, due: false, why: 'does_not_compile' }] },
      'failure',
    ),
  ).toMatchInlineSnapshot(`
    "⚪ **6 of 7 workflows green** on acme/shop main · Backup cannot start: its file has an error
    — 6 of 7 workflows green on acme/shop main · Backup cannot start: its file has an error"
  `);
});

test('switched off on purpose', async () => {
  expect(
    await watch({ silent: [{ ...SILENT, due: false, why: 'disabled_manually', information: true }] }),
  ).toMatchInlineSnapshot(`
    "✅ **All green** on acme/shop main
    — All green on acme/shop main"
  `);
});

test('no repository', async () => {
  expect(await message({ repositories: [], news: 0 }, 'neutral')).toMatchInlineSnapshot(`
    "⚪ **No repository to look at** (none is there, or all are archived)
    — No repository to look at (none is there, or all are archived)"
  `);
});

test('several repositories', async () => {
  expect(
    await watch({
      repositories: SEVERAL,
      standing: partly({ green: 5, unrun: [place('Docs', 'acme/site')], unended: [place('CI', 'acme/tools')] }),
    }),
  ).toMatchInlineSnapshot(`
    "⚪ **5 of 7 workflows green** on 3 repositories · CI in acme/tools never comes to an end that counts · Docs in acme/site without a run
    — 5 of 7 workflows green on 3 repositories · CI in acme/tools never comes to an end that counts"
  `);
});

test('one turned red, at least', async () => {
  expect(await watch({ turned_red: [outage('CI', { at_least: true, runs: 3 })] }, 'failure')).toMatchInlineSnapshot(`
    "🔴 **[CI turned red]** on acme/shop main at least since 06:35  
    at least 3 red runs in 1h 20m
    — CI turned red on acme/shop main at least since 06:35"
  `);
});

test('one of several repositories', async () => {
  expect(
    await watch({ repositories: SEVERAL, turned_red: [outage('CI', place('CI', 'acme/tools'))] }, 'failure'),
  ).toMatchInlineSnapshot(`
    "🔴 **[CI turned red]** on acme/tools main since 06:35
    — CI turned red on acme/tools main since 06:35"
  `);
});

test('several in several', async () => {
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

test('lost runner and registry', async () => {
  expect(
    await watch({ turned_red: [outage('CI', LOST), outage('E2E', { infrastructure: 'registry_limit' })] }, 'failure'),
  ).toMatchInlineSnapshot(`
    "⚠️ **2 workflows failed** on acme/shop main since 06:35 · not by the code  
    ⚠️ [CI] · the runner was lost, not the code  
    ⚠️ [E2E] · the limit of a registry was reached, not the code
    — 2 workflows failed on acme/shop main since 06:35 · not by the code"
  `);
});

test('lost runner and code', async () => {
  expect(await watch({ turned_red: [outage('CI', LOST), outage('E2E')] }, 'failure')).toMatchInlineSnapshot(`
    "🔴 **[E2E turned red]** on acme/shop main since 06:35 · 1 more, not by the code  
    ⚠️ [CI] · the runner was lost, not the code  
    🔴 [E2E]
    — E2E turned red on acme/shop main since 06:35 · 1 more, not by the code"
  `);
});

test('reminder at least', async () => {
  expect(await watch({ still_red: [outage('CI', { ...LONG, at_least: true })] }, 'failure')).toMatchInlineSnapshot(`
    "🔴 **[CI is still red after at least 14 days]** on acme/shop main
    — CI is still red after at least 14 days on acme/shop main"
  `);
});

test('reminder of two', async () => {
  expect(
    await watch(
      {
        still_red: [
          outage('CI', LONG),
          outage('E2E', { ...LONG, ...LOST, at_least: true, after_seconds: 15 * 86_400 }),
        ],
        green_again: [outage('Docs')],
      },
      'failure',
    ),
  ).toMatchInlineSnapshot(`
    "🔴 **[CI is still red after 14 days]** on acme/shop main · 1 more, not by the code · 1 green again  
    🔴 [CI] is still red after 14 days · 9 red runs  
    ⚠️ [E2E] is still red after at least 15 days · at least 9 red runs · the runner was lost, not the code  
    🟢 [Docs] works again after 1h 20m
    — CI is still red after 14 days on acme/shop main · 1 more, not by the code · 1 green again"
  `);
});

test('reminder of two by code', async () => {
  expect(
    await watch(
      { still_red: [outage('CI', LONG), outage('E2E', { ...LONG, at_least: true, after_seconds: 15 * 86_400 })] },
      'failure',
    ),
  ).toMatchInlineSnapshot(`
    "🔴 **2 workflows are still red** on acme/shop main, the longest for at least 15 days  
    🔴 [CI] is still red after 14 days · 9 red runs  
    🔴 [E2E] is still red after at least 15 days · at least 9 red runs
    — 2 workflows are still red on acme/shop main, the longest for at least 15 days"
  `);
});

test('green again', async () => {
  expect(
    await watch({
      repositories: SEVERAL,
      green_again: [outage('CI', { ...place('CI', 'acme/site'), at_least: true })],
    }),
  ).toMatchInlineSnapshot(`
    "🟢 **[CI works again]** after at least 1h 20m on acme/site main
    — CI works again after at least 1h 20m on acme/site main"
  `);
});

test('silent in one of several', async () => {
  expect(
    await watch({ repositories: SEVERAL, silent: [{ ...SILENT, ...place('Backup', 'acme/site') }] }, 'failure'),
  ).toMatchInlineSnapshot(`
    "🔕 **[Backup has not run for 17 days]** (weekly) · acme/site main
    — Backup has not run for 17 days (weekly) · acme/site main"
  `);
});
