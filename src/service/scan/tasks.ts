/** Scans the tasks of a board: all at once, else category by category. */
import { isPlainObject } from '../../is-plain-object.ts';
import { OPERATIONS, type TaskField } from '../operations.ts';
import type { Target } from '../records.ts';
import {
  type Decoder,
  decodeColumns,
  decodeInteger,
  decodeOne,
  decodePage,
  elements,
  join,
  mismatch,
} from '../wire/decode.ts';
import { mayBeCut } from '../wire/list.ts';
import { neverSetUp, readCategories } from './board.ts';
import { type ContentRecord, decodeContent, readList } from './lists.ts';
import type { Depth, ListScan } from './pages.ts';
import { ReadError } from './read-error.ts';
import type { ServiceReader } from './reader.ts';
import { Findings, type RecordMatcher } from './record-match.ts';

/** Location of the tasks: the board of a team, which has its own ID. */
interface BoardPlace {
  readonly target: Target;
  /** Resolved only if categories are read. */
  readonly board: () => Promise<number>;
}

/** Properties requested of a task. */
const SHOWN: readonly TaskField[] = ['id', 'subject', 'body', 'assignees', 'short', 'createDate', 'completeDate'];

/**
 * Scans all tasks of a board, which come as one response. Reading only the category of the task would not be enough,
 * because a person or an automation may have moved it. If the response is oversized or possibly truncated, the board is
 * read by category. Throws ReadError.
 */
export async function scanTasks<K>(
  reader: ServiceReader,
  { target, board }: BoardPlace,
  look: RecordMatcher<ContentRecord, K>,
  depth: Depth,
): Promise<ListScan<K>> {
  const seen = await scanBoard(reader, target, look);
  if (seen.complete || seen.isOld || (depth !== 'all' && seen.ours.length > 0)) return seen;
  return scanCategories(reader, await board(), look, depth);
}

async function scanBoard<K>(
  reader: ServiceReader,
  target: Target,
  look: RecordMatcher<ContentRecord, K>,
): Promise<ListScan<K>> {
  const { value: displayed, fresh } = await readColumns(reader, target);
  const findings = new Findings(look);
  for (const task of displayed.flat()) findings.note(task);
  const sizes = [...displayed.map((column) => column.length), displayed.flat().length];
  const complete = fresh && displayed.length > 0 && !sizes.some(mayBeCut);
  const { ours, perhaps, different } = findings;
  return { ours, perhaps, complete, isEmpty: different === 0, isOld: !fresh };
}

/** Reads the tasks of each category (`TaskBoard.Get()`). Returns none if the response is unreadable or incomplete. */
async function readColumns(reader: ServiceReader, target: Target) {
  try {
    return await reader.read(
      OPERATIONS.boards.tasks.request(target),
      (text) => decodeOne(text, tasksByCategory),
      'any',
    );
  } catch (error) {
    if (error instanceof ReadError && error.status === 200) return { value: [], fresh: true };
    throw error instanceof ReadError && error.status === 404 ? neverSetUp(error, target) : error;
  }
}

const tasksByCategory: Decoder<readonly (readonly ContentRecord[])[]> = (at) =>
  Array.isArray(at.value)
    ? [elements(at).map(decodeContent)].filter((all) => all.length > 0)
    : decodeColumns(decodeContent)(at).map(({ tasks }) => tasks);

/**
 * Scans a board by category. A task may move from an unread category to one that was already read. Changed counts, or a
 * second read, reveal this.
 */
async function scanCategories<K>(
  reader: ServiceReader,
  board: number,
  look: RecordMatcher<ContentRecord, K>,
  depth: Depth,
): Promise<ListScan<K>> {
  const { categories, complete } = await findCategories(reader, board);
  const all: ListScan<K>[] = [];
  for (const category of categories) {
    const seen = await scanCategory(category);
    all.push(seen);
    if (depth !== 'all' && seen.ours.length > 0) break;
  }
  const isComplete = complete && depth !== 'newest' && all.every((seen) => seen.complete);
  return {
    ours: all.flatMap(({ ours }) => ours),
    perhaps: all.flatMap(({ perhaps }) => perhaps),
    complete: isComplete && all.length === categories.length && (await unchanged()),
    isEmpty: all.every(({ isEmpty }) => isEmpty),
    isOld: all.some(({ isOld }) => isOld),
  };

  function scanCategory(category: number): Promise<ListScan<K>> {
    const request = (window: object) => OPERATIONS.tasks.list.request(category, { ...window, select: SHOWN });
    return readList(reader, { request, decoder: decodeContent }, look, depth);
  }

  async function unchanged(): Promise<boolean> {
    const again = await findCategories(reader, board);
    if (again.categories.join() !== categories.join()) return false;
    for (const [index, category] of categories.entries()) {
      const seen = all[index];
      if (seen === undefined || !(await isAsBefore(category, seen))) return false;
    }
    return true;
  }

  /** Reads a category again if it returns no count. */
  async function isAsBefore(category: number, { count, ours, perhaps }: ListScan<K>): Promise<boolean> {
    if (count === undefined) {
      const again = await scanCategory(category);
      return again.complete && again.ours.length === ours.length && again.perhaps.length === perhaps.length;
    }
    const one = OPERATIONS.tasks.list.request(category, { top: 1, count: true, select: ['id'] });
    const { value } = await reader.read(one, (text) => decodePage(text, decodeContent));
    return value.count === count;
  }
}

async function findCategories(reader: ServiceReader, board: number) {
  const { categories, complete } = await readCategories(reader, board, ({ value, path }) => {
    if (!isPlainObject(value)) throw mismatch(path, 'a category', value);
    return { id: decodeInteger({ value: value['id'], path: join(path, 'id') }) };
  });
  return { categories: categories.map(({ id }) => id), complete };
}
