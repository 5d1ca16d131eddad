import type { ReadResult } from '../service/reading/unread-error.ts';
import type { Target } from '../service/vocabulary.ts';
import type { AskedTarget } from '../settings/settings.ts';
import { shownValue } from '../settings/shown-value.ts';
import type { NamedRecord } from './kept-records.ts';
import type { DirectoryLists } from './lists.ts';
import type { Refusal } from './look-up-result.ts';
import { findByName, manyWords, nearWords } from './names.ts';

/** The share of the time that a target's name may take: without its id nothing can be sent. */
export const TARGET_SHARE = 1 / 2;

/** The team or forum of that name; or why there is none, with the nearest names. */
export async function findTarget(lists: DirectoryLists, asked: AskedTarget): Promise<Target | Refusal> {
  if ('id' in asked) return asked;
  const { type, name } = asked;
  const own = await lists.spaces(type);
  if (own.type === 'unread') return unreadWords(type, own);
  const found = findByName(name, own.value);
  if (found.type === 'one') return { type, id: found.record.id };
  if (found.type === 'many') return manyWords(name, type, found.records);
  const other = type === 'team' ? 'forum' : 'team';
  const others = await lists.spaces(other);
  if (others.type === 'read' && findByName(name, others.value).type !== 'none') {
    return {
      reason: `${shownValue(name)} is a ${other}, not a ${type}`,
      hint: `Give it as ${other}, in place of ${type}.`,
    };
  }
  return { reason: `there is no ${type} ${shownValue(name)}`, hint: unknownHint(type, nearWords(name, own.value)) };
}

function unreadWords(
  type: Target['type'],
  { reason, hint }: Extract<ReadResult<readonly NamedRecord[]>, { type: 'unread' }>,
) {
  return { reason: `the list of ${type}s could not be read: ${reason}`, hint: hint || `Write the id of the ${type}.` };
}

function unknownHint(type: Target['type'], near: string): string {
  const start = near === '' ? `This account sees no ${type} at all.` : near;
  return `${start} Check the name, and that this account is a member there.`;
}
