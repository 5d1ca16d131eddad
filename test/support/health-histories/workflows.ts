/** Histories of workflows in one repository: deployments, merge queue, schedules, files, outages and waiting runs. */

import {
  BOT,
  type Build,
  BY_HAND,
  before,
  CI,
  calm,
  green,
  NIGHT,
  NIGHTLY,
  nights,
  red,
  repository,
  scheduled,
  series,
  shop,
} from './cases.ts';
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';

const CAUSE = 'Error: AccessDenied: not authorized to perform ecs:UpdateService';

const DEPLOY = { file: 'deploy.yml', name: 'Deploy', text: 'on: workflow_dispatch\n' };

const quietNights = (make: (ago: string, nightsAgo: number) => Build, more: readonly Build[]) =>
  shop([CI, NIGHTLY], [...calm(), ...nights('nightly.yml', 20, make), ...more]);
const BY_BOT = { ...BY_HAND, actor: BOT };
const greenNight = (ago: string) => green('nightly.yml', ago);
const queued = (pull: number) => ({ event: 'merge_group', branch: `gh-readonly-queue/main/pr-${pull}-abc` });
const BOTH = { ...CI, text: 'on: [push, merge_group]\n' };

const THROWN_OUT = repository({
  workflows: [BOTH],
  builds: [
    ...calm(),
    ...series({ from: '20d', to: '7h', minutes: 600 }, (ago, index) => green('ci.yml', ago, queued(index + 100))),
    red('ci.yml', '2d 3h', 'expected 1 to be 2', queued(291)),
    red('ci.yml', '20h', 'expected 90 to be 100', queued(301)),
    red('ci.yml', '5h', 'cannot read properties of undefined', queued(302)),
  ],
});
const POLL = scheduled('poll.yml', 'Poll', '*/15 * * * *');

/** Failing for 14 days and four hours. */
const QUARTERS = series({ from: '18d', to: '5m', minutes: 15 }, (ago) =>
  Number.parseInt(ago, 10) <= 14 * 1440 + 240
    ? red('poll.yml', ago, 'HTTP 401 from partner.example', NIGHT)
    : green('poll.yml', ago, NIGHT),
);
const UNNAMED = { file: 'check.yml', name: '.github/workflows/check.yml', text: 'on: push\n' };
const often = (file: string, to: string) => series({ from: '20d', to, minutes: 720 }, (ago) => green(file, ago));

/** Runs that no GitHub runner picks up: 200 pull requests in three hours. */
const STUCK = Array.from({ length: 200 }, (_, index): Build => {
  const ago = `${20 + (index % 160)}m`;
  return {
    ...{ file: 'ci.yml', ago, event: 'pull_request', branch: `topic-${index}`, conclusion: null, status: 'queued' },
    jobs: [{ name: 'test', conclusion: null, created: before(ago) }],
  };
});

export const WORKFLOWS: readonly BuildHistory[] = [
  {
    id: 'deploy-by-another-workflow',
    happened: 'A release workflow starts Deploy with `gh workflow run`; it failed two times this morning.',
    expected: 'Deploy started failing: no person started it.',
    tables: shop(
      [CI, DEPLOY],
      [
        ...calm(),
        ...series({ from: '20d', to: '1d', minutes: 720 }, (ago) => green('deploy.yml', ago, BY_BOT)),
        red('deploy.yml', '5h', CAUSE, BY_BOT),
        red('deploy.yml', '2h', CAUSE, BY_BOT),
      ],
    ),
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
  {
    id: 'queue-throws-out',
    happened: 'The merge queue threw out three pull requests of this week, two of the last day; main is green.',
    expected: 'Main never started failing; the digest says that three were removed from the queue.',
    tables: { 'acme/shop': THROWN_OUT },
    sweeps: [
      watch({ ends: ['success'], never: [...ALARM, /CI is red/] }),
      digest({
        ends: ['sent', 'success'],
        says: [/\b3 removed/i],
        never: [...ALARM, /🟥/u, /red for \d/],
      }),
    ],
  },
  {
    id: 'quarter-hourly-red-14-days',
    happened: 'A poll every 15 minutes is red since 14 days and four hours: 1,360 failed runs.',
    expected: 'Told again once a week, with "at least", because its begin lies before what was read; not between.',
    tables: shop([CI, POLL], [...calm(30), ...QUARTERS]),
    sweeps: [
      watch({ ago: '4d', ends: ['sent', 'failure', 'still-failing'], says: [/Poll/, /has been failing for at least/] }),
      watch({ ago: '3d', ends: ['skipped', 'failure', 'still-failing'] }),
      watch({ ends: ['skipped', 'failure', 'still-failing'] }),
      digest({ ends: ['sent', 'failure'], says: [/Poll/, /14 days/], never: PRAISE }),
    ],
  },
  {
    id: 'unnamed-and-red',
    happened: 'A workflow without `name:` started failing by a test; GitHub gives its path as its name.',
    expected: 'Told by its file as started failing, with the cause of its job. Its file is right.',
    tables: shop(
      [CI, UNNAMED],
      [...calm(), ...often('check.yml', '1d'), red('check.yml', '3h', 'expected 90 to be 100')],
    ),
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/check\.yml/, /started failing/, /expected 90 to be 100/],
        never: [...PRAISE, /cannot start/, /file has an error/, /Check\.yml/],
      }),
      digest({ ends: ['sent', 'failure'], says: [/check\.yml/], never: [...PRAISE, /cannot start/] }),
    ],
  },
  {
    id: 'red-half-of-the-week',
    happened: 'CI was red for 70 hours of the week, in two outages, and is green since yesterday.',
    expected: 'Green now; red 42% of the week. No praise.',
    tables: shop(
      [CI],
      [
        ...series({ from: '20d', to: '6d 1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
        ...series({ from: '6d', to: '4d 1h', minutes: 360 }, (ago) => red('ci.yml', ago, 'expected 90 to be 100')),
        ...series({ from: '4d', to: '2d 1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
        ...series({ from: '2d', to: '1d 3h', minutes: 360 }, (ago) => red('ci.yml', ago, 'cannot find module pg')),
        ...series({ from: '1d 2h', to: '1h', minutes: 360 }, (ago) => green('ci.yml', ago)),
      ],
    ),
    sweeps: [
      digest({
        ends: ['sent', 'success'],
        says: [/green now|now green/i, /4[12]%/, /2 outages/, /expected 90/, /module pg/],
        never: [...PRAISE, ...ALARM],
      }),
    ],
  },
  {
    id: 'waiting-200-for-a-runner',
    happened: 'Since three hours no runner takes anything: 200 runs wait, the oldest since two hours and 59 minutes.',
    expected: 'That 200 wait for a runner and since when; not that five do, and not 200 lines.',
    tables: shop([CI], [...calm(), ...STUCK]),
    sweeps: [
      watch({
        ends: ['sent', 'success'],
        says: [/\b(?:200|at least \d{2,}|19\d)\b/, /runner/, /2h 5\dm|3 ?h/],
        never: [...ALARM, /\b5 runs have waited/],
        lines: 10,
      }),
    ],
  },
];
