/** Work that takes the machine's time and tells everybody in a process the same, such as a child process. */

interface OngoingWork<T> {
  readonly result: Promise<T>;
  readonly ending: AbortController;
  waiting: number;
  over: boolean;
}

/** A program that works in more places than these asks again. */
const MOST_KEPT = 50;

/**
 * Does work once for each key in the life of the process: while it is under way all who ask wait for the same, and
 * afterwards its result is kept. Work that fails is not kept. Whoever asks may leave early; once nobody waits, it is
 * ended.
 */
export class SharedWork<T> {
  readonly #works = new Map<string, OngoingWork<T>>();

  /**
   * Undefined where the work failed, or `patience` was aborted first.
   *
   * @param work ends early, and rejects, once its signal is aborted
   */
  async result(key: string, patience: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T | undefined> {
    if (patience.aborted) return undefined;
    const shared = this.#works.get(key) ?? this.#begin(key, work);
    const { promise: left, resolve: leave } = Promise.withResolvers<undefined>();
    const onAbort = () => leave(undefined);
    patience.addEventListener('abort', onAbort, { once: true });
    shared.waiting += 1;
    const result = await Promise.race([shared.result.catch(() => undefined), left]);
    shared.waiting -= 1;
    patience.removeEventListener('abort', onAbort);
    if (shared.waiting === 0 && !shared.over) this.#forget(key, shared);
    return result;
  }

  #begin(key: string, work: (signal: AbortSignal) => Promise<T>): OngoingWork<T> {
    const ending = new AbortController();
    const shared: OngoingWork<T> = { result: work(ending.signal), ending, waiting: 0, over: false };
    this.#works.set(key, shared);
    shared.result.then(
      () => {
        shared.over = true;
      },
      () => this.#forget(key, shared),
    );
    const [oldest] = this.#works.keys();
    if (this.#works.size > MOST_KEPT && oldest !== undefined) this.#works.delete(oldest);
    return shared;
  }

  #forget(key: string, shared: OngoingWork<T>): void {
    if (this.#works.get(key) === shared) this.#works.delete(key);
    shared.ending.abort();
  }
}
