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
  const view = new ScanProgress(readPage, look, depth);
  const first = await view.read(0);
  const size = first.records.length;
  if (first.count === undefined) return view.scan(await endsWithEmptyPage(view, size));
  for (const wave of wavesOf(Math.ceil(first.count / size))) {
    if (view.isDone) break;
    const before = view.different;
    const parts = Promise.allSettled(wave.map((page) => readPart(view, page * size, (page + 1) * size)));
    // What was found on one page need not wait for another one that hangs.
    const failed = (await Promise.race([parts, view.done]))?.find((part) => part.status === 'rejected');
    if (failed !== undefined && !view.isDone) throw failed.reason;
    // A service that does not page shows the same records again and again.
    if (view.different === before || depth === 'newest') break;
  }
  return view.scan(view.different >= first.count && view.lowestCount >= first.count, first.count);
}

/** Numbers of the pages after the first, a few at a time: the last ones, and then all if there are more. */
function* wavesOf(pages: number): Generator<number[]> {
  if (!Number.isFinite(pages) || pages <= 1) return;
  const wave = (from: number) => Array.from({ length: Math.min(WAVE, pages - from) }, (_, index) => from + index);
  const tail = Math.max(1, pages - WAVE);
  yield wave(tail);
  for (let from = 1; tail > 1 && from < pages; from += WAVE) yield wave(from);
}

/** The records from one position to another. The service may answer with shorter pages than it was asked for. */
async function readPart<T extends ListedRecord, K>(view: ScanProgress<T, K>, from: number, to: number): Promise<void> {
  for (let skip = from; skip < to; ) {
    const { records, count = to } = await view.read(skip);
    if (records.length === 0) return;
    skip += records.length;
    if (skip >= count) return;
  }
}

/**
 * Whether a list that does not say how many records it has was seen to its end, which is an empty page. One that begins
 * with an empty page shows nothing, and so proves nothing.
 */
async function endsWithEmptyPage<T extends ListedRecord, K>(
  view: ScanProgress<T, K>,
  firstSize: number,
): Promise<boolean> {
  for (let size = firstSize, skip = size; size > 0 && !view.isDone; skip += size) {
    const before = view.different;
    size = (await view.read(skip)).records.length;
    if (view.different < before + size) return false;
  }
  return firstSize > 0;
}

/** What has been seen so far. */
class ScanProgress<T extends ListedRecord, K> {
  lowestCount = Number.POSITIVE_INFINITY;
  /** Settles once the look may end before everything was seen. */
  readonly done: Promise<undefined>;
  readonly #tellDone: () => void;
  readonly #readPage: PageReader<T>;
  readonly #findings: Findings<T, K>;
  readonly #depth: Depth;
  #isOld = false;

  constructor(readPage: PageReader<T>, look: RecordMatcher<T, K>, depth: Depth) {
    this.#readPage = readPage;
    this.#findings = new Findings(look);
    this.#depth = depth;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.done = promise;
    this.#tellDone = () => resolve(undefined);
  }

  /** How many different records were seen. */
  get different(): number {
    return this.#findings.different;
  }

  get isDone(): boolean {
    return this.#depth !== 'all' && this.#findings.ours.length > 0;
  }

  async read(skip: number): Promise<ReadPage<T>> {
    const page = await this.#readPage(skip);
    for (const record of page.records) this.#findings.note(record);
    if (this.isDone) this.#tellDone();
    this.lowestCount = Math.min(this.lowestCount, page.count ?? this.lowestCount);
    if (page.isOld) this.#isOld = true;
    return page;
  }

  scan(isWhole: boolean, count?: number): ListScan<K> {
    const { ours, perhaps } = this.#findings;
    const isOld = this.#isOld;
    const isEmpty = this.different === 0;
    return { ours: [...ours], perhaps, whole: isWhole && !isOld, count, isEmpty, isOld };
  }
}
