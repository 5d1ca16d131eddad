/** Reads one report in chunks, in any dialect; it may hold several documents. */

import { shortName } from '../../text/format.ts';
import { DIALECTS, type Dialect, type ProblemKind } from './dialects.ts';
import { type CaseFailure, readCase, type TestCase, withSuite } from './test-case.ts';
import { NO_TEST, ReportTally } from './totals.ts';
import { BrokenXml, createXmlStream, type Element } from './xml.ts';

/** Maximum tests of Visual Studio with a known class. */
const MAX_CLASSES = 100_000;

interface OpenCase {
  readonly element: Element;
  readonly kinds: Set<ProblemKind>;
  failure?: CaseFailure;
  /** True if it only sums up its own results. */
  isSum: boolean;
}

export type Tally = ReturnType<ReportReader['tally']>;

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
  #outside: { readonly element: Element; readonly failure: CaseFailure } | undefined;
  /** Last failed test, which the output of its suite may explain. */
  #failed: { readonly suite: Element | undefined; readonly failure: CaseFailure } | undefined;

  /** Returns the result so far. In a truncated document only failures are certain: a passed test may fail later. */
  tally() {
    const open = this.#cases.at(-1);
    if (open?.kinds.has('failed') === true) this.#add(open);
    const { failures, flakyTests, slowest, ...counts } = this.#tally.result();
    const complete = (all: readonly TestCase[]) =>
      all.map((one) => withSuite(one, one.suite ?? this.#classes.get(one.definition ?? '')));
    return { ...counts, failures: complete(failures), flakyTests: complete(flakyTests), slowest: complete(slowest) };
  }

  #open(element: Element): boolean {
    const { name, parent } = element;
    if (parent === undefined) this.#begin(name);
    const dialect = this.#dialect;
    if (dialect === undefined) return false;
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

  #begin(name: string): void {
    this.#dialect = DIALECTS.get(name);
    this.isForeign = this.#dialect === undefined;
    this.isReport ||= !this.isForeign;
    if (this.isForeign)
      throw new BrokenXml(`is not a test report in a known format: its first element is ${shortName(name)}`);
  }

  #openProblem(element: Element, kind: ProblemKind): void {
    const [message, type, exception, file, line] = ['message', 'type', 'exception-type', 'file', 'line'].map((key) =>
      element.attributes.get(key),
    );
    const failure = { texts: [], type: type ?? exception, file, line };
    const open = this.#cases.at(-1);
    open?.kinds.add(kind);
    if (open === undefined) this.#outside ??= { element, failure };
    else if (kind !== 'skipped') open.failure ??= failure;
    if (message !== undefined && kind !== 'skipped') this.#failure?.texts.push(message);
  }

  get #failure(): CaseFailure | undefined {
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
    if (this.#outside?.element === element) this.#closeOutside(this.#outside);
    else if (name === 'TestMethod') this.#define(parent?.attributes.get('id'), attributes.get('className'));
    else if (name === 'ResultSummary') this.#tally.end(attributes.get('outcome'));
    else if (this.#cases.at(-1)?.element === element) {
      const open = this.#cases.pop();
      if (open?.isSum === false) this.#add(open);
    }
  }

  #closeOutside({ element, failure }: { readonly element: Element; readonly failure: CaseFailure }): void {
    this.#outside = undefined;
    if (this.#dialect?.isOutside(element, failure.texts.join('\n')) !== true) return;
    const [full, short, file] = ['fullname', 'name', 'file'].map((key) => element.parent?.attributes.get(key));
    const name = full || short || NO_TEST;
    this.#tally.addOutside({ name, outcome: 'failed', failure, identity: name, file });
  }

  #add({ element, kinds, failure = { texts: [] } }: OpenCase): void {
    if (this.#dialect === undefined) return;
    const result = readCase(element, this.#dialect, kinds);
    const isExplained = result.outcome === 'failed' || result.flaky === true;
    const isRetained = this.#tally.add(isExplained ? { ...result, failure } : result);
    if (isRetained) this.#failed = { suite: element.parent, failure };
  }

  #define(id: string | undefined, full: string | undefined): void {
    // `Namespace.Class, Assembly, Version=…` in older files.
    const suite = full?.split(',', 1)[0]?.trim();
    if (id !== undefined && suite && this.#classes.size < MAX_CLASSES) this.#classes.set(id, suite);
  }
}

/** xUnit.net 2 writes line breaks as `\n`; it stays in a path that contains one. */
function withLineBreaks(text: string): string {
  return text.includes('\n') ? text : text.replaceAll(/\\r\\n|\\n(?=\s|[A-Z][A-Za-z ]{0,30}:|$)/g, '\n');
}
