import type { Change } from '../build/facts.ts';
import type { ResultMessage } from '../diagnostic.ts';
import type { RequestAttempt } from '../service/request-record.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Kind } from '../settings/option.ts';

/**
 * The outcome of a message.
 *
 * - `delivered`: the service accepted it
 * - `duplicate`: an open record with this `unique-key` already exists
 * - `skipped`: not sent because of `when`, a missing secret, or an unfinished build
 * - `dry-run`: checked and rendered only
 * - `not-delivered`: proved to be absent
 * - `unknown`: possibly delivered, which can't be proved or disproved
 */
export type Outcome = 'delivered' | 'duplicate' | 'skipped' | 'dry-run' | 'not-delivered' | 'unknown';

/** The result of a delivery, without secrets and texts from the event. */
export interface Result {
  readonly outcome: Outcome;
  /** One sentence without its full stop. */
  readonly reason: string;
  /** Next step; empty if nothing is to be done. */
  readonly hint: string;
  /** The service's own message, truncated. Anyone may have written it, so it is for a log only. */
  readonly service_message?: string;
  /** ID of the created record, if the service returns it. */
  readonly id?: string;
  readonly attempts: readonly RequestAttempt[];
  /** The result of an incident's chat message; the other fields are those of its task. */
  readonly chat_message?: Pick<Result, 'outcome' | 'reason' | 'hint' | 'id' | 'service_message'>;
}

/** The complete record of one notification, as data. */
export interface Receipt extends Result {
  readonly kind: Kind;
  readonly destination: 'webhook' | 'rest' | 'missing';
  readonly host?: string;
  /**
   * For example `team 1042`, or `webhook 2` of several webhooks. Lists all targets if nothing was started for several.
   */
  readonly target?: string;
  readonly conclusion?: Conclusion;
  /** Comparison of the conclusion with the previous one, if the history was read. */
  readonly change?: Change;
  /**
   * Shortened parts, absent if there are none: names of sections that were omitted or lost entries, `body` if its text
   * was truncated, `subject`.
   */
  readonly shortened?: readonly string[];
  readonly duration_ms: number;
  /**
   * The result for each of several targets, in the order of the settings; absent for one. The receipt then has the
   * worst result, and `attempts` contains all of them.
   */
  readonly targets?: readonly Omit<
    Receipt,
    'kind' | 'destination' | 'conclusion' | 'change' | 'duration_ms' | 'targets' | 'facts_file'
  >[];
  /** Absolute path of the facts file, with slashes; absent if it was not written. */
  readonly facts_file?: string;
}

/** Returns true if the message is absent or its delivery is unknown. */
export function isUndelivered({ outcome }: Pick<Receipt, 'outcome'>): boolean {
  return outcome === 'not-delivered' || outcome === 'unknown';
}

/** Builds the result of a message that isn't sent. */
export function toResult(
  { by, reason, hint, existing: id }: ResultMessage,
  attempts: readonly RequestAttempt[] = [],
): Result {
  const skipped = id === undefined ? 'skipped' : 'duplicate';
  return { outcome: isRefusal(by) ? 'not-delivered' : skipped, reason, hint, id, attempts };
}

/** Returns true if the service, not the author, is why nothing is sent. */
export function isRefusal(by: ResultMessage['by']): boolean {
  return by === 'lookup' || by === 'task';
}
