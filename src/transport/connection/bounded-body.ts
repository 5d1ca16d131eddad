const FIRST_SIZE = 4096;

/**
 * Collects a body up to a limit. Bytes are copied, because a chunk is often a few bytes of a large network buffer:
 * keeping thousands of such views would keep all of those buffers. They are copied once: the memory grows in its place.
 */
export class BoundedBody {
  /** True when bytes were left out. */
  cut = false;
  readonly #limit: number;
  readonly #memory: ArrayBuffer;
  readonly #bytes: Uint8Array;
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
    this.#memory = new ArrayBuffer(Math.min(limit, FIRST_SIZE), { maxByteLength: limit });
    this.#bytes = new Uint8Array(this.#memory);
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
    const text = Buffer.from(this.#memory, 0, this.#size).toString('utf8');
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  }

  #reserve(size: number): void {
    const present = this.#memory.byteLength;
    if (size > present) this.#memory.resize(Math.min(this.#limit, Math.max(size, present * 2)));
  }
}
