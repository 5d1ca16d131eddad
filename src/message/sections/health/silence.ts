/** Why a workflow is not heard of, in words. */

import type { Health, SilentWorkflow } from '../../../facts/facts.ts';
import { shortPlain } from '../words/short-text.ts';
import { span } from '../words/time.ts';
import { dueOf, isDigest, secondsUntil } from './phrases.ts';

interface SilenceWords {
  /** Completes a sentence that begins with the name; plain text. */
  readonly words: string;
  /** How often it should run: `daily`. */
  readonly rest?: string;
}

/** What the first line tells where nothing is red: of a digest no mere information. */
export function silentInHeadline(health: Health): readonly SilentWorkflow[] {
  const { turned_red = [], still_red = [] } = health;
  if (turned_red.length + still_red.length > 0) return [];
  const silent = dueOf(health, health.silent);
  return isDigest(health) ? silent.filter((one) => !one.information) : silent;
}

/** @param now ISO 8601 */
export function silence(silent: SilentWorkflow, now: string | undefined): SilenceWords {
  const { why, information, expected_seconds: expected, last_run_at: last, named } = silent;
  const often = expected === undefined ? {} : { rest: everyWords(expected) };
  switch (why) {
    case 'stopped': {
      const seconds = secondsUntil(last, now);
      return {
        words: seconds === undefined ? 'has never run by its schedule' : `has not run for ${span(seconds)}`,
        ...often,
      };
    }
    case 'slowed':
      // GitHub gives no reason for it, so none is looked for in vain.
      return {
        words: `runs less than half as often as its schedule says${information ? ': GitHub leaves out many runs of what is so frequent' : ''}`,
        ...often,
      };
    case 'never_green':
      return { words: 'runs and never comes to an end that counts', ...often };
    case 'disabled_inactivity':
      return { words: 'was switched off by GitHub: nothing had happened for 60 days' };
    case 'disabled_manually':
      return { words: 'was switched off by a person' };
    case 'does_not_compile':
      return { words: 'cannot start: its file has an error' };
    case 'unheard':
      return { words: `waits for the workflow “${shortPlain(named, 80) ?? ''}”, which is not there` };
  }
}

/** `hourly`, `daily`, `weekly`, `every 6h`, `every 3 days`. */
function everyWords(seconds: number): string {
  const known = { 3600: 'hourly', 86400: 'daily', 604800: 'weekly' }[seconds];
  return known ?? `every ${span(seconds)}`;
}
