const FIRST_SIZE = 4096;

/** The end of bytes of any number, in a ring that grows up to its limit. */
export class ByteTail {
  /** Bytes that were added in all. */
  size = 0;
  readonly #limit: number;
  #ring: Uint8Array;

  /** @param limit bytes that are kept */
  constructor(limit: number) {
    this.#limit = limit;
    this.#ring = new Uint8Array(Math.min(limit, FIRST_SIZE));
  }

  /** True when only the end is kept. */
  get isCut(): boolean {
    return this.size > this.#limit;
  }

  add(chunk: Uint8Array): void {
    const kept = chunk.length > this.#limit ? chunk.subarray(chunk.length - this.#limit) : chunk;
    this.#reserve(this.size + chunk.length);
    const at = (this.size + chunk.length - kept.length) % this.#limit;
    const first = kept.subarray(0, this.#limit - at);
    this.#ring.set(first, at);
    this.#ring.set(kept.subarray(first.length), 0);
    this.size += chunk.length;
  }

  /** The bytes as UTF-8. What is none is shown as such. */
  text(): string {
    const at = this.size % this.#limit;
    const parts = this.isCut
      ? [this.#ring.subarray(at), this.#ring.subarray(0, at)]
      : [this.#ring.subarray(0, this.size)];
    return Buffer.concat(parts).toString('utf8');
  }

  #reserve(size: number): void {
    const present = this.#ring.length;
    if (size <= present || present === this.#limit) return;
    const ring = new Uint8Array(Math.min(this.#limit, Math.max(size, present * 2)));
    ring.set(this.#ring.subarray(0, this.size));
    this.#ring = ring;
  }
}
