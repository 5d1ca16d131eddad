/** Counts the cases of one report, and detects re-run tests. */

import { createHash } from 'node:crypto';
import type { Dialect } from './dialects.ts';

export interface TestCase {
  /** Name in the report; may be long. */
  readonly name: string;
  /** Class, file or group of the test. */
  readonly suite?: string;
  readonly outcome: ReturnType<Dialect['outcomeOf']>;
  /** True if it failed first and then passed, according to the report. */
  readonly flaky?: boolean;
  readonly seconds?: number;
  /** Reason for the failure, also of a flaky test. */
  readonly failure?: {
    /** Messages, traces and output in the order of the report, each without its middle. */
    readonly texts: string[];
    /** Class of the exception. */
    readonly type?: string;
    readonly file?: string;
    readonly line?: string;
  };
  /** Identifies it within its report; equal texts are the same test. */
  readonly identity: string;
  /** Identifies the definition of the test, elsewhere in the report. */
  readonly definition?: string;
  /** File of the test, according to the report. */
  readonly file?: string;
  readonly line?: string;
}

/** Name of a failure outside of any test and named suite. */
const NO_TEST = 'the test run';
/** Maximum failing and flaky tests of one report to retain completely. */
const MAX_RETAINED = 100;
/** Maximum distinct tests; a report with more is counted without merging. */
const MAX_KNOWN = 100_000;

/**
 * Counts the cases of a report, which may list each attempt of a test as a case. A passed test is never re-run, so
 * if any name repeats after a success, names are not unique and every case counts. Else cases with one name are
 * attempts of one test: failed if the last one failed, flaky if that passed.
 */
export class ReportTally {
  /** Initials of the outcomes of each test, such as `ffp`, by its identity. */
  readonly #outcomes = new Map<string, string>();
  readonly #retained: TestCase[] = [];
  readonly #counts = { total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0 };
  #seconds: number | undefined;
  readonly #outside: TestCase[] = [];
  readonly #signature = createHash('sha1');

  /** Adds a failure outside of any test. @param name of the suite, if any */
  addOutside(failure: TestCase['failure'], name = NO_TEST, file?: string): void {
    const problem: TestCase = { name, outcome: 'failed', failure, identity: name, file };
    if (this.#outside.length < MAX_RETAINED) this.#outside.push(problem);
  }

  /** Adds the overall result of the report, which matters if no test in it failed. */
  end(outcome = ''): void {
    if (!/^(?:failed|error|aborted|timeout)$/i.test(outcome) || this.#counts.failed + this.#outside.length > 0) return;
    this.addOutside({ texts: [`The run ended as ${outcome.toLowerCase()}`] });
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
    if (seconds !== undefined) this.#seconds = (this.#seconds ?? 0) + seconds;
    this.#signature.update(`${testCase.identity} ${outcome} ${seconds}\n`);
    if (this.#outcomes.size < MAX_KNOWN) {
      const before = this.#outcomes.get(testCase.identity) ?? '';
      this.#outcomes.set(testCase.identity, before + outcome.charAt(0));
    }
    if (failure === undefined || this.#retained.length >= MAX_RETAINED) return false;
    this.#retained.push(testCase);
    return true;
  }

  result() {
    const tests = this.#outcomes.size < MAX_KNOWN ? [...this.#outcomes.values()] : [];
    const outcomes = tests.every((test) => /^(?:f*[fp]|s)$/.test(test)) ? tests : [];
    const retries = outcomes.reduce((sum, test) => sum + test.length - 1, 0);
    const isRecovered = (test = '') => outcomes.length > 0 && /^f+p$/.test(test);
    const isFlaky = ({ flaky, identity }: TestCase) => flaky === true || isRecovered(this.#outcomes.get(identity));
    // The first attempt of a re-run test explains the failure best.
    const first = new Map(this.#retained.toReversed().map((one) => [one.identity, one]));
    const isFirst = (one: TestCase) => outcomes.length === 0 || first.get(one.identity) === one;
    const attempts = this.#retained.filter(isFirst);
    const flakyTests = attempts.filter(isFlaky);
    const failures = withoutParents(attempts.filter((one) => !isFlaky(one)));
    const parents = attempts.length - flakyTests.length - failures.length;
    return {
      ...this.#counts,
      total: this.#counts.total - retries - parents,
      failed: this.#counts.failed - retries - parents,
      flaky: this.#counts.flaky + outcomes.filter(isRecovered).length,
      /** Duration of all tests; undefined if the report has no times. */
      seconds: this.#seconds,
      failures,
      flakyTests,
      outside: this.#outside,
      /** Equal for the same tests with the same results. */
      signature: this.#signature.copy().digest('hex'),
    };
  }
}

/** Removes tests that only failed because of a subtest: Go lists `TestA` as well as `TestA/b`. */
function withoutParents(failed: readonly TestCase[]): readonly TestCase[] {
  const isPart = (one: TestCase, of: TestCase) =>
    one.suite === of.suite && one.name.startsWith(`${of.name}/`) && !/\s/.test(one.name);
  return failed.filter((parent) => !failed.some((one) => isPart(one, parent)));
}
