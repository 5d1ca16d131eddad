/** What was cancelled, tried again, or was red for a while only. */
import { ALARM, type BuildHistory, digest, watch } from './history.ts';
import { before, CI, green, repository, series } from './rows.ts';

const shop = (builds: Parameters<typeof repository>[0]['builds'], young = false) => ({
  'acme/shop': repository({ workflows: [CI], builds, young }),
});

export const ATTEMPTS: readonly BuildHistory[] = [
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
        says: [/10 runs|of 10\b/, /10% (?:were )?re-run|1 (?:of 10 )?(?:was )?re-run/i],
        never: [...ALARM, /11 runs|of 11\b/, /9\d%/],
      }),
    ],
  },
];
