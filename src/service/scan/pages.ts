/** Scans a paged list, new records first and several pages at a time. */

import type { Page } from '../records.ts';
import { type Decoder, decodePage, decodeText } from '../wire/decode.ts';
import type { ServiceRequest } from '../wire/http-request.ts';
import type { PageOptions } from '../wire/list.ts';
import type { ServiceReader } from './reader.ts';

/**
 * Result of matching one record, with what to retain of it, because bodies are long. Undefined if it does not match.
 * - `ours`: matches
 * - `perhaps`: may match: the list shows nothing of the body, only its beginning, or all but the marker
 */
export type Match<K> = readonly [match: 'ours' | 'perhaps', kept: K] | undefined;

/** One page. `isOld` is true if it came from a cache. */
interface ReadPage<T> extends Page<T> {
  readonly isOld?: boolean;
}

/** Depth of a scan: only both ends, where new records are; up to the first match; or everything. */
export type Depth = 'newest' | 'first' | 'all';

/** Result of scanning a list. */
export interface ListScan<K> {
  /** What was retained of the matching records. */
  readonly ours: readonly K[];
  /** What was retained of the records that may match, but are not shown completely enough to decide. */
  readonly perhaps: readonly K[];
  /** Why a record may have been missed. Only without a doubt does an empty `ours` prove that there is none. */
  readonly doubt?: string;
  /** Total number of records according to the list. Absent if it returns none. */
  readonly count?: number;
  /** True if the list returned no records. */
  readonly isEmpty?: boolean;
}

/** Doubts about a list. */
const CACHED = 'an answer came from a cache';
export const PARTIAL = 'the service did not show all of its records';

/** Maximum number of records that the service returns per page. */
export const PAGE = 50;

/**
 * Scans a list in pages with their count.
 *
 * @param request builds the request for one page
 * @throws ReadError
 */
export function scanList<T extends { readonly id: number }, K>(
  reader: ServiceReader,
  request: (window: PageOptions) => ServiceRequest,
  decoder: Decoder<T>,
  match: (record: T) => Match<K>,
  depth?: Depth,
): Promise<ListScan<K>> {
  const readPage = async (skip: number): Promise<ReadPage<T>> => {
    const window = { top: PAGE, skip: skip || undefined, count: true };
    const { value, fresh } = await reader.read(request(window), (text) => decodeText(text, decodePage(decoder)));
    return { ...value, isOld: !fresh };
  };
  return scanPages(readPage, match, depth);
}

/** Number of pages read concurrently. */
const BATCH = 4;

/**
 * Scans for records, and stops at the first match unless all are needed. New records are at one end, so both ends are
 * read first. Then all pages are read from the start, so that a record added at the front meanwhile can't push another
 * past the reader. The scan is complete if it found as many distinct records as the list first counted, and the count
 * never dropped: then nothing was skipped, removed, or hidden by a repeated page.
 *
 * @param readPage reads the page that starts after `skip` records
 */
export async function scanPages<T extends { readonly id: number }, K>(
  readPage: (skip: number) => Promise<ReadPage<T>>,
  match: (record: T) => Match<K>,
  depth: Depth = 'first',
): Promise<ListScan<K>> {
  const found = { ours: [] as K[], perhaps: [] as K[] };
  const known = new Set<number>();
  const { promise: done, resolve: finish } = Promise.withResolvers<undefined>();
  let lowestCount = Number.POSITIVE_INFINITY;
  let [isOld, hasRepeats] = [false, false];
  const isDone = () => depth !== 'all' && found.ours.length > 0;

  const read = async (skip: number): Promise<ReadPage<T>> => {
    const page = await readPage(skip);
    for (const record of page.records) {
      if (known.has(record.id)) {
        hasRepeats = true;
        continue;
      }
      known.add(record.id);
      const [type, kept] = match(record) ?? [];
      if (type !== undefined) found[type].push(kept as K);
    }
    if (isDone()) finish(undefined);
    lowestCount = Math.min(lowestCount, page.count ?? lowestCount);
    isOld ||= page.isOld === true;
    return page;
  };

  /** Reads the records between two positions. The service may return smaller pages than requested. */
  const readPart = async (from: number, to: number, isCounted: boolean): Promise<void> => {
    for (let skip = from; skip < to && !isDone() && (isCounted || !hasRepeats); ) {
      const { records, count = to } = await read(skip);
      skip = records.length === 0 || skip + records.length >= count ? to : skip + records.length;
    }
  };

  const { records, count } = await read(0);
  const size = records.length;
  // Without a count, the list ends at an empty page. If the first page is empty, the list shows nothing, so it proves
  // nothing.
  if (count === undefined && size > 0) await readPart(size, Number.POSITIVE_INFINITY, false);
  for (const batch of batches(Math.ceil((count ?? 0) / size))) {
    if (isDone()) break;
    const before = known.size;
    const parts = Promise.allSettled(batch.map((page) => readPart(page * size, (page + 1) * size, true)));
    // A match on one page need not wait for another page that hangs.
    const failed = (await Promise.race([parts, done]))?.find((part) => part.status === 'rejected');
    if (failed !== undefined && !isDone()) throw failed.reason;
    // A service without paging returns the same records every time.
    if (known.size === before || depth === 'newest') break;
  }
  const isComplete = count === undefined ? size > 0 && !hasRepeats : known.size >= count && lowestCount >= count;
  const doubt = isOld ? CACHED : isComplete ? undefined : PARTIAL;
  return { ours: [...found.ours], perhaps: found.perhaps, doubt, count, isEmpty: known.size === 0 };
}

/** Yields the numbers of the pages after the first in batches: the last ones, then all others. */
function* batches(pages: number): Generator<number[]> {
  if (!Number.isFinite(pages) || pages <= 1) return;
  const batch = (from: number) => Array.from({ length: Math.min(BATCH, pages - from) }, (_, index) => from + index);
  const tail = Math.max(1, pages - BATCH);
  yield batch(tail);
  for (let from = 1; tail > 1 && from < pages; from += BATCH) yield batch(from);
}
