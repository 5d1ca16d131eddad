/** Counts the cases of one report, and detects re-run tests. */

import { createHash } from 'node:crypto';
import type { TestCase } from './test-case.ts';

/** Name of a failure outside of any test and named suite. */
export const NO_TEST = 'the test run';
/** Maximum failing and flaky tests of one report to retain completely. */
const MAX_RETAINED = 100;
const MAX_SLOWEST = 5;
/** Maximum distinct tests; a report with more is counted without merging. */
const MAX_KNOWN = 100_000;
/** Maximum levels of a test's name. */
const MAX_LEVELS = 50;

/**
 * Counts the cases of a report, which may list each attempt of a test as a case. A passed test is never re-run, so
 * if any name repeats after a success, names are not unique and every case counts. Else cases with one name are
 * attempts of one test: failed if the last one failed, flaky if that passed.
 */
export class ReportTally {
  /** State of each test by its identity. */
  readonly #known = new Map<string, 'failed' | 'over' | 'recovered'>();
  readonly #retained: TestCase[] = [];
  readonly #counts = { total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0 };
  #repeatsNames = false;
  /** Failed attempts of re-run tests, and how many of those finally passed. */
  #retries = 0;
  #recovered = 0;
  #seconds: number | undefined;
  #slowest: TestCase[] = [];
  readonly #outside: TestCase[] = [];
  readonly #signature = createHash('sha1');

  /** Adds a failure outside of any test. */
  addOutside(failure: TestCase): void {
    if (this.#outside.length < MAX_RETAINED) this.#outside.push(failure);
  }

  /** Adds the overall result of the report, which matters if no test in it failed. */
  end(outcome = ''): void {
    if (!/^(?:failed|error|aborted|timeout)$/i.test(outcome) || this.#counts.failed + this.#outside.length > 0) return;
    const failure = { texts: [`The run ended as ${outcome.toLowerCase()}`] };
    this.#outside.push({ name: NO_TEST, outcome: 'failed', failure, identity: '' });
  }

  /**
   * @param testCase with its failure if it failed or is flaky
   * @returns true if the case is retained
   */
  add(testCase: TestCase): boolean {
    const { outcome, flaky = false, seconds, failure } = testCase;
    this.#counts.total += 1;
    this.#counts[outcome] += 1;
    if (flaky) this.#counts.flaky += 1;
    if (seconds !== undefined) this.#time(testCase, seconds);
    this.#signature.update(`${testCase.identity} ${outcome} ${seconds}\n`);
    this.#follow(testCase.identity, outcome);
    if (failure === undefined || this.#retained.length >= MAX_RETAINED) return false;
    this.#retained.push(testCase);
    return true;
  }

  result() {
    const counts = this.#counts;
    const [retries, recovered] = this.#repeatsNames ? [0, 0] : [this.#retries, this.#recovered];
    const isFlaky = ({ flaky, identity }: TestCase) => flaky === true || this.#known.get(identity) === 'recovered';
    // The first attempt of a re-run test explains the failure best.
    const first = new Map(this.#retained.toReversed().map((one) => [one.identity, one]));
    const attempts = this.#repeatsNames
      ? this.#retained
      : this.#retained.filter((one) => first.get(one.identity) === one);
    const flakyTests = attempts.filter(isFlaky);
    const failures = withoutParents(attempts.filter((one) => !isFlaky(one)));
    const parents = attempts.length - flakyTests.length - failures.length;
    return {
      ...counts,
      total: counts.total - retries - parents,
      failed: counts.failed - retries - parents,
      flaky: counts.flaky + recovered,
      /** Duration of all tests; undefined if the report has no times. */
      seconds: this.#seconds,
      failures,
      flakyTests,
      /** Slowest first. */
      slowest: this.#slowest,
      outside: this.#outside,
      /** Equal for the same tests with the same results. */
      signature: this.#signature.copy().digest('hex'),
    };
  }

  #follow(key: string, outcome: TestCase['outcome']): void {
    if (this.#repeatsNames) return;
    const before = this.#known.get(key);
    if (before === undefined) {
      this.#known.set(key, outcome === 'failed' ? 'failed' : 'over');
    } else if (before === 'failed' && outcome !== 'skipped') {
      this.#retries += 1;
      if (outcome === 'passed') this.#recovered += 1;
      this.#known.set(key, outcome === 'passed' ? 'recovered' : 'failed');
    } else {
      this.#repeatsNames = true;
    }
    if (this.#known.size > MAX_KNOWN) this.#repeatsNames = true;
    if (this.#repeatsNames) this.#known.clear();
  }

  #time(testCase: TestCase, seconds: number): void {
    this.#seconds = (this.#seconds ?? 0) + seconds;
    this.#slowest = [...this.#slowest, testCase].sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
    this.#slowest.length = Math.min(this.#slowest.length, MAX_SLOWEST);
  }
}

/** Removes tests that only failed because of a subtest: Go lists `TestA` as well as `TestA/b`. */
function withoutParents(failed: readonly TestCase[]): readonly TestCase[] {
  const keyOf = (name: string, suite = '') => `${suite}\n${name}`;
  const parents = new Set(
    failed.flatMap(({ name, suite }) => {
      const parts = /\s/.test(name) ? [] : name.split('/', MAX_LEVELS);
      return parts.slice(1).map((_, at) => keyOf(parts.slice(0, at + 1).join('/'), suite));
    }),
  );
  return failed.filter(({ name, suite }) => !parents.has(keyOf(name, suite)));
}
