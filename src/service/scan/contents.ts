/** Reads single topics and tasks, and scans the topics of a team or forum. */

import { OPERATIONS } from '../operations.ts';
import type { Target } from '../records.ts';
import { type ContentRecord, decodeContent, decodeOne, decodeSafely } from '../wire/decode.ts';
import { type Depth, type ListScan, type Match, scanList } from './pages.ts';
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
 * have archived one meanwhile. Lists of archived topics are not documented. If the service rejects such a list, or it
 * is as empty as the open one, it does not weaken the proof.
 *
 * @throws ReadError
 */
export async function scanTopics<K>(
  reader: ServiceReader,
  target: Target,
  match: (record: ContentRecord) => Match<K>,
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
