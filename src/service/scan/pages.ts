/** Looks through a list that comes page by page: new records first, several pages at a time. */

import type { Page } from '../records.ts';
import { Findings, type ListedRecord, type RecordMatcher } from './record-match.ts';

/** One page; `isOld` where something on the way had kept it. */
interface ReadPage<T> extends Page<T> {
  readonly isOld?: boolean;
}

/** Reads the page that begins after `skip` records. */
export type PageReader<T> = (skip: number) => Promise<ReadPage<T>>;

/** How far to look: only at both ends, where new records are; until one is found; or at everything. */
export type Depth = 'newest' | 'first' | 'all';

/** What was seen of a list. */
export interface ListScan<K> {
  /** What was kept of the records that are looked for. */
  readonly ours: readonly K[];
  /** The same of records that may be, shown in a way that does not tell. */
  readonly perhaps: readonly K[];
  /** True when no record can have been missed: only then does an empty `ours` prove anything. */
  readonly whole: boolean;
  /** How many records the list said it has; absent where it does not say. */
  readonly count?: number;
  /** True when it showed nothing at all. */
  readonly isEmpty: boolean;
  /** True when an answer came from something on the way that had kept it. */
  readonly isOld: boolean;
}

/** Pages that are read at once. */
const WAVE = 4;

/**
 * Looks for records, and stops at once when some are found, unless all are wanted. New records are at one end, so both
 * ends are read first. Then all pages are read from the start, so that a record added at the front meanwhile cannot push
 * another one past the reader. The list counts as seen whole when it brought as many different records as it first said
 * it has, and never said it has fewer: then nothing was skipped, removed, or hidden by a repeated page.
 */
export async function lookThrough<T extends ListedRecord, K>(
  readPage: PageReader<T>,
  look: RecordMatcher<T, K>,
  depth: Depth = 'first',
): Promise<ListScan<K>> {
  const findings = new Findings(look);
  const { promise: done, resolve: endLook } = Promise.withResolvers<undefined>();
  let lowestCount = Number.POSITIVE_INFINITY;
  let isOld = false;
  const isDone = () => depth !== 'all' && findings.ours.length > 0;

  const read = async (skip: number): Promise<ReadPage<T>> => {
    const page = await readPage(skip);
    for (const record of page.records) findings.note(record);
    if (isDone()) endLook(undefined);
    lowestCount = Math.min(lowestCount, page.count ?? lowestCount);
    isOld ||= page.isOld === true;
    return page;
  };

  /** Reads the records from one position to another. The service may answer with shorter pages than it was asked for. */
  const readPart = async (from: number, to: number): Promise<void> => {
    for (let skip = from; skip < to; ) {
      const { records, count = to } = await read(skip);
      if (records.length === 0) return;
      skip += records.length;
      if (skip >= count) return;
    }
  };

  /**
   * Whether a list that does not say how many records it has was seen to its end, which is an empty page. One that begins
   * with an empty page shows nothing, and so proves nothing.
   */
  const endsWithEmptyPage = async (firstSize: number): Promise<boolean> => {
    for (let size = firstSize, skip = size; size > 0 && !isDone(); skip += size) {
      const before = findings.different;
      size = (await read(skip)).records.length;
      if (findings.different < before + size) return false;
    }
    return firstSize > 0;
  };

  const { records, count } = await read(0);
  const size = records.length;
  let isWhole = count === undefined && (await endsWithEmptyPage(size));
  if (count !== undefined) {
    for (const wave of getWaves(Math.ceil(count / size))) {
      if (isDone()) break;
      const before = findings.different;
      const parts = Promise.allSettled(wave.map((page) => readPart(page * size, (page + 1) * size)));
      // What was found on one page need not wait for another one that hangs.
      const failed = (await Promise.race([parts, done]))?.find((part) => part.status === 'rejected');
      if (failed !== undefined && !isDone()) throw failed.reason;
      // A service that does not page shows the same records again and again.
      if (findings.different === before || depth === 'newest') break;
    }
    isWhole = findings.different >= count && lowestCount >= count;
  }
  const { ours, perhaps, different } = findings;
  return { ours: [...ours], perhaps, whole: isWhole && !isOld, count, isEmpty: different === 0, isOld };
}

/** Numbers of the pages after the first, a few at a time: the last ones, and then all if there are more. */
function* getWaves(pages: number): Generator<number[]> {
  if (!Number.isFinite(pages) || pages <= 1) return;
  const wave = (from: number) => Array.from({ length: Math.min(WAVE, pages - from) }, (_, index) => from + index);
  const tail = Math.max(1, pages - WAVE);
  yield wave(tail);
  for (let from = 1; tail > 1 && from < pages; from += WAVE) yield wave(from);
}
