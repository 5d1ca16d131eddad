/** Searches the tasks of a board. */
import { columns } from '../../service/decoders.ts';
import { boardTasks, listCategories } from '../../service/resources/boards.ts';
import { listTasks } from '../../service/resources/tasks.ts';
import type { Target } from '../../service/vocabulary.ts';
import { decodeOne, wholeNumber } from '../../service/wire/decode.ts';
import { elements, isObject, join, mismatch, unwrapText } from '../../service/wire/envelope.ts';
import type { ServiceRequest } from '../../service/wire/http-request.ts';
import { mayBeCut } from '../../service/wire/list.ts';
import type { PageOptions } from '../../service/wire/query.ts';
import type { Depth, ListScan } from './pages.ts';
import { decodeEntries, decodeEntry, type ListReader, PAGE, UnreadError } from './reader.ts';
import { Doubts, type SearchedRecord, type Sight } from './sight.ts';

/** Where the tasks are: a team's board, which has an id of its own. */
interface BoardPlace {
  readonly target: Target;
  readonly board: number;
}

/**
 * All tasks of a board come as one answer. Reading only the task's own category would not do, because a person or a
 * rule of the service may have moved the task. A board whose answer is too long, or may have been cut like a page, is
 * read category by category.
 */
export async function searchBoard(
  reader: ListReader,
  { target, board }: BoardPlace,
  look: (entry: SearchedRecord) => Sight,
  depth: Depth,
): Promise<ListScan> {
  const shown = await columnsOf(reader, boardTasks(target));
  const seen = seenIn(shown, look);
  if (seen.whole || seen.ids.length > 0) return seen;
  return searchCategories(reader, board, look, depth);
}

function seenIn(shown: readonly (readonly SearchedRecord[])[], look: (entry: SearchedRecord) => Sight): ListScan {
  const doubts = new Doubts();
  const tasks = shown.flat();
  const ours = tasks.filter((entry) => {
    const sight = look(entry);
    doubts.note(entry, sight);
    return sight === 'ours';
  });
  const sizes = [...shown.map((column) => column.length), tasks.length];
  const whole = shown.length > 0 && !sizes.some(mayBeCut);
  return { ids: [...new Set(ours.map(({ id }) => id))], whole, perhaps: doubts.first, count: undefined };
}

/**
 * Category by category. A task may be moved meanwhile from one that is still to be read to one that was read already;
 * that shows in the number of tasks each of them says it has.
 */
async function searchCategories(
  reader: ListReader,
  board: number,
  look: (entry: SearchedRecord) => Sight,
  depth: Depth,
): Promise<ListScan> {
  const requestOf = (category: number) => (window: PageOptions) =>
    listTasks(category, { ...window, select: ['id', 'subject', 'body'] });
  const categories = await reader.read(listCategories(board), decodeCategories);
  const all: ListScan[] = [];
  for (const category of categories) {
    const seen = await reader.list(requestOf(category), look, depth);
    if (seen.ids.length > 0) return seen;
    all.push(seen);
  }
  const perhaps = all.find((seen) => seen.perhaps !== undefined)?.perhaps;
  const whole = depth === 'all' && all.every((seen) => seen.whole && seen.count !== undefined);
  return { ids: [], whole: whole && (await unchanged()), perhaps, count: undefined };

  async function unchanged(): Promise<boolean> {
    const again = await reader.read(listCategories(board), decodeCategories);
    if (again.join() !== categories.join() || again.length >= PAGE) return false;
    for (const [index, category] of again.entries()) {
      const one = listTasks(category, { top: 1, count: true, select: ['id'] });
      const { count } = await reader.read(one, decodeEntries);
      if (count !== all[index]?.count) return false;
    }
    return true;
  }
}

/** The tasks of each category (`TaskBoard.Get()`); none when the answer was too long. */
async function columnsOf(reader: ListReader, request: ServiceRequest): Promise<readonly (readonly SearchedRecord[])[]> {
  try {
    const decode = (text: string) => decodeOne(text, columns(decodeEntry)).map(({ tasks }) => tasks);
    return await reader.read(request, decode, 'any');
  } catch (error) {
    if (error instanceof UnreadError && error.tooLong) return [];
    throw error;
  }
}

function decodeCategories(text: string): number[] {
  return elements(unwrapText(text)).map(({ value, path }) => {
    if (!isObject(value)) throw mismatch(path, 'a category', value);
    return wholeNumber({ value: value['id'], path: join(path, 'id') });
  });
}
