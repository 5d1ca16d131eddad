/** What runs by a clock: red for weeks, stopped, slow, switched off. */
import { type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { CI, calm, green, NIGHT, NIGHTLY, nights, red, repository, scheduled, series } from './rows.ts';

const POLL = scheduled('poll.yml', 'Poll', '*/15 * * * *');

const RED_16_DAYS = nights('nightly.yml', 40, (ago, nightsAgo) =>
  nightsAgo <= 16 ? red('nightly.yml', ago, 'pg_dump: connection refused') : green('nightly.yml', ago),
);

/** Red since 14 days and four hours. */
const QUARTERS = series({ from: '18d', to: '5m', minutes: 15 }, (ago) =>
  Number.parseInt(ago, 10) <= 14 * 1440 + 240
    ? red('poll.yml', ago, 'HTTP 401 from partner.example', NIGHT)
    : green('poll.yml', ago, NIGHT),
);

export const SCHEDULES: readonly BuildHistory[] = [
  {
    id: 'nightly-red-16-days',
    happened: 'The nightly build is red since 16 days, while CI is green; somebody looks each day.',
    expected: 'Told on the first day, after seven and after 14 days with how long, and on no other day.',
    tables: { 'acme/shop': repository({ workflows: [CI, NIGHTLY], builds: [...calm(30), ...RED_16_DAYS] }) },
    sweeps: [
      watch({ ago: '16d', ends: ['sent', 'failure', 'broken'], says: [/Nightly/, /turned red/, /pg_dump/] }),
      watch({ ago: '13d', ends: ['skipped', 'failure', 'still-failing'] }),
      watch({
        ago: '9d',
        ends: ['sent', 'failure', 'still-failing'],
        says: [/Nightly/, /still red/, /7 days|1 week/],
        never: [...PRAISE, /turned red/],
      }),
      watch({ ago: '6d', ends: ['skipped', 'failure', 'still-failing'] }),
      watch({ ago: '2d', ends: ['sent', 'failure'], says: [/Nightly/, /still red/, /14 days|2 weeks/] }),
      watch({ ends: ['skipped', 'failure', 'still-failing'] }),
      digest({
        ends: ['sent', 'failure'],
        says: [/Nightly/, /16 days/],
        never: [...PRAISE, /turned red/],
      }),
    ],
  },
  {
    id: 'quarter-hourly-red-14-days',
    happened: 'A poll every 15 minutes is red since 14 days and four hours: 1,360 red runs.',
    expected: 'Told again once a week, with "at least", because its begin lies before what was read; not between.',
    tables: { 'acme/shop': repository({ workflows: [CI, POLL], builds: [...calm(30), ...QUARTERS] }) },
    sweeps: [
      watch({ ago: '4d', ends: ['sent', 'failure', 'still-failing'], says: [/Poll/, /still red after at least/] }),
      watch({ ago: '3d', ends: ['skipped', 'failure', 'still-failing'] }),
      watch({ ends: ['skipped', 'failure', 'still-failing'] }),
      digest({ ends: ['sent', 'failure'], says: [/Poll/, /14 days/], never: PRAISE }),
    ],
  },
];
