/** Branches, triggers and clocks that are not the usual ones. */
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { before, CI, calm, green, NIGHT, nights, red, repository, scheduled, series } from './rows.ts';

const RELEASE = { file: 'release.yml', name: 'Release', text: 'on:\n  push:\n    branches: ["release/*"]\n' };
const CALLED = { file: 'build.yml', name: 'Build', text: 'on:\n  workflow_call:\n' };
const AUDIT = scheduled('audit.yml', 'Audit', '10 3 * * *');
const WEEKDAYS = {
  file: 'report.yml',
  name: 'Report',
  text: 'on:\n  schedule:\n    - cron: "0 6 * * 1-5"\n    - cron: "30 18 * * 5"\n',
};
const FAILURE = { conclusion: 'failure', ended: before('2d 23h 50m') };

export const MOVES: readonly BuildHistory[] = [
  {
    id: 'red-on-a-release-branch',
    happened: 'Release runs on `release/1` alone and is red there since yesterday; main is green.',
    expected: 'Of main nothing is red, and Release is not "without a run".',
    tables: {
      'acme/shop': repository({
        workflows: [CI, RELEASE],
        builds: [...calm(), red('release.yml', '20h', 'tag exists', { branch: 'release/1' })],
      }),
    },
    sweeps: [
      watch({ ends: ['skipped', 'success'] }),
      digest({ ends: ['sent', 'success'], never: [...ALARM, /without a run/] }),
    ],
  },
  {
    id: 'two-default-branches',
    happened:
      'The default branch of one repository is main, of the other trunk; CI of the other is red since three hours.',
    expected: 'CI turned red on trunk of the other one.',
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
        says: [/CI turned red on acme\/tools.trunk since 05:00/],
        never: [...PRAISE, /acme\/tools.main/],
      }),
    ],
  },
  {
    id: 'from-push-to-schedule',
    happened:
      'Audit ran on each push until its last one failed ten days ago; since then it runs each night only, and is green.',
    expected: 'The nights tell how it stands: nothing is red.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, AUDIT],
        builds: [
          ...calm(),
          ...series({ from: '20d', to: '11d', minutes: 1440 }, (ago) => green('audit.yml', ago)),
          red('audit.yml', '10d', 'licence unknown'),
          ...nights('audit.yml', 9, (ago) => green('audit.yml', ago)),
        ],
      }),
    },
    sweeps: [
      watch({ ends: ['skipped', 'success'] }),
      digest({ ends: ['sent', 'success'], says: [/all green/i], never: ALARM }),
    ],
  },
  {
    id: 'called-by-others-only',
    happened: 'Build is called by CI alone, so it has no runs of its own.',
    expected: 'All green: nothing of it is missing.',
    tables: { 'acme/shop': repository({ workflows: [CI, CALLED], builds: calm() }) },
    sweeps: [
      watch({ ends: ['skipped', 'success'] }),
      digest({ ends: ['sent', 'success'], says: [/all green/i], never: [...ALARM, /Build/], lines: 2 }),
    ],
  },
  {
    id: 'three-hundred-runs-a-day',
    happened: 'CI runs every five minutes, for eight days; the last twelve are red.',
    expected:
      'CI turned red an hour ago, with how many; the digest counts them all, and the week was green but for that hour.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: series({ from: '8d', to: '15m', minutes: 5 }, (ago) =>
          Number.parseInt(ago, 10) <= 70 ? red('ci.yml', ago, 'expected 90 to be 100') : green('ci.yml', ago),
        ),
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/CI turned red .*since 06:50/, /12 red runs/],
        never: PRAISE,
      }),
      digest({ ends: ['sent', 'failure'], says: [/2,0\d\d runs/, /12 red runs/, /99 %/], never: PRAISE }),
    ],
  },
  {
    id: 'two-cron-lines-over-a-weekend',
    happened:
      'A report of weekdays at 06:00 and Fridays at 18:30 ran last on Friday evening; that of this Monday is late, as always.',
    expected: 'Nothing: no run is missing yet.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, WEEKDAYS],
        builds: [
          ...calm(),
          ...['20d', '19d', '18d', '17d', '14d', '13d', '12d', '11d', '10d', '7d', '6d', '5d', '4d', '3d'].map((ago) =>
            green('report.yml', `${ago} 1h`, NIGHT),
          ),
          green('report.yml', '2d 13h', NIGHT),
        ],
      }),
    },
    sweeps: [
      watch({ ends: ['skipped', 'success'] }),
      digest({ ends: ['sent', 'success'], says: [/all green/i], never: [...ALARM, /🔕/u] }),
    ],
  },
  {
    id: 'red-and-one-in-progress',
    happened: 'CI is red since three hours, and a run that may mend it has been going on for 20 minutes.',
    expected: 'CI turned red: what is not over is no verdict.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: [...calm(), red('ci.yml', '3h', 'expected 90 to be 100'), green('ci.yml', '20m', { takes: '40m' })],
      }),
    },
    sweeps: [watch({ ends: ['sent', 'failure', 'broken'], says: [/CI turned red .*since 05:00/], never: PRAISE })],
  },
  {
    id: 'tried-again-after-three-days',
    happened: 'The last run of CI failed three days ago; an hour ago somebody tried it again, and it passed.',
    expected: 'CI works again after almost three days; it is not new that it was red.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: [
          ...series({ from: '20d', to: '4d', minutes: 1440 }, (ago) => green('ci.yml', ago)),
          green('ci.yml', '3d', { attempt: 2, started: before('1h'), attempts: { 1: FAILURE } }),
        ],
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'success', 'fixed'],
        says: [/CI works again after 3.days/],
        never: [...PRAISE, ...ALARM],
      }),
      digest({ ends: ['sent', 'success'], says: [/green now/i], never: PRAISE }),
    ],
  },
  {
    id: 'a-fork-from-its-main',
    happened: 'A pull request from the main branch of a fork is red; main here is green.',
    expected: 'Nothing of it is told.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: [...calm(), red('ci.yml', '3h', 'typo', { event: 'pull_request', home: 'stranger/shop' })],
      }),
    },
    sweeps: [
      watch({ ends: ['skipped', 'success'] }),
      digest({ ends: ['sent', 'success'], says: [/all green/i], never: [...ALARM, /typo/], lines: 2 }),
    ],
  },
  {
    id: 'a-night-in-another-zone',
    happened: 'For readers in India, CI turned red at half past one on Monday morning: on Sunday evening in UTC.',
    expected: 'Since 01:30, of today.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: [...calm().filter(({ ago }) => Number.parseInt(ago, 10) > 720), red('ci.yml', '12h', 'typo')],
      }),
    },
    sweeps: [
      watch({
        options: { 'time-zone': 'Asia/Kolkata' },
        ends: ['sent', 'failure', 'broken'],
        says: [/CI turned red .*since.01:30/],
        never: [/Sunday/],
      }),
    ],
  },
];
