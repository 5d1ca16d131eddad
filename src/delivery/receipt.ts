import type { Change } from '../message/render-types.ts';
import type { NotSent } from '../not-sent.ts';
import type { RequestAttempt } from '../service/request-record.ts';
import type { Conclusion } from '../settings/conclusion.ts';
import type { Kind } from '../settings/option.ts';

/**
 * What became of a message.
 *
 * - `delivered`: the service accepted it
 * - `duplicate`: an open record with this `unique-key` is there already
 * - `skipped`: not to be sent, because of `when` or a missing secret, or because what is reported is not over
 * - `dry-run`: checked and rendered only
 * - `not-delivered`: proved not to be there
 * - `unknown`: perhaps there, which cannot be proved either way
 */
export type Outcome = 'delivered' | 'duplicate' | 'skipped' | 'dry-run' | 'not-delivered' | 'unknown';

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
  readonly tries: readonly RequestAttempt[];
  /** Of an incident: what became of its chat message, beside its task. */
  readonly line?: Pick<Result, 'outcome' | 'reason' | 'hint' | 'id' | 'words'>;
}

/** The whole story of one notification, as data. */
export interface Receipt extends Result {
  readonly kind: Kind;
  readonly destination: 'webhook' | 'rest' | 'missing';
  readonly host?: string;
  /** For example `team 1042`, or of several webhooks `webhook 2`. Where nothing was begun for several, all of them. */
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
  /**
   * Of several targets what became of the message at each, in the order given; absent for one. The receipt then says the
   * worst of them, and `tries` are all.
   */
  readonly targets?: readonly TargetReceipt[];
  /** Where what was found out was written, absolute and with slashes; absent where it was not. */
  readonly facts_file?: string;
}

/** One of several targets. */
export type TargetReceipt = Omit<
  Receipt,
  'kind' | 'destination' | 'conclusion' | 'change' | 'duration_ms' | 'targets' | 'facts_file'
>;

/** True where the message is not there, or nobody can tell. */
export function isUndelivered({ outcome }: Pick<Receipt, 'outcome'>): boolean {
  return outcome === 'not-delivered' || outcome === 'unknown';
}

/** The result where nothing is sent. */
export function toResult({ outcome, reason, hint, id }: NotSent, tries: readonly RequestAttempt[] = []): Result {
  return { outcome, reason, hint, id, tries };
}
