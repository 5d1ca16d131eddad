import { restHint, webhookHint } from '../service/refusal.ts';
import { serviceWords } from '../service/words.ts';
import { sendRead } from '../transport/read.ts';
import type { Exchange } from '../transport/types.ts';
import type { World } from '../world.ts';
import type { Attempt, Outcome, Result } from './receipt.ts';
import type { Step } from './steps.ts';

/** Makes the requests of one delivery, within its deadline, and keeps the record of them. */
export class Courier {
  readonly attempts: Attempt[] = [];
  readonly world: World;
  /** Milliseconds since the epoch. */
  readonly deadline: number;
  readonly #secrets: readonly string[];

  constructor(world: World, deadline: number, secrets: readonly string[]) {
    this.world = world;
    this.deadline = deadline;
    this.#secrets = secrets;
  }

  get remainingMs(): number {
    return Math.max(0, this.deadline - this.world.now());
  }

  get stopped(): boolean {
    return this.world.signal.aborted;
  }

  /** Sends a POST once. */
  async post(step: Step, timeoutMs: number): Promise<Exchange> {
    const { world } = this;
    const limits = { timeoutMs: Math.max(1, Math.min(timeoutMs, this.remainingMs)), signal: world.signal };
    return this.#recorded(step, () => world.send(step.http, limits));
  }

  /** Reads, as often as it takes within the deadline. */
  async read(step: Step): Promise<Exchange> {
    const { now, sleep, random, signal, send } = this.world;
    return this.#recorded(step, () =>
      sendRead(send, step.http, { deadline: this.deadline, now, sleep, random, signal }),
    );
  }

  /** Waits, but not longer than until somebody asks to stop. */
  async wait(ms: number): Promise<void> {
    const { signal, sleep } = this.world;
    if (signal.aborted) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const onAbort = () => resolve();
    signal.addEventListener('abort', onAbort, { once: true });
    await Promise.race([sleep(ms), promise]);
    signal.removeEventListener('abort', onAbort);
  }

  /** A result with what is known about the exchange that decided it. */
  result(outcome: Outcome, step: Step, said: { reason: string; hint: string }, exchange?: Exchange): Result {
    if (exchange?.type !== 'answer' || exchange.status < 300) return { outcome, ...said, attempts: this.attempts };
    const { status, body } = exchange;
    const own = step.service ? restHint(step.service, status) : webhookHint(step.http.body ?? '', status);
    const words = serviceWords(body, this.#secrets);
    return { outcome, reason: said.reason, hint: own || said.hint, ...(words && { words }), attempts: this.attempts };
  }

  async #recorded(step: Step, send: () => Promise<Exchange>): Promise<Exchange> {
    const startedAt = this.world.now();
    const exchange = await send();
    const told = exchange.type === 'answer' ? { status: exchange.status } : { reason: exchange.reason };
    this.attempts.push({ operation: step.operation, ...told, duration_ms: Math.round(this.world.now() - startedAt) });
    return exchange;
  }
}
