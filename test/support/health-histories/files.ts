/** What workflows are called, and whether their files are there and can start. */
import { ALARM, type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { CI, calm, green, red, repository, series } from './rows.ts';

const UNNAMED = { file: 'check.yml', name: '.github/workflows/check.yml', text: 'on: push\n' };
const BROKEN = { file: 'docs.yml', name: '.github/workflows/docs.yml', text: 'on: push\njobs: [' };
const often = (file: string, to: string) => series({ from: '20d', to, minutes: 720 }, (ago) => green(file, ago));

export const FILES: readonly BuildHistory[] = [
  {
    id: 'deleted-while-red',
    happened: 'A release workflow was red for five days; yesterday its file was deleted. CI is green.',
    expected: 'It is gone: no alarm.',
    tables: {
      'acme/shop': repository({
        workflows: [CI],
        builds: [
          ...calm(),
          ...often('old-release.yml', '6d').map((row) => ({ ...row, name: 'Old release' })),
          red('old-release.yml', '5d', 'npm error 403', { name: 'Old release' }),
          red('old-release.yml', '2d', 'npm error 403', { name: 'Old release' }),
        ],
      }),
    },
    sweeps: [
      watch({ ends: ['skipped', 'success'] }),
      digest({ ends: ['sent', 'success'], never: [...ALARM, /Old release is/] }),
    ],
  },
  {
    id: 'renamed-and-red',
    happened: 'CI was renamed to Checks yesterday, and turned red three hours ago.',
    expected: 'Checks turned red, with one row in the digest and its new name.',
    tables: {
      'acme/shop': repository({
        workflows: [{ ...CI, name: 'Checks' }],
        builds: [...often('ci.yml', '1d').map((row) => ({ ...row, name: 'CI' })), red('ci.yml', '3h', 'no such file')],
      }),
    },
    sweeps: [
      watch({ ends: ['sent', 'failure', 'broken'], says: [/Checks/, /turned red/], never: [...PRAISE, /\bCI\b/] }),
      digest({ ends: ['sent', 'failure'], says: [/Checks/], never: [...PRAISE, /\bCI\b/] }),
    ],
  },
  {
    id: 'two-of-one-name',
    happened: 'Two files have the name CI. The old one turned red.',
    expected: 'It is told by its file.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, { ...CI, file: 'ci-legacy.yml' }],
        builds: [...calm(), ...often('ci-legacy.yml', '1d'), red('ci-legacy.yml', '3h', 'gulp is gone')],
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/ci-legacy\.yml/, /gulp is gone/],
        never: [...PRAISE, /ci\.yml\) turned red/],
      }),
    ],
  },
  {
    id: 'unnamed-and-red',
    happened: 'A workflow without `name:` turned red by a test; GitHub gives its path as its name.',
    expected: 'Told by its file as turned red, with the cause of its job. Its file is right.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, UNNAMED],
        builds: [...calm(), ...often('check.yml', '1d'), red('check.yml', '3h', 'expected 90 to be 100')],
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/check\.yml/, /turned red/, /expected 90 to be 100/],
        never: [...PRAISE, /cannot start/, /file has an error/, /Check\.yml/],
      }),
      digest({ ends: ['sent', 'failure'], says: [/check\.yml/], never: [...PRAISE, /cannot start/] }),
    ],
  },
  {
    id: 'unnamed-retried-green',
    happened: 'The same workflow failed yesterday and passed since.',
    expected: 'Nothing is silent and nothing is red.',
    tables: {
      'acme/shop': repository({
        workflows: [UNNAMED],
        builds: [
          ...often('check.yml', '2d'),
          red('check.yml', '1d 3h', 'expected 90 to be 100'),
          green('check.yml', '1d 1h'),
          green('check.yml', '3h'),
        ],
      }),
    },
    sweeps: [watch({ ends: ['skipped', 'success', 'still-passing'] })],
  },
  {
    id: 'cannot-start',
    happened: 'Somebody broke the YAML of Docs two hours ago: `startup_failure`, no job, and the path as its name.',
    expected: 'Docs cannot start because of its file; no cause from a test, and not "turned red" beside it.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, BROKEN],
        builds: [
          ...calm(),
          ...often('docs.yml', '1d'),
          { file: 'docs.yml', ago: '2h', takes: '0m', conclusion: 'startup_failure', jobs: [] },
        ],
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/docs\.yml/, /cannot start/],
        never: [...PRAISE, /turned red/, /\.github\/workflows/, /Docs\.yml/],
      }),
      digest({ ends: ['sent'], says: [/docs\.yml/, /cannot start/], never: PRAISE }),
    ],
  },
  {
    id: 'cannot-start-as-failure',
    happened: 'The same, but GitHub calls the end `failure`: still no job.',
    expected: 'Docs cannot start.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, BROKEN],
        builds: [
          ...calm(),
          ...often('docs.yml', '1d'),
          { file: 'docs.yml', ago: '2h', takes: '0m', conclusion: 'failure', jobs: [] },
        ],
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/docs\.yml/, /cannot start/],
        never: [...PRAISE, /turned red/],
      }),
    ],
  },
];
