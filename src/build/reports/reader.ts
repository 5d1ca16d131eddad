/** Reads one report in chunks, in any dialect, and counts its tests; it may hold several documents. */

import { createHash } from 'node:crypto';
import { shortName } from '../../text/format.ts';
import { type FailedCase, NO_TEST, readCase, readOutside, type TestCase } from './cases.ts';
import { DIALECTS, type Dialect } from './dialects.ts';
import { BrokenXml, createXmlStream, type Element } from './xml.ts';

/** Maximum failing and flaky tests of one report to retain completely. */
const MAX_RETAINED = 100;
/** Maximum distinct tests, and classes of Visual Studio; a report with more tests is counted without merging. */
const MAX_KNOWN = 100_000;
/** Maximum elements without others to retain below one test or problem. */
const MAX_PARTS = 1_000;
/** Roles of tests and problems. */
const RESULTS: ReadonlySet<string | undefined> = new Set(['test', 'failed', 'flaky', 'skipped']);

/**
 * A report may list each attempt of a test as a case. A passed test is never re-run, so if any name repeats after a
 * success, names are not unique and every case counts. Else cases with one name are attempts of one test: failed if the
 * last one failed, flaky if that passed.
 */
export class ReportReader {
  /** True after an element that only test reports have. */
  isReport = false;
  /** True after an element of another type of document. */
  isForeign = false;
  /** Receives the text of the report. */
  readonly xml = createXmlStream(
    (element) => this.#begin(element),
    (element) => this.#end(element),
  );
  #dialect: Dialect | undefined;
  #isTruncated = false;
  /** Number of open tests and problems. */
  #open = 0;
  /** Number of elements without others below them that matter. */
  #parts = 0;
  /** Index of the last test that closed. */
  #lastTest = 0;
  readonly #counts = { total: 0, passed: 0, failed: 0, skipped: 0, flaky: 0 };
  #seconds: number | undefined;
  /** Initials of the outcomes of each test, such as `ffp`, by its identity. */
  readonly #outcomes = new Map<string, string>();
  readonly #retained: TestCase[] = [];
  readonly #outside: FailedCase[] = [];
  /** Classes of Visual Studio's tests by the id of their definition, which may follow the results. */
  readonly #classes = new Map<string, string>();
  /** Last failed test, which the output of its suite may explain. */
  #failed: { readonly suite: Element | undefined; readonly texts: string[] } | undefined;

  #begin({ name, parent }: Element): void {
    if (parent === undefined) this.#dialect = DIALECTS.get(name);
    const dialect = this.#dialect;
    this.isForeign = dialect === undefined;
    if (dialect === undefined)
      throw new BrokenXml(`is not a test report in a known format: its first element is ${shortName(name)}`);
    this.isReport = true;
    this.#open += Number(RESULTS.has(dialect.roles.get(name)));
  }

  #end(element: Element): boolean {
    const dialect = this.#dialect;
    if (dialect === undefined) return false;
    const { name, text, parent, attributes, children } = element;
    const role = dialect.roles.get(name);
    const isResult = RESULTS.has(role);
    this.#open -= Number(isResult);
    const isBelow = this.#open > 0;
    if (role === 'test') this.#addCase(element, dialect);
    else if (isResult && !isBelow) this.#addOutside(readOutside(element, dialect), element, dialect);
    else if (role === 'output' && !isBelow && this.#failed?.suite === parent) this.#failed?.texts.push(text);
    else if (role === 'summary') this.#endRun(attributes.get('outcome'));
    else if (role === 'definition' && this.#classes.size < MAX_KNOWN) {
      // `Namespace.Class, Assembly, Version=…` in older files.
      const suite = attributes.get('className')?.split(',', 1)[0]?.trim() ?? '';
      this.#classes.set(parent?.attributes.get('id') ?? '', suite);
    }
    if (role === 'test' || !isBelow) this.#parts = 0;
    else if (children.length > 0) return true;
    else if (isResult || (role !== undefined && text.trim() !== '')) return ++this.#parts <= MAX_PARTS;
    return false;
  }

  #addCase(element: Element, dialect: Dialect): void {
    const testCase = readCase(element, dialect);
    const { outcome, seconds, identity, failure } = testCase;
    // A test with results of its own only sums them up. In a truncated document, a passed test may fail later.
    const isSum = this.#lastTest > element.index;
    this.#lastTest = element.index;
    // The tests that it is part of need no texts.
    for (let one: Element | undefined = element; one !== undefined; one = one.parent) one.children.length = 0;
    if (isSum || (this.#isTruncated && outcome !== 'failed')) return;
    this.#counts.total += 1;
    this.#counts[outcome] += 1;
    this.#counts.flaky += Number(testCase.flaky);
    if (seconds !== undefined) this.#seconds = (this.#seconds ?? 0) + seconds;
    if (this.#outcomes.size < MAX_KNOWN)
      this.#outcomes.set(identity, (this.#outcomes.get(identity) ?? '') + outcome.charAt(0));
    if (failure === undefined || this.#retained.length >= MAX_RETAINED) return;
    this.#retained.push(testCase);
    this.#failed = { suite: element.parent, texts: failure.texts };
  }

  #addOutside(failed: FailedCase, problem: Element, dialect: Dialect): void {
    const isOutside = dialect.isOutside(problem, failed.failure?.texts.join('\n') ?? '');
    if (isOutside && this.#outside.length < MAX_RETAINED) this.#outside.push(failed);
  }

  /** Adds the overall result, which matters if no test failed. */
  #endRun(outcome = ''): void {
    if (!/^(?:failed|error|aborted|timeout)$/i.test(outcome) || this.#counts.failed + this.#outside.length > 0) return;
    this.#outside.push({ name: NO_TEST, failure: { texts: [`The run ended as ${outcome.toLowerCase()}`] } });
  }

  /** Returns the result so far. */
  tally() {
    this.#isTruncated = true;
    this.xml.closeAll();
    const tests = this.#outcomes.size < MAX_KNOWN ? [...this.#outcomes.values()] : [];
    const outcomes = tests.every((test) => /^(?:f*[fp]|s)$/.test(test)) ? tests : [];
    const retries = outcomes.reduce((sum, test) => sum + test.length - 1, 0);
    const isRecovered = (test = '') => outcomes.length > 0 && /^f+p$/.test(test);
    const isFlaky = ({ flaky, identity }: TestCase) => flaky || isRecovered(this.#outcomes.get(identity));
    // The first attempt of a re-run test explains the failure best.
    const first = new Map(this.#retained.toReversed().map((one) => [one.identity, one]));
    const isFirst = (one: TestCase) => outcomes.length === 0 || first.get(one.identity) === one;
    const attempts = this.#retained.filter(isFirst);
    const flakyTests = attempts.filter(isFlaky);
    const failures = withoutParents(attempts.filter((one) => !isFlaky(one)));
    const parents = attempts.length - flakyTests.length - failures.length;
    const complete = (one: TestCase) => withSuite(one, one.suite || this.#classes.get(one.definition ?? ''));
    return {
      ...this.#counts,
      total: this.#counts.total - retries - parents,
      failed: this.#counts.failed - retries - parents,
      flaky: this.#counts.flaky + outcomes.filter(isRecovered).length,
      /** Duration of all tests; undefined if the report has no times. */
      seconds: this.#seconds,
      failures: failures.map(complete),
      flakyTests: flakyTests.map(complete),
      outside: this.#outside,
      /** Equal for the same tests with the same results. */
      signature: createHash('sha1')
        .update(JSON.stringify([...this.#outcomes, this.#seconds]))
        .digest('hex'),
    };
  }
}

/** Removes tests that only failed because of a subtest: Go lists `TestA` as well as `TestA/b`. */
function withoutParents(failed: readonly TestCase[]): readonly TestCase[] {
  const isPart = (one: TestCase, of: TestCase) =>
    one.suite === of.suite && one.name.startsWith(`${of.name}/`) && !/\s/.test(one.name);
  return failed.filter((parent) => !failed.some((one) => isPart(one, parent)));
}

/** Removes the class from the name, because it is separate. */
function withSuite(testCase: TestCase, suite: string | undefined): TestCase {
  const { name } = testCase;
  return { ...testCase, suite, name: suite && name.startsWith(`${suite}.`) ? name.slice(suite.length + 1) : name };
}
