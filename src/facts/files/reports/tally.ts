/** Counts the cases of one report, and knows a test that was tried again. */

import type { TestCase } from './case.ts';

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

interface FailedCase {
  readonly testCase: TestCase;
  /** Of its identity. */
  readonly key: number;
}

/** Failing and flaky tests of one report that are kept whole. */
const KEPT = 100;
const SLOWEST = 5;
/** Tests that are told apart; a report with more is counted as it stands. */
const MOST_KNOWN = 250_000;

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
  readonly #known = new Map<number, number>();
  readonly #kept: FailedCase[] = [];
  readonly #counts = { total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0 };
  #repeatsNames = false;
  /** Failed tries of tests that were tried again, and how many of those passed in the end. */
  #retries = 0;
  #recovered = 0;
  #seconds: number | undefined;
  #slowest: TestCase[] = [];
  readonly #outside: TestCase[] = [];
  #signature = 0;

  /** What failed in no test. */
  addOutside(failure: TestCase): void {
    if (this.#outside.length < KEPT) this.#outside.push(failure);
  }

  /** Takes the word of a report on the whole: that it failed is news where nothing in it did. */
  end(outcome = ''): void {
    if (!/^(?:failed|error|aborted|timeout)$/i.test(outcome) || this.#counts.failed + this.#outside.length > 0) return;
    const failure = { texts: [`The run ended as ${outcome.toLowerCase()}`] };
    this.#outside.push({ name: '', outcome: 'failed', failure, identity: '' });
  }

  /** @returns whether the case is kept */
  add(testCase: TestCase): boolean {
    const { outcome, flaky = false, seconds, failure } = testCase;
    this.#counts.total += 1;
    this.#counts[outcome] += 1;
    if (flaky) this.#counts.flaky += 1;
    if (seconds !== undefined) this.#time(testCase, seconds);
    const key = hashOf(testCase.identity);
    this.#signature = (this.#signature * 31 + key) % Number.MAX_SAFE_INTEGER;
    this.#follow(key, outcome);
    if (failure === undefined || !(flaky || outcome === 'failed') || this.#kept.length >= KEPT) return false;
    this.#kept.push({ testCase, key });
    return true;
  }

  result(): Tally {
    const { total, passed, failed, skipped, flaky } = this.#counts;
    const [retries, recovered] = this.#repeatsNames ? [0, 0] : [this.#retries, this.#recovered];
    const isFlaky = ({ testCase, key }: FailedCase) =>
      testCase.flaky === true || (!this.#repeatsNames && this.#known.get(key) === RECOVERED);
    const tries = this.#repeatsNames ? this.#kept : this.#firstTries();
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
      failures: failures.map(({ testCase }) => testCase),
      flakyTests: flakyTests.map(({ testCase }) => testCase),
      slowest: this.#slowest,
      outside: this.#outside,
      signature: [this.#signature, total, passed, failed, skipped, this.#seconds].join(' '),
    };
  }

  #follow(key: number, outcome: TestCase['outcome']): void {
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
    if (this.#known.size > MOST_KNOWN) this.#repeatsNames = true;
    if (this.#repeatsNames) this.#known.clear();
  }

  /** Of each test that was tried again one try: the first says best what went wrong. */
  #firstTries(): readonly FailedCase[] {
    const seen = new Set<number>();
    return this.#kept.filter(({ key }) => !seen.has(key) && seen.add(key));
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
function withoutParents(failed: readonly FailedCase[]): readonly FailedCase[] {
  const parts = new Set<string>();
  for (const { testCase } of failed) {
    const { name, suite = '' } = testCase;
    if (/\s/.test(name)) continue;
    for (let end = name.lastIndexOf('/'); end > 0; end = name.lastIndexOf('/', end - 1)) {
      parts.add(`${suite}\n${name.slice(0, end)}`);
      if (parts.size > MOST_KNOWN) return failed;
    }
  }
  return failed.filter(({ testCase: { name, suite = '' } }) => !parts.has(`${suite}\n${name}`));
}

/** 53 bits of two multiplicative hashes: names would fill the memory. */
function hashOf(text: string): number {
  let [one, two] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return 4294967296 * (2097151 & two) + (one >>> 0);
}
