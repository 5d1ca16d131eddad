/** Decides what to do about an outage, from the history and the records with its key. Pure. */

import { isRed } from '../../build/conclusion.ts';
import type { ListScan } from '../../service/scan/pages.ts';
import type { Settings } from '../../settings/settings.ts';
import { findLowest, type KeyedRecord, type Outage } from './outage.ts';

export type KeyDecision =
  /**
   * Create the record, unless one of the doubtful records has the same subject. `isFirst` if no record had this key and
   * earlier failures may have had others. `notice` says what is uncertain.
   */
  | {
      readonly do: 'open';
      readonly isFirst?: true;
      readonly doubtful?: readonly KeyedRecord[];
      readonly notice?: string;
    }
  /** The record already exists. `isOlder` if a build passed since it was opened, perhaps with another key. */
  | { readonly do: 'existing'; readonly record: KeyedRecord; readonly isOlder?: true }
  /**
   * Report the recovery. `record` can be closed. `since` if only the record shows the start, in milliseconds since the
   * epoch.
   */
  | { readonly do: 'resolve'; readonly record?: KeyedRecord; readonly since?: number; readonly notice?: string }
  | { readonly do: 'nothing'; readonly reason: string; readonly notice?: string };

/** Decides without records if their content makes no difference, so that none must be read. */
export function decideWithoutRecords({ facts, isMixed }: Outage): KeyDecision | undefined {
  const { conclusion, change, unfinished_steps } = facts;
  const red = isRed(conclusion);
  if (!red && conclusion !== 'success') {
    return { do: 'nothing', reason: `incidents open on a failure, and this is ${conclusion ?? 'not completed'}` };
  }
  const newer = isMixed ? undefined : facts.newer_run?.conclusion;
  // A newer run reports the recovery itself, or it failed.
  if (newer === 'success') return { do: 'nothing', reason: 'a newer run already passed' };
  if (red) return undefined;
  if (unfinished_steps !== undefined) {
    return { do: 'nothing', reason: 'other steps of the job are still running or failed, so the incident stays open' };
  }
  if (newer !== undefined) return { do: 'nothing', reason: 'a newer run already failed' };
  if (change === undefined) {
    const notice = 'The history could not be read, so it is unknown whether this success ends an incident.';
    return { do: 'nothing', reason: 'comparison with the previous run unknown', notice };
  }
  return change === 'fixed' || isMixed ? undefined : { do: 'nothing', reason: 'it passed before and passes now' };
}

/** Allows one open record per outage of a key, which the first success of that key closes. */
export function decide(kind: Settings['kind'], outage: Outage, scan: ListScan<KeyedRecord>): KeyDecision {
  const red = isRed(outage.facts.conclusion);
  if (kind === 'message' || (kind === 'incident' && !red)) return decideEnd(kind, outage, scan);
  // A build that doesn't fail belongs to no outage.
  const open = red ? outage.findOpen(scan.ours) : findLowest(scan.ours.filter((one) => one.open));
  if (open !== undefined) {
    const older = red && outage.isMixed && outage.isAfter(open);
    return { do: 'existing', record: open, isOlder: older || undefined };
  }
  const done = kind === 'incident' ? outage.findCompleted(scan.ours) : undefined;
  if (done !== undefined) return { do: 'nothing', reason: `task ${done.id} of this outage was completed already` };
  return decideOpening(outage, scan);
}

/** Closes the record of this outage and no other. Sends a chat message in any case. */
function decideEnd(kind: 'message' | 'incident', outage: Outage, scan: ListScan<KeyedRecord>): KeyDecision {
  const { facts, isMixed, key } = outage;
  const { change, broken_since } = facts;
  const record = outage.findOpen(scan.ours);
  if (record !== undefined) {
    // If previous runs had other keys, only the record proves this outage.
    const isReplayedAttempt = isMixed ? change === undefined : change !== 'fixed' || broken_since !== undefined;
    return { do: 'resolve', record, since: isReplayedAttempt ? undefined : record.openedAt };
  }
  const doubt = scan.doubt ?? formatBlindNotice(outage, scan);
  const which = kind === 'message' ? 'find the task with this unique-key' : 'find the task to close';
  const notice = doubt && `Could not ${which}: ${doubt}.`;
  // An author's key may be shared by several jobs or environments, so only an open record can be closed.
  const endsNothing = kind === 'incident' && (isMixed || (key !== 'auto' && notice === undefined));
  return endsNothing
    ? { do: 'nothing', reason: 'no task with this unique-key is open', notice }
    : { do: 'resolve', notice };
}

/**
 * Opens a record if none shows the key. Two records are better than none, unless the first failed run is known to have
 * reported it.
 */
function decideOpening(outage: Outage, scan: ListScan<KeyedRecord>): KeyDecision {
  const isLate = outage.facts.change === 'still-failing' && !outage.isMixed;
  const doubt = scan.doubt ?? (isLate ? formatBlindNotice(outage, scan) : undefined);
  if (isLate && doubt !== undefined) {
    return { do: 'nothing', reason: `it still fails, and could not check whether that was reported: ${doubt}` };
  }
  const doubtful = outage.filterOpen(scan.perhaps);
  const notice = doubt && `Could not check for an open one with this unique-key: ${doubt}.`;
  const isFirst = (outage.isMixed && doubt === undefined && scan.ours.length === 0) || undefined;
  return { do: 'open', isFirst, doubtful: doubtful.length > 0 ? doubtful : undefined, notice };
}

function formatBlindNotice(outage: Outage, { perhaps }: ListScan<KeyedRecord>): string | undefined {
  const record = findLowest(perhaps.filter((one) => one.isLikely && outage.mayInclude(one)));
  return record && `record ${record.id} may be it, but its body or marker is not visible`;
}
