import { type FormatOf, nameWithin, secondsOf, type TestCase } from './case.ts';
import type { Element } from './xml.ts';

const PASSED = ['passed', 'success', 'warning'];
const FAILED = ['failed', 'failure', 'error'];

/** NUnit 2 and 3: the same elements, other attributes. */
export const nunit: FormatOf = (found) => {
  let [message, details] = ['', ''];
  return {
    texts: new Set(['message', 'stack-trace']),
    open: ({ name }) => {
      if (name === 'test-case') [message, details] = ['', ''];
    },
    close: (element) => {
      const { name, parent, text } = element;
      // Suites have failures as well, which only repeat that a test of theirs failed.
      const own = parent?.name === 'failure' && parent.parent?.name === 'test-case';
      if (own && name === 'message') message = text;
      else if (own && name === 'stack-trace') details = text;
      else if (name === 'test-case') found(caseOf(element, message, details));
    },
  };
};

function caseOf({ attributes }: Element, message: string, details: string): TestCase {
  const [name = '', full, group] = ['name', 'fullname', 'classname'].map((key) => attributes.get(key));
  const suite = group ?? suiteIn(full ?? name);
  const outcome = outcomeOf(attributes);
  return {
    name: nameWithin(name, suite),
    suite,
    outcome,
    seconds: secondsOf(attributes.get('duration') ?? attributes.get('time')),
    failure: outcome === 'failed' ? { message, details } : undefined,
    identity: [attributes.get('id'), full ?? name].join('\n'),
  };
}

/** `Namespace.Class` of `Namespace.Class.Method(1.5)`. */
function suiteIn(full: string): string | undefined {
  const head = full.split('(', 1)[0] ?? '';
  const dot = head.lastIndexOf('.');
  return dot > 0 ? head.slice(0, dot) : undefined;
}

function outcomeOf(attributes: Element['attributes']): TestCase['outcome'] {
  const result = attributes.get('result')?.toLowerCase();
  if (result === undefined) {
    if (attributes.get('executed')?.toLowerCase() === 'false') return 'skipped';
    return attributes.get('success')?.toLowerCase() === 'false' ? 'failed' : 'passed';
  }
  if (PASSED.includes(result)) return 'passed';
  return FAILED.includes(result) ? 'failed' : 'skipped';
}
