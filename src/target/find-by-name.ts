/** Finds a record by the name that a person wrote, or suggests the closest names. */

import { displayValue } from '../settings/format-value.ts';
import { closestNames } from '../text/closest-match.ts';
import { listed, shortName } from '../text/format.ts';
import type { Refusal } from './lookup-result.ts';
import type { NamedRecord } from './record-summary.ts';

/** The record for a name. */
type Match =
  | { readonly type: 'one'; readonly record: NamedRecord }
  | { readonly type: 'many'; readonly records: readonly NamedRecord[] }
  | { readonly type: 'none' };

/** Maximum number of suggested names. */
const MAX_COUNT = 5;

/**
 * Ignores case unless several names differ in case only. Prefers a nickname or an email address, which are unique, to a
 * name.
 *
 * @param raw may start with `+`, like nicknames in texts of the service
 */
export function findByName(raw: string, records: readonly NamedRecord[]): Match {
  const nickname = raw.replace(/^\+/, '');
  const isNamed = (record: NamedRecord) => folded(record.name) === folded(raw);
  const ranked = [
    records.filter((record) => folded(record.nickname) === folded(nickname)),
    records.filter((record) => folded(record.email) === folded(raw)),
    records.filter((record) => record.name === raw),
    records.filter(isNamed),
  ];
  const [first] = ranked.filter((found) => found.length > 0);
  if (first === undefined) return { type: 'none' };
  const [only] = first;
  return first.length === 1 && only !== undefined ? { type: 'one', record: only } : { type: 'many', records: first };
}

/** @param noun the type of the record: `team` */
export function formatMany(raw: string, noun: string, records: readonly NamedRecord[]): Refusal {
  const ids = records
    .slice(0, MAX_COUNT)
    .map(({ id, nickname }) => (nickname === undefined ? id : `${id} (${nickname})`));
  return {
    reason: `${records.length} ${noun === 'category' ? 'categories' : `${noun}s`} are called ${displayValue(raw)}`,
    hint: `Write the id of the one that is meant, one of ${ids.join(', ')}.`,
  };
}

/** Suggests the names closest to an unknown one. */
export function formatNear(raw: string, records: readonly NamedRecord[]): string {
  const names = records.flatMap(({ name, nickname }) => [name, nickname]).filter((name) => name !== undefined);
  const near = closestNames(raw, names, MAX_COUNT);
  if (near.length === 0) return '';
  const [first = ''] = near;
  return near.length === 1 ? `Did you mean ${quoted(first)}?` : `The nearest are ${listed(near.map(quoted))}.`;
}

function quoted(name: string): string {
  return `"${shortName(name)}"`;
}

function folded(name: string | undefined): string | undefined {
  return name?.normalize('NFC').toLowerCase();
}
