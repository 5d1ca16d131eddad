/** What workflows are called, and whether their files are there and can start. */
import { type BuildHistory, digest, PRAISE, watch } from './history.ts';
import { CI, calm, green, red, repository, series } from './rows.ts';

const UNNAMED = { file: 'check.yml', name: '.github/workflows/check.yml', text: 'on: push\n' };
const often = (file: string, to: string) => series({ from: '20d', to, minutes: 720 }, (ago) => green(file, ago));

export const FILES: readonly BuildHistory[] = [
  {
    id: 'unnamed-and-red',
    happened: 'A workflow without `name:` started failing by a test; GitHub gives its path as its name.',
    expected: 'Told by its file as started failing, with the cause of its job. Its file is right.',
    tables: {
      'acme/shop': repository({
        workflows: [CI, UNNAMED],
        builds: [...calm(), ...often('check.yml', '1d'), red('check.yml', '3h', 'expected 90 to be 100')],
      }),
    },
    sweeps: [
      watch({
        ends: ['sent', 'failure', 'broken'],
        says: [/check\.yml/, /started failing/, /expected 90 to be 100/],
        never: [...PRAISE, /cannot start/, /file has an error/, /Check\.yml/],
      }),
      digest({ ends: ['sent', 'failure'], says: [/check\.yml/], never: [...PRAISE, /cannot start/] }),
    ],
  },
];
