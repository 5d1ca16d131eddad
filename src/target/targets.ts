/** Finds what the options name: a target, and the category of its task. */

import type { ResultMessage } from '../diagnostic.ts';
import type { Target } from '../service/records.ts';
import { ReadError } from '../service/scan/reader.ts';
import { displayValue } from '../settings/format-value.ts';
import type { TargetRef } from '../settings/parsers/directory.ts';
import { findByName } from './find-by-name.ts';
import type { DirectoryLists } from './lists.ts';

/** Finds the team or forum of that name, or explains its absence with the closest names. */
export async function findTarget(lists: DirectoryLists, requested: TargetRef): Promise<Target | ResultMessage> {
  if ('id' in requested) return requested;
  const { type, name } = requested;
  const spaces = await lists.spaces(type);
  if (spaces instanceof ReadError) {
    const { message, hint } = spaces;
    return {
      reason: `the list of ${type}s could not be read: ${message}`,
      hint: hint || `Write the id of the ${type}.`,
    };
  }
  const found = findByName(name, type, spaces);
  if ('id' in found) return { type, id: found.id };
  if (!found.isMissing) return found;
  const other = type === 'team' ? 'forum' : 'team';
  const others = await lists.spaces(other);
  const elsewhere = others instanceof ReadError ? found : findByName(name, other, others);
  if ('id' in elsewhere || !elsewhere.isMissing) {
    const reason = `${displayValue(name)} is a ${other}, not a ${type}`;
    return { reason, hint: `Give it as ${other}, in place of ${type}.` };
  }
  const near = found.hint || `This account sees no ${type} at all.`;
  return { reason: found.reason, hint: `${near} Check the name, and that this account is a member there.` };
}

/**
 * Finds the category with this ID or name on the target's board, or explains its absence with the closest names. The
 * notice says that the list could not be read.
 */
export async function findCategory(
  lists: DirectoryLists,
  target: Target,
  name: string | number | undefined,
): Promise<{ board?: number; category?: number; notice?: string } | ResultMessage> {
  if (typeof name !== 'string') return { category: name };
  const board = await lists.board(target);
  if (board instanceof ReadError) {
    if (board.status === 404) return { reason: board.message, hint: board.hint };
    return { notice: formatWithoutCategory(name, board.message) };
  }
  const categories = await lists.categories(board);
  if (categories instanceof ReadError) return { board, notice: formatWithoutCategory(name, categories.message) };
  const { categories: all, complete } = categories;
  const found = findByName(name, 'category', all);
  if ('id' in found) return { board, category: found.id };
  if (!found.isMissing) return found;
  if (!complete) return { board, notice: formatWithoutCategory(name, 'the service did not show all of them') };
  return {
    reason: `${found.reason} on the board of ${target.type} ${target.id}`,
    hint: `${found.hint} Check the name, or leave category out for Uncategorized.`.trimStart(),
  };
}

function formatWithoutCategory(name: string, reason: string): string {
  return `The task goes to the board without the category ${displayValue(name)}, because the categories could not be read: ${reason}.`;
}
