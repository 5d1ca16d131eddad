/** Renders the failing tests with their causes and locations, and the totals of the test reports. */

import { explainTests, fullName } from '../../build/explanation.ts';
import type { Facts, TestFailure, Tests } from '../../build/facts.ts';
import { count, grouped } from '../../text/format.ts';
import { formatReason } from './failures.ts';
import { titledList } from './lists.ts';
import { capital, joinPieces, LINE_BREAK, shortPlain } from './text.ts';

/** Maximum tests in a chat message. */
const MAX_TESTS_IN_CHAT = 5;
/** Maximum tests per list in a topic or task. */
const MAX_TESTS_IN_RECORD = 20;

/** `↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)`, one line for each of the first five. */
export function renderFailingTests({ tests }: Facts): string | undefined {
  if (tests === undefined || tests.earlier === true) return undefined;
  const { suite_failures: outside = [] } = tests;
  const failed =
    tests.failed > 0
      ? formatTests(tests.failures, tests.failed, MAX_TESTS_IN_CHAT)
      : formatTests(tests.flaky_tests, tests.flaky, MAX_TESTS_IN_CHAT, 'passed on a retry');
  const lines = [...formatTests(outside, 0, MAX_TESTS_IN_CHAT), ...failed];
  return joinPieces(
    lines.map((line) => (line.startsWith('…') ? line : `↳ ${line}`)),
    LINE_BREAK,
  );
}

/** Lists the failing tests, and those that passed on a retry, for topics and tasks. */
export function renderTestList({ tests }: Facts): string | undefined {
  if (tests === undefined) return undefined;
  const { suite_failures: outside = [] } = tests;
  const lists = [
    { title: 'Failed outside of the tests', lines: formatTests(outside, outside.length, MAX_TESTS_IN_RECORD) },
    { title: 'Failed tests', lines: formatTests(tests.failures, tests.failed, MAX_TESTS_IN_RECORD) },
    { title: 'Passed on a retry', lines: formatTests(tests.flaky_tests, tests.flaky, MAX_TESTS_IN_RECORD) },
  ].filter(({ lines }) => lines.length > 0);
  return lists.map(({ title, lines }) => titledList(title, lines)).join('\n\n') || undefined;
}

/** Returns the first failing test as plain text for a subject. */
export function findFirstFailingTest(tests: Tests | undefined): string | undefined {
  const [first] = tests?.earlier === true ? [] : (tests?.failures ?? []);
  return first && shortPlain(fullName(first), 150);
}

/** Renders one line for tests that failed alike, and the number of the `all` tests that aren't listed. */
function formatTests(tests: readonly TestFailure[], all: number, max: number, note?: string): readonly string[] {
  const results = explainTests(tests).slice(0, max);
  const hidden = results.reduce((left, { count: alike = 1 }) => left - alike, all);
  const lines = results.flatMap((error) => formatReason(error, note) ?? []);
  return lines.length === 0 || hidden <= 0 ? lines : [...lines, `… and ${grouped(hidden)} more`];
}

/** `3 of 1,204 tests failed, 1 passed on a retry, 12 were skipped`. */
export function renderTestTotals({ tests, conclusion }: Facts): string | undefined {
  if (tests === undefined || (tests.total === 0 && tests.partial)) return undefined;
  const { total, flaky, skipped, failed, earlier } = tests;
  const isOutside = tests.suite_failures !== undefined;
  if (total === 0 && !isOutside) return 'No tests were run';
  const note = conclusion === 'success' ? 'which was tolerated' : earlier === true ? 'in an earlier step' : undefined;
  const pieces = [
    isOutside ? 'the test run failed outside of its tests' : undefined,
    total === 0 ? undefined : describeResult(tests),
    failed > 0 || isOutside ? note : undefined,
    flaky === 0 ? undefined : `${grouped(flaky)} passed on a retry`,
    skipped === 0 ? undefined : `${grouped(skipped)} ${skipped === 1 ? 'was' : 'were'} skipped`,
  ];
  return capital(joinPieces(pieces, ', ') ?? '') || undefined;
}

function describeResult({ total, passed, failed, partial }: Tests): string {
  if (failed === 0) return `${partial ? 'at least ' : ''}${count(passed, 'test')} passed`;
  return partial ? `at least ${count(failed, 'test')} failed` : `${grouped(failed)} of ${count(total, 'test')} failed`;
}
