/**
 * The net under the stages: what throws or hangs before something was sent costs decoration, never the message. Each
 * stage names simpler ways to its value; the mistake is kept, for those who report what became of the message.
 */

import type { Milliseconds } from '../time.ts';
import type { Exchange, ExchangeLimits, HttpRequest } from '../transport/exchange.ts';
import { SYSTEM } from '../transport/system.ts';
import type { World } from '../world.ts';

/** A stage that did not end within its share of the time. */
class StageTimeout extends Error {}

export class Net {
  readonly #mistakes: unknown[];

  /** @param above the net of the stages before, whose mistakes count as well */
  constructor(above?: Net) {
    this.#mistakes = [...(above?.mistakes ?? [])];
  }

  /** What went wrong, in the order of the stages. */
  get mistakes(): readonly unknown[] {
    return this.#mistakes;
  }

  /**
   * What the stage comes to; where it throws, what the first of the simpler ways comes to.
   *
   * @throws what the last of them throws
   */
  async stage<T>(work: () => T | Promise<T>, ...simpler: readonly (() => T | Promise<T>)[]): Promise<T> {
    try {
      return await work();
    } catch (error) {
      const [next, ...others] = simpler;
      if (next === undefined) throw error;
      this.#mistakes.push(error);
      return this.stage(next, ...others);
    }
  }
}

/**
 * What a stage comes to, as long as it does in time. The machine's own clock counts: what hangs does not ask ours.
 *
 * @throws StageTimeout
 */
export async function inTime<T>(ms: Milliseconds, work: () => Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = async (): Promise<never> => {
    await SYSTEM.sleep(ms, ended.signal);
    throw new StageTimeout();
  };
  try {
    return await Promise.race([work(), late()]);
  } finally {
    ended.abort();
  }
}

/** A world that knows whether something may have been sent through it. */
export interface WatchedWorld extends World {
  readonly hasPosted: () => boolean;
}

/** What may have arrived is never sent anew. */
export function watchPosts(world: World): WatchedWorld {
  let posted = false;
  const send = (request: HttpRequest, limits: ExchangeLimits): Promise<Exchange> => {
    if (request.method === 'POST') posted = true;
    return world.send(request, limits);
  };
  return { ...world, send, hasPosted: () => posted };
}
