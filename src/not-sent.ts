/** The one value that says why nothing is sent; it travels from where that is decided to the receipt. */

/** Why nothing is sent, and where it was decided. */
export interface NotSent {
  /**
   * - `event`: what is reported is not over
   * - `when`, `only-if`: the author does not want it
   * - `destination`: a part of it is empty
   * - `directory`: the service does not know what was named, or refuses the account
   * - `task`: the same, but for the task of an incident alone: its chat message is sent
   * - `key`: the `unique-key`, or the course of an incident, leaves nothing to tell
   * - `words`: the template says nothing
   */
  readonly at: 'event' | 'when' | 'only-if' | 'destination' | 'directory' | 'task' | 'key' | 'words';
  /** What the receipt calls it. */
  readonly outcome: 'skipped' | 'duplicate' | 'not-delivered';
  /** One sentence without its full stop. */
  readonly reason: string;
  /** What to do next; empty when there is nothing to do. */
  readonly hint: string;
  /** Of a `duplicate`: the record that is there. */
  readonly id?: string;
}

/** A message that is not to be sent, though it could be. */
export function skipSending(at: NotSent['at'], reason: string, hint = ''): NotSent {
  return { at, outcome: 'skipped', reason, hint };
}
