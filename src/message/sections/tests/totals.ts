/** What the test reports tell in all. */

import type { Tests } from '../../../facts/facts.ts';
import { count, grouped } from '../../counts.ts';
import type { Section } from '../section.ts';
import { capital, joinPieces } from '../words/short-text.ts';
import { duration } from '../words/time.ts';
import { testName } from './failing.ts';

/** `3 of 1,204 tests failed, 1 passed on a retry, 12 were skipped`. */
export const tests: Section = {
  reads: ['tests', 'conclusion'],
  asks: ['tests'],
  render: ({ facts }) => {
    const { tests } = facts;
    if (tests === undefined || (tests.total === 0 && tests.partial)) return undefined;
    if (tests.total === 0) return 'No tests were run';
    const tolerated = tests.failed > 0 && facts.conclusion === 'success' ? 'which was tolerated' : undefined;
    const earlier = tests.failed > 0 && tests.earlier === true ? 'in an earlier step' : undefined;
    return capital(
      joinPieces([verdictOf(tests), tolerated ?? earlier, flakyWords(tests), skippedWords(tests)], ', ') ?? '',
    );
  },
};

/** `Slowest tests: cart > checks out (1m 12s), …`. */
export const slowestTests: Section = {
  reads: ['tests.slowest'],
  render: ({ facts: { tests } }) => {
    const slow = tests?.slowest.map((test) => `${testName(test)} (${duration(test.duration_seconds)})`);
    const list = joinPieces(slow ?? [], ', ');
    return list === undefined ? undefined : `Slowest tests: ${list}`;
  },
};

function verdictOf({ total, passed, failed, partial }: Tests): string {
  if (failed === 0) return `${partial ? 'at least ' : ''}${count(passed, 'test')} passed`;
  return partial ? `at least ${count(failed, 'test')} failed` : `${grouped(failed)} of ${count(total, 'test')} failed`;
}

function flakyWords({ flaky }: Tests): string | undefined {
  return flaky === 0 ? undefined : `${grouped(flaky)} passed on a retry`;
}

function skippedWords({ skipped }: Tests): string | undefined {
  return skipped === 0 ? undefined : `${grouped(skipped)} ${skipped === 1 ? 'was' : 'were'} skipped`;
}
