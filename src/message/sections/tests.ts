import { explainTests, fullName } from '../../build/explanation.ts';
import type { TestFailure, Tests } from '../../build/facts.ts';
import { count, grouped } from '../counts.ts';
import { code } from '../markdown/escape.ts';
import { titledList } from './lines.ts';
import type { Section } from './section.ts';
import { reasonLine } from './text/reasons.ts';
import { capital, joinPieces, shortPlain } from './text/short-text.ts';
import { duration } from './text/time.ts';

/** Renders the failing tests with their causes and locations, and the totals of the test reports. */

/** Maximum tests in a chat message. */
const SHORT = 5;
/** Maximum tests per list in a topic or task. */
const LONG = 20;

/** `↳ cart > adds a gift card: expected 90 to be 100 (src/cart.test.ts:41)`, one line for each of the first five. */
export const failingTests: Section = {
  reads: ['tests'],
  render: ({ facts: { tests } }) => {
    if (tests === undefined || tests.earlier === true) return undefined;
    const outside = explainTests(tests.suite_failures ?? [])
      .slice(0, SHORT)
      .flatMap((error) => reasonLine(error) ?? []);
    const retried = tests.failed === 0;
    const [listed, all] = retried ? [tests.flaky_tests, tests.flaky] : [tests.failures, tests.failed];
    const { rows: entries, more } = testRows(listed, {
      most: SHORT,
      all,
      diagnostic: retried ? 'passed on a retry' : undefined,
    });
    return joinPieces([...[...outside, ...entries].map((entry) => `↳ ${entry}`), more], '  \n');
  },
};

/** Lists the failing tests, and those that passed on a retry, for topics and tasks. */
export const testList: Section = {
  reads: ['tests'],
  render: ({ facts: { tests } }) => {
    if (tests === undefined) return undefined;
    const { suite_failures: outside = [] } = tests;
    const suites = listTests('Failed outside of the tests', outside, outside.length);
    const failed = listTests('Failed tests', tests.failures, tests.failed);
    return joinPieces([suites, failed, listTests('Passed on a retry', tests.flaky_tests, tests.flaky)], '\n\n');
  },
};

/** Returns the first failing test as plain text for a subject. */
export function firstFailingTest(tests: Tests | undefined): string | undefined {
  const [first] = tests?.earlier === true ? [] : (tests?.failures ?? []);
  return first && shortPlain(fullName(first), 150);
}

function listTests(title: string, listed: readonly TestFailure[], all: number): string | undefined {
  if (listed.length === 0) return undefined;
  const { rows: entries, more } = testRows(listed, { most: LONG, all });
  return titledList(title, [...entries, ...(more === undefined ? [] : [more])]);
}

interface TestRows {
  readonly rows: readonly string[];
  /** The number of unlisted tests. */
  readonly more: string | undefined;
}

/** Builds one row for tests that failed alike. */
function testRows(
  listed: readonly TestFailure[],
  { most, all, diagnostic }: { readonly most: number; readonly all: number; readonly diagnostic?: string | undefined },
): TestRows {
  const results = explainTests(listed).slice(0, most);
  const hidden = results.reduce((left, { count: alike = 1 }) => left - alike, all);
  const more = results.length === 0 || hidden <= 0 ? undefined : `… and ${grouped(hidden)} more`;
  return { rows: results.flatMap((error) => reasonLine(error, diagnostic) ?? []), more };
}

const OUTSIDE = 'the test run failed outside of its tests';

/** `3 of 1,204 tests failed, 1 passed on a retry, 12 were skipped`. */
export const tests: Section = {
  reads: ['tests'],
  render: ({ facts }) => {
    const { tests } = facts;
    if (tests === undefined || (tests.total === 0 && tests.partial)) return undefined;
    const isOutside = tests.suite_failures !== undefined;
    if (tests.total === 0 && !isOutside) return 'No tests were run';
    const isFailed = tests.failed > 0 || isOutside;
    const tolerated = isFailed && facts.conclusion === 'success' ? 'which was tolerated' : undefined;
    const earlier = isFailed && tests.earlier === true ? 'in an earlier step' : undefined;
    return capital(
      joinPieces(
        [
          isOutside ? OUTSIDE : undefined,
          tests.total === 0 ? undefined : toVerdict(tests),
          tolerated ?? earlier,
          formatFlaky(tests),
          formatSkipped(tests),
        ],
        ', ',
      ) ?? '',
    );
  },
};

/** `Slowest tests: cart > checks out (1m 12s), …`. */
export const slowestTests: Section = {
  reads: ['tests.slowest'],
  render: ({ facts: { tests } }) => {
    const slow = tests?.slowest.map(
      (test) => `${code(shortPlain(fullName(test), 120) ?? 'a test')} (${duration(test.duration_seconds)})`,
    );
    const list = joinPieces(slow ?? [], ', ');
    return list === undefined ? undefined : `Slowest tests: ${list}`;
  },
};

function toVerdict({ total, passed, failed, partial }: Tests): string {
  if (failed === 0) return `${partial ? 'at least ' : ''}${count(passed, 'test')} passed`;
  return partial ? `at least ${count(failed, 'test')} failed` : `${grouped(failed)} of ${count(total, 'test')} failed`;
}

function formatFlaky({ flaky }: Tests): string | undefined {
  return flaky === 0 ? undefined : `${grouped(flaky)} passed on a retry`;
}

function formatSkipped({ skipped }: Tests): string | undefined {
  return skipped === 0 ? undefined : `${grouped(skipped)} ${skipped === 1 ? 'was' : 'were'} skipped`;
}
