import { DecodeError } from '../errors.ts';
import type { Draft } from '../message/types.ts';
import { type Decoder, decodePage, wholeNumber } from '../service/decode.ts';
import { elements, isObject, join, mismatch, unwrapText } from '../service/envelope.ts';
import { toHttpRequest } from '../service/http-request.ts';
import { everyRecord } from '../service/list.ts';
import type { PageOptions } from '../service/query.ts';
import { boardTasks, listTasks } from '../service/requests/tasks.ts';
import { listTopics } from '../service/requests/topics.ts';
import type { ServiceRequest } from '../service/requests/types.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import { exchangeWords } from '../transport/exchange-words.ts';
import type { Courier } from './courier.ts';

/** A record as far as a search needs it; a text that was never written is null. */
interface Entry {
  readonly id: number;
  readonly body: string | null;
}

/** One search of the target for the marker. */
export interface Scan {
  /** Ids of the records that hold it. */
  readonly ids: readonly number[];
  /** Why this scan cannot prove that something is absent; undefined when every record was seen and readable. */
  readonly doubt?: string;
  /** True when asking again would be answered the same way. */
  readonly refused?: boolean;
}

export type Search = (courier: Courier) => Promise<Scan>;

/** The service caps its pages here, whatever is asked for. */
const PAGE = 50;

/** How to search the target for a marker; undefined for chat messages, which the API gives no way to read. */
export function searchFor(
  { category }: Pick<Settings, 'category'>,
  destination: RestDestination,
  { kind }: Draft,
  marker: string,
): Search | undefined {
  const { target } = destination;
  if (kind === 'message') return undefined;
  return async (courier) => {
    const read = (request: ServiceRequest) => readText(courier, destination, request);
    const ids: number[] = [];
    try {
      if (kind === 'task' && category === undefined) {
        return {
          ids: boardEntries(await read(boardTasks(target)))
            .filter(holds(marker))
            .map(idOf),
        };
      }
      const list = (window: PageOptions) =>
        kind === 'topic' ? listTopics(target, window) : listTasks(category ?? 0, { ...window, select: ['id', 'body'] });
      const entries = everyRecord(async (page) => decodePage(await read(list({ ...page, top: PAGE })), decodeEntry));
      for (;;) {
        const step = await entries.next();
        if (step.done) return step.value ? { ids } : { ids, doubt: 'the service did not show all of its records' };
        if (holds(marker)(step.value)) ids.push(step.value.id);
      }
    } catch (error) {
      if (error instanceof Unread) return { ids, doubt: error.message, refused: error.refused };
      if (error instanceof DecodeError) return { ids, doubt: 'its records could not be read' };
      throw error;
    }
  };
}

/** A read that was not answered with what was asked for. */
class Unread extends Error {
  readonly refused: boolean;

  constructor(reason: string, refused: boolean) {
    super(reason);
    this.refused = refused;
  }
}

async function readText(courier: Courier, destination: RestDestination, service: ServiceRequest): Promise<string> {
  const http = toHttpRequest(destination, service);
  const exchange = await courier.read({ operation: service.operation, http, service });
  const { reason } = exchangeWords(exchange);
  if (exchange.type === 'failure') throw new Unread(reason, exchange.permanent);
  // Exactly 200: a cache or a proxy in between has other 2xx for content that is not the service's.
  if (exchange.status !== 200) throw new Unread(reason, exchange.status < 500 && exchange.status >= 300);
  if (!exchange.complete) throw new Unread('an answer broke off', false);
  return exchange.body;
}

const decodeEntry: Decoder<Entry> = ({ value, path }) => {
  if (!isObject(value)) throw mismatch(path, 'a record', value);
  const { id, body } = value;
  if (body !== null && typeof body !== 'string') throw mismatch(join(path, 'body'), 'a text', body);
  return { id: wholeNumber({ value: id, path: join(path, 'id') }), body };
};

/** All tasks of a board (`TaskBoard.Get()`): those of each of its categories. */
function boardEntries(text: string): Entry[] {
  const { value, path } = unwrapText(text);
  if (!isObject(value)) throw mismatch(path, 'a board', value);
  return elements({ value: value['categories'], path: join(path, 'categories') }).flatMap((column) => {
    if (!isObject(column.value)) throw mismatch(column.path, 'a category', column.value);
    return elements({ value: column.value['tasks'], path: join(column.path, 'tasks') }).map(decodeEntry);
  });
}

function holds(marker: string): (entry: Entry) => boolean {
  return ({ body }) => body?.includes(marker) === true;
}

function idOf({ id }: Entry): number {
  return id;
}
