/** Searches a list that comes page by page: new records first, several pages at a time. */
import type { Page } from '../service/records.ts';

/** What a search needs of a record. A body that was never written is null. */
export interface Entry {
  readonly id: number;
  readonly body: string | null;
}

/** Reads the page that begins after `skip` records. */
export type ReadPage = (skip: number) => Promise<Page<Entry>>;

/** What was seen of a list. */
export interface Seen {
  /** Ids of the records that hold what was looked for. */
  readonly ids: readonly number[];
  /** True when no record can have been missed: only then does an empty `ids` prove anything. */
  readonly whole: boolean;
}

/** Pages that are read at once. */
const WAVE = 4;

/**
 * Looks for records, and stops once some are found. New records are at one end, so both ends are read first. Then all
 * pages are read from the start, so that a record added at the front meanwhile cannot push another one past the reader.
 * The list counts as seen whole when it brought as many different records as it first said it has, and never said it
 * has fewer: then nothing was skipped, removed, or hidden by a repeated page.
 */
export async function lookThrough(readPage: ReadPage, wanted: (entry: Entry) => boolean): Promise<Seen> {
  const view = new View(readPage, wanted);
  const first = await view.read(0);
  const size = first.records.length;
  if (first.count === undefined) return withoutCount(view, size);
  for (const wave of wavesOf(Math.ceil(first.count / size))) {
    if (view.ids.length > 0) break;
    const before = view.seen.size;
    const parts = await Promise.allSettled(wave.map((page) => readPart(view, page * size, (page + 1) * size)));
    const failed = parts.find((part) => part.status === 'rejected');
    if (failed !== undefined && view.ids.length === 0) throw failed.reason;
    // A service that does not page shows the same records again and again.
    if (view.seen.size === before) break;
  }
  return { ids: view.ids, whole: view.seen.size >= first.count && view.lowestCount >= first.count };
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
async function readPart(view: View, from: number, to: number): Promise<void> {
  for (let skip = from; skip < to; ) {
    const { records } = await view.read(skip);
    if (records.length === 0) return;
    skip += records.length;
  }
}

/** A list that does not say how many records it has ends with an empty page. */
async function withoutCount(view: View, firstSize: number): Promise<Seen> {
  for (let size = firstSize, skip = size; size > 0 && view.ids.length === 0; skip += size) {
    const before = view.seen.size;
    size = (await view.read(skip)).records.length;
    if (view.seen.size < before + size) return { ids: view.ids, whole: false };
  }
  return { ids: view.ids, whole: true };
}

/** What has been seen so far. */
class View {
  readonly seen = new Set<number>();
  readonly ids: number[] = [];
  lowestCount = Number.POSITIVE_INFINITY;
  readonly #readPage: ReadPage;
  readonly #wanted: (entry: Entry) => boolean;

  constructor(readPage: ReadPage, wanted: (entry: Entry) => boolean) {
    this.#readPage = readPage;
    this.#wanted = wanted;
  }

  async read(skip: number): Promise<Page<Entry>> {
    const page = await this.#readPage(skip);
    for (const entry of page.records) {
      if (!this.seen.has(entry.id) && this.#wanted(entry)) this.ids.push(entry.id);
      this.seen.add(entry.id);
    }
    this.lowestCount = Math.min(this.lowestCount, page.count ?? this.lowestCount);
    return page;
  }
}
