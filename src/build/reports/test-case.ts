/** Reads a test of any dialect. Unknown data is absent or undefined. */

import type { Dialect, ProblemKind } from './dialects.ts';
import type { Element } from './xml.ts';

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
  readonly failure?: CaseFailure;
  /** Identifies it within its report; equal texts are the same test. */
  readonly identity: string;
  /** Identifies the definition of the test, elsewhere in the report. */
  readonly definition?: string;
  /** File of the test, according to the report. */
  readonly file?: string;
  readonly line?: string;
}

export interface CaseFailure {
  /** Messages, traces and output in the order of the report, each without its middle. */
  readonly texts: string[];
  /** Class of the exception. */
  readonly type?: string;
  readonly file?: string;
  readonly line?: string;
}

/** @param kinds kinds of the problems below it */
export function readCase(element: Element, dialect: Dialect, kinds: ReadonlySet<ProblemKind>): TestCase {
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
    identity: [toPath(parent), definition, suite, name, file, line].join('\n'),
    definition,
    file,
    line,
  };
}

/** Removes the class from the name, because it is separate. */
export function withSuite(testCase: TestCase, suite = testCase.suite): TestCase {
  const { name } = testCase;
  return { ...testCase, suite, name: suite && name.startsWith(`${suite}.`) ? name.slice(suite.length + 1) : name };
}

/** Lists the element's path with its position among siblings. */
function toPath(element: Element | undefined): string {
  return element === undefined ? '' : `${toPath(element.parent)}/${element.index}`;
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
