/** Finds the outage of a key in the history, and the records that belong to it. Pure. */

import type { Facts } from '../../build/facts.ts';
import { listChosenEnvironment } from '../../build/identity.ts';
import { isPlainObject } from '../../objects.ts';
import { toWordList } from '../../text/unicode.ts';

/** A topic or task with the key. */
export interface KeyedRecord {
  readonly id: number;
  readonly subject?: string;
  /** The name of a task on its board: `PLAT-42`. */
  readonly name?: string;
  /** False for a completed task and an archived topic. */
  readonly open: boolean;
  /** Position of the linked run in the order of all runs. */
  readonly run?: number;
  /** Names of the assignees. */
  readonly assignees: readonly string[];
  /** Milliseconds since the epoch. */
  readonly openedAt?: number;
  /** Of a doubtful record: true if it links to a run of the same repository, or if the list shows no bodies. */
  readonly isLikely?: boolean;
}

/** The outage of a key as far as it is known before any record is read. */
export class Outage {
  /** The option `unique-key`. */
  readonly key: string;
  readonly facts: Facts;
  /** True if previous runs may have had another key, so that the history doesn't show the results for this key. */
  readonly isMixed: boolean;
  /** The last moment before the outage, if the history shows it. */
  readonly #begin: Moment | undefined;

  constructor(facts: Facts, key: string) {
    this.key = key;
    this.facts = facts;
    // What started a `repository_dispatch` is in no fact, but may be in the key.
    const isOfItsStart = facts.event.name === 'repository_dispatch' || namesItsStart(key, facts);
    this.isMixed = key === 'auto' ? listChosenEnvironment(facts).length > 0 : isOfItsStart;
    this.#begin = findStart(facts);
  }

  /**
   * Finds the open record of this outage: the first after its start, or the last before it that may belong to it. Among
   * records created at the same time, the first wins.
   */
  findOpen(records: readonly KeyedRecord[]): KeyedRecord | undefined {
    const { facts } = this;
    const endsBefore = { run: facts.conclusion === 'success' ? toCurrentRun(facts) : undefined };
    const open = this.filterOpen(records).filter((one) => isAfter(toMoment(one), endsBefore) !== true);
    const ours = this.#begin && findLowest(open.filter((one) => !this.isAfter(one)));
    const isOver = ours === undefined && this.findCompleted(records) !== undefined;
    if (ours !== undefined || isOver) return ours;
    const newest = open.toSorted((a, b) => b.id - a.id)[0];
    return findLowest(open.filter((one) => one === newest || isAtOnce(one, newest)));
  }

  /** Finds the record that a person completed during the outage. Only the history shows to which outage it belonged. */
  findCompleted(records: readonly KeyedRecord[]): KeyedRecord | undefined {
    const begin = this.#begin;
    return records.find((one) => !one.open && begin !== undefined && isAfter(toMoment(one), begin) === true);
  }

  /** Returns the record that wins. If runs open one concurrently, the first wins. */
  findEarlier(id: number, records: readonly KeyedRecord[]): KeyedRecord | undefined {
    return findLowest(this.filterOpen(records).filter((record) => record.id < id));
  }

  /** Returns the open records that may belong to this outage. */
  filterOpen(records: readonly KeyedRecord[]): readonly KeyedRecord[] {
    return records.filter((record) => record.open && this.mayInclude(record));
  }

  /**
   * Returns true if the record may belong to this outage. Records left open by an earlier outage don't count. Without a
   * known success, each of two overlapping runs may consider itself the first, so every record counts. A passed build
   * reveals nothing about the last outage.
   */
  mayInclude(record: KeyedRecord): boolean {
    const { last_green, change } = this.facts;
    return last_green === undefined || change === 'still-passing' || this.isMixed || !this.isAfter(record);
  }

  /** Returns true if a build passed since the record was opened. */
  isAfter(record: KeyedRecord): boolean {
    return this.#begin !== undefined && isAfter(toMoment(record), this.#begin) === false;
  }
}

/** Milliseconds between records of runs that start at the same time. */
const AT_ONCE_MS = 60_000;

function isAtOnce({ openedAt: one = Number.NaN }: KeyedRecord, other: KeyedRecord | undefined): boolean {
  return Math.abs((other?.openedAt ?? Number.NaN) - one) <= AT_ONCE_MS;
}

/**
 * Detects keys with the inputs of the run (`deploy-${{ inputs.environment }}`). Such a key is one of several of its
 * workflow, whose runs don't show their inputs.
 */
function namesItsStart(key: string, { inputs, schedule }: Facts): boolean {
  const text = ` ${toWordList(key).join(' ')} `;
  return listValues([inputs, schedule]).some((value) => {
    const named = toWordList(String(value));
    return named.length > 0 && text.includes(` ${named.join(' ')} `);
  });
}

function listValues(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(listValues);
  return isPlainObject(value) ? listValues(Object.values(value)) : [value ?? ''];
}

function toMoment({ run, openedAt }: KeyedRecord): Moment {
  return { run, at: openedAt };
}

/**
 * Finds the last moment before this outage: the last passed run, or the run before the first failed one. The URL of a
 * job doesn't show its attempt, but all attempts of a passed run are over. Each attempt of a deployment has a result of
 * its own, so a later attempt may have started the outage.
 */
function findStart(facts: Facts): Moment | undefined {
  const { last_green, broken_since } = facts;
  const at = last_green?.at ?? broken_since?.at;
  const started: Moment = { run: findRunBefore(facts), at: at === undefined ? undefined : Date.parse(at) };
  return started.run === undefined && started.at === undefined ? undefined : started;
}

function toCurrentRun({ run }: Facts): number | undefined {
  return run?.id === undefined ? undefined : toRunOrder(run.id, run.attempt);
}

function findRunBefore(facts: Facts): number | undefined {
  const { scope, last_green, change, broken_since } = facts;
  const green = findRunPosition(last_green?.url);
  const broken = findRunPosition(broken_since?.url);
  const current = toCurrentRun(facts);
  if (green !== undefined && !isSameRun(current, green)) {
    return scope === 'deployment' && isSameRun(broken, green) ? green : toLastAttempt(green);
  }
  const first = Math.min(broken ?? Infinity, (change === 'broken' ? current : undefined) ?? Infinity);
  return first === Infinity ? green : Math.max(first - 1, green ?? 0);
}

export function findLowest(records: readonly KeyedRecord[]): KeyedRecord | undefined {
  return records.toSorted((a, b) => a.id - b.id)[0];
}

/** Exceeds the attempts of any run, because GitHub allows 50 re-runs. */
const ATTEMPTS = 1000;

/**
 * Returns the position of a run of GitHub, Gitea, or Forgejo, with its attempt, in the order of all runs: later runs
 * have higher numbers. Returns undefined for any other URL.
 */
export function findRunPosition(url: string | undefined): number | undefined {
  const found = /\/actions\/runs\/(\d{1,12})(?:\/attempts\/(\d{1,3}))?/.exec(url ?? '');
  return found === null ? undefined : toRunOrder(Number(found[1]), Number(found[2] ?? 1));
}

function toRunOrder(run: number, attempt = 1): number {
  return run * ATTEMPTS + attempt;
}

/** Returns true if both are attempts of one run. */
function isSameRun(one: number | undefined, other: number): boolean {
  return one !== undefined && Math.floor(one / ATTEMPTS) === Math.floor(other / ATTEMPTS);
}

/** Returns a position after every attempt of the same run. */
function toLastAttempt(position: number): number {
  return (Math.floor(position / ATTEMPTS) + 1) * ATTEMPTS - 1;
}

/** A moment: the position of its run, and the time. Either may be unknown. */
interface Moment {
  readonly run?: number;
  /** Milliseconds since the epoch. */
  readonly at?: number;
}

/**
 * Compares moments by run, or else by time, because deployments of other apps have no runs. Returns undefined if
 * neither is known.
 */
function isAfter(one: Moment, other: Moment): boolean | undefined {
  if (one.run !== undefined && other.run !== undefined) return one.run > other.run;
  return one.at === undefined || other.at === undefined ? undefined : one.at > other.at;
}
