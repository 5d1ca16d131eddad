/** What every format of a test report is read into. What it does not tell is absent or undefined. */

import type { Element } from './xml.ts';

export interface TestCase {
  /** As the report writes it; may be long. */
  name: string;
  /** Class, file or group that it belongs to. */
  suite?: string | undefined;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** True when it failed first and then passed, by the report's own word. */
  readonly flaky?: boolean;
  readonly seconds?: number | undefined;
  /** Why it failed, also of a flaky one. */
  readonly failure?: CaseFailure | undefined;
  /** Tells it from every other one in its report; the same text twice is the same test twice. */
  readonly identity: string;
  /** Where the test stands, by the report. */
  readonly file?: string | undefined;
  readonly line?: string | undefined;
}

export interface CaseFailure {
  readonly message: string;
  /** Class of the exception. */
  readonly type?: string | undefined;
  /** Stack trace or output: its beginning and its end. */
  readonly details: string;
  readonly file?: string | undefined;
  readonly line?: string | undefined;
}

/** One format: what it does at each element of a document. */
export interface Format {
  /** Elements whose text is wanted; that of all others is not kept. */
  readonly texts: ReadonlySet<string>;
  readonly open?: (element: Element) => void;
  readonly close: (element: Element) => void;
  /** Takes what is known for certain of a test that the document breaks off in. */
  readonly breaksOff?: () => void;
}

/** Makes a format for one document. `found` tells whether the case is kept, so that what comes later can be added. */
export type FormatOf = (found: (testCase: TestCase) => boolean) => Format;

/** A test that takes longer is none: some tools write other units where seconds belong. */
const LONGEST = 7 * 86_400;

/** Seconds as `1.5`, `1,234.5` or `0,5`; undefined for everything else. */
export function secondsOf(text: string | undefined): number | undefined {
  const plain = text?.trim() ?? '';
  if (!/^[\d.,]{1,30}(?:e-?\d{1,3})?$/i.test(plain)) return undefined;
  const thousands = plain.replace(/,(?=\d{3}(?:\D|$))/g, '');
  const seconds = Number((plain.includes('.') ? thousands : plain).replace(',', '.'));
  return seconds >= 0 && seconds <= LONGEST ? seconds : undefined;
}

/** The name without the class in front, which is told apart. */
export function nameWithin(name: string, suite: string | undefined): string {
  return suite !== undefined && suite !== '' && name.startsWith(`${suite}.`) ? name.slice(suite.length + 1) : name;
}
