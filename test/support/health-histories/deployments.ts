/** Failures of the week that green builds hide. */
import { ALARM, type BuildHistory, digest, PRAISE } from './history.ts';
import { CI, green, red, repository, series } from './rows.ts';

export const DEPLOYMENTS: readonly BuildHistory[] = [
  {
    id: 'red-half-of-the-week',
    happened: 'CI was red for 70 hours of the week, in two outages, and is green since yesterday.',
    expected: 'Green now; red 42% of the week. No praise.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: [
          ...series({ from: '20d', to: '6d 1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
          ...series({ from: '6d', to: '4d 1h', minutes: 360 }, (ago) => red('ci.yml', ago, 'expected 90 to be 100')),
          ...series({ from: '4d', to: '2d 1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
          ...series({ from: '2d', to: '1d 3h', minutes: 360 }, (ago) => red('ci.yml', ago, 'cannot find module pg')),
          ...series({ from: '1d 2h', to: '1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
        ],
      }),
    },
    sweeps: [
      digest({
        ends: ['sent', 'success'],
        says: [/green now|now green/i, /4[12]%/, /2 outages/, /expected 90/, /module pg/],
        never: [...PRAISE, ...ALARM],
      }),
    ],
  },
];
