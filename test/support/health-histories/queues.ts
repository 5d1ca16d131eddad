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

export const QUEUES: readonly BuildHistory[] = [
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
];
