/** Reads the target for a search: whole, fresh answers of the service, or none. */

import type { RestTarget } from '../../directory/look-up-result.ts';
import type { Page } from '../../service/records.ts';
import { type Decoder, decodePage, wholeNumber } from '../../service/wire/decode.ts';
import { isObject, join, mismatch } from '../../service/wire/envelope.ts';
import type { ServiceRequest } from '../../service/wire/http-request.ts';
import type { PageOptions } from '../../service/wire/query.ts';
import { classify } from '../../transport/classify.ts';
import type { Answer } from '../../transport/exchange.ts';
import { exchangeWords } from '../../transport/words/exchange-words.ts';
import { restCall } from '../call.ts';
import type { DeliverySession } from '../session.ts';
import { type Depth, type ListScan, lookThrough, type ReadPage } from './pages.ts';
import type { SearchedRecord, Sight } from './sight.ts';

/** The service never sends more records in a page. */
export const PAGE = 50;

/** A read that did not bring what was asked for. */
export class UnreadError extends Error {
  /** True when the answer to another read would be the same. */
  readonly refused: boolean;
  readonly tooLong: boolean;

  constructor(reason: string, { refused = false, tooLong = false } = {}) {
    super(reason);
    this.refused = refused;
    this.tooLong = tooLong;
  }
}

/** Every method throws Unread. */
export class ListReader {
  readonly #session: DeliverySession;
  readonly #place: RestTarget;

  constructor(session: DeliverySession, place: RestTarget) {
    this.#session = session;
    this.#place = place;
  }

  /** Reads and decodes. */
  async read<T>(request: ServiceRequest, decode: (text: string) => T, length?: 'any'): Promise<T> {
    const read = await this.#session.read(restCall(this.#place, request), decode, length);
    const { exchange } = read;
    if (exchange.type === 'answer' && isStored(exchange)) throw new UnreadError('an answer came from a cache');
    if (read.value !== undefined) return read.value;
    const { reason } = exchangeWords(exchange);
    if (exchange.type === 'failure') throw new UnreadError(reason, { refused: exchange.permanent });
    if (exchange.status !== 200) throw new UnreadError(reason, { refused: classify(exchange) === 'final' });
    if (read.tooLong) throw new UnreadError('an answer was too long', { tooLong: true });
    throw new UnreadError(exchange.complete ? 'its records could not be read' : 'an answer broke off');
  }

  /** Looks through a list; `request` builds the request for one page of it. */
  async list(
    request: (window: PageOptions) => ServiceRequest,
    look: (entry: SearchedRecord) => Sight,
    depth?: Depth,
  ): Promise<ListScan> {
    let top = PAGE;
    const readPage: ReadPage = async (skip) => {
      for (;;) {
        const size = top;
        const window = { top: size, skip: skip > 0 ? skip : undefined, count: true };
        try {
          return await this.read(request(window), decodeEntries, 'any');
        } catch (error) {
          if (!(error instanceof UnreadError) || !error.tooLong || size === 1) throw error;
          // Fewer long records to a page.
          top = Math.min(top, Math.ceil(size / 4));
        }
      }
    };
    return lookThrough(readPage, look, depth);
  }
}

/** An answer that something on the way has kept shows an older state than the service would. */
function isStored({ headers }: Answer): boolean {
  const caches = [headers['x-cache'], headers['cf-cache-status']];
  return Number(headers['age'] ?? 0) > 0 || caches.some((told) => /\bhit\b/i.test(told ?? ''));
}

export function decodeEntries(text: string): Page<SearchedRecord> {
  return decodePage(text, decodeEntry);
}

/** A record of a list. What the list does not show of it is left to the judgement of the search. */
export const decodeEntry: Decoder<SearchedRecord> = ({ value, path }) => {
  if (!isObject(value)) throw mismatch(path, 'a record', value);
  const { id, subject, body = null } = value;
  if (body !== null && typeof body !== 'string') throw mismatch(join(path, 'body'), 'a text', body);
  const entry = { id: wholeNumber({ value: id, path: join(path, 'id') }), body };
  return typeof subject === 'string' ? { ...entry, subject } : entry;
};
