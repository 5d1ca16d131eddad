/** Counts the cases of one report, and knows a test that was tried again. */

import { createHash } from 'node:crypto';
import type { TestCase } from './test-case.ts';

export interface Tally {
  readonly total: number;
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly flaky: number;
  /** Of all tests together; undefined where the report tells no times. */
  readonly seconds: number | undefined;
  /** In the report's order. */
  readonly failures: readonly TestCase[];
  readonly flakyTests: readonly TestCase[];
  /** The longest first. */
  readonly slowest: readonly TestCase[];
  /** What failed in no test: a suite, what tidies up behind it, the program that runs the tests. */
  readonly outside: readonly TestCase[];
  /** The same for the same tests with the same results. */
  readonly signature: string;
}

/** The name of what failed in no test and in no suite with a name. */
export const NO_TEST = 'the test run';
/** Failing and flaky tests of one report that are kept whole. */
const KEPT = 100;
const SLOWEST = 5;
/** Tests that are told apart; a report with more is counted as it stands. */
const MAX_KNOWN = 100_000;

/** Levels of a test's name. */
const MAX_PARTS = 50;

/** What became of a test so far. */
const FAILED = 1;
const OVER = 2;
const RECOVERED = 3;

/**
 * A report may list each try of a test as a case of its own. Nothing is tried again after it passed, so where any test
 * goes on after that, its report gives one name to several tests, and every case counts. Else cases of one name are
 * tries of one test: failed if the last one failed, flaky if that passed.
 */
export class ReportTally {
  readonly #known = new Map<string, number>();
  readonly #kept: TestCase[] = [];
  readonly #counts = { total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0 };
  #repeatsNames = false;
  /** Failed tries of tests that were tried again, and how many of those passed in the end. */
  #retries = 0;
  #recovered = 0;
  #seconds: number | undefined;
  #slowest: TestCase[] = [];
  readonly #outside: TestCase[] = [];
  readonly #signature = createHash('sha1');

  /** What failed in no test. */
  addOutside(failure: TestCase): void {
    if (this.#outside.length < KEPT) this.#outside.push(failure);
  }

  /** Takes the word of a report on the whole: that it failed is news where nothing in it did. */
  end(outcome = ''): void {
    if (!/^(?:failed|error|aborted|timeout)$/i.test(outcome) || this.#counts.failed + this.#outside.length > 0) return;
    const failure = { texts: [`The run ended as ${outcome.toLowerCase()}`] };
    this.#outside.push({ name: NO_TEST, outcome: 'failed', failure, identity: '' });
  }

  /** @returns whether the case is kept */
  add(testCase: TestCase): boolean {
    const { outcome, flaky = false, seconds, failure } = testCase;
    this.#counts.total += 1;
    this.#counts[outcome] += 1;
    if (flaky) this.#counts.flaky += 1;
    if (seconds !== undefined) this.#time(testCase, seconds);
    this.#signature.update(`${testCase.identity} ${outcome} ${seconds}\n`);
    this.#follow(testCase.identity, outcome);
    if (failure === undefined || !(flaky || outcome === 'failed') || this.#kept.length >= KEPT) return false;
    this.#kept.push(testCase);
    return true;
  }

  result(): Tally {
    const { total, passed, failed, skipped, flaky } = this.#counts;
    const [retries, recovered] = this.#repeatsNames ? [0, 0] : [this.#retries, this.#recovered];
    const isFlaky = ({ flaky: isSaid, identity }: TestCase) =>
      isSaid === true || (!this.#repeatsNames && this.#known.get(identity) === RECOVERED);
    // Of each test that was tried again the first try says best what went wrong.
    const first = new Map(this.#kept.toReversed().map((one) => [one.identity, one]));
    const tries = this.#repeatsNames ? this.#kept : this.#kept.filter((one) => first.get(one.identity) === one);
    const flakyTests = tries.filter(isFlaky);
    const failures = withoutParents(tries.filter((one) => !isFlaky(one)));
    const parents = tries.length - flakyTests.length - failures.length;
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

/** Go marks a test as failed because a part of it did: `TestA` beside `TestA/b` is no test of its own. */
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
