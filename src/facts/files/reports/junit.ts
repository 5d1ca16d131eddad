import { type CaseFailure, type FormatOf, secondsOf, type TestCase } from './case.ts';
import { tellingLine } from './telling.ts';
import type { Element } from './xml.ts';

/** Tests that were not run, in the words of gtest, CTest and others. */
const NOT_RUN = ['disabled', 'notrun', 'skipped', 'ignored', 'pending', 'suppressed'];

/** JUnit's XML in all its dialects: suites may nest, and what their headers count is not read. */
export const junit: FormatOf = (found) => {
  let suites = 0;
  let within: number[] = [];
  let failure: CaseFailure | undefined;
  let flaky: CaseFailure | undefined;
  let skipped = false;
  let current: Element | undefined;

  return {
    texts: new Set(['failure', 'error', 'flakyFailure', 'flakyError', 'stackTrace', 'system-out']),
    open: (element) => {
      if (element.name === 'testsuite') within.push(++suites);
      if (element.name !== 'testcase') return;
      [current, failure, flaky, skipped] = [element, undefined, undefined, false];
    },
    close: (element) => {
      const { name, parent } = element;
      if (name === 'testsuite') within = within.slice(0, -1);
      // Surefire writes the trace of a retry into an element of its own.
      else if (name === 'stackTrace' && parent !== undefined) parent.text += element.text;
      else if (name === 'testcase') add(element);
      else if (parent?.name === 'testcase') {
        if (name === 'failure' || name === 'error') failure ??= failureOf(element);
        else if (name === 'flakyFailure' || name === 'flakyError') flaky = failureOf(element);
        else if (name === 'skipped') skipped = true;
        // CTest tells why nowhere else.
        else if (name === 'system-out' && isMute(failure)) failure = { ...failure, details: element.text };
      }
    },
    // Only a failure is certain: what passed so far may have failed later.
    breaksOff: () => {
      if (current !== undefined && failure !== undefined) add(current);
    },
  };

  function add(element: Element): void {
    current = undefined;
    found(caseOf(element, { failure, flaky, skipped }, within.at(-1) ?? 0));
  }
};

interface JunitOutcome {
  /** The first one. */
  readonly failure: CaseFailure | undefined;
  readonly flaky: CaseFailure | undefined;
  readonly skipped: boolean;
}

function caseOf({ attributes, parent }: Element, { failure, flaky, skipped }: JunitOutcome, suite: number): TestCase {
  const [name = '', group, own, line] = ['name', 'classname', 'file', 'line'].map((key) => attributes.get(key));
  const notRun = [attributes.get('status'), attributes.get('result')].some(isNotRun);
  // Mocha tells the file of the whole suite.
  const file = own ?? parent?.attributes.get('file');
  const failed = failure !== undefined && !notRun;
  const outcome = failed ? 'failed' : skipped || notRun ? 'skipped' : 'passed';
  return {
    name,
    suite: group || parent?.attributes.get('name'),
    outcome,
    flaky: outcome === 'passed' && flaky !== undefined,
    seconds: secondsOf(attributes.get('time')),
    failure: failure ?? flaky,
    identity: [suite, group, name, file, line].join('\n'),
    file,
    line,
  };
}

/** Says that the test failed, and no more. */
function isMute(failure: CaseFailure | undefined): failure is CaseFailure {
  return failure !== undefined && tellingLine({ ...failure, type: undefined }) === undefined;
}

function isNotRun(word: string | undefined): boolean {
  return word !== undefined && NOT_RUN.includes(word.toLowerCase());
}

function failureOf({ attributes, text }: Element): CaseFailure {
  return {
    message: attributes.get('message') ?? '',
    type: attributes.get('type'),
    details: text,
    file: attributes.get('file'),
    line: attributes.get('line'),
  };
}
