/** The outage that a key belongs to: what the history tells of it, and which records are of it. Pure. */

import type { Facts } from '../../build/facts.ts';
import { startedFor } from '../../build/identity.ts';
import { isPlainObject } from '../../is-plain-object.ts';
import { toText } from '../../text/unicode.ts';
import { getLastAttempt, isAfter, isSameRun, type Moment, runPositionInUrl, toRunOrder } from './run-order.ts';

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

/** What is known of it before any record is. */
export interface KeyedOutage {
  readonly key: string;
  readonly facts: Facts;
  /** Whether the runs before may have had another key, so that the history does not tell how those of this one ended. */
  readonly isMixed: boolean;
  /** What came before it, where the history tells that. */
  readonly begin: Moment | undefined;
}

/** @param key as the option `unique-key` gives it */
export function findOutage(facts: Facts, key: string): KeyedOutage {
  const isMixed = key === 'auto' ? startedFor(facts).length > 0 : namesItsStart(key, facts);
  return { key, facts, isMixed, begin: findStart(facts) };
}

/**
 * The open record of this outage: the first after its beginning, else the last before it, if that may be of it; of those that
 * were created at once with that the first.
 */
export function openRecord(outage: KeyedOutage, records: readonly KeyedRecord[]): KeyedRecord | undefined {
  const { begin, facts } = outage;
  const endsBefore = { run: facts.conclusion === 'success' ? currentRun(facts) : undefined };
  const open = filterOpen(outage, records).filter((one) => isAfter(toMoment(one), endsBefore) !== true);
  const ours = begin && lowest(open.filter((one) => !isOlder(outage, one)));
  const isOver = ours === undefined && completedRecord(outage, records) !== undefined;
  if (ours !== undefined || isOver) return ours;
  const newest = open.toSorted((a, b) => b.id - a.id)[0];
  return lowest(open.filter((one) => one === newest || isAtOnce(one, newest)));
}

/** Milliseconds between records of runs that begin at once. */
const AT_ONCE_MS = 60_000;

function isAtOnce({ openedAt: one = Number.NaN }: KeyedRecord, other: KeyedRecord | undefined): boolean {
  return Math.abs((other?.openedAt ?? Number.NaN) - one) <= AT_ONCE_MS;
}

/** The one that a person completed though it goes on: only the history tells which outage it belonged to. */
export function completedRecord({ begin }: KeyedOutage, records: readonly KeyedRecord[]): KeyedRecord | undefined {
  return records.find((one) => !one.open && begin !== undefined && isAfter(toMoment(one), begin) === true);
}

/** Of several runs that opened one at the same time, the first counts. */
export function earlierThan(id: number, outage: KeyedOutage, records: readonly KeyedRecord[]): KeyedRecord | undefined {
  return lowest(filterOpen(outage, records).filter((record) => record.id < id));
}

/** Open ones that may be of this outage. */
export function filterOpen<T extends KeyedRecord>(outage: KeyedOutage, records: readonly T[]): readonly T[] {
  return records.filter((record) => record.open && mayBelongTo(outage, record));
}

/**
 * Records that were left open when an earlier outage ended are of no concern. Where no success is known, runs that overlap
 * may both take themselves for the first one: then every record counts. What works tells nothing of the last outage.
 */
export function mayBelongTo(outage: KeyedOutage, record: KeyedRecord): boolean {
  const { last_green, change } = outage.facts;
  return last_green === undefined || change === 'still-passing' || outage.isMixed || !isOlder(outage, record);
}

/** Whether something passed since it was opened. */
export function isOlder({ begin }: KeyedOutage, record: KeyedRecord): boolean {
  return begin !== undefined && isAfter(toMoment(record), begin) === false;
}

/**
 * A key of the author that names what the run was started with (`deploy-${{ inputs.environment }}`) is one of several of its
 * workflow, whose runs do not tell what they were started with.
 */
function namesItsStart(key: string, { inputs, schedule }: Facts): boolean {
  const text = ` ${toText(key).join(' ')} `;
  return valuesIn([inputs, schedule]).some((value) => {
    const named = toText(String(value));
    return named.length > 0 && text.includes(` ${named.join(' ')} `);
  });
}

function valuesIn(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(valuesIn);
  return isPlainObject(value) ? valuesIn(Object.values(value)) : [value ?? ''];
}

function toMoment({ run, openedAt }: KeyedRecord): Moment {
  return { run, at: openedAt };
}

/**
 * What came before this outage, where the history tells it: the last green run, else what was before the first red one.
 * The address of a job does not tell its attempt, but all attempts of a run that was green in the end are over. Of
 * deployments each attempt is an end of its own, so it may have broken with a later one.
 */
function findStart(facts: Facts): Moment | undefined {
  const { last_green, broken_since } = facts;
  const at = last_green?.at ?? broken_since?.at;
  const started: Moment = { run: runBefore(facts), at: at === undefined ? undefined : Date.parse(at) };
  return started.run === undefined && started.at === undefined ? undefined : started;
}

function currentRun({ run }: Facts): number | undefined {
  return run?.id === undefined ? undefined : toRunOrder(run.id, run.attempt);
}

function runBefore(facts: Facts): number | undefined {
  const { scope, last_green, change, broken_since } = facts;
  const green = runPositionInUrl(last_green?.url);
  const broken = runPositionInUrl(broken_since?.url);
  const current = currentRun(facts);
  if (green !== undefined && !isSameRun(current, green)) {
    return scope === 'deployment' && isSameRun(broken, green) ? green : getLastAttempt(green);
  }
  const first = Math.min(broken ?? Infinity, (change === 'broken' ? current : undefined) ?? Infinity);
  return first === Infinity ? green : Math.max(first - 1, green ?? 0);
}

export function lowest<T extends KeyedRecord>(records: readonly T[]): T | undefined {
  return records.toSorted((a, b) => a.id - b.id)[0];
}
