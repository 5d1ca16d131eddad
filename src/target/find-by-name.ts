/** Finds a record by the name that a person wrote, or suggests the closest names. */

import type { ResultMessage } from '../diagnostic.ts';
import type * as wire from '../service/records.ts';
import { displayValue } from '../settings/format-value.ts';
import { closestNames } from '../text/closest-match.ts';
import { listed, shortName } from '../text/format.ts';

/** A team, a forum, a category, or a user. */
export interface NamedRecord {
  readonly id: number;
  readonly name?: string;
  /** For a user, the username. */
  readonly nickname?: string;
  readonly email?: string;
}

/** Longer texts aren't names. */
const MAX_LENGTH = 300;

export function toSpace({ id, name, nickname }: wire.Team | wire.Category): NamedRecord {
  return { id, name: boundName(name), nickname: boundName(nickname) };
}

/** @param id of the user, or of the record that represents it */
export function toUserSummary({ username, displayName, emailAddress }: Partial<wire.User>, id: number): NamedRecord {
  return {
    id,
    name: boundName(displayName),
    nickname: boundName(username),
    email: boundName(emailAddress),
  };
}

/** Bounds a text that anyone may have written. */
function boundName(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= MAX_LENGTH ? text.trim() || undefined : undefined;
}

/** Maximum number of suggested names. */
const MAX_COUNT = 5;

/**
 * Finds the record, or explains why there is none. Ignores case unless several names differ in case only. Prefers a
 * nickname or an email address, which are unique, to a name.
 *
 * @param raw may start with `+`, like nicknames in texts of the service
 * @param noun the type of the record: `team`
 */
export function findByName(
  raw: string,
  noun: string,
  records: readonly NamedRecord[],
): NamedRecord | (ResultMessage & { readonly isMissing: boolean }) {
  const nickname = raw.replace(/^\+/, '');
  const ranked = [
    records.filter((record) => foldCase(record.nickname) === foldCase(nickname)),
    records.filter((record) => foldCase(record.email) === foldCase(raw)),
    records.filter((record) => record.name === raw),
    records.filter((record) => foldCase(record.name) === foldCase(raw)),
  ];
  const found = ranked.find((some) => some.length > 0) ?? [];
  const [only] = found;
  if (only === undefined)
    return { isMissing: true, reason: `there is no ${noun} ${displayValue(raw)}`, hint: formatNear(raw, records) };
  if (found.length === 1) return only;
  const ids = found
    .slice(0, MAX_COUNT)
    .map(({ id, nickname }) => (nickname === undefined ? id : `${id} (${nickname})`));
  return {
    isMissing: false,
    reason: `${found.length} ${noun === 'category' ? 'categories' : `${noun}s`} are called ${displayValue(raw)}`,
    hint: `Write the id of the one that is meant, one of ${ids.join(', ')}.`,
  };
}

/** Suggests the names closest to an unknown one. */
function formatNear(raw: string, records: readonly NamedRecord[]): string {
  const names = records.flatMap(({ name, nickname }) => [name, nickname]).filter((name) => name !== undefined);
  const near = closestNames(raw, names, MAX_COUNT);
  if (near.length === 0) return '';
  const [first = ''] = near;
  return near.length === 1 ? `Did you mean ${quoteName(first)}?` : `The nearest are ${listed(near.map(quoteName))}.`;
}

function quoteName(name: string): string {
  return `"${shortName(name)}"`;
}

function foldCase(name: string | undefined): string | undefined {
  return name?.normalize('NFC').toLowerCase();
}
