/** What deploys, by whatever it is started; and what people start by hand. */
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { BOT, type Build, BY_HAND, CI, calm, green, NIGHTLY, nights, red, repository, series } from './rows.ts';

const DEPLOY = {
  file: 'deploy.yml',
  name: 'Deploy',
  text: 'on:\n  workflow_run:\n    workflows: [CI]\n    types: [completed]\n',
};
const CAUSE = 'Error: AccessDenied: not authorized to perform ecs:UpdateService';

/** Deployed after each run of CI; red since three days and an hour. */
const deployed = (event: string, more: Partial<Build> = {}) =>
  series({ from: '21d 1h', to: '1h', minutes: 360 }, (ago) => {
    const isRed = Number.parseInt(ago, 10) <= 3 * 1440 + 60;
    return isRed ? red('deploy.yml', ago, CAUSE, { event, ...more }) : green('deploy.yml', ago, { event, ...more });
  });

const shop = (text: string, builds: readonly Build[]) => ({
  'acme/shop': repository({ workflows: [CI, { ...DEPLOY, text }], builds: [...calm(), ...builds] }),
});

const quietNights = (make: (ago: string, nightsAgo: number) => Build, more: readonly Build[]) => ({
  'acme/shop': repository({
    workflows: [CI, NIGHTLY],
    builds: [...calm(), ...nights('nightly.yml', 20, make), ...more],
  }),
});
const greenNight = (ago: string) => green('nightly.yml', ago);

export const DEPLOYS: readonly BuildHistory[] = [
  {
    id: 'deploy-after-ci',
    happened: 'Deploy runs on `workflow_run` after CI; it is red since three days, while CI is green.',
    expected:
      'Told on the first day, not again on the third. The Monday digest says that Deploy is red for three days, and to mend it.',
    tables: shop(DEPLOY.text, deployed('workflow_run')),
    sweeps: [
      watch({
        ago: '2d 22h',
        ends: ['sent', 'failure', 'broken'],
        says: [/Deploy/, /turned red/, /AccessDenied/],
        never: PRAISE,
      }),
      watch({ ends: ['skipped', 'failure', 'still-failing'] }),
      digest({
        ends: ['sent', 'failure'],
        says: [/Deploy/, /red/, /3 days|73 hours|3d/],
        never: [...PRAISE, /100 % passed/],
      }),
    ],
  },
  {
    id: 'deploy-by-another-workflow',
    happened: 'A release workflow starts Deploy with `gh workflow run`; it failed two times this morning.',
    expected: 'Deploy turned red: no person started it.',
    tables: shop('on: workflow_dispatch\n', [
      ...series({ from: '20d', to: '1d', minutes: 720 }, (ago) => green('deploy.yml', ago, { ...BY_HAND, actor: BOT })),
      red('deploy.yml', '5h', CAUSE, { ...BY_HAND, actor: BOT }),
      red('deploy.yml', '2h', CAUSE, { ...BY_HAND, actor: BOT }),
    ]),
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/Deploy/, /turned red/, /AccessDenied/],
        never: [...PRAISE, /changed by github/],
      }),
    ],
  },
  {
    id: 'deploy-by-hand-only',
    happened: 'People alone start Deploy. It failed three hours ago, and passed an hour ago.',
    expected: 'By hand is the only way: it turned red, then it works again.',
    tables: shop('on: workflow_dispatch\n', [
      ...series({ from: '20d', to: '1d', minutes: 1440 }, (ago) => green('deploy.yml', ago, BY_HAND)),
      red('deploy.yml', '3h', CAUSE, BY_HAND),
      green('deploy.yml', '1h', BY_HAND),
    ]),
    sweeps: [
      watch({ ago: '2h', options: { period: '2h' }, ends: ['sent', 'failure', 'broken'], says: [/Deploy/, /red/] }),
      watch({
        options: { period: '2h' },
        ends: ['sent', 'success', 'fixed'],
        says: [/Deploy/, /works again|green again/],
        never: [/turned red/, /still red/],
      }),
    ],
  },
  {
    id: 'hand-fails-after-the-night',
    happened: 'The same, and the run by hand is the newest of all.',
    expected: 'The newest verdict of the schedule is green: nothing turned red.',
    tables: quietNights(greenNight, [red('nightly.yml', '1h', 'unknown input: colour', BY_HAND)]),
    sweeps: [
      watch({ ends: ['skipped', 'success', 'still-passing'] }),
      digest({ ends: ['sent', 'success'], never: [...ALARM, /🟥/u] }),
    ],
  },
  {
    id: 'hand-mends-a-red-nightly',
    happened: 'The nightly build was red for three nights; somebody mended it and ran it by hand on main: green.',
    expected: 'Nightly works again, after two days.',
    tables: quietNights(
      (ago, nightsAgo) => (nightsAgo < 3 ? red('nightly.yml', ago, 'expected 90 to be 100') : greenNight(ago)),
      [green('nightly.yml', '2h', BY_HAND)],
    ),
    sweeps: [
      watch({
        ends: ['sent', 'success', 'fixed'],
        says: [/Nightly/, /works again|green again/, /2 days|2d|5\dh?/],
        never: [/still red/, /turned red/],
      }),
      digest({ ends: ['sent', 'success'], never: [...PRAISE, /still red/] }),
    ],
  },
  {
    id: 'hand-is-green-on-another-branch',
    happened: 'The nightly build is red for three nights; somebody ran it by hand on a branch: green there.',
    expected: 'Main is still red.',
    tables: quietNights(
      (ago, nightsAgo) => (nightsAgo < 3 ? red('nightly.yml', ago, 'expected 90 to be 100') : greenNight(ago)),
      [green('nightly.yml', '2h', { ...BY_HAND, branch: 'mend-totals' })],
    ),
    sweeps: [watch({ ends: ['skipped', 'failure', 'still-failing'] })],
  },
];
