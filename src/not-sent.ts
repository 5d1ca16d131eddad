/** Defines the one value that explains why nothing is sent, from the decision to the receipt. */

/** Explains why nothing is sent, and which stage decided it. */
export interface NotSent {
  /**
   * - `event`: the reported build is not completed
   * - `when`, `only-if`: the author excludes it
   * - `destination`: a segment of it is empty
   * - `directory`: the service does not know a name, or refuses the account
   * - `task`: the same, but only for the task of an incident: its chat message is sent
   * - `key`: the `unique-key`, or the state of an incident, leaves nothing to report
   * - `words`: the template renders no text
   */
  readonly at: 'event' | 'when' | 'only-if' | 'destination' | 'directory' | 'task' | 'key' | 'words';
  /** Outcome in the receipt. */
  readonly outcome: 'skipped' | 'duplicate' | 'not-delivered';
  /** One sentence without its full stop. */
  readonly reason: string;
  /** Next step; empty if there is none. */
  readonly hint: string;
  /** Id of the existing record of a `duplicate`. */
  readonly id?: string;
}

/** Creates the reason for a message that is not sent, although it could be. */
export function skipSending(at: NotSent['at'], reason: string, hint = ''): NotSent {
  return { at, outcome: 'skipped', reason, hint };
}
