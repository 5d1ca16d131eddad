import type { Facts } from '../../build/facts.ts';
import type { BuildIdentity } from '../../build/identity.ts';
import type { Target } from '../../service/records.ts';
import type { Settings } from '../../settings/settings.ts';
import { toLetters, toWordList } from '../../text/unicode.ts';
import type { DirectoryLists } from '../lists.ts';
import type { KeyLookUp } from '../lookup-result.ts';
import { decide, decideWithoutRecords } from './decide-incident.ts';
import { keyedRecords, type RecordQuery } from './keyed-records.ts';
import { findOutage, type KeyedRecord } from './outage.ts';

/** Finds the records of a key before one is created, by its marker, or by subject if the list shows nothing better. */

/** Returns undefined if no key is requested. */
export async function findKey(
  lists: DirectoryLists,
  target: Target,
  settings: Settings,
  facts: Facts,
  identity: BuildIdentity,
): Promise<KeyLookUp | undefined> {
  const { kind, uniqueKey } = settings;
  const key = uniqueKey ?? (kind === 'incident' ? 'auto' : undefined);
  if (key === undefined) return undefined;
  const outage = findOutage(facts, key);
  const unseen = kind === 'incident' ? decideWithoutRecords(outage) : undefined;
  if (unseen !== undefined) return { decision: unseen };
  const mark = await keyMarker(key, identity);
  const keyed = await keyedRecords(lists, target, recordQueryFor(settings, mark, facts));
  return { mark, decision: decide(kind, outage, keyed) };
}

/** Builds the query for a key. A chat message names the task of its key. */
export function recordQueryFor({ kind }: Pick<Settings, 'kind'>, mark: string, { run }: Facts): RecordQuery {
  // URLs of runs differ in the last number and the text after it.
  const runs = /^.*\/actions\/runs\//.exec(run?.url ?? '')?.[0] ?? run?.url?.replace(/(?<!\d)\d+\D*$/, '');
  return { kind: kind === 'topic' ? 'topic' : 'task', mark, runs };
}

/** Minimum number of letters in a truncated subject. */
const MIN_LENGTH = 12;

/**
 * Returns the open records with this subject. Ignores emoji, spaces, and punctuation, which services change, and
 * accepts truncated subjects.
 */
export function filterSameSubject<T extends KeyedRecord>(records: readonly T[], subject: string): readonly T[] {
  const ours = toLetters(subject);
  const isSame = (displayed: string) =>
    displayed === ours || (displayed.length >= MIN_LENGTH && ours.startsWith(displayed));
  return ours === '' ? [] : records.filter((record) => record.open && isSame(toLetters(record.subject ?? '')));
}

/**
 * Returns the records whose subject shares half of its words, because the conclusion and the cause may change during an
 * outage.
 */
export function filterSimilarSubject<T extends KeyedRecord>(records: readonly T[], subject: string): readonly T[] {
  const ours = new Set(toWordList(subject));
  return records.filter((record) => {
    const terms = toWordList(record.subject ?? '');
    return record.open && terms.length > 0 && terms.filter((word) => ours.has(word)).length * 2 >= terms.length;
  });
}

const DIGITS = 16;

/**
 * Creates `k-` and 16 hexadecimal digits, equal for every run of a repository with the same key.
 *
 * @param key the option `unique-key`; `auto` is the scope that the message reports
 */
export async function keyMarker(key: string, { repository, build }: BuildIdentity): Promise<string> {
  // Loaded on demand because it takes 7 ms and only a key needs it.
  const { createHash } = await import('node:crypto');
  const text = JSON.stringify([repository, key === 'auto' ? build : ['key', key]]);
  return `k-${createHash('sha256').update(text).digest('hex').slice(0, DIGITS)}`;
}
