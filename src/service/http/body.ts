const FIRST_SIZE = 4096;

/**
 * Retains the last bytes of a body up to a limit, and reads at most `maxRead`. Copies them, because a small chunk would
 * otherwise keep its large network buffer alive.
 */
export class ByteTail {
  /** Number of bytes added in total. */
  size = 0;
  /** True if the body is longer than `maxRead`. The rest is unknown. */
  cut = false;
  readonly #limit: number;
  readonly #maxRead: number;
  /** The last bytes, up to twice the limit. */
  #bytes: Buffer;
  #length = 0;

  /** @param maxRead maximum bytes to read. Default: unlimited. If equal to the limit, the first bytes are retained */
  constructor(limit: number, maxRead = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
    this.#maxRead = maxRead;
    this.#bytes = Buffer.alloc(Math.min(2 * limit, FIRST_SIZE));
  }

  /** True if only the last bytes are retained. */
  get isCut(): boolean {
    return this.size > this.#limit;
  }

  /** Adds a chunk. Returns false if the body is longer than `maxRead`. */
  add(chunk: Uint8Array): boolean {
    const space = this.#maxRead - this.size;
    this.cut = chunk.length > space;
    const read = this.cut ? chunk.subarray(0, space) : chunk;
    this.size += read.length;
    const retained = read.subarray(Math.max(0, read.length - this.#limit));
    this.#reserve(retained.length);
    this.#bytes.set(retained, this.#length);
    this.#length += retained.length;
    return !this.cut;
  }

  /** Decodes the bytes as UTF-8, and replaces invalid ones. */
  text(): string {
    return this.#bytes.toString('utf8', Math.max(0, this.#length - this.#limit), this.#length);
  }

  #reserve(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const start = Math.max(0, this.#length - this.#limit);
    const size = Math.min(2 * this.#limit, Math.max(2 * this.#bytes.length, this.#length + more));
    const bytes = size > this.#bytes.length ? Buffer.alloc(size) : this.#bytes;
    bytes.set(this.#bytes.subarray(start, this.#length));
    this.#bytes = bytes;
    this.#length -= start;
  }
}
