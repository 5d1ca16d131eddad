/** One thing that was looked at, and what came of it. */

import type { FixedFields } from '../text/redaction/map-strings.ts';

/**
 * `fault`: nothing would be delivered, or not what was asked for. `warning`: something would be left out. `unchecked`:
 * reading alone cannot tell.
 */
export type CheckVerdict = 'ok' | 'unchecked' | 'warning' | 'fault';

export interface Check {
  /** What was looked at, in a word. */
  readonly name:
    | 'options'
    | 'destination'
    | 'connection'
    | 'clock'
    | 'login'
    | 'target'
    | 'membership'
    | 'board'
    | 'category'
    | 'kind'
    | 'message'
    | 'workflow';
  readonly verdict: CheckVerdict;
  /** What was found, as a sentence without its full stop. May quote the service: hostile text. */
  readonly text: string;
  /** What to do about it, as a sentence; absent where nothing is to be done, or nothing is known. */
  readonly fix?: string;
}

/** What the redactor leaves alone. */
export const CHECK_TEXTS: FixedFields<Check> = { name: true, verdict: true };

export function createCheck(name: Check['name'], verdict: CheckVerdict, text: string, fix = ''): Check {
  return { name, verdict, text, fix: fix === '' ? undefined : fix };
}

export function hasFault(checks: readonly Check[]): boolean {
  return checks.some(({ verdict }) => verdict === 'fault');
}
