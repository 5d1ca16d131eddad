/**
 * Defines the dialects of test reports: which elements are tests, which explain a failure, and the meaning of their
 * attributes.
 */

import { findSeconds, nameWithin, type TestCase } from './test-case.ts';
import type { Element } from './xml.ts';

/** Classifies an element below a test. */
export type ProblemKind = 'failed' | 'flaky' | 'skipped';

export interface Dialect {
  /** First elements of its documents. */
  readonly roots: readonly string[];
  readonly cases: readonly string[];
  readonly problems: Readonly<Record<string, ProblemKind>>;
  /** Elements below a problem whose text belongs to it, and below a test what it wrote. */
  readonly parts: readonly string[];
  readonly output?: string;
  /** @param kinds kinds of the problems below it */
  readonly caseOf: (element: Element, kinds: ReadonlySet<ProblemKind>) => Omit<TestCase, 'failure'>;
  /** True for a problem outside of any test that reports its own failure, not only that a test failed. */
  readonly isOutside: (problem: Element, message: string) => boolean;
}

const junit: Dialect = {
  roots: ['testsuites', 'testsuite'],
  cases: ['testcase'],
  problems: { failure: 'failed', error: 'failed', flakyFailure: 'flaky', flakyError: 'flaky', skipped: 'skipped' },
  // Surefire writes the trace of a retry into its own element; CTest and Bazel explain failures only in the output.
  parts: ['stackTrace'],
  output: 'system-out',
  caseOf: ({ attributes, parent }, kinds) => {
    const [name = '', group, current, line] = ['name', 'classname', 'file', 'line'].map((key) => attributes.get(key));
    const notRun = ['status', 'result'].some((key) => NOT_RUN.test(attributes.get(key) ?? ''));
    const isFailed = kinds.has('failed') && !notRun;
    const outcome = isFailed ? 'failed' : kinds.has('skipped') || notRun ? 'skipped' : 'passed';
    // Mocha reports the file on the suite.
    const file = current ?? parent?.attributes.get('file');
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

/** Matches skipped tests as reported by gtest, CTest and others. */
const NOT_RUN = /^(?:disabled|notrun|skipped|ignored|pending|suppressed)$/i;

/** Visual Studio's dialect, which stores classes in another section of the file. */
const trx: Dialect = {
  roots: ['TestRun'],
  cases: ['UnitTestResult', 'GenericTestResult', 'ManualTestResult'],
  problems: { ErrorInfo: 'failed', RunInfo: 'failed' },
  parts: ['Message', 'StackTrace', 'Text'],
  caseOf: ({ attributes }) => {
    const name = attributes.get('testName') ?? '';
    // A missing outcome is the first of Visual Studio's list: an error.
    const word = attributes.get('outcome') ?? 'error';
    const isPassed = /^(?:passed|passedbutrunaborted|completed|warning)$/i.test(word);
    const isSkipped = /^(?:notexecuted|notrunnable|inconclusive|skipped|pending|inprogress)$/i.test(word);
    return {
      name,
      outcome: isPassed ? 'passed' : isSkipped ? 'skipped' : 'failed',
      seconds: findSeconds(attributes.get('duration')),
      identity: `${attributes.get('testId')}\n${name}`,
    };
  },
  // xUnit.net notes each failing test there as well.
  isOutside: ({ name, attributes }, message) =>
    name === 'RunInfo' &&
    /^(?:error|failed)$/i.test(attributes.get('outcome') ?? '') &&
    !/\[FAIL\]\s{0,4}$/.test(message),
};

/** NUnit 2 and 3: the same elements, other attributes. */
const nunit: Dialect = {
  roots: ['test-run', 'test-results', 'test-suite'],
  cases: ['test-case'],
  problems: { failure: 'failed' },
  parts: ['message', 'stack-trace'],
  caseOf: ({ attributes }) => {
    const [name = '', full, group] = ['name', 'fullname', 'classname'].map((key) => attributes.get(key));
    const suite = group ?? suiteIn(full ?? name);
    return {
      name: nameWithin(name, suite),
      suite,
      outcome: nunitOutcome(attributes),
      seconds: findSeconds(attributes.get('duration') ?? attributes.get('time')),
      identity: [attributes.get('id'), full ?? name].join('\n'),
    };
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
  const isSaid = (key: string) => attributes.get(key)?.toLowerCase() === 'false';
  const result = attributes.get('result');
  if (result === undefined) return isSaid('executed') ? 'skipped' : isSaid('success') ? 'failed' : 'passed';
  if (/^(?:passed|success|warning)$/i.test(result)) return 'passed';
  return /^(?:failed|failure|error)$/i.test(result) ? 'failed' : 'skipped';
}

/** xUnit.net, from version 1 on. */
const xunit: Dialect = {
  roots: ['assemblies', 'assembly'],
  cases: ['test'],
  problems: { failure: 'failed' },
  parts: ['message', 'stack-trace'],
  caseOf: ({ attributes, parent }) => {
    const [full = '', suite, result = '', file, line] = ['name', 'type', 'result', 'source-file', 'source-line'].map(
      (key) => attributes.get(key),
    );
    return {
      name: nameWithin(full, suite),
      suite,
      outcome: /^fail/i.test(result) ? 'failed' : /^pass/i.test(result) ? 'passed' : 'skipped',
      seconds: findSeconds(attributes.get('time')),
      identity: [toPath(parent?.parent), suite, full].join('\n'),
      file,
      line,
    };
  },
  isOutside: () => true,
};

/** Dialects by the first element of a document. */
export const DIALECTS: ReadonlyMap<string, Dialect> = new Map(
  [junit, trx, nunit, xunit].flatMap((dialect) => dialect.roots.map((root) => [root, dialect] as const)),
);

/** Lists the element's path with its position among siblings. */
function toPath(element: Element | undefined): string {
  return element === undefined ? '' : `${toPath(element.parent)}/${element.index}`;
}
