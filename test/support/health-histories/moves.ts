/** Histories with unusual branches, triggers and clocks. */

import { CI, calm, green, nights, red, repository, scheduled, series, shop } from './cases.ts';
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';

const AUDIT = scheduled('audit.yml', 'Audit', '10 3 * * *');

export const MOVES: readonly BuildHistory[] = [
  {
    id: 'two-default-branches',
    happened:
      'The default branch of one repository is main, of the other trunk; CI of the other is red since three hours.',
    expected: 'CI started failing on trunk of the other one.',
    tables: {
      'acme/shop': repository({ workflows: [CI], builds: calm() }),
      'acme/tools': repository({
        branch: 'trunk',
        workflows: [CI],
        builds: [
          ...calm().map((one) => ({ ...one, branch: 'trunk' })),
          red('ci.yml', '3h', 'no space', { branch: 'trunk' }),
        ],
      }),
    },
    sweeps: [
      watch({
        options: { repositories: 'acme/shop, acme/tools' },
        ends: ['sent', 'failure', 'broken'],
        says: [/CI started failing on acme\/tools.trunk at 05:00/],
        never: [...PRAISE, /acme\/tools.main/],
      }),
    ],
  },
  {
    id: 'from-push-to-schedule',
    happened:
      'Audit ran on each push until its last one failed ten days ago; since then it runs each night only, and is green.',
    expected: 'The nights tell how it stands: nothing is red.',
    tables: shop(
      [CI, AUDIT],
      [
        ...calm(),
        ...series({ from: '20d', to: '11d', minutes: 1440 }, (ago) => green('audit.yml', ago)),
        red('audit.yml', '10d', 'licence unknown'),
        ...nights('audit.yml', 9, (ago) => green('audit.yml', ago)),
      ],
    ),
    sweeps: [
      watch({ ends: ['skipped', 'success'] }),
      digest({ ends: ['sent', 'success'], says: [/all green/i], never: ALARM }),
    ],
  },
  {
    id: 'a-night-in-another-zone',
    happened: 'For readers in India, CI started failing at half past one on Monday morning: on Sunday evening in UTC.',
    expected: 'Since 01:30, of today.',
    tables: shop([CI], [...calm().filter(({ ago }) => Number.parseInt(ago, 10) > 720), red('ci.yml', '12h', 'typo')]),
    sweeps: [
      watch({
        options: { 'time-zone': 'Asia/Kolkata' },
        ends: ['sent', 'failure', 'broken'],
        says: [/CI started failing .*at.01:30/],
        never: [/Sunday/],
      }),
    ],
  },
];
