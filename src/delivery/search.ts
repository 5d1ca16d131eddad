import type { Draft } from '../message/types.ts';
import { columns } from '../service/decoders.ts';
import { boardTasks, listCategories } from '../service/resources/boards.ts';
import { listTasks } from '../service/resources/tasks.ts';
import { listTopics } from '../service/resources/topics.ts';
import { type Decoder, decodeOne, decodePage, wholeNumber } from '../service/wire/decode.ts';
import { elements, isObject, join, mismatch, unwrapText } from '../service/wire/envelope.ts';
import type { ServiceRequest } from '../service/wire/http-request.ts';
import type { PageOptions } from '../service/wire/query.ts';
import type { RestDestination } from '../settings/settings.ts';
import { exchangeWords } from '../transport/words/exchange.ts';
import { type Call, restCall } from './call.ts';
import { type Entry, lookThrough, type Seen } from './pages.ts';
import type { Session } from './session.ts';

/** One search of the target for the marker. */
export interface Scan {
  /** Ids of the records that hold it. */
  readonly ids: readonly number[];
  /** Why this scan cannot prove absence; undefined when it saw and read every record. */
  readonly doubt?: string;
  /** True when the answer to another scan would be the same. */
  readonly refused?: boolean;
}

export type Search = (session: Session) => Promise<Scan>;

/** Reads and decodes, or throws Unread. */
type Read = <T>(request: ServiceRequest, decode: (text: string) => T, length?: 'any') => Promise<T>;

/** The service never sends more records in a page. */
const PAGE = 50;

/**
 * The search of the target for a marker; undefined for chat messages, which the API gives no way to read.
 *
 * @param board id of the target's task board; for a task
 */
export function searchFor(
  destination: RestDestination,
  { kind }: Pick<Draft, 'kind'>,
  marker: string,
  board = 0,
): Search | undefined {
  if (kind === 'message') return undefined;
  const wanted = ({ body }: Entry) => body?.includes(marker) === true;
  return async (session) => {
    const read: Read = (request, decode, length) => readWhole(session, restCall(destination, request), decode, length);
    const list = (request: (window: PageOptions) => ServiceRequest) =>
      lookThrough((skip) => read(request(windowAt(skip)), (text) => decodePage(text, decodeEntry)), wanted);
    try {
      const { target } = destination;
      const { ids, whole } =
        kind === 'topic'
          ? await list((window) => listTopics(target, window))
          : await searchBoard(read, list, { whole: boardTasks(target), categories: listCategories(board) }, wanted);
      return whole ? { ids } : { ids, doubt: 'the service did not show all of its records' };
    } catch (error) {
      if (error instanceof Unread) return { ids: [], doubt: error.message, refused: error.refused };
      throw error;
    }
  };
}

/**
 * All tasks of a board come as one answer. Reading only the task's own category would not do, because a person or a
 * rule of the service may have moved the task. A board whose answer is too long, or may have been cut like a page, is
 * read category by category.
 */
async function searchBoard(
  read: Read,
  list: (request: (window: PageOptions) => ServiceRequest) => Promise<Seen>,
  requests: { readonly whole: ServiceRequest; readonly categories: ServiceRequest },
  wanted: (entry: Entry) => boolean,
): Promise<Seen> {
  const columns = await columnsOf(read, requests.whole);
  const ids = columns.flatMap((column) => column.filter(wanted).map(({ id }) => id));
  const isWhole = columns.length > 0 && columns.every((column) => column.length !== PAGE);
  if (isWhole || ids.length > 0) return { ids: [...new Set(ids)], whole: isWhole };
  const categories = await read(requests.categories, decodeCategories);
  let whole = categories.length < PAGE;
  for (const category of categories) {
    const seen = await list((window) => listTasks(category, { ...window, select: ['id', 'body'] }));
    if (seen.ids.length > 0) return seen;
    whole &&= seen.whole;
  }
  return { ids: [], whole };
}

/** The tasks of each category; none when the answer was too long. */
async function columnsOf(read: Read, whole: ServiceRequest): Promise<readonly (readonly Entry[])[]> {
  try {
    return await read(whole, decodeColumns, 'any');
  } catch (error) {
    if (error instanceof Unread && error.tooLong) return [];
    throw error;
  }
}

function windowAt(skip: number): PageOptions {
  return { top: PAGE, skip: skip > 0 ? skip : undefined, count: true };
}

/** A read that did not bring what was asked for. */
class Unread extends Error {
  readonly refused: boolean;
  readonly tooLong: boolean;

  constructor(reason: string, { refused = false, tooLong = false } = {}) {
    super(reason);
    this.refused = refused;
    this.tooLong = tooLong;
  }
}

async function readWhole<T>(session: Session, call: Call, decode: (text: string) => T, length?: 'any'): Promise<T> {
  const { exchange, ...read } = await session.read(call, decode, length);
  if (read.value !== undefined) return read.value;
  const { reason } = exchangeWords(exchange);
  if (exchange.type === 'failure') throw new Unread(reason, { refused: exchange.permanent });
  if (exchange.status !== 200) throw new Unread(reason, { refused: exchange.status >= 300 && exchange.status < 500 });
  if (exchange.oversize) throw new Unread('an answer was too long', { tooLong: true });
  throw new Unread(exchange.complete ? 'its records could not be read' : 'an answer broke off');
}

const decodeEntry: Decoder<Entry> = ({ value, path }) => {
  if (!isObject(value)) throw mismatch(path, 'a record', value);
  const { id, body } = value;
  if (body !== null && typeof body !== 'string') throw mismatch(join(path, 'body'), 'a text', body);
  return { id: wholeNumber({ value: id, path: join(path, 'id') }), body };
};

/** The tasks of each category of a board (`TaskBoard.Get()`). */
function decodeColumns(text: string): readonly (readonly Entry[])[] {
  return decodeOne(text, columns(decodeEntry)).map(({ tasks }) => tasks);
}

function decodeCategories(text: string): number[] {
  return elements(unwrapText(text)).map(({ value, path }) => {
    if (!isObject(value)) throw mismatch(path, 'a category', value);
    return wholeNumber({ value: value['id'], path: join(path, 'id') });
  });
}
