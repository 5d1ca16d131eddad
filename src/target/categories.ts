import type { Target } from '../service/records.ts';
import { displayValue } from '../settings/format-value.ts';
import { findByName, formatMany, formatNear } from './find-by-name.ts';
import type { DirectoryLists } from './lists.ts';
import type { Refusal } from './lookup-result.ts';

/** A category of the target's board. Without a category, the notice says that the list could not be read. */
export interface CategoryLookUp {
  readonly board?: number;
  readonly category?: number;
  readonly notice?: string;
}

/** Finds the category with this ID or name on the target's board, or explains its absence with the closest names. */
export async function findCategory(
  lists: DirectoryLists,
  target: Target,
  name: string | number | undefined,
): Promise<CategoryLookUp | Refusal> {
  if (typeof name !== 'string') return { category: name };
  const board = await lists.board(target);
  if (board.type === 'unread') {
    if (board.status === 404) return { reason: board.reason, hint: board.hint };
    return { notice: withoutCategory(name, board.reason) };
  }
  const categories = await lists.categories(board.value);
  if (categories.type === 'unread') return { board: board.value, notice: withoutCategory(name, categories.reason) };
  const { categories: existing, complete } = categories.value;
  const found = findByName(name, existing);
  if (found.type === 'one') return { board: board.value, category: found.record.id };
  if (found.type === 'many') return formatMany(name, 'category', found.records);
  if (!complete) return { board: board.value, notice: withoutCategory(name, 'the service did not show all of them') };
  const near = formatNear(name, existing);
  return {
    reason: `there is no category ${displayValue(name)} on the board of ${target.type} ${target.id}`,
    hint: `${near} Check the name, or leave category out for Uncategorized.`.trimStart(),
  };
}

function withoutCategory(name: string, reason: string): string {
  return `The task goes to the board without the category ${displayValue(name)}, because the categories could not be read: ${reason}.`;
}
