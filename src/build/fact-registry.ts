/**
 * Registers every fact of a build, by its name in templates (`{{ commit.subject }}`). Types, required sources and
 * template names are derived from it. The loaders are registered separately and use the facts' types, so nothing
 * here depends on them.
 */

import { CONCLUSIONS, QUALIFIERS } from '../settings/conclusion.ts';
import { CI_NAMES } from './code-host/ci-names.ts';
import type { FactFields } from './fact.ts';
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
  ci: {
    type: 'words',
    words: CI_NAMES,
    text: 'Name of the CI; `git` if none is recognised.',
    example: 'GitHub Actions',
    always: true,
  },
  event: {
    type: 'group',
    text: 'The event that started this run.',
    parts: {
      name: {
        type: 'keyword',
        text: "GitHub's name for it, also elsewhere; `unknown` where nothing tells.",
        example: 'pull_request',
        always: true,
      },
      action: {
        type: 'line',
        text: 'What happened; of a `repository_dispatch` what its caller says.',
        example: 'opened',
      },
    },
    always: true,
  },
  scope: {
    type: 'words',
    words: SCOPES,
    text: 'What the message speaks for; `builds` means all builds of a period.',
    example: 'job',
  },
  conclusion: {
    type: 'words',
    words: CONCLUSIONS,
    text: 'How it ended; empty while it is not over, such as a pending deployment.',
    example: 'success',
  },
  qualifier: {
    type: 'words',
    words: QUALIFIERS,
    text: 'What another CI says besides: `issues` if it passed with warnings, `unstable` if only tests failed.',
    example: 'issues',
  },
  now: { type: 'group', text: 'The current time in `time-zone`, for quiet hours or silence until a date.', parts: NOW },
  repository: { type: 'group', text: 'The repository.', parts: REPOSITORY },
  workflow: {
    type: 'line',
    text: 'The workflow that is reported; for `workflow_run`, the one that ran before.',
    example: 'CI',
  },
  workflow_path: {
    type: 'line',
    text: 'File of that workflow; two workflows may have one name.',
    example: '.github/workflows/ci.yml',
  },
  run: { type: 'group', text: 'The run that is reported.', parts: RUN },
  job: { type: 'group', text: 'The job that is reported.', parts: JOB },
  ref: { type: 'group', text: 'The branch or tag.', parts: REF },
  commit: {
    type: 'group',
    text: 'The commit; for a pull request the head of its branch.',
    parts: {
      ...COMMIT,
      subject: { ...COMMIT.subject, loader: 'commit' },
      message: { ...COMMIT.message, loader: 'commit' },
      author: { ...COMMIT.author, loader: 'commit' },
      pull_request: { ...COMMIT.pull_request, loader: 'commit' },
    },
  },
  actor: { type: 'group', text: 'Who started the run; empty for a scheduled one.', parts: PERSON },
  pull_request: { type: 'group', text: 'The pull request.', parts: PULL_REQUEST },
  dequeued: { type: 'group', text: 'That the pull request left the merge queue.', parts: DEQUEUED },
  push: { type: 'group', text: 'What was pushed.', parts: PUSH },
  release: { type: 'group', text: 'The release.', parts: RELEASE },
  deployment: { type: 'group', text: 'The deployment.', parts: DEPLOYMENT },
  item: {
    type: 'group',
    text: 'The issue, discussion, milestone or other thing that the event is about.',
    parts: ITEM,
  },
  schedule: { type: 'line', text: 'Cron line of a scheduled run.', example: '17 4 * * 1-5' },
  inputs: {
    type: 'map',
    text: 'Inputs or payload of a dispatch; presets never show them.',
    example: { environment: 'staging' },
  },
} as const satisfies FactFields;

/** Facts from the code host's API or from files, loaded only on demand. */
export const READ_FACTS = {
  jobs: { type: 'groups', text: 'All jobs of the run that is reported.', parts: RUN_JOB, loader: 'jobs' },
  failed_jobs: {
    type: 'groups',
    text: 'The reported job, if it failed; of a whole run, every failed job.',
    parts: FAILED_JOB,
    loader: 'failed_jobs',
  },
  termination: {
    type: 'group',
    text: 'How a red or cancelled build came to its end, by signs in steps, annotations, logs and files.',
    parts: END,
    loader: 'failed_jobs',
  },
  infrastructure: {
    ...INFRASTRUCTURE,
    text: 'What failed if no job failed by the code.',
    loader: 'failed_jobs',
  },
  faulty_runner: {
    type: 'line',
    text: 'The machine on which all failed jobs ran, two at least, while others passed elsewhere.',
    example: 'runner-7',
    loader: 'failed_jobs',
  },
  also_red: {
    type: 'group',
    text: 'Where the same job of a red pull request is red too: on its base, or on three branches within an hour. Then nobody is suspected or called.',
    parts: ALSO_RED,
    loader: 'also_red',
  },
  new_failures: {
    type: 'number',
    text: 'How many of the failing jobs passed in the run before; empty unless known of each.',
    example: 1,
    loader: 'new_failures',
  },
  job_counts: {
    type: 'group',
    text: 'The jobs of the run, without the one that asks.',
    parts: JOB_COUNTS,
    loader: 'jobs',
  },
  artifacts: {
    type: 'groups',
    text: 'What the run has uploaded so far, in all attempts; 300 at most.',
    parts: ARTIFACT,
    loader: 'artifacts',
  },
  stopped: {
    type: 'group',
    text: 'Why it ended before its work was done.',
    parts: STOPPED,
    loader: 'failed_jobs',
  },
  unfinished_steps: {
    type: 'group',
    text: 'What is open when a step reports a green job of which other steps still run or have failed. `job-end` knows the end.',
    parts: SO_FAR,
    loader: 'job',
  },
  last_green: {
    type: 'group',
    text: 'The last success before this.',
    parts: LAST_GREEN,
    loader: 'change',
  },
  passed_before: {
    type: 'group',
    text: 'A success of the very same commit: a hint that the commit is not at fault.',
    parts: PASSED_BEFORE,
    loader: 'change',
  },
  last_red: {
    type: 'group',
    text: 'The failure just before this, if this is the first success after it.',
    parts: LAST_RED,
    loader: 'change',
  },
  newer_run: {
    type: 'group',
    text: 'The newest later run that already ended (of a job, in which that ended), or a later deployment. So this is not the latest state.',
    parts: NEWER_RUN,
    loader: 'change',
  },
  change: {
    type: 'words',
    words: CHANGES,
    text: 'How this end compares with the one before, of the same job, run or environment; empty if unknown.',
    example: 'still-failing',
    loader: 'change',
  },
  broken_since: {
    type: 'group',
    text: 'The first failure of the current row of failures, or of the one that just ended.',
    parts: BROKEN_SINCE,
    loader: 'change',
  },
  failures_in_a_row: {
    type: 'number',
    text: 'Failed runs in a row, this one included, or in the row that just ended; without `broken_since` at least so many. Counted further if `only-if` names it.',
    example: 3,
    loader: 'change',
  },
  same_failure_type: {
    type: 'flag',
    text: 'True if all runs of a row that goes on ended alike; a failing test is not like a timeout.',
    example: true,
    loader: 'change',
  },
  commits_since_green: {
    type: 'group',
    text: 'What was committed since the last success.',
    parts: COMMITS_SINCE_GREEN,
    loader: 'commits_since_green',
  },
  incident: {
    type: 'group',
    text: 'The open topic or task of this `unique-key` (REST), which this message opened or which can be closed now.',
    parts: INCIDENT,
  },
  suspect_range: {
    type: 'group',
    text: 'What may have broken it, between the last success and the first failure; empty if no success is known, or only one of the same commit.',
    parts: SUSPICION,
    loader: 'suspects',
  },
  suspects: {
    type: 'groups',
    text: 'As `suspect_range.people`; if `failed_jobs` or `tests` are read, first those who changed a file that the failure names.',
    parts: SUSPECT,
    loader: 'suspects',
  },
  failing_files: {
    type: 'groups',
    text: 'The failing files, one for each test and error, the surest first; if none is named, what the change under suspicion changed.',
    parts: FAILING_FILE,
    loader: 'failing_files',
  },
  file_owners: {
    type: 'groups',
    text: 'Owners of these files by CODEOWNERS.',
    parts: FILE_OWNER,
    loader: 'file_owners',
  },
  owners: {
    type: 'list',
    text: 'Owners of all failing files, as CODEOWNERS has them, for `only-if: owners contains "@acme/web"`; empty if unknown, if it was not the code, or is red elsewhere too.',
    example: ['@acme/web'],
    loader: 'file_owners',
  },
  errors: {
    type: 'groups',
    text: 'What `log-files` say about the failure, the surest first; empty without that option.',
    parts: JOB_ERROR,
    loader: 'errors',
  },
  report: {
    type: 'group',
    text: 'The file of the option `report`; empty without it.',
    parts: REPORT,
    loader: 'report',
  },
  tests: {
    type: 'group',
    text: 'What the files of `test-reports` tell; empty without that option.',
    parts: TESTS,
    loader: 'tests',
  },
  health: {
    type: 'group',
    text: 'The health of the builds: of the default branch of this or several repositories, over `period`.',
    parts: HEALTH,
  },
} as const satisfies FactFields;

/** Registers all facts. */
export const FACTS: FactFields = { ...BASE_FACTS, ...READ_FACTS };
