/** What a replay asks for: it reads, counts, notes a limit of GitHub's, and sends nothing. */

import { ApiGate } from '../facts/github/api/gate.ts';
import { secondsToMs, TimeBudget } from '../time.ts';
import type { Exchange, ExchangeLimits, HttpRequest } from '../transport/exchange.ts';
import type { World } from '../world.ts';

const LOG = /\/actions\/jobs\/\d+\/logs$/;
/** For one answer: nobody waits for a message here, so none lacks what came late. */
const PATIENCE = secondsToMs(30);
/** Longer than any limit lasts. */
const LONG = secondsToMs(24 * 60 * 60);

export class Traffic {
  readonly #world: World;
  readonly #gate: ApiGate;
  readonly #host: string;
  #requests = 0;
  #limit: string | undefined;
  #logsGone = 0;

  /** @param api address of GitHub's API */
  constructor(world: World, api: string) {
    this.#world = world;
    this.#gate = new ApiGate(world, new TimeBudget(world.now, LONG), false);
    this.#host = new URL(api).host;
  }

  /** Requests to the API so far, those for logs as well. */
  get requests(): number {
    return this.#requests;
  }

  /** Which limit of GitHub's was reached; undefined while none was. */
  get limit(): string | undefined {
    return this.#limit;
  }

  /** Logs that GitHub has not any more. */
  get logsGone(): number {
    return this.#logsGone;
  }

  readonly send = async (request: HttpRequest, limits: ExchangeLimits): Promise<Exchange> => {
    if (request.method !== 'GET') throw new TypeError('a replay sends nothing');
    const isOfApi = request.url.host === this.#host;
    if (isOfApi) this.#requests += 1;
    const exchange = await this.#world.send(request, { ...limits, timeoutMs: PATIENCE });
    if (exchange.type !== 'answer' || !isOfApi) return exchange;
    this.#limit ??= this.#gate.limited(exchange)?.message;
    if (LOG.test(request.url.pathname) && [404, 410].includes(exchange.status)) this.#logsGone += 1;
    return exchange;
  };
}
