/** Defines groups of facts about runs and their jobs. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import type { FactFields } from '../fact.ts';
import { PERSON } from './code.ts';
import { INFRASTRUCTURE } from './termination.ts';

const FAILED_STEP = {
  number: { type: 'number', text: "Position on the job's page, counted from 1.", example: 4 },
  name: { type: 'line', text: 'Name of the step.', example: 'Run npm test', always: true },
  url: { type: 'url', text: 'The step on the page of its job.', example: 'https://github.com/acme/app#step:4:1' },
  started_at: { type: 'time', text: 'When it started.', example: '2026-03-04T08:01:30Z' },
  new: {
    type: 'flag',
    text: 'True if another step failed in the run before; empty if unknown.',
    example: false,
  },
} as const satisfies FactFields;

export const JOB_ERROR = {
  test: {
    type: 'line',
    text: 'The failing test, if a log names it.',
    example: 'cart > adds a gift card',
  },
  message: { type: 'lines', text: 'What was reported.', example: 'expected 1 to be 2', always: true },
  path: {
    type: 'line',
    text: 'File in the repository; of Java from the package on.',
    example: 'src/sum.test.ts',
  },
  line: { type: 'number', text: 'Line in that file.', example: 12 },
  count: {
    type: 'number',
    text: 'How many tests or lines say it, from three on.',
    example: 60,
  },
  written_at: {
    type: 'time',
    text: 'When its log file was last written.',
    example: '2026-03-04T08:02:00Z',
  },
  doubtful: {
    type: 'flag',
    text: 'True for a doubtful cause: lines beside a surer one, or the last lines or script of a step whose log shows none.',
    example: false,
  },
} as const satisfies FactFields;

/** Describes a job of the API. */
export const RUN_JOB = {
  id: { type: 'number', text: 'Its id.', example: 48_001_234_567 },
  name: {
    type: 'line',
    text: 'Its name, with the calling job before and the matrix after.',
    example: 'caller / test (ubuntu-latest, 24)',
    always: true,
  },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/actions/runs/1/job/2' },
  conclusion: {
    type: 'words',
    words: CONCLUSIONS,
    text: 'How it ended; empty while it is running.',
    example: 'failure',
  },
  started_at: { type: 'time', text: 'When it started.', example: '2026-03-04T08:00:00Z' },
  duration_seconds: { type: 'number', text: 'How long it took, in seconds.', example: 120 },
  failed_steps: { type: 'groups', text: 'Steps that failed.', parts: FAILED_STEP, always: true },
  errors: {
    type: 'groups',
    text: 'What the failing step wrote about it; nothing if that is only an exit code.',
    parts: JOB_ERROR,
    always: true,
  },
} as const satisfies FactFields;

/** Describes a failed job. */
export const FAILED_JOB = {
  ...RUN_JOB,
  infrastructure: INFRASTRUCTURE,
  new: {
    type: 'flag',
    text: 'True if it passed in the run before, false if it failed there too. Read for `new_failures`; empty if unknown.',
    example: true,
  },
} as const satisfies FactFields;

/** Describes one location of a failure. */
export const FAILING_FILE = {
  path: {
    type: 'line',
    text: 'The file, from the root of the repository; empty for a job that names none.',
    example: 'packages/api/src/cart.test.ts',
  },
  job: { type: 'line', text: 'The failed job that names it; empty if files of the workspace do.', example: 'test' },
  suspected: {
    type: 'flag',
    text: 'True if no failure names a file: the change under suspicion changed this one.',
    example: false,
  },
} as const satisfies FactFields;

/** Describes the owner of a file. */
export const FILE_OWNER = {
  path: { type: 'line', text: 'One of `failing_files`.', example: 'packages/api/src/cart.test.ts', always: true },
  owners: {
    type: 'list',
    text: 'Logins, groups (`@acme/api`) and e-mail addresses, as CODEOWNERS has them; none if nobody owns it.',
    example: ['@acme/api'],
    always: true,
  },
} as const satisfies FactFields;

export const ARTIFACT = {
  name: { type: 'line', text: 'Its name.', example: 'coverage', always: true },
  url: {
    type: 'url',
    text: 'Where readers of the repository download it.',
    example: 'https://github.com/acme/app/actions/runs/1/artifacts/2',
  },
  size_bytes: { type: 'number', text: 'Its size in bytes.', example: 1_250_000 },
  expired: { type: 'flag', text: 'True if it is already deleted.', example: false },
} as const satisfies FactFields;

export const RUN = {
  id: { type: 'number', text: 'Its id.', example: 9_876_543_210 },
  number: { type: 'number', text: 'Its number within the workflow.', example: 42 },
  attempt: { type: 'number', text: '1 for the first attempt, 2 after one re-run.', example: 1 },
  url: { type: 'url', text: 'Page of this attempt.', example: 'https://github.com/acme/app/actions/runs/1' },
  title: {
    type: 'line',
    text: 'Its `run-name`, if that says more than workflow and commit.',
    example: 'Import 2026-03-04',
    loader: 'run',
  },
  started_by: { type: 'group', text: 'Who started this attempt: of a re-run, who asked for it.', parts: PERSON },
  event: {
    type: 'keyword',
    text: 'The event that started it: of an upstream run, and of a scheduled one on other CI systems.',
    example: 'schedule',
  },
  started_at: { type: 'time', text: 'When this attempt started.', example: '2026-03-04T08:00:00Z', loader: 'run' },
  duration_seconds: { type: 'number', text: 'How long it took, in seconds.', example: 192, loader: 'run' },
} as const satisfies FactFields;

export const JOB = {
  id: { type: 'number', text: 'Its id.', example: 48_001_234_567 },
  name: {
    type: 'line',
    text: 'Its id in the workflow file, which jobs of called workflows may share.',
    example: 'test',
    always: true,
  },
  full_name: {
    type: 'line',
    text: 'Its name on the page of the run: calling job, `name:` and matrix leg.',
    example: 'linux / test',
    loader: 'job',
  },
  url: { type: 'url', text: 'Its page.', example: 'https://github.com/acme/app/actions/runs/1/job/2' },
  matrix: { type: 'line', text: 'Its matrix values.', example: 'ubuntu-latest, 24' },
  started_at: { type: 'time', text: 'When it started.', example: '2026-03-04T08:00:00Z', loader: 'job' },
  duration_seconds: { type: 'number', text: 'How long it took so far, in seconds.', example: 243, loader: 'job' },
  exit_code: {
    type: 'number',
    text: 'Exit code of the command, with `run` or if the CI system tells it; empty after a signal.',
    example: 3,
  },
  machine: {
    type: 'line',
    text: 'The machine on which `run` ran its command; empty in a CI system.',
    example: 'db-1',
  },
} as const satisfies FactFields;

/** Reasons for a termination before completion. */
const STOPPED_BY = ['newer_run', 'person', 'time_limit', 'startup_failure'] as const;

export const JOB_COUNTS = {
  total: { type: 'number', text: 'How many there are.', example: 120, always: true },
  failed: { type: 'number', text: 'How many failed or timed out.', example: 12, always: true },
  running: { type: 'number', text: 'How many still run; empty for none.', example: 1 },
  maybe_allowed_failures: {
    type: 'flag',
    text: 'True if failures may be tolerated, which `status: workflow` cannot know.',
    example: true,
  },
} as const satisfies FactFields;

export const SO_FAR = {
  running: { type: 'list', text: 'Steps that still run beside it.', example: ['Start the server'], always: true },
  failed: { type: 'list', text: 'Steps that have failed.', example: ['Run npm run e2e'], always: true },
} as const satisfies FactFields;

export const STOPPED = {
  by: { type: 'words', words: STOPPED_BY, text: 'What stopped it.', example: 'newer_run', always: true },
  person: { type: 'line', text: 'Who cancelled it, if known.', example: 'ada' },
  after_seconds: { type: 'number', text: 'How long it had run by then.', example: 21_600 },
} as const satisfies FactFields;
