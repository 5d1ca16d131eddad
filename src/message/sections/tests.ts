/** Renders the failing tests with their causes and locations, and the totals of the test reports. */

import { explainTests, fullName } from '../../build/explanation.ts';
import type { TestFailure, Tests } from '../../build/facts.ts';
import { count, duration, grouped } from '../../text/format-number.ts';
import { code } from '../markdown/escape.ts';
import { titledList } from './lines.ts';
import type { Section } from './section.ts';
import { reasonLine } from './text/reasons.ts';
import { capital, joinPieces, LINE_BREAK, shortPlain } from './text/short-text.ts';

/** Maximum tests in a chat message. */
const SHORT = 5;
/** Maximum tests per list in a topic or task. */
const LONG = 20;

/** `↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)`, one line for each of the first five. */
export const failingTests: Section = {
  reads: ['tests'],
  render: ({ facts: { tests } }) => {
    if (tests === undefined || tests.earlier === true) return undefined;
    const { suite_failures: outside = [] } = tests;
    const failed =
      tests.failed > 0
        ? testLines(tests.failures, tests.failed, SHORT)
        : testLines(tests.flaky_tests, tests.flaky, SHORT, 'passed on a retry');
    const lines = [...testLines(outside, 0, SHORT), ...failed];
    return joinPieces(
      lines.map((line) => (line.startsWith('…') ? line : `↳ ${line}`)),
      LINE_BREAK,
    );
  },
};

/** Lists the failing tests, and those that passed on a retry, for topics and tasks. */
export const testList: Section = {
  reads: ['tests'],
  render: ({ facts: { tests } }) => {
    if (tests === undefined) return undefined;
    const { suite_failures: outside = [] } = tests;
    const lists = [
      { title: 'Failed outside of the tests', lines: testLines(outside, outside.length, LONG) },
      { title: 'Failed tests', lines: testLines(tests.failures, tests.failed, LONG) },
      { title: 'Passed on a retry', lines: testLines(tests.flaky_tests, tests.flaky, LONG) },
    ];
    return joinPieces(
      lists.map(({ title, lines }) => (lines.length === 0 ? undefined : titledList(title, lines))),
      '\n\n',
    );
  },
};

/** Returns the first failing test as plain text for a subject. */
export function firstFailingTest(tests: Tests | undefined): string | undefined {
  const [first] = tests?.earlier === true ? [] : (tests?.failures ?? []);
  return first && shortPlain(fullName(first), 150);
}

/** Renders one line for tests that failed alike, and the number of the `all` tests that aren't listed. */
function testLines(tests: readonly TestFailure[], all: number, max: number, note?: string): readonly string[] {
  const results = explainTests(tests).slice(0, max);
  const hidden = results.reduce((left, { count: alike = 1 }) => left - alike, all);
  const lines = results.flatMap((error) => reasonLine(error, note) ?? []);
  return lines.length === 0 || hidden <= 0 ? lines : [...lines, `… and ${grouped(hidden)} more`];
}

/** `3 of 1,204 tests failed, 1 passed on a retry, 12 were skipped`. */
export const tests: Section = {
  reads: ['tests'],
  render: ({ facts }) => {
    const { tests } = facts;
    if (tests === undefined || (tests.total === 0 && tests.partial)) return undefined;
    const { total, flaky, skipped } = tests;
    const isOutside = tests.suite_failures !== undefined;
    if (total === 0 && !isOutside) return 'No tests were run';
    const isFailed = tests.failed > 0 || isOutside;
    const tolerated = facts.conclusion === 'success' ? 'which was tolerated' : undefined;
    const text = joinPieces(
      [
        isOutside ? 'the test run failed outside of its tests' : undefined,
        total === 0 ? undefined : describeResult(tests),
        isFailed ? (tolerated ?? (tests.earlier === true ? 'in an earlier step' : undefined)) : undefined,
        flaky === 0 ? undefined : `${grouped(flaky)} passed on a retry`,
        skipped === 0 ? undefined : `${grouped(skipped)} ${skipped === 1 ? 'was' : 'were'} skipped`,
      ],
      ', ',
    );
    return text && capital(text);
  },
};

/** `Slowest tests: cart > checks out (1m 12s), …`. */
export const slowestTests: Section = {
  reads: ['tests.slowest'],
  render: ({ facts: { tests } }) => {
    const slowest = (tests?.slowest ?? []).map(
      (test) => `${code(shortPlain(fullName(test), 120) ?? 'a test')} (${duration(test.duration_seconds)})`,
    );
    return slowest.length === 0 ? undefined : `Slowest tests: ${slowest.join(', ')}`;
  },
};

function describeResult({ total, passed, failed, partial }: Tests): string {
  if (failed === 0) return `${partial ? 'at least ' : ''}${count(passed, 'test')} passed`;
  return partial ? `at least ${count(failed, 'test')} failed` : `${grouped(failed)} of ${count(total, 'test')} failed`;
}
