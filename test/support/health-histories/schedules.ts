/** What runs by a clock: red for weeks, stopped, slow, switched off. */
import { type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { CI, calm, green, NIGHT, red, repository, scheduled, series } from './rows.ts';

const POLL = scheduled('poll.yml', 'Poll', '*/15 * * * *');

/** Failing for 14 days and four hours. */
const QUARTERS = series({ from: '18d', to: '5m', minutes: 15 }, (ago) =>
  Number.parseInt(ago, 10) <= 14 * 1440 + 240
    ? red('poll.yml', ago, 'HTTP 401 from partner.example', NIGHT)
    : green('poll.yml', ago, NIGHT),
);

export const SCHEDULES: readonly BuildHistory[] = [
  {
    id: 'quarter-hourly-red-14-days',
    happened: 'A poll every 15 minutes is red since 14 days and four hours: 1,360 failed runs.',
    expected: 'Told again once a week, with "at least", because its begin lies before what was read; not between.',
    tables: { 'acme/shop': repository({ workflows: [CI, POLL], builds: [...calm(30), ...QUARTERS] }) },
    sweeps: [
      watch({ ago: '4d', ends: ['sent', 'failure', 'still-failing'], says: [/Poll/, /has been failing for at least/] }),
      watch({ ago: '3d', ends: ['skipped', 'failure', 'still-failing'] }),
      watch({ ends: ['skipped', 'failure', 'still-failing'] }),
      digest({ ends: ['sent', 'failure'], says: [/Poll/, /14 days/], never: PRAISE }),
    ],
  },
];
