/**
 * Defines the dialects of test reports: which elements are tests, which explain a failure, and how a test ended. The
 * other attributes of tests have the same names in all of them, or names that no other dialect uses.
 */

import type { Element } from './xml.ts';

/**
 * Role of an element; problems have that of their test's outcome. `text` is part of a problem, `output` of a test, and
 * `summary` the overall result.
 */
type Role = 'test' | 'failed' | 'flaky' | 'skipped' | 'text' | 'output' | 'definition' | 'summary';
type Attributes = Element['attributes'];

export interface Dialect {
  readonly roles: ReadonlyMap<string, Role>;
  /** @param problems roles of the problems below the test */
  readonly outcomeOf: (attributes: Attributes, problems: ReadonlySet<Role>) => 'passed' | 'failed' | 'skipped';
  /** Returns the class or group of a test that doesn't name it. @param name complete name of the test */
  readonly suiteOf?: (name: string, parent: Element | undefined) => string | undefined;
  /** True for a problem outside of any test that reports its own failure, not only that a test failed. */
  readonly isOutside: (problem: Element, message: string) => boolean;
}

const toRoles = (roles: Readonly<Record<string, Role>>): Dialect['roles'] => new Map(Object.entries(roles));

/** Results of tests in all dialects; any other is a failure. */
const PASSED = /^(?:pass|passed|passedbutrunaborted|completed|success|warning)$/i;
const NOT_RUN =
  /^(?:skip|skipped|notrun|notexecuted|notrunnable|disabled|ignored|inconclusive|suppressed|pending|inprogress|cancelled)$/i;

function toOutcome(result = ''): ReturnType<Dialect['outcomeOf']> {
  return PASSED.test(result) ? 'passed' : NOT_RUN.test(result) ? 'skipped' : 'failed';
}

const junit: Dialect = {
  roles: toRoles({
    ...{ testcase: 'test', failure: 'failed', error: 'failed', skipped: 'skipped' },
    ...{ flakyFailure: 'flaky', flakyError: 'flaky' },
    // Surefire writes the trace of a retry into its own element; CTest and Bazel explain failures only in the output.
    ...{ stackTrace: 'output', 'system-out': 'output' },
  }),
  outcomeOf: (attributes, problems) => {
    const isNotRun = ['status', 'result'].some((key) => NOT_RUN.test(attributes.get(key) ?? ''));
    if (isNotRun) return 'skipped';
    return problems.has('failed') ? 'failed' : problems.has('skipped') ? 'skipped' : 'passed';
  },
  suiteOf: (_, parent) => parent?.attributes.get('name'),
  isOutside: ({ name }) => name === 'failure' || name === 'error',
};

/** Visual Studio's dialect, which stores classes in another section of the file. */
const trx: Dialect = {
  roles: toRoles({
    ...{ UnitTestResult: 'test', GenericTestResult: 'test', ManualTestResult: 'test' },
    ...{ ErrorInfo: 'failed', RunInfo: 'failed', TestMethod: 'definition', ResultSummary: 'summary' },
    ...{ Message: 'text', StackTrace: 'text', Text: 'text' },
  }),
  // A missing outcome is the first of Visual Studio's list: an error.
  outcomeOf: (attributes) => toOutcome(attributes.get('outcome')),
  // xUnit.net notes each failing test there as well.
  isOutside: ({ name, attributes }, message) =>
    name === 'RunInfo' &&
    /^(?:error|failed)$/i.test(attributes.get('outcome') ?? '') &&
    !/\[FAIL\]\s{0,4}$/.test(message),
};

/** NUnit from 2 on. */
const nunit: Dialect = {
  roles: toRoles({ 'test-case': 'test', failure: 'failed', message: 'text', 'stack-trace': 'text' }),
  outcomeOf: (attributes) => {
    const isFalse = (key: string) => /^false$/i.test(attributes.get(key) ?? '');
    // Before 2.5, a test has no result.
    const result = isFalse('executed') ? 'skipped' : isFalse('success') ? 'failed' : 'passed';
    return toOutcome(attributes.get('result') ?? result);
  },
  /** `Namespace.Class` of `Namespace.Class.Method(1.5)`. */
  suiteOf: (name) => /^([^(]{1,1000})\.[^.(]{0,1000}(?:\(|$)/.exec(name)?.[1],
  isOutside: ({ parent }, message) =>
    parent?.attributes.get('site') !== 'Child' &&
    !/^\s{0,20}one or more (?:child )?tests\b|^\s{0,20}one or more$/i.test(message),
};

/** xUnit.net, from version 1 on. */
const xunit: Dialect = {
  roles: toRoles({ test: 'test', failure: 'failed', message: 'text', 'stack-trace': 'text' }),
  outcomeOf: (attributes) => toOutcome(attributes.get('result')),
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
