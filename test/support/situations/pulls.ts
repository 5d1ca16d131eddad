/** Pull requests, forks, the merge queue. */
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
const QUEUE = 'gh-readonly-queue/main/pr-71-0f3c9a77b1d24e5f60718293a4b5c6d7e8f90123';

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
    id: 'pull-main-red-as-well',
    happened: 'A pull request is red in the same job that is red on main since yesterday.',
    expected: 'Also red on main, and so Priya is not called.',
    says: ['failed', 'PR #71', /also red on main/i, 'calls nobody'],
    played: build({
      event: 'pull_request',
      by: 'run',
      pull: PULL,
      commits: [BASE, ARCHIVE],
      before: [{ at: 0, end: 'failure', event: 'push', branch: 'main', ago: 1500 }],
      jobs: [failed('unit', 'Run python -m pytest', TRACE)],
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
    id: 'pull-fork-red',
    happened: "A fork's pull request failed in lint, told by a watching workflow.",
    expected:
      'The title once, whose fork it is, the cause; the title and the commit of the same name are not both there.',
    says: ['failed', 'E501', 'marek'],
    never: [/Fix typo in currency names[\s\S]*Fix typo in currency names/],
    played: build({
      event: 'pull_request',
      by: 'run',
      pull: FORK,
      commits: [BASE, made('marek', 'Fix typo in currency names', 'src/currency.py')],
      jobs: [failed('lint', 'Run flake8', 'src/currency.py:14:80: E501 line too long (97 > 79 characters)')],
      startedBy: 'marek',
    }),
  },
  {
    id: 'pull-thrown-out-of-queue',
    happened: 'The merge queue threw pull request 71 out because a required check failed.',
    expected: 'Thrown out of the merge queue, which one, by whom it is; nobody else.',
    says: ['PR #71', /thrown out|removed from the merge queue/i, 'Archive closed ledgers'],
    never: ['passed'],
    played: build({
      event: 'pull_request',
      workflow: 'Queue news',
      file: 'queue.yml',
      pull: PULL,
      commits: [BASE, ARCHIVE],
      jobs: [passed('tell', { steps: ['Set up job'] })],
      payload: { action: 'dequeued', reason: 'CI_FAILURE' },
    }),
  },
  {
    id: 'pull-queue-run-red',
    happened: 'The trial run of the merge queue for pull request 71 failed.',
    expected: 'That it was the merge queue, for pull request 71, and the cause. Not "main is broken".',
    says: ['failed', 'PR #71', 'seal() got an unexpected keyword'],
    never: ['on main still', 'Also red on main'],
    played: build({
      event: 'merge_group',
      by: 'run',
      branch: QUEUE,
      commits: [BASE, ARCHIVE],
      jobs: [failed('unit', 'Run python -m pytest', TRACE)],
      world: { queued: { 71: ['tom'] } },
    }),
  },
  {
    id: 'pull-merge-of-main-into-branch',
    happened:
      'Priya merged main into her branch, whose job was green before; now it is red because of what came from main.',
    expected: "Priya's pull request failed. Omar, whose commit came along, is not called for her branch.",
    says: ['failed', 'PR #71'],
    never: ['calls omar', 'calls priya omar', 'calls omar priya'],
    played: build({
      event: 'pull_request',
      by: 'run',
      pull: PULL,
      commits: [
        ARCHIVE,
        BASE,
        { by: 'priya', message: "Merge branch 'main' into archive", files: [], parents: [0, 1] },
      ],
      before: [{ at: 0, end: 'success' }],
      jobs: [failed('unit', 'Run python -m pytest', TRACE)],
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
  {
    id: 'pull-changes-requested',
    happened: 'Tom asked for changes in a review of pull request 71; a workflow tells it.',
    expected: 'Tom requested changes on which pull request, by whom, and what he wrote.',
    says: [/Tom|tom/, /requested changes|changes requested/, 'PR #71', 'Please seal it in one transaction'],
    never: ['failed'],
    played: build({
      event: 'pull_request_review',
      workflow: 'Reviews',
      file: 'reviews.yml',
      pull: PULL,
      commits: [BASE, ARCHIVE],
      jobs: [passed('tell', { steps: ['Set up job'] })],
      payload: {
        action: 'submitted',
        review: {
          id: 5,
          state: 'changes_requested',
          body: 'Please seal it in one transaction.',
          user: { login: 'tom', type: 'User' },
          html_url: 'https://github.com/birch/ledger/pull/71#r5',
        },
        sender: { login: 'tom', type: 'User' },
      },
    }),
  },
];
