/** Searches a list that comes page by page: new records first, several pages at a time. */
import type { Page } from '../../service/records.ts';
import { Doubts, type SearchedRecord, type Sight } from './sight.ts';

/** Reads the page that begins after `skip` records. */
export type ReadPage = (skip: number) => Promise<Page<SearchedRecord>>;

/** How far to look: only at both ends, where new records are, or at everything. */
export type Depth = 'newest' | 'all';

/** What was seen of a list. */
export interface ListScan {
  /** Ids of the records that hold what was looked for. */
  readonly ids: readonly number[];
  /** True when no record can have been missed: only then does an empty `ids` prove anything. */
  readonly whole: boolean;
  /** A record that may be what was looked for, shown in a way that does not tell. */
  readonly perhaps: number | undefined;
  /** How many records the list said it has. */
  readonly count: number | undefined;
}

/** Pages that are read at once. */
const WAVE = 4;

/**
 * Looks for records, and stops at once when some are found. New records are at one end, so both ends are read first.
 * Then all pages are read from the start, so that a record added at the front meanwhile cannot push another one past
 * the reader. The list counts as seen whole when it brought as many different records as it first said it has, and never
 * said it has fewer: then nothing was skipped, removed, or hidden by a repeated page.
 */
export async function lookThrough(
  readPage: ReadPage,
  look: (entry: SearchedRecord) => Sight,
  depth: Depth = 'all',
): Promise<ListScan> {
  const view = new ScanProgress(readPage, look);
  const first = await view.read(0);
  const size = first.records.length;
  if (first.count === undefined) return view.seen(await endsWithEmptyPage(view, size), first.count);
  for (const wave of wavesOf(Math.ceil(first.count / size))) {
    if (view.ids.length > 0) break;
    const before = view.different;
    const parts = Promise.allSettled(wave.map((page) => readPart(view, page * size, (page + 1) * size)));
    // What was found on one page need not wait for another one that hangs.
    const failed = (await Promise.race([parts, view.found]))?.find((part) => part.status === 'rejected');
    if (failed !== undefined && view.ids.length === 0) throw failed.reason;
    // A service that does not page shows the same records again and again.
    if (view.different === before || depth === 'newest') break;
  }
  return view.seen(view.different >= first.count && view.lowestCount >= first.count, first.count);
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
async function readPart(view: ScanProgress, from: number, to: number): Promise<void> {
  for (let skip = from; skip < to; ) {
    const { records } = await view.read(skip);
    if (records.length === 0) return;
    skip += records.length;
  }
}

/**
 * Whether a list that does not say how many records it has was seen to its end, which is an empty page. One that begins
 * with an empty page shows nothing, and so proves nothing.
 */
async function endsWithEmptyPage(view: ScanProgress, firstSize: number): Promise<boolean> {
  for (let size = firstSize, skip = size; size > 0 && view.ids.length === 0; skip += size) {
    const before = view.different;
    size = (await view.read(skip)).records.length;
    if (view.different < before + size) return false;
  }
  return firstSize > 0;
}

/** What has been seen so far. */
class ScanProgress {
  readonly ids: number[] = [];
  lowestCount = Number.POSITIVE_INFINITY;
  readonly found: Promise<undefined>;
  readonly #tellFound: () => void;
  readonly #known = new Set<number>();
  readonly #readPage: ReadPage;
  readonly #look: (entry: SearchedRecord) => Sight;
  readonly #doubts = new Doubts();

  constructor(readPage: ReadPage, look: (entry: SearchedRecord) => Sight) {
    this.#readPage = readPage;
    this.#look = look;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    this.found = promise;
    this.#tellFound = () => resolve(undefined);
  }

  /** How many different records were seen. */
  get different(): number {
    return this.#known.size;
  }

  async read(skip: number): Promise<Page<SearchedRecord>> {
    const page = await this.#readPage(skip);
    for (const entry of page.records) {
      if (this.#known.has(entry.id)) continue;
      this.#known.add(entry.id);
      const sight = this.#look(entry);
      if (sight === 'ours') this.ids.push(entry.id);
      this.#doubts.note(entry, sight);
    }
    if (this.ids.length > 0) this.#tellFound();
    this.lowestCount = Math.min(this.lowestCount, page.count ?? this.lowestCount);
    return page;
  }

  seen(whole: boolean, count: number | undefined): ListScan {
    return { ids: [...this.ids], whole, perhaps: this.#doubts.first, count };
  }
}
