/** What deploys, by whatever it is started; and what people start by hand. */
import { type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { BOT, type Build, BY_HAND, CI, calm, green, NIGHTLY, nights, red, repository, series } from './rows.ts';

const CAUSE = 'Error: AccessDenied: not authorized to perform ecs:UpdateService';

const DEPLOY = { file: 'deploy.yml', name: 'Deploy', text: 'on: workflow_dispatch\n' };

const quietNights = (make: (ago: string, nightsAgo: number) => Build, more: readonly Build[]) => ({
  'acme/shop': repository({
    workflows: [CI, NIGHTLY],
    builds: [...calm(), ...nights('nightly.yml', 20, make), ...more],
  }),
});
const BY_BOT = { ...BY_HAND, actor: BOT };
const greenNight = (ago: string) => green('nightly.yml', ago);

export const DEPLOYS: readonly BuildHistory[] = [
  {
    id: 'deploy-by-another-workflow',
    happened: 'A release workflow starts Deploy with `gh workflow run`; it failed two times this morning.',
    expected: 'Deploy started failing: no person started it.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, DEPLOY],
        builds: [
          ...calm(),
          ...series({ from: '20d', to: '1d', minutes: 720 }, (ago) => green('deploy.yml', ago, BY_BOT)),
          red('deploy.yml', '5h', CAUSE, BY_BOT),
          red('deploy.yml', '2h', CAUSE, BY_BOT),
        ],
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/Deploy/, /started failing/, /AccessDenied/],
        never: [...PRAISE, /changed by github/],
      }),
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
        never: [/(?:still|been) failing/i, /started failing/],
      }),
      digest({ ends: ['sent', 'success'], never: [...PRAISE, /(?:still|been) failing/i] }),
    ],
  },
];
