/** What runs by a clock: red for weeks, stopped, slow, switched off. */
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { CI, calm, green, NIGHT, NIGHTLY, nights, red, repository, scheduled, series } from './rows.ts';

const POLL = scheduled('poll.yml', 'Poll', '*/15 * * * *');
/** Written long ago. */
const FAST = scheduled('poll.yml', 'Poll', '*/5 * * * *');
const BACKUP = scheduled('backup.yml', 'Backup', '30 18 * * 4');

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
  {
    id: 'weekly-backup-stopped',
    happened: 'A weekly backup did not run last Thursday, and last ran ten days and 13 hours ago; CI is green.',
    expected: 'It is silent, since when, and that it should be weekly; in the digest as well, and no "all green".',
    tables: {
      'acme/shop': repository({
        workflows: [CI, BACKUP],
        builds: [
          ...calm(40),
          ...[38, 31, 24, 17, 10].map((days) => green('backup.yml', `${days}d 13h`, { event: 'schedule' })),
        ],
      }),
    },
    sweeps: [
      watch({ ago: '2d', ends: ['skipped', 'success'] }),
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/Backup/, /has not run/, /1[01] days|\d{3} hours/, /weekly/],
        never: PRAISE,
      }),
      digest({ ends: ['sent'], says: [/Backup/, /has not run/], never: PRAISE }),
    ],
  },
  {
    id: 'five-minutes-delivered-at-a-quarter',
    happened: 'A poll of five minutes comes every 21 minutes, as GitHub does with all of them, since months.',
    expected: 'No alarm: nobody can mend it.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, FAST],
        builds: [...calm(), ...series({ from: '17d', to: '9m', minutes: 21 }, (ago) => green('poll.yml', ago, NIGHT))],
      }),
    },
    sweeps: [
      watch({ ends: ['skipped', 'success', 'still-passing'] }),
      digest({ ends: ['sent', 'success'], never: [...ALARM, /has not run/] }),
    ],
  },
  {
    id: 'off-by-inactivity',
    happened: 'GitHub switched the nightly build off five hours ago, after 60 days without a commit.',
    expected: 'That GitHub switched it off, as a failure: nobody else will tell.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, { ...NIGHTLY, state: 'disabled_inactivity', updated: '2026-03-02T03:00:00Z' }],
        builds: nights('nightly.yml', 20, (ago) => green('nightly.yml', ago)),
      }),
    },
    sweeps: [
      watch({ ends: ['sent', 'failure', 'broken'], says: [/Nightly/, /switched off by GitHub/], never: PRAISE }),
      digest({ ends: ['sent'], says: [/Nightly/, /switched off by GitHub/], never: PRAISE }),
    ],
  },
  {
    id: 'off-by-a-person-while-red',
    happened: 'Legacy was red for six days; three hours ago somebody switched it off. CI is green.',
    expected: 'That a person switched it off, once, as information: not red any more.',
    tables: {
      'acme/shop': repository({
        workflows: [
          CI,
          {
            ...{ file: 'legacy.yml', name: 'Legacy', text: 'on: push\n' },
            ...{ state: 'disabled_manually', updated: '2026-03-02T05:00:00Z' },
          },
        ],
        builds: [
          ...calm(),
          ...series({ from: '20d', to: '5h', minutes: 720 }, (ago) =>
            Number.parseInt(ago, 10) < 6 * 1440 ? red('legacy.yml', ago, 'gulp is gone') : green('legacy.yml', ago),
          ),
        ],
      }),
    },
    sweeps: [
      watch({ ends: ['sent', 'success'], says: [/Legacy/, /switched off by a person/], never: ALARM }),
      digest({ ends: ['sent', 'success'], never: [...ALARM, /Legacy is red/] }),
    ],
  },
];
