/** The end of a text of any length, in memory of a fixed size. */

const MOST_BYTES = 1024 * 1024;

export class Tail {
  readonly #ring: Buffer;
  #written = 0;

  constructor(mostBytes: number = MOST_BYTES) {
    this.#ring = Buffer.alloc(mostBytes);
  }

  add(chunk: Uint8Array): void {
    const size = this.#ring.length;
    const kept = chunk.subarray(Math.max(0, chunk.length - size));
    const start = (this.#written + chunk.length - kept.length) % size;
    const first = kept.subarray(0, size - start);
    this.#ring.set(first, start);
    this.#ring.set(kept.subarray(first.length), 0);
    this.#written += chunk.length;
  }

  /** Without the line that is only half there. What is no UTF-8 is shown as such. */
  text(): string {
    const size = this.#ring.length;
    if (this.#written <= size) return this.#ring.toString('utf8', 0, this.#written);
    const start = this.#written % size;
    const text = Buffer.concat([this.#ring.subarray(start), this.#ring.subarray(0, start)]).toString('utf8');
    return text.slice(text.indexOf('\n') + 1);
  }
}
