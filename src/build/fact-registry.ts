/**
 * Registers every fact of a build, by its name in templates (`{{ commit.subject }}`). Types, required sources and
 * template names are derived from it. The loaders are registered separately and use the facts' types, so nothing
 * here depends on them.
 */

import { CONCLUSIONS, RESERVATIONS } from '../settings/conclusion.ts';
import { ALWAYS, type FactFields, flag, group, groups, keyword, line, list, map, number, words } from './fact.ts';
import { COMMIT, PERSON, PUSH, REF, REPOSITORY, SUSPECT } from './groups/code.ts';
import { DEPLOYMENT, DEQUEUED, ITEM, PULL_REQUEST, RELEASE } from './groups/event-subjects.ts';
import { HEALTH } from './groups/health.ts';
import {
  ALSO_RED,
  BROKEN_SINCE,
  COMMITS_SINCE_GREEN,
  INCIDENT,
  LAST_GREEN,
  LAST_RED,
  NEWER_RUN,
  PASSED_BEFORE,
} from './groups/history.ts';
import { NOW } from './groups/now.ts';
import {
  ARTIFACT,
  FAILED_JOB,
  FAILING_FILE,
  FILE_OWNER,
  JOB,
  JOB_COUNTS,
  JOB_ERROR,
  RUN,
  RUN_JOB,
  SO_FAR,
  STOPPED,
} from './groups/runs.ts';
import { SUSPICION } from './groups/suspects.ts';
import { END, INFRASTRUCTURE } from './groups/termination.ts';
import { REPORT, TESTS } from './groups/tests.ts';

/** Scopes that a message can report. Only jobs that see the complete run report it. */
const SCOPES = ['job', 'run', 'deployment', 'event', 'builds'] as const;

/** Results of the comparison with the previous conclusion. */
const CHANGES = ['broken', 'still-failing', 'fixed', 'still-passing'] as const;

/** Facts from environment and event. If a group has a loader, that reads what the event lacks. */
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
  scope: words(SCOPES, 'What the message speaks for; `builds` means all builds of a period.', 'job'),
  conclusion: words(CONCLUSIONS, 'How it ended; empty while it is not over, such as a pending deployment.', 'success'),
  qualifier: words(
    RESERVATIONS,
    'What another CI says besides: `issues` if it passed with warnings, `unstable` if only tests failed.',
    'issues',
  ),
  now: group('The current time in `time-zone`, for quiet hours or silence until a date.', NOW),
  repository: group('The repository.', REPOSITORY),
  workflow: line('The workflow that is reported; for `workflow_run`, the one that ran before.', 'CI'),
  workflow_path: line('File of that workflow; two workflows may have one name.', '.github/workflows/ci.yml'),
  run: group('The run that is reported.', RUN),
  job: group('The job that is reported.', JOB),
  ref: group('The branch or tag.', REF),
  commit: group('The commit; for a pull request the head of its branch.', {
    ...COMMIT,
    subject: { ...COMMIT.subject, loader: 'commit' },
    message: { ...COMMIT.message, loader: 'commit' },
    author: { ...COMMIT.author, loader: 'commit' },
    pull_request: { ...COMMIT.pull_request, loader: 'commit' },
  }),
  actor: group('Who started the run; empty for a scheduled one.', PERSON),
  pull_request: group('The pull request.', PULL_REQUEST),
  dequeued: group('That the pull request left the merge queue.', DEQUEUED),
  push: group('What was pushed.', PUSH),
  release: group('The release.', RELEASE),
  deployment: group('The deployment.', DEPLOYMENT),
  item: group('The issue, discussion, milestone or other thing that the event is about.', ITEM),
  schedule: line('Cron line of a scheduled run.', '17 4 * * 1-5'),
  inputs: map('Inputs or payload of a dispatch; presets never show them.', { environment: 'staging' }),
} as const satisfies FactFields;

/** Facts from the code host's API or from files, loaded only on demand. */
export const READ_FACTS = {
  jobs: groups('All jobs of the run that is reported.', RUN_JOB, { loader: 'jobs' }),
  failed_jobs: groups('The reported job, if it failed; of a whole run, every failed job.', FAILED_JOB, {
    loader: 'failed_jobs',
  }),
  termination: group(
    'How a red or cancelled build came to its end, by signs in steps, annotations, logs and files.',
    END,
    {
      loader: 'failed_jobs',
    },
  ),
  infrastructure: {
    ...INFRASTRUCTURE,
    text: 'What failed if no job failed by the code.',
    loader: 'failed_jobs',
  },
  faulty_runner: line(
    'The machine on which all failed jobs ran, two at least, while others passed elsewhere.',
    'runner-7',
    { loader: 'failed_jobs' },
  ),
  also_red: group(
    'Where the same job of a red pull request is red too: on its base, or on three branches within an hour. Then nobody is suspected or called.',
    ALSO_RED,
    { loader: 'also_red' },
  ),
  new_failures: number('How many of the failing jobs passed in the run before; empty unless known of each.', 1, {
    loader: 'new_failures',
  }),
  job_counts: group('The jobs of the run, without the one that asks.', JOB_COUNTS, { loader: 'jobs' }),
  artifacts: groups('What the run has uploaded so far, in all attempts; 300 at most.', ARTIFACT, {
    loader: 'artifacts',
  }),
  stopped: group('Why it ended before its work was done.', STOPPED, { loader: 'failed_jobs' }),
  unfinished_steps: group(
    'What is open when a step reports a green job of which other steps still run or have failed. `job-end` knows the end.',
    SO_FAR,
    { loader: 'job' },
  ),
  last_green: group('The last success before this.', LAST_GREEN, { loader: 'change' }),
  passed_before: group('A success of the very same commit: a hint that the commit is not at fault.', PASSED_BEFORE, {
    loader: 'change',
  }),
  last_red: group('The failure just before this, if this is the first success after it.', LAST_RED, {
    loader: 'change',
  }),
  newer_run: group(
    'The newest later run that already ended (of a job, in which that ended), or a later deployment. So this is not the latest state.',
    NEWER_RUN,
    { loader: 'change' },
  ),
  change: words(
    CHANGES,
    'How this end compares with the one before, of the same job, run or environment; empty if unknown.',
    'still-failing',
    { loader: 'change' },
  ),
  broken_since: group(
    'The first failure of the current row of failures, or of the one that just ended.',
    BROKEN_SINCE,
    { loader: 'change' },
  ),
  failures_in_a_row: number(
    'Failed runs in a row, this one included, or in the row that just ended; without `broken_since` at least so many. Counted further if `only-if` names it.',
    3,
    { loader: 'change' },
  ),
  same_failure_type: flag('True if all runs of a row that goes on ended alike; a failing test is not like a timeout.', {
    loader: 'change',
  }),
  commits_since_green: group('What was committed since the last success.', COMMITS_SINCE_GREEN, {
    loader: 'commits_since_green',
  }),
  incident: group(
    'The open topic or task of this `unique-key` (REST), which this message opened or which can be closed now.',
    INCIDENT,
  ),
  suspect_range: group(
    'What may have broken it, between the last success and the first failure; empty if no success is known, or only one of the same commit.',
    SUSPICION,
    { loader: 'suspects' },
  ),
  suspects: groups(
    'As `suspect_range.people`; if `failed_jobs` or `tests` are read, first those who changed a file that the failure names.',
    SUSPECT,
    { loader: 'suspects' },
  ),
  failing_files: groups(
    'The failing files, one for each test and error, the surest first; if none is named, what the change under suspicion changed.',
    FAILING_FILE,
    { loader: 'failing_files' },
  ),
  file_owners: groups('Owners of these files by CODEOWNERS.', FILE_OWNER, { loader: 'file_owners' }),
  owners: list(
    'Owners of all failing files, as CODEOWNERS has them, for `only-if: owners contains "@acme/web"`; empty if unknown, if it was not the code, or is red elsewhere too.',
    ['@acme/web'],
    { loader: 'file_owners' },
  ),
  errors: groups('What `log-files` say about the failure, the surest first; empty without that option.', JOB_ERROR, {
    loader: 'errors',
  }),
  report: group('The file of the option `report`; empty without it.', REPORT, { loader: 'report' }),
  tests: group('What the files of `test-reports` tell; empty without that option.', TESTS, { loader: 'tests' }),
  health: group(
    'The health of the builds: of the default branch of this or several repositories, over `period`.',
    HEALTH,
  ),
} as const satisfies FactFields;

/** Registers all facts. */
export const FACTS: FactFields = { ...BASE_FACTS, ...READ_FACTS };
