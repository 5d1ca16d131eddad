/** Merge queues: what they throw out never was on main. */
import { ALARM, type BuildHistory, digest, watch } from './history.ts';
import { CI, calm, green, red, repository, series } from './rows.ts';

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

const ONLY_QUEUE = repository({
  workflows: [CI, { file: 'merge.yml', name: 'Merge checks', text: 'on: merge_group\n' }],
  builds: [
    ...calm(),
    ...series({ from: '20d', to: '8h', minutes: 480 }, (ago, index) => green('merge.yml', ago, queued(index + 100))),
    red('merge.yml', '30h', 'expected 1 to be 2', queued(300)),
    red('merge.yml', '4h', 'expected 90 to be 100', queued(301)),
  ],
});

export const QUEUES: readonly BuildHistory[] = [
  {
    id: 'queue-throws-out',
    happened: 'The merge queue threw out three pull requests of this week, two of the last day; main is green.',
    expected: 'Main never turned red; the digest says that three were thrown out of the queue.',
    tables: { 'acme/shop': THROWN_OUT },
    sweeps: [
      watch({ ends: ['success'], never: [...ALARM, /CI is red/] }),
      digest({
        ends: ['sent', 'success'],
        says: [/\b3 thrown out/i],
        never: [...ALARM, /🟥/u, /red for \d/],
      }),
    ],
  },
  {
    id: 'queue-only-workflow',
    happened: 'Merge checks run in the queue only; two of 40 were red, the last run as well.',
    expected: 'Nothing on main is red; they were thrown out. Merge checks are not "without a run".',
    tables: { 'acme/shop': ONLY_QUEUE },
    sweeps: [
      watch({ ends: ['success'], never: ALARM }),
      digest({
        ends: ['sent', 'success'],
        says: [/thrown out/i],
        never: [...ALARM, /🟥/u, /without a run/, /has not run/],
      }),
    ],
  },
];
