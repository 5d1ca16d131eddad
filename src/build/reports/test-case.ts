/** Defines the common shape for tests of all report dialects. Unknown data is absent or undefined. */

export interface TestCase {
  /** Name in the report; may be long. */
  name: string;
  /** Class, file or group that it belongs to. */
  suite?: string | undefined;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  /** True if it failed first and then passed, according to the report. */
  readonly flaky?: boolean;
  readonly seconds?: number | undefined;
  /** Reason for the failure, also of a flaky test. */
  readonly failure?: CaseFailure | undefined;
  /** Identifies it within its report; equal texts are the same test. */
  readonly identity: string;
  /** File of the test, according to the report. */
  readonly file?: string | undefined;
  readonly line?: string | undefined;
}

export interface CaseFailure {
  /** Messages, traces and output, in the order of the report: the beginning and the end of each. */
  readonly texts: string[];
  /** Class of the exception. */
  readonly type?: string | undefined;
  readonly file?: string | undefined;
  readonly line?: string | undefined;
}

/** A test that takes longer is none: some tools write other units where seconds belong. */
const MAX_LENGTH = 7 * 86_400;

/** Seconds as `1.5`, `1,234.5`, `0,5` or `00:01:02.5`; undefined for everything else. */
export function findSeconds(text: string | undefined): number | undefined {
  const plain = text?.trim() ?? '';
  const span = /^(\d{1,3}):(\d\d):(\d\d(?:\.\d{1,9})?)$/.exec(plain)?.slice(1).map(Number);
  if (span !== undefined) return (span[0] ?? 0) * 3600 + (span[1] ?? 0) * 60 + (span[2] ?? 0);
  if (!/^[\d.,]{1,30}(?:e-?\d{1,3})?$/i.test(plain)) return undefined;
  const thousands = plain.replace(/,(?=\d{3}(?:\D|$))/g, '');
  const seconds = Number((plain.includes('.') ? thousands : plain).replace(',', '.'));
  return seconds >= 0 && seconds <= MAX_LENGTH ? seconds : undefined;
}

/** Removes the class from the name, because it is separate. */
export function nameWithin(name: string, suite: string | undefined): string {
  return suite !== undefined && suite !== '' && name.startsWith(`${suite}.`) ? name.slice(suite.length + 1) : name;
}
