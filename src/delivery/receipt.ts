import type { Change } from '../message/types.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Kind } from '../settings/registry.ts';

/**
 * What became of a message.
 *
 * - `delivered`: the service accepted it
 * - `skipped`: not to be sent: by `when`, a missing secret, or because what is reported is not over
 * - `dry-run`: checked and rendered only
 * - `not-delivered`: proved not to be there
 * - `unknown`: cannot be proved either way
 */
export const OUTCOMES = ['delivered', 'skipped', 'dry-run', 'not-delivered', 'unknown'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** One request that was made, or several equal reads in a row, for the receipt. */
export interface Attempt {
  readonly operation: string;
  /** Status of the answer; absent when there was none. */
  readonly status?: number;
  /** Why there was no answer, or why it did not do; absent when it did. */
  readonly reason?: string;
  /** How many reads this stands for; absent for one. */
  readonly times?: number;
  readonly duration_ms: number;
}

/** What a delivery ended with, in words that hold no secret and no event text. */
export interface Result {
  readonly outcome: Outcome;
  /** One sentence without its full stop. */
  readonly reason: string;
  /** What to do next; empty when nothing is to be done. */
  readonly hint: string;
  /** The service's own words, cut: hostile text, for a log only. */
  readonly words?: string;
  /** Id of the record created, where the service tells it. */
  readonly id?: string;
  readonly attempts: readonly Attempt[];
}

/** The whole story of one notification, as data. */
export interface Receipt extends Result {
  readonly kind: Kind;
  readonly destination: 'webhook' | 'rest' | 'missing';
  readonly host?: string;
  /** For example `team 1042`. */
  readonly target?: string;
  readonly conclusion?: Conclusion;
  /** How that compares with the end before it, where the history was read. */
  readonly change?: Change;
  readonly duration_ms: number;
}

/** A result of something that was never to be sent. */
export function unsent(outcome: 'skipped' | 'dry-run', reason: string, hint = ''): Result {
  return { outcome, reason, hint, attempts: [] };
}
