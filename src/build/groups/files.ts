/** Defines the facts from the job's files: logs, test reports, and the report it wrote. */

import { ALWAYS, type FactFields, flag, group, groups, line, lines, loadedBy, number, time, url } from '../fact.ts';
import { JOB_ERROR } from './jobs.ts';

export const TEST_FAILURE = {
  name: line('Name of the test.', 'cart > adds a gift card', ALWAYS),
  suite: line('Class, file or group of the test.', 'src/cart.test.ts'),
  message: line('Most conclusive line of the failure.', 'expected 90 to be 100'),
  path: line('File in which the test failed; only its name if it may be outside of the workspace.', 'src/cart.test.ts'),
  line: number('Line in the file.', 41),
} as const satisfies FactFields;

export const FILE_FACTS = {
  errors: groups('Errors in `log-files`, most certain first; empty without it.', loadedBy('errors'), JOB_ERROR),
  report: group('File of the `report` option; empty without that option.', loadedBy('report'), {
    path: line('Path of the file in the workspace.', 'docs/plan.md', ALWAYS),
    text: lines('Markdown of the file, truncated if it is long.', '**91 %** of all lines', ALWAYS),
    folder_url: url('Base URL of relative links in the file.'),
  }),
  tests: group('Results in `test-reports`; empty without that option.', loadedBy('tests'), {
    total: number('Number of tests; a retried test counts once.', 1_204, ALWAYS),
    passed: number('Number of passed tests, including flaky ones.', 1_189, ALWAYS),
    failed: number('Number of failed tests.', 3, ALWAYS),
    skipped: number('Number of tests that were skipped or had no result.', 12, ALWAYS),
    flaky: number('Number of tests that failed first and passed on a retry.', 1, ALWAYS),
    duration_seconds: number('Total duration of all tests in seconds.', 96),
    partial: flag('True if a report could not be read completely, so there may be more tests.'),
    written_at: time('Time when the newest report was written.', '2026-03-04T08:02:00Z'),
    earlier: flag('True if all reports are older than the failed step.'),
    suite_failures: groups('Failures outside of tests, at most 20: in a suite, a setup or a runner.', TEST_FAILURE),
    failures: groups('Failed tests, at most 100, those with a conclusive message first.', ALWAYS, TEST_FAILURE),
    flaky_tests: groups('Tests that passed on a retry, at most 20, with their first failure.', ALWAYS, TEST_FAILURE),
    slowest: groups('Five slowest tests that took at least one second.', ALWAYS, {
      name: TEST_FAILURE.name,
      suite: TEST_FAILURE.suite,
      duration_seconds: number('Duration of the test in seconds.', 12, ALWAYS),
    }),
  }),
} as const satisfies FactFields;
