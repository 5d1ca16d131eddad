/** Says on a terminal what is waited for, once that lasts longer than a moment. */
import type { World } from '../../world.ts';
import { startProgress } from './progress.ts';

/** Milliseconds that nobody minds to wait without a word. */
const MOMENT = 1_000;

/** The same world, whose requests and pauses are told on standard error where that is a terminal. */
export function tellingWaits(world: World): World {
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
