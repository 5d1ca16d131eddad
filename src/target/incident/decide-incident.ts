/** What is to be done about an outage, from what the history tells and from the records that hold its key. Pure. */

import { isRed } from '../../build/conclusion.ts';
import type { Settings } from '../../settings/settings.ts';
import {
  completedRecord,
  filterOpen,
  isOlder,
  type KeyedOutage,
  type KeyedRecord,
  type KeyedRecords,
  lowest,
  mayBelongTo,
  openRecord,
} from './outage.ts';

export type KeyDecision =
  /** Create it, unless one of the doubtful records has the same subject. `notice` says what could not be made sure of. */
  | { readonly do: 'open'; readonly doubtful?: readonly KeyedRecord[]; readonly notice?: string }
  /** It is there already. `isOlder` where something passed since it was opened, perhaps with another key. */
  | { readonly do: 'keep'; readonly record: KeyedRecord; readonly isOlder?: true }
  /** Tell the end; `record` can be closed. `since` where only the record tells when it began, in milliseconds since the epoch. */
  | { readonly do: 'tell-end'; readonly record?: KeyedRecord; readonly since?: number; readonly notice?: string }
  | { readonly do: 'nothing'; readonly reason: string; readonly notice?: string };

/** What an incident does whatever its records are: then none need be read. */
export function decideWithoutRecords({ facts, isMixed }: KeyedOutage): KeyDecision | undefined {
  const { conclusion, change, so_far } = facts;
  const red = isRed(conclusion);
  if (!red && conclusion !== 'success') {
    return { do: 'nothing', reason: `incidents open on a failure, and this is ${conclusion ?? 'not completed'}` };
  }
  const newer = isMixed ? undefined : facts.newer_run?.conclusion;
  // What is newer tells of the end itself, or it is red.
  if (newer === 'success') return { do: 'nothing', reason: 'a newer run already passed' };
  if (red) return undefined;
  if (so_far !== undefined) {
    return { do: 'nothing', reason: 'other steps of the job are still running or failed, so the incident stays open' };
  }
  if (newer !== undefined) return { do: 'nothing', reason: 'a newer run already failed' };
  if (change === undefined) {
    const notice = 'The history could not be read, so it is unknown whether this success ends an incident.';
    return { do: 'nothing', reason: 'comparison with the previous run unknown', notice };
  }
  return change === 'fixed' || isMixed ? undefined : { do: 'nothing', reason: 'it passed before and passes now' };
}

/** One open record for each outage of a key, which the first success of that key ends. */
export function decide(kind: Settings['kind'], outage: KeyedOutage, keyed: KeyedRecords): KeyDecision {
  const red = isRed(outage.facts.conclusion);
  if (kind === 'message' || (kind === 'incident' && !red)) return endStep(kind, outage, keyed);
  // What does not fail is of no outage.
  const open = red ? openRecord(outage, keyed.records) : lowest(keyed.records.filter((one) => one.open));
  if (open !== undefined) {
    const older = red && outage.isMixed && isOlder(outage, open);
    return { do: 'keep', record: open, isOlder: older || undefined };
  }
  const done = kind === 'incident' ? completedRecord(outage, keyed.records) : undefined;
  if (done !== undefined) return { do: 'nothing', reason: `task ${done.id} of this outage was completed already` };
  return openStep(outage, keyed);
}

/** The record of this outage, and no other, can be closed. A chat message is sent in any case. */
function endStep(kind: 'message' | 'incident', outage: KeyedOutage, keyed: KeyedRecords): KeyDecision {
  const { facts, isMixed, key } = outage;
  const { change, broken_since } = facts;
  const record = openRecord(outage, keyed.records);
  if (record !== undefined) {
    // Where the runs before had other keys, only the record tells of this outage.
    const isReplayedAttempt = isMixed ? change === undefined : change !== 'fixed' || broken_since !== undefined;
    return { do: 'tell-end', record, since: isReplayedAttempt ? undefined : record.openedAt };
  }
  const doubt = keyed.type === 'unread' ? keyed.reason : formatBlindNotice(outage, keyed);
  const which = kind === 'message' ? 'find the task with this unique-key' : 'find the task to close';
  const notice = doubt && `Could not ${which}: ${doubt}.`;
  // The author's key may be that of several jobs, or of one of several environments: only what is open ends.
  const endsNothing = kind === 'incident' && (isMixed || (key !== 'auto' && notice === undefined));
  return endsNothing
    ? { do: 'nothing', reason: 'no task with this unique-key is open', notice }
    : { do: 'tell-end', notice };
}

/** No record shows the key. Two are better than none, but not while it is known that the first red run told it. */
function openStep(outage: KeyedOutage, keyed: KeyedRecords): KeyDecision {
  const isLate = outage.facts.change === 'still-failing' && !outage.isMixed;
  const doubt = keyed.type === 'unread' ? keyed.reason : isLate ? formatBlindNotice(outage, keyed) : undefined;
  if (isLate && doubt !== undefined) {
    return { do: 'nothing', reason: `it still fails, and could not check whether that was reported: ${doubt}` };
  }
  const doubtful = filterOpen(outage, keyed.doubtful ?? []);
  const notice = doubt && `Could not check for an open one with this unique-key: ${doubt}.`;
  return { do: 'open', doubtful: doubtful.length > 0 ? doubtful : undefined, notice };
}

function formatBlindNotice(outage: KeyedOutage, { doubtful = [] }: KeyedRecords): string | undefined {
  const record = lowest(doubtful.filter((one) => one.isLikely && mayBelongTo(outage, one)));
  return record && `record ${record.id} may be it, but its body or marker is not visible`;
}
