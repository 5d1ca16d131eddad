import type { Change } from '../message/types.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Kind } from '../settings/option.ts';

/**
 * What became of a message.
 *
 * - `delivered`: the service accepted it
 * - `skipped`: not to be sent, because of `when` or a missing secret, or because what is reported is not over
 * - `dry-run`: checked and rendered only
 * - `not-delivered`: proved not to be there
 * - `unknown`: perhaps there, which cannot be proved either way
 */
export type Outcome = 'delivered' | 'skipped' | 'dry-run' | 'not-delivered' | 'unknown';

/** One sending of a request, or several equal reads in a row. */
export interface Try {
  readonly operation: string;
  /** Status of the answer; absent when there was none. */
  readonly status?: number;
  /** Why there was no answer; absent when there was one. */
  readonly reason?: string;
  /** How many reads this stands for; absent for one. */
  readonly times?: number;
  readonly duration_ms: number;
}

/** How a delivery ended, in words that hold no secret and no text from the event. */
export interface Result {
  readonly outcome: Outcome;
  /** One sentence without its full stop. */
  readonly reason: string;
  /** What to do next; empty when there is nothing to do. */
  readonly hint: string;
  /** The service's own words, cut to a bound. Anyone may have written them: for a log only. */
  readonly words?: string;
  /** Id of the record created, where the service tells it. */
  readonly id?: string;
  readonly tries: readonly Try[];
}

/** The whole story of one notification, as data. */
export interface Receipt extends Result {
  readonly kind: Kind;
  readonly destination: 'webhook' | 'rest' | 'missing';
  readonly host?: string;
  /** For example `team 1042`. */
  readonly target?: string;
  readonly conclusion?: Conclusion;
  /** How the conclusion compares with the one before it, where the history was read. */
  readonly change?: Change;
  /**
   * What was too long, absent where nothing was: names of sections that were left out or lost entries, `body` where its
   * text was cut, `subject`.
   */
  readonly shortened?: readonly string[];
  readonly duration_ms: number;
}

/** The result where nothing was to be sent. */
export function unsent(outcome: 'skipped' | 'dry-run', reason: string, hint = ''): Result {
  return { outcome, reason, hint, tries: [] };
}
