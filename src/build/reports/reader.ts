/** Reads one report in chunks, in any dialect; it may hold several documents. */

import { shortName } from '../../text/format.ts';
import { DIALECTS, type Dialect, type ProblemKind } from './dialects.ts';
import { ReportTally, type TestCase } from './totals.ts';
import { BrokenXml, createXmlStream, type Element } from './xml.ts';

/** Maximum tests of Visual Studio with a known class. */
const MAX_CLASSES = 100_000;

export class ReportReader {
  /** True after an element that only test reports have. */
  isReport = false;
  /** True after an element of another type of document. */
  isForeign = false;
  /** Receives the text of the report. */
  readonly xml = createXmlStream(
    (element) => this.#open(element),
    (element) => this.#close(element),
  );
  readonly #tally = new ReportTally();
  /** Classes of Visual Studio's tests by the id of their definition, which may follow the results. */
  readonly #classes = new Map<string, string>();
  #dialect: Dialect | undefined;
  #isTruncated = false;
  /** Last failed test, which the output of its suite may explain. */
  #failed: { readonly suite: Element | undefined; readonly texts: string[] } | undefined;

  /** Returns the result so far. In a truncated document only failures are certain: a passed test may fail later. */
  tally() {
    this.#isTruncated = true;
    this.xml.closeAll();
    const { failures, flakyTests, ...counts } = this.#tally.result();
    const complete = (all: readonly TestCase[]) =>
      all.map((one) => withSuite(one, one.suite || this.#classes.get(one.definition ?? '')));
    return { ...counts, failures: complete(failures), flakyTests: complete(flakyTests) };
  }

  #open({ name, parent }: Element): void {
    if (parent === undefined) this.#dialect = DIALECTS.get(name);
    this.isForeign = this.#dialect === undefined;
    if (this.isForeign)
      throw new BrokenXml(`is not a test report in a known format: its first element is ${shortName(name)}`);
    this.isReport = true;
  }

  #close(element: Element): boolean {
    const dialect = this.#dialect;
    if (dialect === undefined) return false;
    const { name, text, parent, attributes, children } = element;
    const isBelow = isBelowResult(element, dialect);
    const isResult = isProblem(name, dialect) || dialect.cases.includes(name);
    if (dialect.cases.includes(name)) this.#addCase(element, dialect);
    else if (isResult && !isBelow) this.#addOutside(element, dialect);
    else if (name === dialect.output && !isBelow && this.#failed?.suite === parent) this.#failed?.texts.push(text);
    else if (name === 'ResultSummary') this.#tally.end(attributes.get('outcome'));
    else if (name === 'TestMethod' && this.#classes.size < MAX_CLASSES) {
      // `Namespace.Class, Assembly, Version=…` in older files.
      const suite = attributes.get('className')?.split(',', 1)[0]?.trim() ?? '';
      this.#classes.set(parent?.attributes.get('id') ?? '', suite);
    }
    return isBelow && (isResult || text.trim() !== '' || children.length > 0);
  }

  #addCase(element: Element, dialect: Dialect): void {
    const problems = findBelow(element, (name) => isProblem(name, dialect));
    const kinds = new Set(problems.flatMap(({ name }) => dialect.problems[name] ?? []));
    // A test with results of its own only sums them up.
    const isSum = findBelow(element, (name) => dialect.cases.includes(name)).length > 0;
    const outputs = findBelow(element, (name) => name === dialect.output).map(({ text }) => text);
    // The test that sums it up needs no texts.
    element.children.length = 0;
    if (isSum || (this.#isTruncated && !kinds.has('failed'))) return;
    const result = readCase(element, dialect, kinds);
    if (result.outcome !== 'failed' && result.flaky !== true) return void this.#tally.add(result);
    const failure = readFailure(problems.filter(({ name }) => dialect.problems[name] !== 'skipped'));
    failure.texts.push(...outputs);
    if (this.#tally.add({ ...result, failure })) this.#failed = { suite: element.parent, texts: failure.texts };
  }

  #addOutside(problem: Element, dialect: Dialect): void {
    const failure = readFailure([problem]);
    const [full, short, file] = ['fullname', 'name', 'file'].map((key) => problem.parent?.attributes.get(key));
    if (dialect.isOutside(problem, failure.texts.join('\n')))
      this.#tally.addOutside(failure, full || short || undefined, file);
  }
}

function isProblem(name: string, { problems }: Dialect): boolean {
  return Object.hasOwn(problems, name);
}

/** Returns true for an element below a test, or below a problem. */
function isBelowResult({ parent }: Element, dialect: Dialect): boolean {
  if (parent === undefined) return false;
  const { name } = parent;
  return isProblem(name, dialect) || dialect.cases.includes(name) || isBelowResult(parent, dialect);
}

/** Finds the outermost elements with these names. */
function findBelow({ children }: Element, isFound: (name: string) => boolean): readonly Element[] {
  return children.flatMap((child) => (isFound(child.name) ? [child] : findBelow(child, isFound)));
}

function readFailure(problems: readonly Element[]): NonNullable<TestCase['failure']> {
  const get = (key: string) => problems[0]?.attributes.get(key);
  const type = get('type') ?? get('exception-type');
  return { texts: problems.flatMap(readTexts), type, file: get('file'), line: get('line') };
}

/** Reads the texts of a problem, its message first. */
function readTexts({ attributes, children, text }: Element): readonly string[] {
  const texts = [attributes.get('message') ?? '', ...children.flatMap(readTexts), withLineBreaks(text)];
  return texts.filter((one) => one.trim() !== '');
}

/** xUnit.net 2 writes line breaks as `\n`; it stays in a path that contains one. */
function withLineBreaks(text: string): string {
  return text.includes('\n') ? text : text.replaceAll(/\\r\\n|\\n(?=\s|[A-Z][A-Za-z ]{0,30}:|$)/g, '\n');
}

/** @param kinds kinds of the problems below it */
function readCase(element: Element, dialect: Dialect, kinds: ReadonlySet<ProblemKind>): TestCase {
  const { attributes, parent } = element;
  const get = (...names: string[]) => names.map((name) => attributes.get(name)).find((value) => value !== undefined);
  const name = get('testName', 'name') ?? '';
  const suite = get('classname', 'type') || dialect.suiteOf?.(get('fullname') ?? name, parent);
  const definition = get('testId', 'id');
  // Mocha reports the file on the suite.
  const file = get('file', 'source-file') ?? parent?.attributes.get('file');
  const line = get('line', 'source-line');
  const outcome = dialect.outcomeOf(attributes, kinds);
  const identity = [parent?.index, definition, suite, name, file, line].join('\n');
  const flaky = outcome === 'passed' && kinds.has('flaky');
  return {
    ...{ name, suite, outcome, flaky, identity, definition, file, line },
    seconds: findSeconds(get('duration', 'time')),
  };
}

/** Removes the class from the name, because it is separate. */
function withSuite(testCase: TestCase, suite = testCase.suite): TestCase {
  const { name } = testCase;
  return { ...testCase, suite, name: suite && name.startsWith(`${suite}.`) ? name.slice(suite.length + 1) : name };
}

/** Limits a duration, because some tools write other units instead of seconds. */
const MAX_SECONDS = 7 * 86_400;

/** Parses seconds such as `1.5`, `1,234.5`, `0,5` or `00:01:02.5`; undefined for everything else. */
function findSeconds(text = ''): number | undefined {
  const plain = text.trim();
  const span = /^(\d{1,3}):(\d\d):(\d\d(?:\.\d{1,9})?)$/.exec(plain)?.slice(1).map(Number);
  if (span !== undefined) return span.reduce((seconds, part) => seconds * 60 + part, 0);
  if (!/^[\d.,]{1,30}(?:e-?\d{1,3})?$/i.test(plain)) return undefined;
  const thousands = plain.replace(/,(?=\d{3}(?:\D|$))/g, '');
  const seconds = Number((plain.includes('.') ? thousands : plain).replace(',', '.'));
  return seconds >= 0 && seconds <= MAX_SECONDS ? seconds : undefined;
}
