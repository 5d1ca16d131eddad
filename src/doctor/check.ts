/** One check, and its result. */

import type { FixedFields } from '../text/redaction/redactor.ts';

/**
 * - `fault`: nothing would be delivered, or not as requested
 * - `warning`: something would be omitted
 * - `unchecked`: can't be verified by reading alone
 */
type CheckVerdict = 'ok' | 'unchecked' | 'warning' | 'fault';

export interface Check {
  /** Name of the check. */
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
  /** Finding, as a sentence without its period. May quote the service, so it is untrusted. */
  readonly text: string;
  /** Fix, as a sentence. Absent if there is nothing to fix, or no fix is known. */
  readonly fix?: string;
}

/** Fields that are never redacted. */
export const CHECK_TEXTS: FixedFields = { name: true, verdict: true };

export function createCheck(name: Check['name'], verdict: CheckVerdict, text: string, fix = ''): Check {
  return { name, verdict, text, fix: fix === '' ? undefined : fix };
}

export function hasFailedCheck(checks: readonly Check[]): boolean {
  return checks.some(({ verdict }) => verdict === 'fault');
}
