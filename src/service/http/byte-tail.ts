/**
 * Retains the last bytes of a text up to a limit, and reads at most `maxRead`. Copies them, because a small chunk would
 * otherwise keep its large network buffer alive.
 */
export class ByteTail {
  readonly #limit: number;
  readonly #maxRead: number;
  #chunks: Buffer[] = [];
  #retained = 0;
  #size = 0;

  /** @param maxRead maximum bytes to read. Default: the limit, which retains the first bytes */
  constructor(limit = 64 * 1024, maxRead = limit) {
    this.#limit = limit;
    this.#maxRead = maxRead;
  }

  /** Adds a chunk. Returns false if the text is longer than `maxRead`. */
  add(chunk: Uint8Array): boolean {
    const read = Buffer.from(chunk.subarray(0, Math.max(0, this.#maxRead - this.#size)));
    this.#size += chunk.length;
    this.#retained += read.length;
    this.#chunks.push(read);
    if (this.#retained > 2 * this.#limit) this.#join();
    return this.#size <= this.#maxRead;
  }

  /** Returns the text without its byte order mark and, if its start is missing, without the incomplete first line. */
  read(isEnd = true) {
    const oversize = this.#size > this.#maxRead;
    const isTail = Math.min(this.#size, this.#maxRead) > this.#limit;
    const text = this.#join().toString('utf8');
    const body = isTail ? text.slice(text.indexOf('\n') + 1) : text.replace(/^\uFEFF/, '');
    return { body, complete: isEnd && !oversize, oversize: oversize || undefined };
  }

  #join(): Buffer {
    const joined = Buffer.concat(this.#chunks).subarray(-this.#limit);
    this.#chunks = [joined];
    this.#retained = joined.length;
    return joined;
  }
}
