/** Scans the topics of a team or forum: open ones, then archived ones. */
import { OPERATIONS } from '../operations.ts';
import type { Target } from '../records.ts';
import { type ContentRecord, decodeContent, readList } from './lists.ts';
import type { Depth, ListScan, RecordMatcher } from './pages.ts';
import { ReadError, type ServiceReader } from './reader.ts';

/** Scans the open topics, or the archived ones. Throws ReadError. */
export async function scanTopicList<K>(
  reader: ServiceReader,
  target: Target,
  look: RecordMatcher<ContentRecord, K>,
  depth: Depth,
  archived = false,
): Promise<ListScan<K>> {
  const request = (window: object) => OPERATIONS.topics.list.request(target, { ...window, archived });
  return readList(reader, { request, decoder: decodeContent }, look, depth);
}

/**
 * Scans archived topics as well, because a person or an automation may have archived one meanwhile. Lists of archived
 * topics are not documented. If the service rejects such a list, or it is as empty as the open one, it does not weaken
 * the proof. Throws ReadError.
 */
export async function scanTopics<K>(
  reader: ServiceReader,
  target: Target,
  look: RecordMatcher<ContentRecord, K>,
  depth: Exclude<Depth, 'all'>,
): Promise<ListScan<K>> {
  const open = await scanTopicList(reader, target, look, depth);
  if (open.ours.length > 0 || depth === 'newest') return open;
  try {
    const archived = await scanTopicList(reader, target, look, 'first', true);
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
