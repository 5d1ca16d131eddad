/**
 * The net under the stages: what throws or hangs before something was sent costs decoration, never the message. Each
 * stage names simpler ways to its value; the mistake is kept, for those who report what became of the message.
 */

import { placesOf } from '../errors.ts';
import type { Remark } from '../remark.ts';
import type { Exchange, ExchangeLimits, HttpRequest } from '../service/http/exchange.ts';
import { startTimer } from '../service/http/system.ts';
import type { Milliseconds } from '../time.ts';
import type { StageContext, World } from '../world.ts';

/** A stage that did not end within its share of the time: it hangs, or the machine is busy. */
class StageTimeout extends Error {}

/** What the stages of one call share. */
export interface Pipeline extends StageContext {
  /** Under all stages: a mistake costs what a stage would add, never the message. */
  readonly net: Net;
}

export class Net {
  readonly #remarks: Remark[];

  /** @param above the net of the stages before, whose remarks count as well */
  constructor(above?: Net) {
    this.#remarks = [...(above?.remarks ?? [])];
  }

  /** What went wrong, in the order of the stages. */
  get remarks(): readonly Remark[] {
    return this.#remarks;
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
      this.#remarks.push(error instanceof StageTimeout ? LATE : bug(error));
      return this.stage(next, ...others);
    }
  }
}

/** A machine that is busy makes no bug. */
const LATE: Remark = {
  about: 'unread',
  level: 'warning',
  says: 'What is known of the build or the target took too long to read, so the message says less.',
  hint: 'Give it more time with timeout.',
};

/** Only where it happened: its message may hold anything. */
function bug(mistake: unknown): Remark {
  const instead = 'A mistake in this program was met, so the message says less, or nothing was sent.';
  const hint = 'Please report it, with this line.';
  return { about: 'bug', level: 'error', instead, says: `Bug: ${placesOf(mistake)}.`, hint };
}

/**
 * What a stage comes to, as long as it does in time. The machine's own clock counts: what hangs does not ask ours.
 *
 * @throws StageTimeout
 */
export async function inTime<T>(ms: Milliseconds, work: () => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = startTimer(ms, () => reject(new StageTimeout()));
  try {
    return await Promise.race([work(), late]);
  } finally {
    clearTimeout(timer);
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
