/** What waits: for a runner, for approval. */
import { ALARM, type BuildHistory, watch } from './history.ts';
import { type Build, before, CI, calm, repository } from './rows.ts';

/** No runner of GitHub takes them: 200 pull requests of the last three hours. */
const STUCK = Array.from({ length: 200 }, (_, index): Build => {
  const ago = `${20 + (index % 160)}m`;
  return {
    ...{ file: 'ci.yml', ago, event: 'pull_request', branch: `topic-${index}`, conclusion: null, status: 'queued' },
    jobs: [{ name: 'test', conclusion: null, created: before(ago) }],
  };
});

export const WAITING: readonly BuildHistory[] = [
  {
    id: 'waiting-200-for-a-runner',
    happened: 'Since three hours no runner takes anything: 200 runs wait, the oldest since two hours and 59 minutes.',
    expected: 'That 200 wait for a runner and since when; not that five do, and not 200 lines.',
    tables: { 'acme/shop': repository({ workflows: [CI], builds: [...calm(), ...STUCK] }) },
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
