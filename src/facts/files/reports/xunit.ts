import { type CaseFailure, type FormatOf, nameWithin, secondsOf, type TestCase } from './case.ts';
import type { Element } from './xml.ts';

/** xUnit.net, from version 1 on. */
export const xunit: FormatOf = (found) => {
  let [message, details, type]: [string, string, string | undefined] = ['', '', undefined];
  let assemblies = 0;
  return {
    texts: new Set(['message', 'stack-trace']),
    open: ({ name, attributes }) => {
      if (name === 'assembly') assemblies += 1;
      if (name === 'test') [message, details, type] = ['', '', undefined];
      if (name === 'failure') type = attributes.get('exception-type');
    },
    close: (element) => {
      const { name, parent, text } = element;
      const own = parent?.name === 'failure' && parent.parent?.name === 'test';
      if (own && name === 'message') message = withLineBreaks(text);
      else if (own && name === 'stack-trace') details = text;
      else if (name === 'test') found(caseOf(element, { message, details, type }, assemblies));
    },
  };
};

/** Version 2 writes line breaks as `\n`; what looks like one in a path stays. */
function withLineBreaks(text: string): string {
  return text.includes('\n') ? text : text.replaceAll(/\\r\\n|\\n(?=\s|[A-Z][A-Za-z ]{0,30}:|$)/g, '\n');
}

function caseOf({ attributes }: Element, failure: CaseFailure, assembly: number): TestCase {
  const [full = '', suite, result = '', file, line] = ['name', 'type', 'result', 'source-file', 'source-line'].map(
    (key) => attributes.get(key),
  );
  const outcome = /^fail/i.test(result) ? 'failed' : /^pass/i.test(result) ? 'passed' : 'skipped';
  return {
    name: nameWithin(full, suite),
    suite,
    outcome,
    seconds: secondsOf(attributes.get('time')),
    failure: outcome === 'failed' ? failure : undefined,
    identity: [assembly, suite, full].join('\n'),
    file,
    line,
  };
}
