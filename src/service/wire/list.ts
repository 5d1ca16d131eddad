/** Reads lists page by page. */

import type { Page } from '../records.ts';
import type { PageOptions } from './odata.ts';

/** Reads one page. */
type WindowReader<T> = (window: PageOptions) => Promise<Page<T>>;

/** All records of a list. */
export interface CompleteList<T> extends Page<T> {
  /** False if the service returned fewer records than it counted, or repeated a page. More may exist. */
  readonly complete: boolean;
}

/**
 * Yields the new records of each page, and returns true if the list is complete. A short page need not be the last,
 * because the service caps pages. Reading stops at an empty page, at the count, or at a page without new records (a
 * service without paging).
 */
async function* everyPage<T extends { readonly id: unknown }>(
  readPage: WindowReader<T>,
  window: PageOptions = {},
): AsyncGenerator<Page<T>, boolean> {
  const seen = new Set<unknown>();
  let skip = window.skip ?? 0;
  for (;;) {
    const remaining = window.top === undefined ? undefined : window.top - seen.size;
    if (remaining === 0) return true;
    const { records, count } = await readPage({ top: remaining, skip: skip || undefined, count: window.count ?? true });
    const before = seen.size;
    const fresh = records.slice(0, remaining).filter(({ id }) => !seen.has(id) && seen.add(id));
    yield { records: fresh, count };
    if (records.length === 0) return count === undefined || skip >= count;
    if (seen.size === before) return false;
    skip += records.length;
    // Overlapping pages return fewer records than were counted, so some were never returned.
    if (count !== undefined && skip >= count) {
      return seen.size >= Math.min(count - (window.skip ?? 0), window.top ?? Number.POSITIVE_INFINITY);
    }
  }
}

/**
 * A list of the service. Await it for one page, iterate it with `for await` for all records (`top` then limits the
 * total), or call `all()` to collect them and learn if they are complete. Sends nothing before one of these is used.
 */
export class List<T extends { readonly id: unknown }> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #readPage: WindowReader<T>;
  readonly #window: PageOptions;
  #page: Promise<Page<T>> | undefined;

  constructor(readPage: WindowReader<T>, window: PageOptions) {
    this.#readPage = readPage;
    this.#window = window;
  }

  // biome-ignore lint/suspicious/noThenProperty: this class must be awaitable.
  then<A = Page<T>, B = never>(
    onPage?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#page ??= this.#readPage(this.#window);
    return this.#page.then(onPage, onError);
  }

  /** Iterates over all records, page by page. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for await (const { records } of everyPage(this.#readPage, this.#window)) yield* records;
  }

  /**
   * Collects all records, and reports if the list is complete.
   *
   * @param onPage called after each page with the number of records so far, and of all if the service returns it
   */
  async all(
    onPage: (progress: { readonly read: number; readonly count?: number }) => void = () => {},
  ): Promise<CompleteList<T>> {
    const all: T[] = [];
    let counted: number | undefined;
    const reading = everyPage(this.#readPage, this.#window);
    for (;;) {
      const step = await reading.next();
      if (step.done) return { records: all, complete: step.value, count: counted };
      const { records, count } = step.value;
      for (const record of records) all.push(record);
      counted = count ?? counted;
      onPage({ read: all.length, count: counted });
    }
  }
}

/**
 * Returns true if an unpaged list may be truncated. Services truncate at round numbers: 20, 25, 50, 100, 250, 1000, or
 * a power of two.
 */
export function mayBeTruncated(size: number): boolean {
  if (size < 20) return false;
  return size % 10 === 0 || size % 25 === 0 || (size & (size - 1)) === 0;
}
