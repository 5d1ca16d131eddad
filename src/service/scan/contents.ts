/**
 * Reads the contents of a team or forum: its topics, and the tasks of its board. The board has its own ID (api.md,
 * section 4.1, rule 4). Its tasks are read all at once, else category by category.
 */

import { OPERATIONS, type TaskField } from '../operations.ts';
import type { Board, Category, Target } from '../records.ts';
import {
  type ContentRecord,
  decodeColumns,
  decodeContent,
  decodeList,
  decodeRecord,
  decodeSafely,
  decodeText,
} from '../wire/decode.ts';
import { type Depth, type ListScan, type Match, PAGE, PARTIAL, scanList, scanPages } from './pages.ts';
import { ReadError, type ServiceReader } from './reader.ts';

/** Time for one record. Most services respond quickly or not at all. */
const RECORD_TIME = { atMost: 4_000 };

/**
 * Reads a record completely, if a list shows too little of it, by its entity path, which api.md does not document but
 * similar services support. Returns undefined if this service doesn't.
 *
 * @throws ReadError
 */
export async function readRecord(
  reader: ServiceReader,
  kind: 'topic' | 'task',
  id: number,
): Promise<ContentRecord | undefined> {
  const [operation, path] = kind === 'topic' ? ['topics.record', '/posts'] : ['tasks.record', '/tasks'];
  // A retry would return another shape again, so it is no error.
  const decode = (text: string) => decodeSafely(() => decodeText(text, decodeContent)) ?? null;
  try {
    const request = { operation, method: 'GET', path: `${path}(${id})` } as const;
    const { value } = await reader.within(RECORD_TIME).read(request, decode);
    return value?.id === id ? value : undefined;
  } catch (error) {
    if (error instanceof ReadError && error.refused) return undefined;
    throw error;
  }
}

type Matcher<K> = (record: ContentRecord) => Match<K>;
type ReadBoard = () => Promise<number | ReadError>;

/**
 * Scans the topics of a team or forum, or the tasks of its board. Throws ReadError.
 * @param board reads the ID of the board; called only if its categories are read
 */
export function scanContents<K>(
  reader: ServiceReader,
  kind: 'topic' | 'task',
  target: Target,
  board: ReadBoard,
  match: Matcher<K>,
  depth: Depth,
): Promise<ListScan<K>> {
  return kind === 'topic' ? scanTopics(reader, target, match, depth) : scanTasks(reader, target, board, match, depth);
}

/**
 * Scans the open topics. To the depth `first`, scans the archived ones as well, because a person or an automation may
 * have archived one meanwhile. Lists of archived topics are not documented. If the service rejects such a list, or it
 * is as empty as the open one, it does not weaken the proof.
 */
async function scanTopics<K>(
  reader: ServiceReader,
  target: Target,
  match: Matcher<K>,
  depth: Depth,
): Promise<ListScan<K>> {
  const scan = (archived: boolean) => {
    const request = (window: object) => OPERATIONS.topics.list.request(target, { ...window, archived });
    return scanList(reader, request, decodeContent, match, depth);
  };
  const open = await scan(false);
  if (open.ours.length > 0 || depth !== 'first') return open;
  try {
    const archived = await scan(true);
    if (archived.isEmpty && open.count === undefined) return open;
    const { ours, perhaps, doubt } = archived;
    return { ours, perhaps: [...open.perhaps, ...perhaps], doubt: open.doubt ?? doubt };
  } catch (error) {
    if (error instanceof ReadError && error.refused && reader.refusal === undefined) return open;
    throw error;
  }
}

/** Reads the ID of the board. Throws ReadError. */
export async function readBoard(reader: ServiceReader, target: Target): Promise<number> {
  try {
    const request = OPERATIONS.boards.show.request(target);
    return (await reader.read(request, (text) => decodeText(text, decodeRecord<Board>))).value.id;
  } catch (error) {
    throw explainMissingBoard(error, target);
  }
}

/** Explains a missing board: the service creates it when a person first opens it. Returns other errors unchanged. */
function explainMissingBoard(error: unknown, { type, id }: Target): unknown {
  if (!(error instanceof ReadError) || error.status !== 404) return error;
  const hint = `Open the tasks of the ${type} once in the service, then run the job again.`;
  return new ReadError(`tasks were never set up for ${type} ${id}`, hint, error.exchange);
}

/**
 * Reads the categories of a board, without paging, because the API documents none. `complete` is false if a full page
 * came, so that there may be more. Throws ReadError.
 */
export async function readCategories(reader: ServiceReader, board: number) {
  const request = OPERATIONS.boards.categories.request(board);
  const { value } = await reader.read(request, (text) => decodeText(text, decodeList(decodeRecord<Category>)));
  return { categories: value, complete: value.length < PAGE };
}

/** Properties requested of a task. */
const SELECT: TaskField[] = ['id', 'subject', 'body', 'assignees', 'short', 'createDate', 'completeDate'];

/**
 * Scans all tasks of a board, which come as one response. Reading only the category of the task would not be enough,
 * because a person or an automation may have moved it. If the response is oversized or possibly truncated, the board is
 * read by category.
 */
async function scanTasks<K>(
  reader: ServiceReader,
  target: Target,
  board: ReadBoard,
  match: Matcher<K>,
  depth: Depth,
): Promise<ListScan<K>> {
  const { value: columns, fresh } = await readColumns(reader, target);
  const records = columns.flatMap(({ tasks }) => tasks);
  const scan = await scanPages(async () => ({ records, count: records.length, isOld: !fresh }), match, depth);
  const sizes = [...columns.map(({ tasks }) => tasks.length), records.length];
  const isWhole = columns.length > 0 && !sizes.some(mayBeTruncated);
  const doubt = scan.doubt ?? (isWhole ? undefined : PARTIAL);
  if (doubt !== PARTIAL || (depth !== 'all' && scan.ours.length > 0)) return { ...scan, doubt };
  const id = await board();
  if (id instanceof ReadError) throw id;
  return scanCategories(reader, id, match, depth);
}

/** Reads the tasks of each category (`TaskBoard.Get()`). Returns none if the response is unreadable or incomplete. */
async function readColumns(reader: ServiceReader, target: Target) {
  const request = OPERATIONS.boards.tasks.request(target);
  try {
    return await reader.read(request, (text) => decodeText(text, decodeColumns(decodeContent)));
  } catch (error) {
    if (error instanceof ReadError && error.status === 200) return { value: [], fresh: true };
    throw explainMissingBoard(error, target);
  }
}

/**
 * Scans a board by category, and again if that found nothing: a task may move from an unread category to one that was
 * already read.
 */
async function scanCategories<K>(
  reader: ServiceReader,
  board: number,
  match: Matcher<K>,
  depth: Depth,
): Promise<ListScan<K>> {
  const scanOnce = async () => {
    const { categories, complete } = await readCategories(reader, board);
    const scans: ListScan<K>[] = [];
    for (const { id } of categories) {
      const request = (window: object) => OPERATIONS.tasks.list.request(id, { ...window, select: SELECT });
      scans.push(await scanList(reader, request, decodeContent, match, depth));
      if (depth !== 'all' && scans.at(-1)?.ours.length) break;
    }
    const isWhole = complete && scans.length === categories.length;
    return {
      /** Equal if nothing was added, removed or moved. */
      version: categories.map(({ id }, index) => [id, scans[index]?.ours.length, scans[index]?.perhaps.length]).join(),
      ours: scans.flatMap(({ ours }) => ours),
      perhaps: scans.flatMap(({ perhaps }) => perhaps),
      doubt: scans.find(({ doubt }) => doubt !== undefined)?.doubt ?? (isWhole ? undefined : PARTIAL),
    };
  };
  const first = await scanOnce();
  if (depth === 'newest' || first.doubt !== undefined) return { ...first, doubt: first.doubt ?? PARTIAL };
  const { doubt, version } = await scanOnce();
  return { ...first, doubt: doubt ?? (version === first.version ? undefined : PARTIAL) };
}

/**
 * Returns true if an unpaged list may be truncated. Services truncate at round numbers: 20, 25, 50, 100, 250, 1000, or
 * a power of two.
 */
function mayBeTruncated(size: number): boolean {
  if (size < 20) return false;
  return size % 10 === 0 || size % 25 === 0 || (size & (size - 1)) === 0;
}
