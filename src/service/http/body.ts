const FIRST_SIZE = 4096;

/**
 * Collects bytes: the last ones that fit into a limit, of at most so many that are read. They are copied, because a chunk is
 * often a few bytes of a large network buffer, which it would keep.
 */
export class ByteTail {
  /** Bytes that were added in all. */
  size = 0;
  /** True if there are more bytes than are read; what comes after those is unknown. */
  cut = false;
  readonly #limit: number;
  readonly #maxRead: number;
  /** The end of them, up to twice the limit. */
  #bytes: Buffer;
  #length = 0;

  /** @param maxRead default: any number. With the same as the limit, the beginning is kept instead of the end */
  constructor(limit: number, maxRead = Number.POSITIVE_INFINITY) {
    this.#limit = limit;
    this.#maxRead = maxRead;
    this.#bytes = Buffer.alloc(Math.min(2 * limit, FIRST_SIZE));
  }

  /** True if only the end is kept. */
  get isCut(): boolean {
    return this.size > this.#limit;
  }

  /** Returns false if there are more bytes than are read. */
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

  /** As UTF-8. Bytes that are not are replaced. */
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
