/** Situations with pull requests, forks and the merge queue. */
import { build } from './build.ts';
import { failed, passed } from './jobs.ts';
import { made } from './people.ts';
import type { Situation } from './situation.ts';
import type { Pull } from './story.ts';

const BASE = made('omar', 'Read rates from the cache', 'src/rates.go');
const PULL: Pull = { number: 71, title: 'Archive closed ledgers', by: 'priya', branch: 'archive' };
const FORK: Pull = {
  number: 72,
  title: 'Fix typo in currency names',
  by: 'marek',
  branch: 'patch-1',
  home: 'marek/ledger',
};
const ARCHIVE = made('priya', 'Archive closed ledgers', 'src/archive.py');
const TRACE = [
  'Traceback (most recent call last):',
  '  File "/__w/ledger/ledger/src/archive.py", line 63, in close',
  '    ledger.seal(on=None)',
  "TypeError: seal() got an unexpected keyword argument 'on'",
].join('\n');

export const PULLS: readonly Situation[] = [
  {
    id: 'pull-red-first-time',
    happened: "Priya's pull request failed in its unit tests on its first run.",
    expected: 'The pull request with its title and author, the cause. Not "broke with" a commit of main.',
    says: ['failed', 'PR #71', 'Archive closed ledgers', 'Priya', 'seal() got an unexpected keyword'],
    never: ['Omar'],
    played: build({
      event: 'pull_request',
      by: 'run',
      pull: PULL,
      commits: [BASE, ARCHIVE],
      jobs: [failed('unit', 'Run python -m pytest', TRACE)],
    }),
  },
  {
    id: 'pull-base-fails-otherwise',
    happened: 'The tests of the pull request and of main fail in the same step, but in another test.',
    expected: 'The failure of the pull request; not that main fails as well, so that it was not caused by the request.',
    says: ['failed', 'seal() got an unexpected keyword', 'Archive closed ledgers'],
    never: ['Also failing', 'probably not caused'],
    played: build({
      event: 'pull_request',
      by: 'run',
      pull: PULL,
      commits: [BASE, ARCHIVE],
      before: [
        {
          at: 0,
          end: 'failure',
          event: 'push',
          branch: 'main',
          jobs: [failed('unit', 'Run python -m pytest', 'ValueError: no rate for CHF')],
        },
      ],
      jobs: [failed('unit', 'Run python -m pytest', TRACE)],
    }),
  },
  {
    id: 'pull-green-label-only',
    happened: 'A workflow that only puts labels on pull requests passed.',
    expected: 'At most one short line: it is no news that a labeller worked.',
    says: [/label/i],
    never: [/\n.*\ncalls/],
    played: build({
      event: 'pull_request_target',
      workflow: 'Labeler',
      file: 'labeler.yml',
      pull: PULL,
      commits: [BASE, ARCHIVE],
      jobs: [passed('label', { steps: ['Set up job', 'Run actions/labeler@v6', 'Complete job'] })],
      payload: { action: 'opened' },
    }),
  },
  {
    id: 'pull-fork-waits',
    happened: "The run of a stranger's fork waits for somebody who allows it.",
    expected: 'It waits for an approval; not that it failed.',
    says: [/approv|waits|action/i, 'calls nobody'],
    never: ['failed', 'passed'],
    played: build({
      event: 'pull_request',
      by: 'run',
      pull: FORK,
      commits: [BASE, made('marek', 'Fix typo in currency names', 'src/currency.py')],
      jobs: [],
      end: 'action_required',
      startedBy: 'marek',
    }),
  },
  {
    id: 'pull-force-pushed-green',
    happened: 'Priya rewrote her branch, which had been red for two runs, and it is green.',
    expected:
      'Works again; not "fixed by" a commit, because the branch was rewritten; no count of commits that are gone.',
    says: ['works again', 'PR #71', 'calls nobody'],
    never: ['0 commits', 'Broke'],
    played: build({
      options: { when: 'always, change' },
      event: 'pull_request',
      by: 'run',
      pull: PULL,
      commits: [BASE, ARCHIVE, { ...made('priya', 'Archive ledgers that are closed', 'src/archive.py'), parents: [0] }],
      before: [
        { at: 1, end: 'failure' },
        { at: 1, end: 'failure' },
      ],
      jobs: [passed('unit')],
    }),
  },
];
