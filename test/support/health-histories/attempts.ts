/** What was cancelled, tried again, or was red for a while only. */
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { before, CI, green, red, repository, series } from './rows.ts';

const CANCELLED = { conclusion: 'cancelled' } as const;
const shop = (builds: Parameters<typeof repository>[0]['builds'], young = false) => ({
  'acme/shop': repository({ workflows: [CI], builds, young }),
});
const daily = (to: string) => series({ from: '20d', to, minutes: 1440 }, (ago) => green('ci.yml', ago));

export const ATTEMPTS: readonly BuildHistory[] = [
  {
    id: 'only-cancelled',
    happened: 'Three runs ever, all cancelled.',
    expected: 'No verdict: no green, no rate, and that they were cancelled.',
    tables: shop(
      ['3d', '2d', '5h'].map((ago) => green('ci.yml', ago, CANCELLED)),
      true,
    ),
    sweeps: [
      watch({ ends: ['sent'], options: { when: 'always' }, never: [...PRAISE, ...ALARM] }),
      digest({ ends: ['sent'], says: [/cancelled/], never: [...PRAISE, ...ALARM, /100 %/] }),
    ],
  },
  {
    id: 'cancel-in-progress',
    happened:
      'A busy repository with `cancel-in-progress`: two of three runs are cancelled, the last as well; the others pass.',
    expected: 'All green; how many were cancelled stands apart and makes no rate worse.',
    tables: shop(
      series({ from: '20d', to: '1h', minutes: 240 }, (ago, index) =>
        green('ci.yml', ago, index % 3 === 0 ? {} : CANCELLED),
      ).concat(green('ci.yml', '30m', CANCELLED)),
    ),
    sweeps: [
      watch({ ends: ['skipped', 'success', 'still-passing'] }),
      digest({ ends: ['sent', 'success'], says: [/all green/i, /100 %/, /cancelled/], never: ALARM, lines: 3 }),
    ],
  },
  {
    id: 'retried-counts-once',
    happened: 'Ten runs this week; the newest failed at first and passed when it was tried again.',
    expected: 'Ten runs and not eleven, all of which passed in the end; one of ten was tried again.',
    tables: shop([
      ...series({ from: '20d 2h', to: '13h', minutes: 1080 }, (ago) => green('ci.yml', ago)),
      green('ci.yml', '5h', {
        ...{ attempt: 2, started: before('4h') },
        attempts: { 1: { conclusion: 'failure', started: before('5h'), ended: before('4h 50m') } },
      }),
    ]),
    sweeps: [
      watch({ ends: ['success'], never: ALARM }),
      digest({
        ends: ['sent', 'success'],
        says: [/10 runs|of 10\b/, /10 % (?:were )?tried again|1 (?:of 10 )?(?:was )?tried again/i],
        never: [...ALARM, /11 runs|of 11\b/, /9\d %/],
      }),
    ],
  },
  {
    id: 'red-green-red',
    happened: 'CI was red for four hours yesterday, then green, and is red again since three hours.',
    expected: 'It turned red, three hours ago (05:00), not yesterday.',
    tables: shop([
      ...daily('1d'),
      red('ci.yml', '20h', 'expected 90 to be 100'),
      green('ci.yml', '16h'),
      red('ci.yml', '3h', 'expected 90 to be 100'),
    ]),
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/CI turned red/, /05:00|3 hours|2h 50m|3h/],
        never: [...PRAISE, /20 hours|20h|12:00|Sunday|still red/],
      }),
    ],
  },
  {
    id: 'over-between-two-sweeps',
    happened: 'CI was red for two hours yesterday afternoon, and nobody looked in between.',
    expected: 'No news for the watch; the digest has the outage, and no praise.',
    tables: shop([...daily('1d'), red('ci.yml', '18h', 'expected 90 to be 100'), green('ci.yml', '16h')]),
    sweeps: [
      watch({ ends: ['skipped', 'success', 'still-passing'] }),
      digest({ ends: ['sent', 'success'], says: [/1 outage|red for/], never: [...PRAISE, ...ALARM] }),
    ],
  },
];
