/** Defines the facts from the job's files: logs, test reports, and the report it wrote. */

import { ALWAYS, type FactFields, flag, group, groups, line, lines, number, time, url } from '../fact.ts';
import { JOB_ERROR } from './jobs.ts';

export const TEST_FAILURE = {
  name: line('Its name.', 'cart > adds a gift card', ALWAYS),
  suite: line('Class, file or group that it belongs to.', 'src/cart.test.ts'),
  message: line('The line of its failure that says most.', 'expected 90 to be 100'),
  path: line('File in which it failed; only its name if not known to be in the workspace.', 'src/cart.test.ts'),
  line: number('Line in that file.', 41),
} as const satisfies FactFields;

export const FILE_FACTS = {
  errors: groups('What `log-files` say about the failure, the surest first; empty without that option.', JOB_ERROR, {
    loader: 'errors',
  }),
  report: group(
    'The file of the option `report`; empty without it.',
    {
      path: line('Its path in the workspace.', 'docs/plan.md', ALWAYS),
      text: lines('Its Markdown, or the beginning of a long one.', '**91 %** of all lines', ALWAYS),
      folder_url: url('Where its relative links start.'),
    },
    { loader: 'report' },
  ),
  tests: group(
    'What the files of `test-reports` tell; empty without that option.',
    {
      total: number('How many; a retried one counts once.', 1_204, ALWAYS),
      passed: number('How many passed, flaky ones included.', 1_189, ALWAYS),
      failed: number('How many failed.', 3, ALWAYS),
      skipped: number('How many were not run or not decided.', 12, ALWAYS),
      flaky: number('How many failed first and passed on a retry.', 1, ALWAYS),
      duration_seconds: number('Seconds of all tests, one after the other.', 96),
      partial: flag('True if a report could not be read whole: there may be more.'),
      written_at: time('When the newest was written.', '2026-03-04T08:02:00Z'),
      earlier: flag('True if all reports are older than the failed step.'),
      suite_failures: groups(
        'What failed in no test, at most 20: a suite, its set-up or tear-down, the program that runs the tests.',
        TEST_FAILURE,
      ),
      failures: groups('The tests that failed, at most 100, first those that tell why.', TEST_FAILURE, ALWAYS),
      flaky_tests: groups('Tests that passed on a retry, at most 20, with what failed first.', TEST_FAILURE, ALWAYS),
      slowest: groups(
        'The five that took longest, of those that took a second.',
        {
          name: TEST_FAILURE.name,
          suite: TEST_FAILURE.suite,
          duration_seconds: number('How long it took, in seconds.', 12, ALWAYS),
        },
        ALWAYS,
      ),
    },
    { loader: 'tests' },
  ),
} as const satisfies FactFields;
