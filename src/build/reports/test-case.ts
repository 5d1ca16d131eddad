/** Defines the common shape for tests of all report dialects. Unknown data is absent or undefined. */

export interface TestCase {
  /** Name in the report; may be long. */
  readonly name: string;
  /** Class, file or group of the test. */
  readonly suite?: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
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

/** Removes the class from the name, because it is separate. */
export function withSuite<T extends Pick<TestCase, 'name' | 'suite'>>(testCase: T, suite = testCase.suite): T {
  const { name } = testCase;
  return { ...testCase, suite, name: suite && name.startsWith(`${suite}.`) ? name.slice(suite.length + 1) : name };
}
