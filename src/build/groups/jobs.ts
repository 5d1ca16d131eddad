/** Defines the facts about jobs, their termination, and their files: logs, test reports, and the report they wrote. */

import { CONCLUSIONS } from '../../settings/conclusion.ts';
import { always, type FactFields, fact } from '../fact.ts';

const { flag, group, groups, line, lines, list, number, time, url, oneOf } = fact;

/** Lists the infrastructure failures, which are also the values of `infrastructure`. */
const INFRASTRUCTURE_REASONS = [
  'runner_lost',
  'shutdown',
  'not_acquired',
  'account',
  'rejected',
  'disk_full',
  'registry_limit',
  'action_retired',
  'action_download',
  'set_up',
  'services',
  'clean_up',
  'network',
  'rate_limit',
] as const;

const REASONS = [
  'step',
  'unproven',
  'out_of_memory',
  'killed',
  'timed_out',
  'startup_failure',
  'before_first_step',
  'unexplained',
  'refused',
  'other_host',
  ...INFRASTRUCTURE_REASONS,
  'newer_run',
  'person',
] as const;

export const INFRASTRUCTURE = oneOf(
  INFRASTRUCTURE_REASONS,
  'Infrastructure that failed; then neither the author nor the suspects are mentioned.',
  'runner_lost',
);

const TERMINATION = {
  reason: always(oneOf(REASONS, 'Reason for the termination; of several jobs, a code failure first.', 'disk_full')),
  category: always(
    oneOf(
      ['code', 'infrastructure', 'decision', 'unknown'],
      'Category of the reason: `code`, `infrastructure`, a `decision` of a person or rule, or `unknown`. People are mentioned for `code`; for `unknown`, an `unproven` error and a lack of memory only if they changed what may explain it.',
      'infrastructure',
    ),
  ),
  certain: always(flag('False if the reason is only probable.')),
  service: line('Service that failed, if known: a public host, an action or a runner.', 'registry.npmjs.org'),
  answer: line('Response of that host, or the reason why there was none.', 'answered 502'),
  advice: line('How to fix the failure, if known.', "free the runner's disk, then run it again"),
} as const satisfies FactFields;

const FAILED_STEP = {
  number: number('Position of the step in the job, counted from 1.', 4),
  name: always(line('Name of the step.', 'Run npm test')),
  url: url('URL of the step.'),
  started_at: time('Time when the step started.', '2026-03-04T08:01:30Z'),
  new: flag('True if another step failed in the previous run; empty if unknown.'),
} as const satisfies FactFields;

export const JOB_ERROR = {
  test: line('Failing test, if a log names it.', 'cart > adds a gift card'),
  message: always(lines('Error message.', 'expected 1 to be 2')),
  path: line('File in the repository; for Java, the path from the package.', 'src/sum.test.ts'),
  line: number('Line in the file.', 12),
  count: number('Number of tests or lines with this error, if there are at least three.', 60),
  written_at: time('Time when the log file was last written.', '2026-03-04T08:02:00Z'),
  low_confidence: flag('True if the cause is uncertain: the last lines of a step whose log shows no error.'),
} as const satisfies FactFields;

const RUN_JOB = {
  id: number('ID of the job.', 48_001_234_567),
  name: always(line('Name of the job, with its calling job and matrix values.', 'caller / test (ubuntu-latest, 24)')),
  url: url('URL of the job.'),
  conclusion: oneOf(CONCLUSIONS, 'Conclusion of the job; empty while it is running.', 'failure'),
  started_at: time('Time when the job started.', '2026-03-04T08:00:00Z'),
  duration_seconds: number('Duration of the job in seconds.', 120),
  failed_steps: always(groups('Failed steps.', FAILED_STEP)),
  errors: always(groups('Errors that the failing step reported; empty if there is only an exit code.', JOB_ERROR)),
} as const satisfies FactFields;

const FAILED_JOB = {
  ...RUN_JOB,
  infrastructure: INFRASTRUCTURE,
  new: flag('True if it passed in the previous run. Loaded for `new_failures`; empty if unknown.'),
} as const satisfies FactFields;

const TEST_FAILURE = {
  name: always(line('Name of the test.', 'cart > adds a gift card')),
  suite: line('Class, file or group of the test.', 'src/cart.test.ts'),
  message: line('Most conclusive line of the failure.', 'expected 90 to be 100'),
  path: line('File in which the test failed; only its name if it may be outside of the workspace.', 'src/cart.test.ts'),
  line: number('Line in the file.', 41),
} as const satisfies FactFields;

export const JOB_FACTS = {
  jobs: groups('All jobs of the reported run.', RUN_JOB),
  failed_jobs: groups('Failed jobs: the reported one, or all of a complete run.', FAILED_JOB),
  termination: group('Reason why a failed or cancelled build ended.', TERMINATION),
  infrastructure: {
    ...INFRASTRUCTURE,
    text: 'Infrastructure that failed, if no job failed because of the code.',
  },
  new_failures: number('Number of failing jobs that passed in the previous run.', 1),
  job_counts: group('Numbers of jobs in the run, without the job of the notifier.', {
    total: always(number('Number of jobs.', 120)),
    failed: always(number('Number of jobs that failed or timed out.', 12)),
    running: number('Number of jobs that are still running; empty if there are none.', 1),
    maybe_allowed_failures: flag('True if failures may be allowed by `continue-on-error`; for `status: workflow`.'),
  }),
  artifacts: groups('Artifacts of all attempts of the run so far, at most 300.', {
    name: always(line('Name of the artifact.', 'coverage')),
    url: url('URL for the download, which requires read access to the repository.'),
    size_bytes: number('Size in bytes.', 1_250_000),
    expired: flag('True if the artifact has expired.'),
  }),
  stopped: group('Reason why the build stopped before it completed.', {
    by: always(oneOf(['newer_run', 'person', 'time_limit', 'startup_failure'], 'Cause of the stop.', 'newer_run')),
    person: line('Person who cancelled the build, if known.', 'ada'),
    after_seconds: number('Duration in seconds until then.', 21_600),
  }),
  unfinished_steps: group('Other steps of a passing job; use `job-end` for its final result.', {
    running: always(list('Steps that are still running.', ['Start the server'])),
    failed: always(list('Steps that have failed.', ['Run npm run e2e'])),
  }),
  failing_files: groups('Files of the failing tests and errors, most certain first.', {
    path: line('Path in the repository; empty for a job that names no file.', 'packages/api/src/cart.test.ts'),
    job: line('Failed job that names the file; empty if a workspace file names it.', 'test'),
    suspected: flag('True if no failure names a file and the suspects changed this one.'),
  }),
  file_owners: groups('Owners of the failing files by CODEOWNERS.', {
    path: always(line('Path of one of the `failing_files`.', 'packages/api/src/cart.test.ts')),
    owners: always(list('Logins, teams and e-mail addresses, as in CODEOWNERS; empty if none.', ['@acme/api'])),
  }),
  owners: list(
    'Owners of all failing files, as written in CODEOWNERS, for `only-if: owners contains "@acme/web"`; empty if they are unknown, for an infrastructure failure, or if the job is failing on the base too.',
    ['@acme/web'],
  ),
  errors: groups('Errors in `log-files`, most certain first; empty without it.', JOB_ERROR),
  report: group('File of the `report` option; empty without that option.', {
    path: always(line('Path of the file in the workspace.', 'docs/plan.md')),
    text: always(lines('Markdown of the file, truncated if it is long.', '**91 %** of all lines')),
    folder_url: url('Base URL of relative links in the file.'),
  }),
  tests: group('Results in `test-reports`; empty without that option.', {
    total: always(number('Number of tests; a retried test counts once.', 1_204)),
    passed: always(number('Number of passed tests, including flaky ones.', 1_189)),
    failed: always(number('Number of failed tests.', 3)),
    skipped: always(number('Number of tests that were skipped or had no result.', 12)),
    flaky: always(number('Number of tests that failed first and passed on a retry.', 1)),
    duration_seconds: number('Total duration of all tests in seconds.', 96),
    partial: flag('True if a report could not be read completely, so there may be more tests.'),
    written_at: time('Time when the newest report was written.', '2026-03-04T08:02:00Z'),
    earlier: flag('True if all reports are older than the failed step.'),
    suite_failures: groups('Failures outside of tests, at most 20: in a suite, a setup or a runner.', TEST_FAILURE),
    failures: always(groups('Failed tests, at most 100, those with a conclusive message first.', TEST_FAILURE)),
    flaky_tests: always(groups('Tests that passed on a retry, at most 20, with their first failure.', TEST_FAILURE)),
  }),
} as const satisfies FactFields;
