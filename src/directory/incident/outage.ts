/** What is to be done about an outage, from what the history tells and from the records that hold its key. Pure. */

import { defined } from '../../defined.ts';
import { isRed } from '../../facts/conclusion.ts';
import type { Facts } from '../../facts/facts.ts';
import { isAfter, isSameRun, lastAttemptOf, type Moment, positionOf, runIn } from './position.ts';

/** A topic or task that holds the key. */
export interface KeyedRecord {
  readonly id: number;
  readonly subject?: string;
  /** As people call a task on its board: `PLAT-42`. */
  readonly name?: string;
  /** False for a completed task and an archived topic. */
  readonly open: boolean;
  /** Where the run that its link leads to stands in the order of all runs. */
  readonly run?: number;
  /** Names of those it is assigned to. */
  readonly assignees: readonly string[];
  /** Milliseconds since the epoch. */
  readonly openedAt?: number;
}

/** What the look-up brought. What it does not show is only taken for absent where it saw all records. */
export type KeyedRecords = SeenRecords &
  ({ readonly type: 'read' } | { readonly type: 'unread'; readonly reason: string });

interface SeenRecords {
  /** Those that hold the mark of the key. */
  readonly records: readonly KeyedRecord[];
  /** Those that may hold it, shown without their marks, or without their bodies. */
  readonly doubtful?: readonly DoubtfulRecord[];
}

export interface DoubtfulRecord extends KeyedRecord {
  /** True when it links to a run of the same repository, or when no record of the list shows its body. */
  readonly isLikely: boolean;
}

export type KeyDecision =
  /**
   * Create it, unless one of the doubtful records has the same subject. `notice` says what could not be made sure of.
   */
  | { readonly do: 'open'; readonly doubtful?: readonly KeyedRecord[]; readonly notice?: string }
  /** It is there already. */
  | { readonly do: 'keep'; readonly record: KeyedRecord }
  /** Tell the end; `record` can be closed, and `openedAt` is when it began for the board, closed since or not. */
  | { readonly do: 'tell-end'; readonly record?: KeyedRecord; readonly openedAt?: number; readonly notice?: string }
  | { readonly do: 'nothing'; readonly reason: string; readonly notice?: string };

/** One open topic or task for each key, whatever the end of the build; only a new outage opens another one. */
export function decideForKey(facts: Facts, keyed: KeyedRecords): KeyDecision {
  const ours = isRed(facts.conclusion) ? ofThisOutage(facts, keyed.records) : keyed.records;
  const open = lowest(ours.filter((record) => record.open));
  return open === undefined ? openStep(facts, keyed) : { do: 'keep', record: open };
}

/** A chat message is sent in any case; it names what is open. */
export function decideForMessage(facts: Facts, keyed: KeyedRecords): KeyDecision {
  return endStep(facts, keyed, 'Which task has this unique-key is not known');
}

/**
 * `kind: incident`: opened when it breaks, left alone while it stays red, told when it works again.
 *
 * @param isOwn whether the author chose the key: then this may be one of several that share it, and only an open record
 *   tells that something ends
 */
export function decideForIncident(facts: Facts, keyed: KeyedRecords, isOwn = false): KeyDecision {
  const step = decideWithoutRecords(facts);
  if (step !== undefined) return step;
  if (isRed(facts.conclusion)) return redStep(facts, keyed);
  const end = endStep(facts, keyed, END_UNKNOWN);
  const isUnopened = end.do === 'tell-end' && end.record === undefined && end.notice === undefined;
  return isOwn && isUnopened ? { do: 'nothing', reason: 'no task with this unique-key is open' } : end;
}

/** Of an incident, where no record could change it: then none need be read. */
export function decideWithoutRecords({ conclusion, change, so_far, newer_run: newer }: Facts): KeyDecision | undefined {
  if (isRed(conclusion)) {
    return newer?.conclusion === 'success' ? { do: 'nothing', reason: 'a newer one passed already' } : undefined;
  }
  if (conclusion !== 'success') {
    return { do: 'nothing', reason: `an incident begins with a failure, and this is ${conclusion ?? 'not over'}` };
  }
  if (so_far !== undefined) {
    return { do: 'nothing', reason: 'other steps of the job still run or have failed, so nothing has ended' };
  }
  // It tells of the end itself, or it is red.
  if (newer !== undefined)
    return { do: 'nothing', reason: `a newer one ${isRed(newer.conclusion) ? 'failed' : 'passed'} already` };
  if (change === 'fixed') return undefined;
  if (change === 'still-passing') return { do: 'nothing', reason: 'it worked before and works now' };
  const notice = 'Whether an incident ends with this success is not known, because the history could not be read.';
  return { do: 'nothing', reason: 'how it compares with the one before is not known', notice };
}

const END_UNKNOWN = 'Which task can be closed is not known';

function redStep(facts: Facts, keyed: KeyedRecords): KeyDecision {
  const ours = ofThisOutage(facts, keyed.records);
  const open = lowest(ours.filter((record) => record.open));
  if (open !== undefined) return { do: 'keep', record: open };
  // Only the history tells which outage a completed record belonged to.
  const since = beginOf(facts);
  const done = keyed.records.find((one) => !one.open && since !== undefined && isAfter(momentOf(one), since) === true);
  if (done === undefined) return openStep(facts, keyed);
  return { do: 'nothing', reason: `task ${done.id} of this outage was completed already` };
}

/** The task that red runs named, where the history tells which; else the newest one that was left open. */
function endStep(facts: Facts, keyed: KeyedRecords, unknown: string): KeyDecision {
  const open = keyed.records.filter((record) => record.open);
  const ours = beginOf(facts) === undefined ? [] : ofThisOutage(facts, open);
  const record = lowest(ours) ?? open.toSorted((a, b) => b.id - a.id)[0];
  const openedAt = firstOpened(facts, keyed.records);
  if (record !== undefined) return defined<KeyDecision>({ do: 'tell-end', record, openedAt });
  const doubt = keyed.type === 'unread' ? keyed.reason : blindWords(likely(facts, keyed));
  const notice = doubt === undefined ? undefined : `${unknown}: ${doubt}.`;
  return defined<KeyDecision>({ do: 'tell-end', openedAt, notice });
}

/** When the first record of this outage was opened, completed since or not. */
function firstOpened(facts: Facts, records: readonly KeyedRecord[]): number | undefined {
  const since = beginOf(facts);
  const ours = records.filter((one) => (since === undefined ? one.open : isAfter(momentOf(one), since) === true));
  return lowest(ours)?.openedAt;
}

/** No record shows the key. Two are better than none, but not while it is known that the first red run told it. */
function openStep(facts: Facts, keyed: KeyedRecords): KeyDecision {
  const isLate = facts.change === 'still-failing';
  const doubt = keyed.type === 'unread' ? keyed.reason : isLate ? blindWords(likely(facts, keyed)) : undefined;
  if (isLate && doubt !== undefined) {
    return { do: 'nothing', reason: `it still fails, and whether that was told already is not known: ${doubt}` };
  }
  const doubtful = ofThisOutage(facts, keyed.doubtful ?? []).filter((record) => record.open);
  const notice = doubt && `Whether there is one with this unique-key already is not known: ${doubt}.`;
  return defined<KeyDecision>({ do: 'open', doubtful: doubtful.length > 0 ? doubtful : undefined, notice });
}

function likely(facts: Facts, { doubtful = [] }: KeyedRecords): KeyedRecord | undefined {
  return lowest(ofThisOutage(facts, doubtful).filter(({ isLikely }) => isLikely));
}

function blindWords(record: KeyedRecord | undefined): string | undefined {
  return record && `record ${record.id} may be it, but the service shows it without its body or its mark`;
}

/** Of several runs that opened one at the same time, the first counts. */
export function earlierThan(id: number, facts: Facts, records: readonly KeyedRecord[]): KeyedRecord | undefined {
  return lowest(ofThisOutage(facts, records).filter((record) => record.open && record.id < id));
}

/**
 * Records that were left open when an earlier outage ended are of no concern. Where no success is known, runs that overlap
 * may both take themselves for the first one: then every open record counts.
 */
function ofThisOutage<T extends KeyedRecord>(facts: Facts, records: readonly T[]): readonly T[] {
  const start = facts.last_green === undefined ? undefined : beginOf(facts);
  if (start === undefined) return records.filter((record) => record.open);
  return records.filter((record) => isAfter(momentOf(record), start) !== false);
}

function momentOf({ run, openedAt }: KeyedRecord): Moment {
  return { run, at: openedAt };
}

/**
 * What came before this outage, where the history tells it: the last green run, else what was before the first red one.
 * The address of a job does not tell its attempt, but all attempts of a run that was green in the end are over. Of
 * deployments each attempt is an end of its own, so it may have broken with a later one.
 */
function beginOf(facts: Facts): Moment | undefined {
  const { last_green, broken_since } = facts;
  const at = last_green?.at ?? broken_since?.at;
  const begun: Moment = { run: runBefore(facts), at: at === undefined ? undefined : Date.parse(at) };
  return begun.run === undefined && begun.at === undefined ? undefined : begun;
}

function runBefore({ scope, last_green, change, run, broken_since }: Facts): number | undefined {
  const green = runIn(last_green?.url);
  const broken = runIn(broken_since?.url);
  const own = run?.id === undefined ? undefined : positionOf(run.id, run.attempt);
  if (green !== undefined && !isSameRun(own, green)) {
    return scope === 'deployment' && isSameRun(broken, green) ? green : lastAttemptOf(green);
  }
  const first = change === 'broken' ? own : broken;
  return first === undefined ? green : Math.max(first - 1, green ?? 0);
}

function lowest<T extends KeyedRecord>(records: readonly T[]): T | undefined {
  return records.toSorted((a, b) => a.id - b.id)[0];
}
