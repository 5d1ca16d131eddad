/** Counts the cases of one report, and detects re-run tests. */

import { createHash } from 'node:crypto';
import type { TestCase } from './test-case.ts';

export interface Tally {
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
  /** Duration of all tests; undefined if the report has no times. */
  readonly seconds: number | undefined;
  /** In the report's order. */
  readonly failures: readonly TestCase[];
  readonly flakyTests: readonly TestCase[];
  /** Slowest first. */
  readonly slowest: readonly TestCase[];
  /** Failures outside of any test: a suite, its cleanup, the test runner. */
  readonly outside: readonly TestCase[];
  /** Equal for the same tests with the same results. */
  readonly signature: string;
}

/** Name of a failure outside of any test and named suite. */
export const NO_TEST = 'the test run';
/** Maximum failing and flaky tests of one report to retain completely. */
const KEPT = 100;
const SLOWEST = 5;
/** Maximum distinct tests; a report with more is counted without merging. */
const MAX_KNOWN = 100_000;

/** Maximum levels of a test's name. */
const MAX_PARTS = 50;

/** States of a test so far. */
const FAILED = 1;
const OVER = 2;
const RECOVERED = 3;

/**
 * Counts the cases of a report, which may list each attempt of a test as a case. A passed test is never re-run, so
 * if any name repeats after a success, names are not unique and every case counts. Else cases with one name are
 * attempts of one test: failed if the last one failed, flaky if that passed.
 */
export class ReportTally {
  readonly #known = new Map<string, number>();
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
    if (this.#outside.length < KEPT) this.#outside.push(failure);
  }

  /** Adds the overall result of the report, which matters if no test in it failed. */
  end(outcome = ''): void {
    if (!/^(?:failed|error|aborted|timeout)$/i.test(outcome) || this.#counts.failed + this.#outside.length > 0) return;
    const failure = { texts: [`The run ended as ${outcome.toLowerCase()}`] };
    this.#outside.push({ name: NO_TEST, outcome: 'failed', failure, identity: '' });
  }

  /** @returns true if the case is retained */
  add(testCase: TestCase): boolean {
    const { outcome, flaky = false, seconds, failure } = testCase;
    this.#counts.total += 1;
    this.#counts[outcome] += 1;
    if (flaky) this.#counts.flaky += 1;
    if (seconds !== undefined) this.#time(testCase, seconds);
    this.#signature.update(`${testCase.identity} ${outcome} ${seconds}\n`);
    this.#follow(testCase.identity, outcome);
    if (failure === undefined || !(flaky || outcome === 'failed') || this.#retained.length >= KEPT) return false;
    this.#retained.push(testCase);
    return true;
  }

  result(): Tally {
    const { total, passed, failed, skipped, flaky } = this.#counts;
    const [retries, recovered] = this.#repeatsNames ? [0, 0] : [this.#retries, this.#recovered];
    const isFlaky = ({ flaky: isSaid, identity }: TestCase) =>
      isSaid === true || (!this.#repeatsNames && this.#known.get(identity) === RECOVERED);
    // The first attempt of a re-run test explains the failure best.
    const first = new Map(this.#retained.toReversed().map((one) => [one.identity, one]));
    const attempts = this.#repeatsNames
      ? this.#retained
      : this.#retained.filter((one) => first.get(one.identity) === one);
    const flakyTests = attempts.filter(isFlaky);
    const failures = withoutParents(attempts.filter((one) => !isFlaky(one)));
    const parents = attempts.length - flakyTests.length - failures.length;
    return {
      total: total - retries - parents,
      passed,
      failed: failed - retries - parents,
      skipped,
      flaky: flaky + recovered,
      seconds: this.#seconds,
      failures,
      flakyTests,
      slowest: this.#slowest,
      outside: this.#outside,
      signature: this.#signature.copy().digest('hex'),
    };
  }

  #follow(key: string, outcome: TestCase['outcome']): void {
    if (this.#repeatsNames) return;
    const before = this.#known.get(key);
    if (before === undefined) {
      this.#known.set(key, outcome === 'failed' ? FAILED : OVER);
    } else if (before === FAILED && outcome !== 'skipped') {
      this.#retries += 1;
      if (outcome === 'passed') this.#recovered += 1;
      this.#known.set(key, outcome === 'passed' ? RECOVERED : FAILED);
    } else {
      this.#repeatsNames = true;
    }
    if (this.#known.size > MAX_KNOWN) this.#repeatsNames = true;
    if (this.#repeatsNames) this.#known.clear();
  }

  #time(testCase: TestCase, seconds: number): void {
    this.#seconds = (this.#seconds ?? 0) + seconds;
    const last = this.#slowest.at(-1)?.seconds ?? 0;
    if (this.#slowest.length >= SLOWEST && seconds <= last) return;
    const longest = [...this.#slowest, testCase].sort((a, b) => (b.seconds ?? 0) - (a.seconds ?? 0));
    this.#slowest = longest.slice(0, SLOWEST);
  }
}

/** Removes tests that only failed because of a subtest: Go lists `TestA` as well as `TestA/b`. */
function withoutParents(failed: readonly TestCase[]): readonly TestCase[] {
  const keyOf = (name: string, suite = '') => `${suite}\n${name}`;
  const parents = new Set(
    failed.flatMap(({ name, suite }) => {
      const parts = /\s/.test(name) ? [] : name.split('/', MAX_PARTS);
      return parts.slice(1).map((_, at) => keyOf(parts.slice(0, at + 1).join('/'), suite));
    }),
  );
  return failed.filter(({ name, suite }) => !parents.has(keyOf(name, suite)));
}
