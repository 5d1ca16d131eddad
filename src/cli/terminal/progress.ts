import type { World } from '../../world.ts';

/** How far something has come, and what is waited for, on the terminal's own line that is gone afterwards. */

const ERASE = '\r\u001b[K';

interface ProgressLine {
  readonly show: (text: string) => void;
  readonly end: () => void;
}

/** Shows nothing where standard error is no terminal. */
export function startProgress(): ProgressLine {
  const { isTTY, columns = 80 } = process.stderr;
  if (!isTTY) return { show() {}, end() {} };
  let shown = false;
  return {
    show(text) {
      process.stderr.write(`${ERASE}${text.slice(0, columns - 1)}`);
      shown = true;
    },
    end() {
      if (shown) process.stderr.write(ERASE);
      shown = false;
    },
  };
}

/** Milliseconds that nobody minds to wait without a word. */
const MOMENT = 1_000;

/** The same world, whose requests and pauses are told on standard error where that is a terminal. */
export function showingWaits(world: World): World {
  if (!process.stderr.isTTY) return world;
  const waits = new Waits();
  return {
    ...world,
    send: (request, limits) => waits.during(`Waiting for ${request.url.host}`, world.send(request, limits)),
    sleep: (ms, signal) => waits.during('Waiting before the next request', world.sleep(ms, signal)),
  };
}

class Waits {
  readonly #line = startProgress();
  readonly #words: string[] = [];
  #since: number | undefined;
  #timer: NodeJS.Timeout | undefined;

  async during<T>(words: string, work: Promise<T>): Promise<T> {
    this.#since ??= performance.now();
    this.#words.push(words);
    this.#timer ??= setInterval(() => this.#show(), MOMENT).unref();
    this.#show();
    try {
      return await work;
    } finally {
      this.#words.splice(this.#words.indexOf(words), 1);
      if (this.#words.length === 0) this.#end();
    }
  }

  #show(): void {
    const ms = performance.now() - (this.#since ?? 0);
    if (ms >= MOMENT) this.#line.show(`${this.#words.at(-1)} … ${Math.round(ms / 1000)} s`);
  }

  #end(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#line.end();
  }
}
