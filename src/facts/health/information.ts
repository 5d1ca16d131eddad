/** What of a silent workflow is worth knowing, and no failure. Pure. */

import type { SilentWorkflow } from '../facts.ts';
import { HOUR } from './health-run.ts';

/** Somebody wanted it so, or GitHub does so with all that is as frequent. */
export function isInformation({ why, expected_seconds: seconds = 0 }: SilentWorkflow): boolean {
  return why === 'disabled_manually' || (why === 'slowed' && isFrequent(seconds * 1000));
}

/** True where GitHub leaves out runs at its discretion: then that a schedule is slow is worth knowing once, and no failure. */
export function isFrequent(interval: number): boolean {
  return interval < 6 * HOUR;
}
