import { ByteTail } from './byte-tail.ts';

/** Collects the beginning of a body or, if more is read than kept, its end. */
export class Body {
  /** True if the body has more bytes than are read. */
  cut = false;
  readonly #bytes: ByteTail;
  readonly #maxRead: number;

  /** @param maxRead bytes that are read, at least `maxKept`; what comes after them is unknown */
  constructor(maxKept: number, maxRead = maxKept) {
    this.#bytes = new ByteTail(maxKept);
    this.#maxRead = maxRead;
  }

  /** True if only the end is kept. */
  get fromEnd(): boolean {
    return this.#bytes.isCut;
  }

  /** Returns false if the body is longer than may be read. */
  add(chunk: Uint8Array): boolean {
    const room = this.#maxRead - this.#bytes.size;
    this.cut = chunk.length > room;
    this.#bytes.add(this.cut ? chunk.subarray(0, room) : chunk);
    return !this.cut;
  }

  /** The bytes as UTF-8, without a byte order mark. */
  text(): string {
    const text = this.#bytes.text();
    return text.startsWith('\uFEFF') ? text.slice(1) : text;
  }
}
