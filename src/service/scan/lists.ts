/** Reads lists of the service in pages with their count, and in smaller pages if the records are long. */

import { DecodeError } from '../../errors.ts';
import { isPlainObject } from '../../objects.ts';
import { type Decoder, decodeInteger, decodeOne, decodePage, decodeText, join, mismatch } from '../wire/decode.ts';
import type { ServiceRequest } from '../wire/http-request.ts';
import type { PageOptions } from '../wire/odata.ts';
import {
  type Depth,
  type ListedRecord,
  type ListScan,
  type PageReader,
  type RecordMatcher,
  scanPages,
} from './pages.ts';
import { ReadError, type ServiceReader } from './reader.ts';

/** Maximum number of records that the service returns per page. */
export const PAGE = 50;

/** A topic or task, as shown in a list. */
export interface ContentRecord extends ListedRecord {
  /** Absent if the list doesn't show it. */
  readonly subject?: string;
  /** Null if there is none, or the list doesn't show it. */
  readonly body: string | null;
  /** Milliseconds since the epoch, by the clock of the service. Absent if the list doesn't show it. */
  readonly createdAt?: number;
  /** All fields, unchanged. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** A list, and the decoder of its records. */
export interface ListSource<T> {
  /** Builds the request for one page. */
  readonly request: (window: PageOptions) => ServiceRequest;
  readonly decoder: Decoder<T>;
}

/** Scans a list. Throws ReadError. */
export async function readList<T extends ListedRecord, K>(
  reader: ServiceReader,
  { request, decoder }: ListSource<T>,
  look: RecordMatcher<T, K>,
  depth?: Depth,
): Promise<ListScan<K>> {
  let top = PAGE;
  const readPage: PageReader<T> = async (skip) => {
    for (;;) {
      const size = top;
      const window = { top: size, skip: skip > 0 ? skip : undefined, count: true };
      try {
        const { value, fresh } = await reader.read(request(window), (text) => decodePage(text, decoder), 'any');
        return { ...value, isOld: !fresh };
      } catch (error) {
        if (!(error instanceof ReadError) || !error.tooLong || size === 1) throw error;
        // Request fewer records per page if they are long.
        top = Math.min(top, Math.ceil(size / 4));
      }
    }
  };
  return scanPages(readPage, look, depth);
}

/** Decodes a topic or task of a list. Missing fields are left for the search to judge. */
export const decodeContent: Decoder<ContentRecord> = ({ value, path }) => {
  if (!isPlainObject(value)) throw mismatch(path, 'a record', value);
  const { subject, body = null, createDate } = value;
  return {
    id: decodeInteger({ value: value['id'], path: join(path, 'id') }),
    body: body === null ? null : decodeText({ value: body, path: join(path, 'body') }),
    subject: typeof subject === 'string' ? subject : undefined,
    createdAt: typeof createDate === 'string' ? findTime(createDate.slice(0, MAX_DATE_LENGTH).trim()) : undefined,
    fields: value,
  };
};

const MAX_DATE_LENGTH = 60;

/** Parses a date. Services use several formats; one that is invalid or has no time zone is ignored. */
function findTime(text: string): number | undefined {
  const milliseconds = /^\/Date\((\d{1,15})/.exec(text)?.[1];
  if (milliseconds !== undefined) return Number(milliseconds);
  const time = /(?:Z|GMT|UTC|[+-]\d\d:?\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** Time for one record. Most services respond quickly or not at all. */
const RECORD_TIME = { atMost: 4_000 };

/**
 * Reads a record completely, if a list shows too little of it, by its entity path, which api.md does not document but
 * similar services support. Returns undefined if this service doesn't. Throws ReadError if the read fails.
 */
export async function readRecord(
  reader: ServiceReader,
  kind: 'topic' | 'task',
  id: number,
): Promise<ContentRecord | undefined> {
  const [operation, path] = kind === 'topic' ? ['topics.record', '/posts'] : ['tasks.record', '/tasks'];
  try {
    const request = { operation, method: 'GET', path: `${path}(${id})` } as const;
    const { value } = await reader.within(RECORD_TIME).read(request, decodeAny);
    return value?.id === id ? value : undefined;
  } catch (error) {
    if (error instanceof ReadError && error.refused) return undefined;
    throw error;
  }
}

/** Returns null for another shape, which a retry would return again. */
function decodeAny(text: string): ContentRecord | null {
  try {
    return decodeOne(text, decodeContent);
  } catch (error) {
    if (error instanceof DecodeError) return null;
    throw error;
  }
}
