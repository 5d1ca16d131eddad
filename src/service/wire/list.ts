/** Lists that are read page by page. */

import type { Page } from '../records.ts';
import type { PageOptions } from './query.ts';

/** Reads one page. */
type WindowReader<T> = (window: PageOptions) => Promise<Page<T>>;

/** Every record of a list. */
export interface CompleteList<T> {
  readonly records: readonly T[];
  /** False when the service showed fewer records than it counted, or repeated a page: more may exist. */
  readonly complete: boolean;
  /** How many the service counts in all, those outside `top` and `skip` included; absent where it does not say. */
  readonly count?: number;
}

/** How far reading a list has come. */
export interface ListProgress {
  /** Records read so far. */
  readonly read: number;
  /** Of so many, where the service counts them. */
  readonly count?: number;
}

/**
 * Yields the new records of one page after another, and returns whether all were seen. The service caps its pages, so a
 * short page need not be the last: reading ends with an empty page, with the count, or with a page without new records
 * (a service that does not page).
 */
async function* everyPage<T extends { readonly id: unknown }>(
  readPage: WindowReader<T>,
  window: PageOptions = {},
): AsyncGenerator<Page<T>, boolean> {
  const seen = new Set<unknown>();
  let skip = window.skip ?? 0;
  for (;;) {
    const needed = window.top === undefined ? undefined : window.top - seen.size;
    if (needed === 0) return true;
    const { records, count } = await readPage({ top: needed, skip: skip || undefined, count: window.count ?? true });
    const before = seen.size;
    const fresh = records.slice(0, needed).filter(({ id }) => !seen.has(id) && seen.add(id));
    yield { records: fresh, count };
    if (records.length === 0) return count === undefined || skip >= count;
    if (seen.size === before) return false;
    skip += records.length;
    // Pages that overlap bring fewer records than were counted: the service did not show the others.
    if (count !== undefined && skip >= count) {
      return seen.size >= Math.min(count - (window.skip ?? 0), window.top ?? Number.POSITIVE_INFINITY);
    }
  }
}

/**
 * A list of the service. Await it for one page; iterate it with `for await` for every record (`top` then limits how
 * many in all); `all()` collects them and says whether those are all. Nothing is sent before one of these is used.
 */
export class List<T extends { readonly id: unknown }> implements PromiseLike<Page<T>>, AsyncIterable<T> {
  readonly #readPage: WindowReader<T>;
  readonly #window: PageOptions;
  #page: Promise<Page<T>> | undefined;

  constructor(readPage: WindowReader<T>, window: PageOptions) {
    this.#readPage = readPage;
    this.#window = window;
  }

  // biome-ignore lint/suspicious/noThenProperty: being awaitable is what this class is for.
  then<A = Page<T>, B = never>(
    onPage?: ((page: Page<T>) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    this.#page ??= this.#readPage(this.#window);
    return this.#page.then(onPage, onError);
  }

  /** Every record, page after page. */
  async *[Symbol.asyncIterator](): AsyncGenerator<T, void> {
    for await (const { records } of this.pages()) yield* records;
  }

  /** Every page with its new records; ends with whether those are all. */
  pages(): AsyncGenerator<Page<T>, boolean> {
    return everyPage(this.#readPage, this.#window);
  }

  /**
   * Every record at once, and whether the list is complete.
   *
   * @param onPage called after each page that was read
   */
  async all(onPage: (progress: ListProgress) => void = () => {}): Promise<CompleteList<T>> {
    const all: T[] = [];
    let counted: number | undefined;
    const reading = this.pages();
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

/** Whether a list that came as one answer may be only its beginning. Services cut at round numbers: 20, 25, 50, 100, 250, 1000, or a power of two. */
export function mayBeCut(size: number): boolean {
  if (size < 20) return false;
  return size % 10 === 0 || size % 25 === 0 || (size & (size - 1)) === 0;
}
