/**
 * Defines the dialects of test reports: which elements are tests, which explain a failure, and the meaning of their
 * attributes.
 */

import { type TestCase, withSuite } from './test-case.ts';
import type { Element } from './xml.ts';

/** Classifies an element below a test. */
export type ProblemKind = 'failed' | 'flaky' | 'skipped';

export interface Dialect {
  readonly cases: readonly string[];
  readonly problems: Readonly<Record<string, ProblemKind>>;
  /** Elements with the text of a problem, and with the output of a test. */
  readonly parts: readonly string[];
  readonly output?: string;
  /** @param kinds kinds of the problems below it */
  readonly caseOf: (element: Element, kinds: ReadonlySet<ProblemKind>) => Omit<TestCase, 'failure'>;
  /** True for a problem outside of any test that reports its own failure, not only that a test failed. */
  readonly isOutside: (problem: Element, message: string) => boolean;
}

/** Matches skipped tests as reported by gtest, CTest and others. */
const NOT_RUN = /^(?:disabled|notrun|skipped|ignored|pending|suppressed)$/i;

const junit: Dialect = {
  cases: ['testcase'],
  problems: { failure: 'failed', error: 'failed', flakyFailure: 'flaky', flakyError: 'flaky', skipped: 'skipped' },
  // Surefire writes the trace of a retry into its own element; CTest and Bazel explain failures only in the output.
  parts: ['stackTrace'],
  output: 'system-out',
  caseOf: ({ attributes, parent }, kinds) => {
    const [name = '', group, line] = ['name', 'classname', 'line'].map((key) => attributes.get(key));
    const notRun = ['status', 'result'].some((key) => NOT_RUN.test(attributes.get(key) ?? ''));
    const isFailed = kinds.has('failed') && !notRun;
    const outcome = isFailed ? 'failed' : kinds.has('skipped') || notRun ? 'skipped' : 'passed';
    // Mocha reports the file on the suite.
    const file = attributes.get('file') ?? parent?.attributes.get('file');
    return {
      name,
      suite: group || parent?.attributes.get('name'),
      outcome,
      flaky: outcome === 'passed' && kinds.has('flaky'),
      seconds: findSeconds(attributes.get('time')),
      identity: [toPath(parent), group, name, file, line].join('\n'),
      file,
      line,
    };
  },
  isOutside: ({ name }) => name === 'failure' || name === 'error',
};

/** Visual Studio's dialect, which stores classes in another section of the file. */
const trx: Dialect = {
  cases: ['UnitTestResult', 'GenericTestResult', 'ManualTestResult'],
  problems: { ErrorInfo: 'failed', RunInfo: 'failed' },
  parts: ['Message', 'StackTrace', 'Text'],
  caseOf: ({ attributes }) => {
    const [name = '', definition] = ['testName', 'testId'].map((key) => attributes.get(key));
    // A missing outcome is the first of Visual Studio's list: an error.
    const word = attributes.get('outcome') ?? 'error';
    const isPassed = /^(?:passed|passedbutrunaborted|completed|warning)$/i.test(word);
    const isSkipped = /^(?:notexecuted|notrunnable|inconclusive|skipped|pending|inprogress)$/i.test(word);
    return {
      name,
      outcome: isPassed ? 'passed' : isSkipped ? 'skipped' : 'failed',
      seconds: findSeconds(attributes.get('duration')),
      identity: `${definition}\n${name}`,
      definition,
    };
  },
  // xUnit.net notes each failing test there as well.
  isOutside: ({ name, attributes }, message) =>
    name === 'RunInfo' &&
    /^(?:error|failed)$/i.test(attributes.get('outcome') ?? '') &&
    !/\[FAIL\]\s{0,4}$/.test(message),
};

/** NUnit 2 and 3: the same elements with different attributes. */
const nunit: Dialect = {
  cases: ['test-case'],
  problems: { failure: 'failed' },
  parts: ['message', 'stack-trace'],
  caseOf: ({ attributes }) => {
    const [name = '', full = name, group] = ['name', 'fullname', 'classname'].map((key) => attributes.get(key));
    return withSuite({
      name,
      suite: group ?? suiteIn(full),
      outcome: nunitOutcome(attributes),
      seconds: findSeconds(attributes.get('duration') ?? attributes.get('time')),
      identity: [attributes.get('id'), full].join('\n'),
    });
  },
  isOutside: ({ parent }, message) =>
    parent?.attributes.get('site') !== 'Child' &&
    !/^\s{0,20}one or more (?:child )?tests\b|^\s{0,20}one or more$/i.test(message),
};

/** `Namespace.Class` of `Namespace.Class.Method(1.5)`. */
function suiteIn(full: string): string | undefined {
  const head = full.split('(', 1)[0] ?? '';
  const dot = head.lastIndexOf('.');
  return dot > 0 ? head.slice(0, dot) : undefined;
}

function nunitOutcome(attributes: Element['attributes']): TestCase['outcome'] {
  const isFalse = (key: string) => attributes.get(key)?.toLowerCase() === 'false';
  const result = attributes.get('result');
  if (result === undefined) return isFalse('executed') ? 'skipped' : isFalse('success') ? 'failed' : 'passed';
  if (/^(?:passed|success|warning)$/i.test(result)) return 'passed';
  return /^(?:failed|failure|error)$/i.test(result) ? 'failed' : 'skipped';
}

/** xUnit.net, from version 1 on. */
const xunit: Dialect = {
  cases: ['test'],
  problems: { failure: 'failed' },
  parts: ['message', 'stack-trace'],
  caseOf: ({ attributes, parent }) => {
    const [name = '', suite, result = ''] = ['name', 'type', 'result'].map((key) => attributes.get(key));
    return withSuite({
      name,
      suite,
      outcome: /^fail/i.test(result) ? 'failed' : /^pass/i.test(result) ? 'passed' : 'skipped',
      seconds: findSeconds(attributes.get('time')),
      identity: [toPath(parent?.parent), suite, name].join('\n'),
      file: attributes.get('source-file'),
      line: attributes.get('source-line'),
    });
  },
  isOutside: () => true,
};

/** Dialects by the first element of a document. */
export const DIALECTS: ReadonlyMap<string, Dialect> = new Map([
  ['testsuites', junit],
  ['testsuite', junit],
  ['TestRun', trx],
  ['test-run', nunit],
  ['test-results', nunit],
  ['test-suite', nunit],
  ['assemblies', xunit],
  ['assembly', xunit],
]);

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
