/** Defines the facts from environment and event, with those about people and commits. */

import { CONCLUSIONS, QUALIFIERS } from '../../settings/conclusion.ts';
import {
  ALWAYS,
  type FactFields,
  flag,
  group,
  groups,
  keyword,
  line,
  lines,
  list,
  map,
  number,
  time,
  url,
  words,
} from '../fact.ts';

export const PERSON = {
  login: line('User name on the code host.', 'ada'),
  name: line('Full name.', 'Ada Lovelace'),
  email: line('E-mail address of the commit.', 'ada@example.com'),
  url: url('Page of the account.'),
  bot: flag('True for a bot or an app.'),
} as const satisfies FactFields;

export const COMMIT = {
  sha: line('Full hash.', 'abc1234def5678901234567890123456789012ab', ALWAYS),
  short: line('Its first seven characters.', 'abc1234', ALWAYS),
  subject: line('First line of the message; of a merged pull request its title.', 'Fix the login redirect'),
  message: lines('The whole message.', 'Fix the login redirect\n\nIt lost the query.'),
  url: url('Its page.'),
  author: group('Who made it; of a merge, who wrote what it merged, if known to be one person.', PERSON),
  pull_request: group('The pull request that this commit merged.', {
    number: number('Its number.', 13, ALWAYS),
    url: url('Its page.'),
  }),
} as const satisfies FactFields;

/** Describes a change to a file that the failure names. */
export const CHANGED = line(
  'A file that the failure names and that was changed here, else one that such a file tests; empty if unknown.',
  'src/cart.ts',
);

export const SUSPECT = { ...PERSON, changed: CHANGED } as const satisfies FactFields;

export const COMPARE_URL = url('Page that compares them.');

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** If a group has a loader, that reads what the event lacks. */
export const BASE_FACTS = {
  ci: words(
    [
      'GitHub Actions',
      'Gitea Actions',
      'Forgejo Actions',
      'Azure Pipelines',
      'Bitbucket Pipelines',
      'Buildkite',
      'CircleCI',
      'Drone',
      'GitLab CI',
      'Jenkins',
      'TeamCity',
      'Travis CI',
      'Woodpecker',
      'git',
    ],
    'Name of the CI; `git` if none is recognised.',
    'GitHub Actions',
    ALWAYS,
  ),
  event: group(
    'The event that started this run.',
    {
      name: keyword("GitHub's name for it, also elsewhere; `unknown` where nothing tells.", 'pull_request', ALWAYS),
      action: line('What happened; of a `repository_dispatch` what its caller says.', 'opened'),
    },
    ALWAYS,
  ),
  scope: words(
    ['job', 'run', 'deployment', 'event', 'builds'],
    'What the message speaks for; `builds` means all builds of a period.',
    'job',
  ),
  conclusion: words(CONCLUSIONS, 'How it ended; empty while it is not over, such as a pending deployment.', 'success'),
  qualifier: words(
    QUALIFIERS,
    'What another CI says besides: `issues` if it passed with warnings, `unstable` if only tests failed.',
    'issues',
  ),
  now: group('The current time in `time-zone`, for quiet hours or silence until a date.', {
    date: line('The day; days compare as texts: `now.date >= "2026-12-01"`.', '2026-03-04', ALWAYS),
    time: line('The time of day: `now.time >= "07:30"`.', '08:05', ALWAYS),
    hour: number('Its hour, from 0 to 23.', 8, ALWAYS),
    weekday: words(WEEKDAYS, 'The day of the week.', 'Wednesday', ALWAYS),
  }),
  repository: group('The repository.', {
    name: line('Owner and name.', 'acme/app', ALWAYS),
    url: url('Its page.'),
    default_branch: line('Its default branch.', 'main'),
    private: flag('True if it is private.'),
  }),
  workflow: line('The workflow that is reported; for `workflow_run`, the one that ran before.', 'CI'),
  workflow_path: line('File of that workflow; two workflows may have one name.', '.github/workflows/ci.yml'),
  run: group('The run that is reported.', {
    id: number('Its id.', 9_876_543_210),
    number: number('Its number within the workflow.', 42),
    attempt: number('1 for the first attempt, 2 after one re-run.', 1),
    url: url('Page of this attempt.'),
    title: line('Its `run-name`, if that says more than workflow and commit.', 'Import 2026-03-04', { loader: 'run' }),
    started_by: group('Who started this attempt: of a re-run, who asked for it.', PERSON),
    event: keyword(
      'The event that started it: of an upstream run, and of a scheduled one on other CI systems.',
      'schedule',
    ),
    started_at: time('When this attempt started.', '2026-03-04T08:00:00Z', { loader: 'run' }),
    duration_seconds: number('How long it took, in seconds.', 192, { loader: 'run' }),
  }),
  job: group('The job that is reported.', {
    id: number('Its id.', 48_001_234_567),
    name: line('Its id in the workflow file, which jobs of called workflows may share.', 'test', ALWAYS),
    full_name: line('Its name on the page of the run: calling job, `name:` and matrix leg.', 'linux / test', {
      loader: 'job',
    }),
    url: url('Its page.'),
    matrix: line('Its matrix values.', 'ubuntu-latest, 24'),
    started_at: time('When it started.', '2026-03-04T08:00:00Z', { loader: 'job' }),
    duration_seconds: number('How long it took so far, in seconds.', 243, { loader: 'job' }),
    exit_code: number('Exit code of the command, with `run` or if the CI system tells it; empty after a signal.', 3),
    machine: line('The machine on which `run` ran its command; empty in a CI system.', 'db-1'),
  }),
  ref: group('The branch or tag.', {
    type: words(['branch', 'tag'], '`branch` or `tag`.', 'branch', ALWAYS),
    name: line('Short name.', 'main', ALWAYS),
    url: url('Its page.'),
  }),
  commit: group('The commit; for a pull request the head of its branch.', {
    ...COMMIT,
    subject: { ...COMMIT.subject, loader: 'commit' },
    message: { ...COMMIT.message, loader: 'commit' },
    author: { ...COMMIT.author, loader: 'commit' },
    pull_request: { ...COMMIT.pull_request, loader: 'commit' },
  }),
  actor: group('Who started the run; empty for a scheduled one.', PERSON),
  pull_request: group('The pull request.', {
    number: number('Its number.', 12, { always: true, loader: 'pull_request' }),
    title: line('Title.', 'Fix the login redirect', { loader: 'pull_request' }),
    url: url('Its page.', { loader: 'pull_request' }),
    head: line('Source branch; with its owner in front when it comes from a fork.', 'octo:fix', {
      loader: 'pull_request',
    }),
    base: line('Branch to merge into.', 'main', { loader: 'pull_request' }),
    author: group('Who opened it.', PERSON, { loader: 'pull_request' }),
    draft: flag('True for a draft.', { loader: 'pull_request' }),
    merged: flag('True if it is merged; only the event tells it.'),
    fork: flag('True if the source branch is in another repository, or in a deleted one.', { loader: 'pull_request' }),
    labels: list('Names of its labels.', ['bug', 'security'], { loader: 'pull_request' }),
  }),
  dequeued: group('That the pull request left the merge queue.', {
    reason: keyword("Why, in GitHub's word.", 'CI_FAILURE', ALWAYS),
    text: line('What became of it, in words.', 'was removed from the merge queue: CI failed', ALWAYS),
    queued_by: group('Who put it into the queue, or asked for the merge once all is green.', PERSON, {
      loader: 'queued_by',
    }),
    also_failed: groups(
      'The other runs that failed in the queue.',
      {
        workflow: line('The workflow.', 'E2E'),
        number: number('Its number.', 7),
        url: url('Its page.'),
      },
      { loader: 'failed_jobs' },
    ),
  }),
  push: group('What was pushed.', {
    commits: groups('The pushed commits, newest last; GitHub lists 2,048 at most.', COMMIT, ALWAYS),
    count: number('How many commits.', 3, ALWAYS),
    truncated: flag('True if there may be more than listed.'),
    compare_url: COMPARE_URL,
    forced: flag('True for a forced push.', ALWAYS),
    created: flag('True if the push created the branch or tag.', ALWAYS),
    deleted: flag('True if the push deleted the branch or tag.', ALWAYS),
  }),
  release: group('The release.', {
    name: line('Its name, or its tag when it has none.', 'Spring cleaning', ALWAYS),
    tag: line('Its tag.', 'v2.0.0', ALWAYS),
    url: url('Its page.'),
    notes: lines('The release notes.', '## New\n\n- Faster start'),
    prerelease: flag('True for a pre-release.', ALWAYS),
    draft: flag('True for a draft.', ALWAYS),
    author: group('Who published it.', PERSON),
  }),
  deployment: group('The deployment.', {
    id: number('Its id.', 145_988_746),
    environment: line('Where it goes.', 'production', ALWAYS),
    state: keyword(
      "GitHub's word: `success`, `failure`, `error`, `pending`, `in_progress`, `queued`, `inactive`.",
      'success',
    ),
    transient: flag('True if its environment is temporary, such as a preview.'),
    ref: line('Branch, tag or version that was deployed.', 'v2.3.1'),
    started_at: time('When it was created.', '2026-03-04T08:00:00Z'),
    duration_seconds: number('How long it took, in seconds.', 130),
    url: url('Address of what was deployed.'),
    log_url: url('Page of its log.'),
    description: lines('Its description.', 'Deployed by the release workflow'),
  }),
  item: group('The issue, discussion, milestone or other thing that the event is about.', {
    type: keyword('What it is: `issue`, `discussion`, `milestone` and so on.', 'issue', {
      always: true,
      words: ['Dependabot alert'],
    }),
    title: line('Its title or name.', 'The login page is blank', ALWAYS),
    number: number('Its number.', 7),
    url: url('Its page.'),
    author: group('Who opened it.', PERSON),
    comment: lines('Text of the comment or review.', 'I can confirm this.'),
    comment_author: group('Who wrote the comment or review.', PERSON),
    review: keyword(
      "How the review ended, in GitHub's word: `approved`, `changes_requested`, `commented`, `dismissed`.",
      'changes_requested',
    ),
  }),
  schedule: line('Cron line of a scheduled run.', '17 4 * * 1-5'),
  inputs: map('Inputs or payload of a dispatch; presets never show them.', { environment: 'staging' }),
} as const satisfies FactFields;
