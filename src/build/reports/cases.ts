/** Reads a test, or a problem outside of any test, from its element. */

import type { Dialect } from './dialects.ts';
import type { Element } from './xml.ts';

/** A test of any dialect. */
export type TestCase = ReturnType<typeof readCase>;
/** A failed test, or a failure outside of any test, which has only the name of its suite. */
export type FailedCase = Pick<TestCase, 'name'> & Partial<TestCase>;

export function readCase(element: Element, dialect: Dialect) {
  const { attributes, parent } = element;
  const get = (...names: string[]) => names.map((name) => attributes.get(name)).find((value) => value !== undefined);
  const problems = findBelow(element, dialect, 'failed', 'flaky', 'skipped');
  const kinds = new Set(problems.flatMap((problem) => dialect.roles.get(problem.name) ?? []));
  const name = get('testName', 'name') ?? '';
  const suite = get('classname', 'type') || dialect.suiteOf?.(get('fullname') ?? name, parent);
  /** Id of the definition of the test, elsewhere in the report. */
  const definition = get('testId', 'id');
  // Mocha reports the file on the suite.
  const file = get('file', 'source-file') ?? parent?.attributes.get('file');
  const line = get('line', 'source-line');
  const outcome = dialect.outcomeOf(attributes, kinds);
  const flaky = outcome === 'passed' && kinds.has('flaky');
  const outputs = findBelow(element, dialect, 'output').map(({ text }) => withLineBreaks(text));
  const causes = findBelow(element, dialect, 'failed', 'flaky');
  return {
    ...{ name, suite, outcome, flaky, definition, file, line },
    seconds: findSeconds(get('duration', 'time')),
    /** Equal for several attempts of one test. */
    identity: [parent?.index, definition, suite, name, file, line].join('\n'),
    /** Reason for the failure, also of a flaky test. */
    failure: outcome === 'failed' || flaky ? readFailure(causes, dialect, outputs) : undefined,
  };
}

export function readOutside(problem: Element, dialect: Dialect): FailedCase {
  const [full, short, file] = ['fullname', 'name', 'file'].map((key) => problem.parent?.attributes.get(key));
  return { name: full || short || NO_TEST, file, failure: readFailure([problem], dialect) };
}

/** Name of a failure outside of any test and named suite. */
export const NO_TEST = 'the test run';

type Failure = {
  /** In the order of the report, those of the output last, each without its middle. */
  readonly texts: string[];
  /** Class of the exception. */
  readonly type?: string;
  readonly file?: string;
  readonly line?: string;
};

function readFailure(problems: readonly Element[], dialect: Dialect, outputs: readonly string[] = []): Failure {
  const get = (key: string) => problems[0]?.attributes.get(key);
  const type = get('type') ?? get('exception-type');
  const texts = [...problems.flatMap((problem) => readTexts(problem, dialect)), ...outputs];
  return { texts, type, file: get('file'), line: get('line') };
}

/** Reads the texts of a problem, its message first. */
function readTexts(problem: Element, dialect: Dialect): readonly string[] {
  const parts = [...findBelow(problem, dialect, 'text'), problem].map(({ text }) => withLineBreaks(text));
  const texts = [problem.attributes.get('message') ?? '', ...parts];
  return texts.filter((one) => one.trim() !== '');
}

/** xUnit.net 2 writes line breaks as `\n`; it stays in a path that contains one. */
function withLineBreaks(text: string): string {
  return text.includes('\n') ? text : text.replaceAll(/\\r\\n|\\n(?=\s|[A-Z][A-Za-z ]{0,30}:|$)/g, '\n');
}

/** Finds the outermost elements with these roles. */
function findBelow({ children }: Element, dialect: Dialect, ...roles: readonly string[]): readonly Element[] {
  return children.flatMap((child) => {
    const role = dialect.roles.get(child.name) ?? '';
    return roles.includes(role) ? [child] : findBelow(child, dialect, ...roles);
  });
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
