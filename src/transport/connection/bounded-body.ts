import { ByteTail } from './byte-tail.ts';

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

  /** The bytes as UTF-8, without a byte order mark. To be asked once: their memory is given back at once, not by and by. */
  text(): string {
    const text = Buffer.from(this.#memory, 0, this.#size).toString('utf8');
    this.#memory.resize(0);
    return withoutMark(text);
  }

  #reserve(size: number): void {
    const present = this.#memory.byteLength;
    if (size > present) this.#memory.resize(Math.min(this.#limit, Math.max(size, present * 2)));
  }
}

/** Collects the end of a body. */
export class TailBody {
  /** True when bytes were left out although they belong to what is wanted. */
  cut = false;
  readonly #tail: ByteTail;
  readonly #most: number;

  /**
   * @param limit bytes that are kept
   * @param most bytes that are read; of a longer body nothing is known
   */
  constructor(limit: number, most: number) {
    this.#tail = new ByteTail(limit);
    this.#most = most;
  }

  /** True when only the end is kept. */
  get fromEnd(): boolean {
    return this.#tail.isCut;
  }

  /** False when it is longer than may be read. */
  add(chunk: Uint8Array): boolean {
    this.#tail.add(chunk);
    this.cut = this.#tail.size > this.#most;
    giveBack(chunk);
    return !this.cut;
  }

  /** The bytes as UTF-8, without a byte order mark. */
  text(): string {
    return withoutMark(this.#tail.text());
  }
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/**
 * Gives back at once the memory of what was copied: the collector waits until tens of megabytes of it are there. Only of
 * a piece that shares it with no other.
 */
function giveBack({ buffer, length }: Uint8Array): void {
  if (length === buffer.byteLength && buffer instanceof ArrayBuffer) buffer.transfer(0);
}
