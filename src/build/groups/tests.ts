/** Defines groups of facts from the job's files: its test reports, and the report it wrote. */

import type { FactFields } from '../fact.ts';

export const TEST_FAILURE = {
  name: { type: 'line', text: 'Its name.', example: 'cart > adds a gift card', always: true },
  suite: { type: 'line', text: 'Class, file or group that it belongs to.', example: 'src/cart.test.ts' },
  message: {
    type: 'line',
    text: 'The line of its failure that says most.',
    example: 'expected 90 to be 100',
  },
  path: {
    type: 'line',
    text: 'File in which it failed; only its name if not known to be in the workspace.',
    example: 'src/cart.test.ts',
  },
  line: { type: 'number', text: 'Line in that file.', example: 41 },
} as const satisfies FactFields;

const SLOW_TEST = {
  name: TEST_FAILURE.name,
  suite: TEST_FAILURE.suite,
  duration_seconds: { type: 'number', text: 'How long it took, in seconds.', example: 12, always: true },
} as const satisfies FactFields;

export const TESTS = {
  total: { type: 'number', text: 'How many; a retried one counts once.', example: 1_204, always: true },
  passed: { type: 'number', text: 'How many passed, flaky ones included.', example: 1_189, always: true },
  failed: { type: 'number', text: 'How many failed.', example: 3, always: true },
  skipped: { type: 'number', text: 'How many were not run or not decided.', example: 12, always: true },
  flaky: { type: 'number', text: 'How many failed first and passed on a retry.', example: 1, always: true },
  duration_seconds: { type: 'number', text: 'Seconds of all tests, one after the other.', example: 96 },
  partial: {
    type: 'flag',
    text: 'True if a report could not be read whole: there may be more.',
    example: true,
  },
  written_at: { type: 'time', text: 'When the newest was written.', example: '2026-03-04T08:02:00Z' },
  earlier: {
    type: 'flag',
    text: 'True if all reports are older than the failed step.',
    example: false,
  },
  suite_failures: {
    type: 'groups',
    text: 'What failed in no test, at most 20: a suite, its set-up or tear-down, the program that runs the tests.',
    parts: TEST_FAILURE,
  },
  failures: {
    type: 'groups',
    text: 'The tests that failed, at most 100, first those that tell why.',
    parts: TEST_FAILURE,
    always: true,
  },
  flaky_tests: {
    type: 'groups',
    text: 'Tests that passed on a retry, at most 20, with what failed first.',
    parts: TEST_FAILURE,
    always: true,
  },
  slowest: {
    type: 'groups',
    text: 'The five that took longest, of those that took a second.',
    parts: SLOW_TEST,
    always: true,
  },
} as const satisfies FactFields;

export const REPORT = {
  path: { type: 'line', text: 'Its path in the workspace.', example: 'docs/plan.md', always: true },
  text: {
    type: 'lines',
    text: 'Its Markdown, or the beginning of a long one.',
    example: '**91 %** of all lines',
    always: true,
  },
  folder_url: {
    type: 'url',
    text: 'Where its relative links start.',
    example: 'https://github.com/acme/app/blob/abc1234/',
  },
} as const satisfies FactFields;
