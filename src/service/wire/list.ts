/** Reads lists page by page. */

import type { CallOptions } from '../options.ts';
import type { Page } from '../records.ts';

/** Page of a list. */
export interface PageOptions extends CallOptions {
  /** Maximum number of records (`$top`). A service may return fewer per page; iteration continues up to this number. */
  readonly top?: number | undefined;
  /** Number of records to skip (`$skip`). */
  readonly skip?: number | undefined;
  /** Requests the total number of records (`$inlinecount=allpages`). */
  readonly count?: boolean | undefined;
}

/** All records of a list. */
export interface CompleteList<T> extends Page<T> {
  /** False if the service returned fewer records than it counted, or repeated a page. More may exist. */
  readonly complete: boolean;
}

/**
 * A list of the service. Await it for one page, iterate it with `for await` for all records (`top` then limits the
 * total), or call `all()` to collect them and learn if they are complete. Sends nothing before one of these is used.
 */
export class List<T extends { readonly id: unknown }> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #readPage: (window: PageOptions) => Promise<Page<T>>;
  readonly #window: PageOptions;
  #page: Promise<Page<T>> | undefined;

  constructor(readPage: (window: PageOptions) => Promise<Page<T>>, window: PageOptions) {
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
    for await (const { records } of this.#pages()) yield* records;
  }

  /** Collects all records, and reports if the list is complete. */
  async all(): Promise<CompleteList<T>> {
    const pages: CompleteList<T>[] = [];
    for await (const page of this.#pages()) pages.push(page);
    const count = pages.findLast((page) => page.count !== undefined)?.count;
    return { records: pages.flatMap(({ records }) => records), complete: pages.at(-1)?.complete ?? true, count };
  }

  /**
   * Yields the new records of each page. The last page reports if the list is complete. A short page need not be the
   * last, because the service caps pages. Reading stops at an empty page, at the count, or at a page without new
   * records (a service without paging).
   */
  async *#pages(): AsyncGenerator<CompleteList<T>, void> {
    const { top = Number.POSITIVE_INFINITY, skip: first = 0, count: isCounted = true } = this.#window;
    const seen = new Set<unknown>();
    for (let skip = first, isLast = false; !isLast && seen.size < top; ) {
      const remaining = Number.isFinite(top) ? top - seen.size : undefined;
      const { records, count } = await this.#readPage({ top: remaining, skip: skip || undefined, count: isCounted });
      const before = seen.size;
      const fresh = records.slice(0, remaining).filter(({ id }) => !seen.has(id) && seen.add(id));
      skip += records.length;
      isLast = seen.size === before || (count !== undefined && skip >= count);
      // Overlapping pages return fewer records than were counted, so some were never returned.
      const isWhole = seen.size > before && seen.size >= Math.min((count ?? skip) - first, top);
      const isEnd = records.length === 0 && (count === undefined || skip >= count);
      yield { records: fresh, count, complete: isWhole || isEnd };
    }
  }
}
