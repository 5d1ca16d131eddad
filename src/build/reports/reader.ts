/** Reads one report, piece by piece, in whatever dialect it is; it may hold several documents. */

import { shortName } from '../../text/format.ts';
import { DIALECTS, type Dialect, type ProblemKind } from './dialects.ts';
import { type CaseFailure, nameWithin, type TestCase } from './test-case.ts';
import { NO_TEST, ReportTally, type Tally } from './totals.ts';
import { BrokenXml, type Element, XmlStream } from './xml.ts';

/** Tests whose classes are remembered where the definitions come first. */
const MAX_CLASSES = 20_000;

interface OpenCase {
  readonly element: Element;
  readonly kinds: Set<ProblemKind>;
  failure: CaseFailure | undefined;
  /** It has results of its own, of which it is only the sum. */
  isSum: boolean;
}

export class ReportReader {
  /** True after an element that only test reports have. */
  isReport = false;
  /** True after an element of another type of document. */
  isForeign = false;
  /** Its text is written into this. */
  readonly xml = new XmlStream({
    open: (element) => this.#open(element),
    close: (element) => this.#close(element),
  });
  readonly #tally = new ReportTally();
  readonly #cases: OpenCase[] = [];
  /** Maps the id of a Visual Studio test to its class and the data so far. */
  readonly #classes = new Map<string, string>();
  readonly #unclassed = new Map<string, TestCase[]>();
  #dialect: Dialect | undefined;
  /** Problems outside of any test. */
  #outside: { readonly element: Element; readonly failure: CaseFailure } | undefined;
  /** Last failed test, which the output of its suite may explain. */
  #failed: { readonly suite: Element | undefined; readonly failure: CaseFailure } | undefined;

  tally(): Tally {
    return this.#tally.result();
  }

  /** Returns the result of a truncated document. Only failures are certain: a passed test may have failed later. */
  brokenTally(): Tally {
    const open = this.#cases.at(-1);
    if (open?.kinds.has('failed') === true) this.#add(open);
    return this.#tally.result();
  }

  #open(element: Element): boolean {
    const { name, parent } = element;
    if (parent === undefined) this.#begin(name);
    const dialect = this.#dialect;
    if (dialect === undefined) return false;
    if (dialect.cases.includes(name)) {
      const outer = this.#cases.at(-1);
      if (outer !== undefined) outer.isSum = true;
      this.#cases.push({ element, kinds: new Set(), failure: undefined, isSum: false });
    }
    const kind = dialect.problems[name];
    if (kind !== undefined) this.#openProblem(element, kind);
    const isOfCase = this.#cases.length > 0 || this.#outside !== undefined || name === dialect.output;
    return isOfCase && (kind !== undefined || dialect.parts.includes(name) || name === dialect.output);
  }

  #begin(name: string): void {
    this.#dialect = DIALECTS.get(name);
    this.isForeign = this.#dialect === undefined;
    if (this.isForeign) {
      throw new BrokenXml(`is not a test report in a known format: its first element is ${shortName(name)}`);
    }
    this.isReport = true;
  }

  #openProblem(element: Element, kind: ProblemKind): void {
    const { attributes } = element;
    const open = this.#cases.at(-1);
    const type = attributes.get('type') ?? attributes.get('exception-type');
    const message = attributes.get('message');
    const failure = { texts: [], type, file: attributes.get('file'), line: attributes.get('line') };
    if (open === undefined) this.#outside ??= { element, failure };
    else {
      open.kinds.add(kind);
      if (kind !== 'skipped') open.failure ??= failure;
    }
    if (message !== undefined && kind !== 'skipped') this.#failure?.texts.push(message);
  }

  get #failure(): CaseFailure | undefined {
    return this.#cases.at(-1)?.failure ?? (this.#cases.length === 0 ? this.#outside?.failure : undefined);
  }

  #close(element: Element): void {
    const { name, text, parent, attributes } = element;
    const dialect = this.#dialect;
    if (dialect === undefined) return;
    const isOutput = name === dialect.output;
    if (isOutput && this.#cases.length === 0) {
      if (this.#failed !== undefined && this.#failed.suite === parent) this.#failed.failure.texts.push(text);
    } else if (text !== '' && (isOutput || dialect.parts.includes(name) || dialect.problems[name] !== undefined)) {
      if (dialect.problems[name] !== 'skipped') this.#failure?.texts.push(withLineBreaks(text));
    }
    if (this.#outside?.element === element) this.#closeOutside();
    else if (name === 'TestMethod') this.#define(parent?.attributes.get('id'), attributes.get('className'));
    else if (name === 'ResultSummary') this.#tally.end(attributes.get('outcome'));
    else if (this.#cases.at(-1)?.element === element) {
      const open = this.#cases.pop();
      if (open !== undefined && !open.isSum) this.#add(open);
    }
  }

  #closeOutside(): void {
    const { element, failure } = this.#outside ?? {};
    this.#outside = undefined;
    if (element === undefined || failure === undefined) return;
    if (this.#dialect?.isOutside(element, failure.texts.join('\n')) !== true) return;
    const { parent } = element;
    const name = parent?.attributes.get('fullname') || parent?.attributes.get('name') || NO_TEST;
    this.#tally.addOutside({ name, outcome: 'failed', failure, identity: name, file: parent?.attributes.get('file') });
  }

  #add({ element, kinds, failure }: OpenCase): void {
    const result = this.#dialect?.caseOf(element, kinds);
    if (result === undefined) return;
    const isKept = result.outcome === 'failed' || result.flaky === true;
    const testCase: TestCase = { ...result, failure: isKept ? (failure ?? { texts: [] }) : undefined };
    const id = element.attributes.get('testId');
    if (id !== undefined) this.#classify(testCase, this.#classes.get(id));
    const isFound = this.#tally.add(testCase);
    if (isFound && id !== undefined) this.#unclassed.set(id, [...(this.#unclassed.get(id) ?? []), testCase]);
    if (isFound && testCase.failure !== undefined) this.#failed = { suite: element.parent, failure: testCase.failure };
  }

  #define(id: string | undefined, full: string | undefined): void {
    // `Namespace.Class, Assembly, Version=…` in older files.
    const suite = full?.split(',', 1)[0]?.trim();
    if (id === undefined || suite === undefined || suite === '') return;
    if (this.#classes.size < MAX_CLASSES) this.#classes.set(id, suite);
    for (const testCase of this.#unclassed.get(id) ?? []) this.#classify(testCase, suite);
  }

  #classify(testCase: TestCase, suite: string | undefined): void {
    if (suite === undefined) return;
    testCase.suite = suite;
    testCase.name = nameWithin(testCase.name, suite);
  }
}

/** xUnit.net 2 writes line breaks as `\n`; what looks like one in a path stays. */
function withLineBreaks(text: string): string {
  return text.includes('\n') ? text : text.replaceAll(/\\r\\n|\\n(?=\s|[A-Z][A-Za-z ]{0,30}:|$)/g, '\n');
}
