/** Scans the topics of a team or forum: open ones, then archived ones. */
import { OPERATIONS } from '../operations.ts';
import type { Target } from '../records.ts';
import { type ContentRecord, decodeContent, readList } from './lists.ts';
import type { Depth, ListScan } from './pages.ts';
import { ReadError } from './read-error.ts';
import type { ServiceReader } from './reader.ts';
import type { RecordMatcher } from './record-match.ts';

/** Throws ReadError. */
export async function scanOpenTopics<K>(
  reader: ServiceReader,
  target: Target,
  look: RecordMatcher<ContentRecord, K>,
  depth: Depth,
): Promise<ListScan<K>> {
  return readList(reader, getSource(target, false), look, depth);
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
  const open = await scanOpenTopics(reader, target, look, depth);
  if (open.ours.length > 0 || depth === 'newest') return open;
  const archived = await scanArchived(reader, target, look);
  if (archived === undefined || (archived.isEmpty && archived.count === undefined && open.count === undefined)) {
    return open;
  }
  return {
    ...open,
    ours: archived.ours,
    perhaps: [...open.perhaps, ...archived.perhaps],
    complete: open.complete && archived.complete,
    isOld: open.isOld || archived.isOld,
  };
}

/** Returns undefined if the service rejects the request. */
async function scanArchived<K>(
  reader: ServiceReader,
  target: Target,
  look: RecordMatcher<ContentRecord, K>,
): Promise<ListScan<K> | undefined> {
  try {
    return await readList(reader, getSource(target, true), look, 'first');
  } catch (error) {
    if (error instanceof ReadError && error.refused && reader.refusal === undefined) return undefined;
    throw error;
  }
}

function getSource(target: Target, archived: boolean) {
  const request = (window: object) => OPERATIONS.topics.list.request(target, { ...window, archived });
  return { request, decoder: decodeContent };
}
