/** Reads lists of the service: pages with their count, fewer records to a page where they are long. */

import { isPlainObject } from '../../is-plain-object.ts';
import type { Page } from '../records.ts';
import { type Decoder, decodePage, text as decodeText, wholeNumber } from '../wire/decode.ts';
import { join, mismatch } from '../wire/envelope.ts';
import type { ServiceRequest } from '../wire/http-request.ts';
import type { PageOptions } from '../wire/query.ts';
import { type Depth, type ListScan, lookThrough, type PageReader } from './pages.ts';
import { ReadError } from './read-error.ts';
import type { ServiceReader } from './reader.ts';
import type { ListedRecord, RecordMatcher } from './record-match.ts';

/** The service never sends more records in a page. */
export const PAGE = 50;

/** A topic or task, as a list shows it. */
export interface ContentRecord extends ListedRecord {
  /** Absent where the list does not show it. */
  readonly subject?: string;
  /** Null where there is none, or the list does not show it. */
  readonly body: string | null;
  /** By the service's clock, in milliseconds since the epoch; absent where the list does not show it. */
  readonly createdAt?: number;
  /** All of it, as it came. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A list and how its records are read. */
export interface ListSource<T> {
  /** The request for one page of it. */
  readonly request: (window: PageOptions) => ServiceRequest;
  readonly decoder: Decoder<T>;
}

/** Looks through a list; throws ReadError. */
export async function readList<T extends ListedRecord, K>(
  reader: ServiceReader,
  { request, decoder }: ListSource<T>,
  look: RecordMatcher<T, K>,
  depth?: Depth,
): Promise<ListScan<K>> {
  let top = PAGE;
  const decode = (text: string): Page<T> => decodePage(text, decoder);
  const readPage: PageReader<T> = async (skip) => {
    for (;;) {
      const size = top;
      const window = { top: size, skip: skip > 0 ? skip : undefined, count: true };
      try {
        const { value, fresh } = await reader.read(request(window), decode, 'any');
        return { ...value, isOld: !fresh };
      } catch (error) {
        if (!(error instanceof ReadError) || !error.tooLong || size === 1) throw error;
        // Fewer long records to a page.
        top = Math.min(top, Math.ceil(size / 4));
      }
    }
  };
  return lookThrough(readPage, look, depth);
}

/** A topic or task of a list. What the list does not show of it is left to the judgement of the search. */
export const decodeContent: Decoder<ContentRecord> = ({ value, path }) => {
  if (!isPlainObject(value)) throw mismatch(path, 'a record', value);
  const { subject, body = null, createDate } = value;
  return {
    id: wholeNumber({ value: value['id'], path: join(path, 'id') }),
    body: body === null ? null : decodeText({ value: body, path: join(path, 'body') }),
    subject: typeof subject === 'string' ? subject : undefined,
    createdAt: typeof createDate === 'string' ? findTime(createDate.slice(0, MAX_DATE_LENGTH).trim()) : undefined,
    fields: value,
  };
};

const MAX_DATE_LENGTH = 60;

/** Services write dates in more than one way; one that says nothing, or not in which zone, is left out. */
function findTime(text: string): number | undefined {
  const milliseconds = /^\/Date\((\d{1,15})/.exec(text)?.[1];
  if (milliseconds !== undefined) return Number(milliseconds);
  const time = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
