/** Defines groups of facts about runs and their jobs. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
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
  number,
  time,
  url,
  words,
} from '../fact.ts';
import { PERSON } from './code.ts';
import { INFRASTRUCTURE } from './termination.ts';

const FAILED_STEP = {
  number: number("Position on the job's page, counted from 1.", 4),
  name: line('Name of the step.', 'Run npm test', ALWAYS),
  url: url('The step on the page of its job.'),
  started_at: time('When it started.', '2026-03-04T08:01:30Z'),
  new: flag('True if another step failed in the run before; empty if unknown.'),
} as const satisfies FactFields;

export const JOB_ERROR = {
  test: line('The failing test, if a log names it.', 'cart > adds a gift card'),
  message: lines('What was reported.', 'expected 1 to be 2', ALWAYS),
  path: line('File in the repository; of Java from the package on.', 'src/sum.test.ts'),
  line: number('Line in that file.', 12),
  count: number('How many tests or lines say it, from three on.', 60),
  written_at: time('When its log file was last written.', '2026-03-04T08:02:00Z'),
  doubtful: flag(
    'True for a doubtful cause: lines beside a surer one, or the last lines or script of a step whose log shows none.',
  ),
} as const satisfies FactFields;

/** Describes a job of the API. */
export const RUN_JOB = {
  id: number('Its id.', 48_001_234_567),
  name: line(
    'Its name, with the calling job before and the matrix after.',
    'caller / test (ubuntu-latest, 24)',
    ALWAYS,
  ),
  url: url('Its page.'),
  conclusion: words(CONCLUSIONS, 'How it ended; empty while it is running.', 'failure'),
  started_at: time('When it started.', '2026-03-04T08:00:00Z'),
  duration_seconds: number('How long it took, in seconds.', 120),
  failed_steps: groups('Steps that failed.', FAILED_STEP, ALWAYS),
  errors: groups('What the failing step wrote about it; nothing if that is only an exit code.', JOB_ERROR, ALWAYS),
} as const satisfies FactFields;

/** Describes a failed job. */
export const FAILED_JOB = {
  ...RUN_JOB,
  infrastructure: INFRASTRUCTURE,
  new: flag(
    'True if it passed in the run before, false if it failed there too. Read for `new_failures`; empty if unknown.',
  ),
} as const satisfies FactFields;

/** Describes one location of a failure. */
export const FAILING_FILE = {
  path: line(
    'The file, from the root of the repository; empty for a job that names none.',
    'packages/api/src/cart.test.ts',
  ),
  job: line('The failed job that names it; empty if files of the workspace do.', 'test'),
  suspected: flag('True if no failure names a file: the change under suspicion changed this one.'),
} as const satisfies FactFields;

/** Describes the owner of a file. */
export const FILE_OWNER = {
  path: line('One of `failing_files`.', 'packages/api/src/cart.test.ts', ALWAYS),
  owners: list(
    'Logins, groups (`@acme/api`) and e-mail addresses, as CODEOWNERS has them; none if nobody owns it.',
    ['@acme/api'],
    ALWAYS,
  ),
} as const satisfies FactFields;

export const ARTIFACT = {
  name: line('Its name.', 'coverage', ALWAYS),
  url: url('Where readers of the repository download it.'),
  size_bytes: number('Its size in bytes.', 1_250_000),
  expired: flag('True if it is already deleted.'),
} as const satisfies FactFields;

export const RUN = {
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
} as const satisfies FactFields;

export const JOB = {
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
} as const satisfies FactFields;

/** Reasons for a termination before completion. */
const STOPPED_BY = ['newer_run', 'person', 'time_limit', 'startup_failure'] as const;

export const JOB_COUNTS = {
  total: number('How many there are.', 120, ALWAYS),
  failed: number('How many failed or timed out.', 12, ALWAYS),
  running: number('How many still run; empty for none.', 1),
  maybe_allowed_failures: flag('True if failures may be tolerated, which `status: workflow` cannot know.'),
} as const satisfies FactFields;

export const SO_FAR = {
  running: list('Steps that still run beside it.', ['Start the server'], ALWAYS),
  failed: list('Steps that have failed.', ['Run npm run e2e'], ALWAYS),
} as const satisfies FactFields;

export const STOPPED = {
  by: words(STOPPED_BY, 'What stopped it.', 'newer_run', ALWAYS),
  person: line('Who cancelled it, if known.', 'ada'),
  after_seconds: number('How long it had run by then.', 21_600),
} as const satisfies FactFields;
