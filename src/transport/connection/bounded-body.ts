const FIRST_SIZE = 4096;

/**
 * Collects a body up to a limit. Bytes are copied, because a chunk is often a few bytes of a large network buffer:
 * keeping thousands of such views would keep all of those buffers.
 */
export class BoundedBody {
  /** True when bytes were left out. */
  cut = false;
  readonly #limit: number;
  #bytes: Buffer;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#bytes = Buffer.alloc(Math.min(limit, FIRST_SIZE));
  }

  /** Keeps what fits; false when something did not. */
  add(chunk: Uint8Array): boolean {
    const room = this.#limit - this.#size;
    const kept = chunk.length > room ? chunk.subarray(0, room) : chunk;
    if (kept.length < chunk.length) this.cut = true;
    this.#reserve(this.#size + kept.length);
    this.#bytes.set(kept, this.#size);
    this.#size += kept.length;
    return !this.cut;
  }

  /** The bytes as UTF-8, without a byte order mark. */
  text(): string {
    const text = this.#bytes.toString('utf8', 0, this.#size);
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  #reserve(size: number): void {
    if (size <= this.#bytes.length) return;
    const larger = Buffer.alloc(Math.min(this.#limit, Math.max(size, this.#bytes.length * 2)));
    larger.set(this.#bytes.subarray(0, this.#size));
    this.#bytes = larger;
  }
}
