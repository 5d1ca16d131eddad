/** Tests the first line of a watch or a digest by facts. */
import { describe, expect, test } from 'vitest';
import type { Health } from '../../../../src/build/facts.ts';
import { NEWS } from '../../../support/health-facts.ts';
import {
  digest,
  only,
  outage,
  partly,
  place,
  ROW,
  SEVERAL,
  SHARE,
  SILENT,
  watch,
} from '../../../support/health-messages.ts';

/** Undefined values are unknown. */
type Known = { readonly [K in keyof Health]?: Health[K] | undefined };
type Row = [string, Known, string, 'neutral'?];

const first = async (text: Promise<string>) => (await text).split(/ {2}\n|\n/)[0];
const WEEK_RUNS = '214 runs in 7 days, 71% passed (was 94%)';
const GREEN_RUNS = '214 runs in 7 days, 100% passed (was 94%)';
const red = (share: number) => ({ runs: { ...SHARE, red_share: share }, workflows: [{ ...ROW, outages: 1 }] });
const known = { ...SILENT, due: false };
test.each<Row>([
  [
    'one unread',
    { summary: partly({ green: 6, unread: [place('CI')] }) },
    '⚪ **Not all builds could be read** on acme/shop main · 6 of 7 workflows green · the runs of CI could not be read',
  ],
  [
    'one silent in one of several repositories',
    {
      repositories: SEVERAL,
      silent: [known],
      summary: partly({ green: 5, never_ran: [place('Backup'), place('Backup', 'acme/site'), place('Docs')] }),
    },
    '⚪ **5 of 7 workflows green** on 3 repositories · Backup in acme/site and Docs in acme/shop: no runs · Backup in acme/shop has not run for 17 days',
  ],
  [
    'all green, but not over the whole time',
    { summary: partly({}) },
    '🟡 **Green now, but not all the time** on acme/shop main',
  ],
  [
    'more wait than were read',
    { waiting: [only(NEWS.waiting)], waiting_total: 40 },
    '⏳ **40 runs wait, at least 1 for too long** on acme/shop main',
  ],
])('a watch: %s', async (_, health, expected, conclusion) => {
  expect(await first(watch(health as Health, conclusion))).toBe(expected);
});

describe('first line of a digest', () => {
  test.each<Row>([
    [
      'not all is read, and nothing was red',
      { summary: partly({ green: 6, unread: [place('CI')] }) },
      `⚪ **Not all builds could be read** on acme/shop main: ${GREEN_RUNS} · 6 of 7 workflows green · the runs of CI could not be read`,
      'neutral',
    ],
    [
      'was red, and not all runs were read',
      { ...red(0.42), runs: { ...SHARE, red_share: 0.42, read: 200 } },
      `🟡 **Green now, 1 outage** on acme/shop main: ${WEEK_RUNS}`,
    ],
    [
      'was red for longer than is known',
      { ...red(0.42), workflows: [ROW, { ...ROW, outages: 1, is_lower_bound: true }] },
      `🟡 **Green now, failing at least 42% of the week** on acme/shop main: ${WEEK_RUNS}`,
    ],
    [
      'one of several repositories was red',
      { ...red(0.42), repositories: SEVERAL },
      `🟡 **Green now, with failures for 42% of the week** on 3 repositories: ${WEEK_RUNS}`,
    ],
    [
      'of several repositories, where all that ran is no claim',
      { repositories: SEVERAL, still_red: [outage('CI')] },
      '🔴 **[CI has been failing for 1h 20m]** on acme/shop main · 214 runs of 3 repositories in 7 days, 100% passed (was 94%)',
    ],
    [
      'nothing was before',
      { before: undefined },
      '✅ **All green** on acme/shop main: 214 runs in 7 days, 100% passed',
    ],
  ])('%s', async (_, health, expected, conclusion) => {
    expect(await first(digest(health as Health, conclusion))).toBe(expected);
  });
});
