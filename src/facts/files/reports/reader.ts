import { shortName } from '../../../text/phrases.ts';
import type { Format, FormatOf } from './case.ts';
import { junit } from './junit.ts';
import { nunit } from './nunit.ts';
import { ReportTally, type Tally } from './tally.ts';
import { trx } from './trx.ts';
import { BrokenXml, type Element, XmlStream } from './xml.ts';
import { xunit } from './xunit.ts';

/** The formats by the first element of their documents. */
const FORMATS: ReadonlyMap<string, FormatOf> = new Map([
  ['testsuites', junit],
  ['testsuite', junit],
  ['TestRun', trx],
  ['test-run', nunit],
  ['test-results', nunit],
  ['assemblies', xunit],
  ['assembly', xunit],
]);

/** Reads one file, piece by piece, in whatever format it is; it may hold several documents. */
export class ReportReader {
  /** True once an element told that it is a test report. */
  isReport = false;
  /** True once an element told that it is another document. */
  isForeign = false;
  readonly #tally = new ReportTally();
  /** Its text is written into this. */
  readonly xml = new XmlStream({
    open: (element) => this.#open(element),
    close: (element) => this.#format?.close(element),
  });
  #format: Format | undefined;

  tally(): Tally {
    return this.#tally.result();
  }

  /** What can be told of a document that breaks off here. */
  brokenTally(): Tally {
    this.#format?.breaksOff?.();
    return this.#tally.result();
  }

  #open(element: Element): boolean {
    if (element.parent === undefined) {
      const formatOf = FORMATS.get(element.name);
      this.isForeign = formatOf === undefined;
      if (formatOf === undefined) {
        throw new BrokenXml(`is not a test report in a known format: its first element is ${shortName(element.name)}`);
      }
      this.isReport = true;
      this.#format = formatOf((testCase) => this.#tally.add(testCase));
    }
    this.#format?.open?.(element);
    return this.#format?.texts.has(element.name) === true;
  }
}
