/** Reads topics and tasks as lists show them, and scans the topics of a team or forum. */

import { isPlainObject } from '../../objects.ts';
import { OPERATIONS } from '../operations.ts';
import type { Target } from '../records.ts';
import { decodeInteger, decodeOne, decodeSafely, decodeText, join, mismatch } from '../wire/decode.ts';
import { type Depth, type ListScan, type RecordMatcher, scanList } from './pages.ts';
import { ReadError, type ServiceReader } from './reader.ts';

/** A topic or task, as shown in a list. */
export interface ContentRecord {
  readonly id: number;
  /** Absent if the list doesn't show it. */
  readonly subject?: string;
  /** Null if there is none, or the list doesn't show it. */
  readonly body: string | null;
  /** Milliseconds since the epoch, by the clock of the service. Absent if the list doesn't show it. */
  readonly createdAt?: number;
  /** All fields, unchanged. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Decodes a topic or task of a list. Missing fields are left for the search to judge. */
export function decodeContent(value: unknown, path: string): ContentRecord {
  if (!isPlainObject(value)) throw mismatch(path, 'a record', value);
  const { id, subject, body = null, createDate } = value;
  return {
    id: decodeInteger(id, join(path, 'id')),
    body: body === null ? null : decodeText(body, join(path, 'body')),
    subject: typeof subject === 'string' ? subject : undefined,
    createdAt: typeof createDate === 'string' ? findTime(createDate.slice(0, MAX_DATE_LENGTH).trim()) : undefined,
    fields: value,
  };
}

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
  const decode = (text: string) => decodeSafely(() => decodeOne(text, decodeContent)) ?? null;
  try {
    const request = { operation, method: 'GET', path: `${path}(${id})` } as const;
    const { value } = await reader.within(RECORD_TIME).read(request, decode);
    return value?.id === id ? value : undefined;
  } catch (error) {
    if (error instanceof ReadError && error.refused) return undefined;
    throw error;
  }
}

/**
 * Scans the open topics. To the depth `first`, scans the archived ones as well, because a person or an automation may
 * have archived one meanwhile. Lists of archived topics are not documented. If the service rejects such a list, or it is
 * as empty as the open one, it does not weaken the proof.
 *
 * @throws ReadError
 */
export async function scanTopics<K>(
  reader: ServiceReader,
  target: Target,
  look: RecordMatcher<ContentRecord, K>,
  depth: Depth,
): Promise<ListScan<K>> {
  const scan = (archived: boolean) => {
    const request = (window: object) => OPERATIONS.topics.list.request(target, { ...window, archived });
    return scanList(reader, request, decodeContent, look, depth);
  };
  const open = await scan(false);
  if (open.ours.length > 0 || depth !== 'first') return open;
  try {
    const archived = await scan(true);
    if (archived.isEmpty && archived.count === undefined && open.count === undefined) return open;
    return {
      ...open,
      ours: archived.ours,
      perhaps: [...open.perhaps, ...archived.perhaps],
      complete: open.complete && archived.complete,
      isOld: open.isOld || archived.isOld,
    };
  } catch (error) {
    if (error instanceof ReadError && error.refused && reader.refusal === undefined) return open;
    throw error;
  }
}
