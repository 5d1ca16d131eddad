import { type FormatOf, nameWithin, type TestCase } from './case.ts';
import type { Element } from './xml.ts';

const PASSED = ['passed', 'passedbutrunaborted', 'completed', 'warning'];
const NOT_RUN = ['notexecuted', 'notrunnable', 'inconclusive', 'skipped', 'pending', 'inprogress'];
/** Tests whose classes are remembered where the definitions come first. */
const MOST_CLASSES = 20_000;

/** Visual Studio's format. A result with inner results is only their sum; classes stand in another part of the file. */
export const trx: FormatOf = (found) => {
  const classes = new Map<string, string>();
  const kept = new Map<string, TestCase[]>();
  let sums = new WeakSet<Element>();
  let [message, details] = ['', ''];

  return {
    texts: new Set(['Message', 'StackTrace']),
    open: ({ name, parent }) => {
      if (!isResult(name)) return;
      if (parent?.name === 'InnerResults' && parent.parent !== undefined) sums.add(parent.parent);
      [message, details] = ['', ''];
    },
    close: (element) => {
      const { name, parent, attributes, text } = element;
      if (parent?.name === 'ErrorInfo' && name === 'Message') message = text;
      else if (parent?.name === 'ErrorInfo' && name === 'StackTrace') details = text;
      else if (name === 'TestMethod') define(parent?.attributes.get('id'), attributes.get('className'));
      else if (name === 'Results') sums = new WeakSet();
      else if (isResult(name) && !sums.has(element)) add(element);
    },
  };

  function add({ attributes }: Element): void {
    const id = attributes.get('testId') ?? '';
    const suite = classes.get(id);
    const name = attributes.get('testName') ?? '';
    const outcome = outcomeOf(attributes.get('outcome'));
    const testCase: TestCase = {
      name: nameWithin(name, suite),
      suite,
      outcome,
      seconds: spanOf(attributes.get('duration')),
      failure: outcome === 'failed' ? { message, details } : undefined,
      identity: `${id}\n${name}`,
    };
    if (found(testCase)) kept.set(id, [...(kept.get(id) ?? []), testCase]);
  }

  function define(id: string | undefined, full: string | undefined): void {
    // `Namespace.Class, Assembly, Version=…` in older files.
    const suite = full?.split(',', 1)[0]?.trim();
    if (id === undefined || suite === undefined || suite === '') return;
    if (classes.size < MOST_CLASSES) classes.set(id, suite);
    for (const testCase of kept.get(id) ?? []) {
      testCase.suite = suite;
      testCase.name = nameWithin(testCase.name, suite);
    }
  }
};

function isResult(name: string): boolean {
  return name === 'UnitTestResult' || name === 'GenericTestResult' || name === 'ManualTestResult';
}

/** An outcome that is not written is the first of Visual Studio's list: an error. */
function outcomeOf(word = 'error'): TestCase['outcome'] {
  const outcome = word.toLowerCase();
  if (PASSED.includes(outcome)) return 'passed';
  return NOT_RUN.includes(outcome) ? 'skipped' : 'failed';
}

/** Seconds of `00:01:02.5`. */
function spanOf(text: string | undefined): number | undefined {
  const found = /^(\d{1,3}):(\d\d):(\d\d(?:\.\d{1,9})?)$/.exec(text ?? '');
  if (found === null) return undefined;
  const [, hours, minutes, seconds] = found.map(Number);
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
