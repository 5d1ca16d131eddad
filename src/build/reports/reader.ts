/** Reads one report in chunks, in any dialect; it may hold several documents. */

import { shortName } from '../../text/format.ts';
import { DIALECTS, type Dialect } from './dialects.ts';
import { ReportTally, type TestCase } from './totals.ts';
import { BrokenXml, createXmlStream, type Element } from './xml.ts';

/** Maximum tests of Visual Studio with a known class. */
const MAX_CLASSES = 100_000;

type ProblemKind = Dialect['problems'][string];
type Failure = NonNullable<TestCase['failure']>;

interface OpenCase {
  readonly element: Element;
  readonly kinds: Set<ProblemKind>;
  failure?: Failure;
  /** True if it only sums up its own results. */
  isSum: boolean;
}

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
  readonly #cases: OpenCase[] = [];
  /** Classes of Visual Studio's tests by the id of their definition, which may follow the results. */
  readonly #classes = new Map<string, string>();
  #dialect: Dialect | undefined;
  /** Problem outside of any test. */
  #outside: { readonly element: Element; readonly failure: Failure } | undefined;
  /** Last failed test, which the output of its suite may explain. */
  #failed: { readonly suite: Element | undefined; readonly failure: Failure } | undefined;

  /** Returns the result so far. In a truncated document only failures are certain: a passed test may fail later. */
  tally() {
    const open = this.#cases.at(-1);
    if (open?.kinds.has('failed') === true) this.#add(open);
    const { failures, flakyTests, ...counts } = this.#tally.result();
    const complete = (all: readonly TestCase[]) =>
      all.map((one) => withSuite(one, one.suite || this.#classes.get(one.definition ?? '')));
    return { ...counts, failures: complete(failures), flakyTests: complete(flakyTests) };
  }

  #open(element: Element): boolean {
    const { name, parent } = element;
    if (parent === undefined) this.#dialect = DIALECTS.get(name);
    const dialect = this.#dialect;
    this.isForeign = dialect === undefined;
    if (dialect === undefined)
      throw new BrokenXml(`is not a test report in a known format: its first element is ${shortName(name)}`);
    this.isReport = true;
    if (dialect.cases.includes(name)) {
      const outer = this.#cases.at(-1);
      if (outer !== undefined) outer.isSum = true;
      this.#cases.push({ element, kinds: new Set(), isSum: false });
    }
    const kind = dialect.problems[name];
    if (kind !== undefined) this.#openProblem(element, kind);
    const isOutput = name === dialect.output;
    const isOfCase = this.#cases.length > 0 || this.#outside !== undefined || isOutput;
    return isOfCase && (kind !== undefined || dialect.parts.includes(name) || isOutput);
  }

  #openProblem(element: Element, kind: ProblemKind): void {
    const get = (key: string) => element.attributes.get(key);
    const [message, type] = [get('message'), get('type') ?? get('exception-type')];
    const failure = { texts: [], type, file: get('file'), line: get('line') };
    const open = this.#cases.at(-1);
    open?.kinds.add(kind);
    if (open === undefined) this.#outside ??= { element, failure };
    else if (kind !== 'skipped') open.failure ??= failure;
    if (message !== undefined && kind !== 'skipped') this.#failure?.texts.push(message);
  }

  get #failure(): Failure | undefined {
    return (this.#cases.at(-1) ?? this.#outside)?.failure;
  }

  #close(element: Element): void {
    const { name, text, parent, attributes } = element;
    const dialect = this.#dialect;
    if (dialect === undefined) return;
    if (name === dialect.output && this.#cases.length === 0) {
      if (this.#failed?.suite === parent) this.#failed?.failure.texts.push(text);
    } else if (text !== '' && dialect.problems[name] !== 'skipped') {
      this.#failure?.texts.push(withLineBreaks(text));
    }
    if (this.#outside?.element === element) {
      const { failure } = this.#outside;
      this.#outside = undefined;
      const [full, short, file] = ['fullname', 'name', 'file'].map((key) => parent?.attributes.get(key));
      const isOutside = dialect.isOutside(element, failure.texts.join('\n'));
      if (isOutside) this.#tally.addOutside(failure, full || short || undefined, file);
    } else if (name === 'TestMethod') {
      const id = parent?.attributes.get('id') ?? '';
      // `Namespace.Class, Assembly, Version=…` in older files.
      const suite = attributes.get('className')?.split(',', 1)[0]?.trim() ?? '';
      if (this.#classes.size < MAX_CLASSES) this.#classes.set(id, suite);
    } else if (name === 'ResultSummary') {
      this.#tally.end(attributes.get('outcome'));
    } else if (this.#cases.at(-1)?.element === element) {
      const open = this.#cases.pop();
      if (open?.isSum === false) this.#add(open);
    }
  }

  #add({ element, kinds, failure = { texts: [] } }: OpenCase): void {
    if (this.#dialect === undefined) return;
    const result = readCase(element, this.#dialect, kinds);
    const isExplained = result.outcome === 'failed' || result.flaky === true;
    const isRetained = this.#tally.add(isExplained ? { ...result, failure } : result);
    if (isRetained) this.#failed = { suite: element.parent, failure };
  }
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
  return {
    name,
    suite,
    outcome,
    flaky: outcome === 'passed' && kinds.has('flaky'),
    seconds: findSeconds(get('duration', 'time')),
    identity: [parent?.index, definition, suite, name, file, line].join('\n'),
    definition,
    file,
    line,
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
