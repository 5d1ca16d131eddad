/** Default limit of a body. */
const MAX_BYTES = 64 * 1024;

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
  #chunks: Buffer[] = [];
  #retained = 0;

  /** @param maxRead maximum bytes to read. Default: the limit, which retains the first bytes */
  constructor(limit = MAX_BYTES, maxRead = limit) {
    this.#limit = limit;
    this.#maxRead = maxRead;
  }

  /** True if only the last bytes are retained. */
  get isCut(): boolean {
    return this.size > this.#limit;
  }

  /** Adds a chunk. Returns false if the body is longer than `maxRead`. */
  add(chunk: Uint8Array): boolean {
    const read = chunk.subarray(0, this.#maxRead - this.size);
    this.cut = read.length < chunk.length;
    this.size += read.length;
    this.#retained += read.length;
    this.#chunks.push(Buffer.from(read));
    if (this.#retained > 2 * this.#limit) this.#chunks = [this.#joined()];
    return !this.cut;
  }

  /** Decodes the bytes as UTF-8, and replaces invalid ones. */
  text(): string {
    return this.#joined().toString('utf8');
  }

  /** Returns the text of a response without its byte order mark, and how it was cut. */
  read() {
    const body = this.text().replace(/^\uFEFF/, '');
    return { body, oversize: this.cut || undefined, fromEnd: this.isCut || undefined };
  }

  #joined(): Buffer {
    const joined = Buffer.concat(this.#chunks).subarray(-this.#limit);
    this.#retained = joined.length;
    return joined;
  }
}
