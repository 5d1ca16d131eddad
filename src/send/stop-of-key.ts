/** What the `unique-key` changes before anything is sent: nothing is created beside an open record. */

import type { LookUpResult } from '../directory/look-up-result.ts';
import type { Settings } from '../settings/settings.ts';
import { type Stop, skipped } from '../stop.ts';

/**
 * Undefined where something is to be sent.
 *
 * @param held why the author does not want it; a condition never hides the end of what it let open
 */
export function stopOfKey({ kind }: Settings, { keyed }: LookUpResult, held?: Stop): Stop | undefined {
  const decision = keyed?.decision;
  const endsRecord = kind === 'incident' && decision?.do === 'tell-end' && decision.record !== undefined;
  if (held !== undefined) return held.at === 'only-if' && endsRecord ? undefined : held;
  if (decision?.do === 'nothing') return skipped('key', decision.reason);
  if (decision?.do !== 'keep') return undefined;
  const what = kind === 'topic' ? 'topic' : 'task';
  const { record, isOlder = false } = decision;
  const { id, name } = record;
  const reason = `${what} ${name ?? id} with this unique-key is open`;
  const hint = isOlder ? 'If what it tells of is over, close it, so that the next failure is told' : '';
  return { at: 'key', outcome: 'duplicate', reason, hint, id: String(id) };
}
