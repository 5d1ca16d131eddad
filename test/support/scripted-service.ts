/** A service with scripted responses and a virtual clock, so that long deliveries finish immediately. */
import { openWorkspace } from '../../src/process/environment.ts';
import type { Runtime } from '../../src/runtime.ts';
import type { HttpRequest, HttpResponse, HttpResult, RequestFailure } from '../../src/service/http/exchange.ts';
import { secondsToMs, TimeBudget } from '../../src/time.ts';

/** Duration and result of one request. */
export interface Scene {
  readonly takesMs?: number;
  readonly exchange: HttpResult;
}

export interface Made {
  readonly method: string;
  /** Decoded path relative to the API root. */
  readonly path: string;
  /** Milliseconds since the start. */
  readonly atMs: number;
  /** Timeout of the client in milliseconds. */
  readonly limitMs: number;
}

export interface ScriptedService {
  readonly world: Runtime;
  readonly made: Made[];
  /** Milliseconds since the start. */
  readonly elapsedMs: () => number;
  readonly cancel: () => void;
}

/** Start time of every script, in milliseconds since the epoch. */
export const START = Date.UTC(2026, 2, 4, 5, 6, 7);

/** A clock that jumps to the next timer once nothing else is left to do. */
class JumpingClock {
  now = START;
  readonly #waiting = new Set<{ readonly atMs: number; readonly end: () => void }>();
  #winding = false;

  /** Resolves after the time, or once a signal is aborted. */
  async wait(ms: number, ...signals: readonly (AbortSignal | undefined)[]): Promise<void> {
    if (signals.some((signal) => signal?.aborted)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    const entry = { atMs: this.now + ms, end: resolve };
    this.#waiting.add(entry);
    for (const signal of signals) signal?.addEventListener('abort', resolve as () => void, { once: true });
    this.#wind();
    await promise;
    this.#waiting.delete(entry);
    for (const signal of signals) signal?.removeEventListener('abort', resolve as () => void);
  }

  #wind(): void {
    if (this.#winding) return;
    this.#winding = true;
    // Promises settle before this, so all other work is done.
    setImmediate(() => {
      this.#winding = false;
      const [first, ...rest] = [...this.#waiting].sort((a, b) => a.atMs - b.atMs);
      if (first === undefined) return;
      this.#waiting.delete(first);
      this.now = Math.max(this.now, first.atMs);
      first.end();
      if (rest.length > 0) this.#wind();
    });
  }
}

/** @param answer returns the scene of a request by index, from 0. Nothing exceeds its own timeout */
export function scriptedService(answer: (request: Made & HttpRequest, index: number) => Scene): ScriptedService {
  const clock = new JumpingClock();
  const result = new AbortController();
  const made: Made[] = [];
  const world: Runtime = {
    env: {},
    workspace: '.',
    files: openWorkspace({}, '.'),
    async send(request, { timeoutMs, signal }) {
      const path = decodeURIComponent(request.url.pathname + request.url.search).replace('/api/1/odata.svc', '');
      const one = { method: request.method, path, atMs: clock.now - START, limitMs: timeoutMs };
      made.push(one);
      const { takesMs = 10, exchange } = answer({ ...request, ...one }, made.length - 1);
      const isWanted = signal?.aborted !== true;
      await clock.wait(Math.min(takesMs, timeoutMs), signal);
      const givenUp = takesMs > timeoutMs || (isWanted && clock.now - START - one.atMs < takesMs);
      return givenUp ? failed(true) : exchange;
    },
    now: () => clock.now,
    budget: new TimeBudget(() => clock.now, secondsToMs(60)),
    sleep: (ms, until) => clock.wait(ms, result.signal, until),
    random: () => 0.5,
    signal: result.signal,
  };
  return { world, made, elapsedMs: () => clock.now - START, cancel: () => result.abort() };
}

export function answered(status: number, body: unknown = '', headers: Record<string, string> = {}): HttpResponse {
  return {
    type: 'response',
    status,
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    complete: true,
  };
}

export function failed(written: boolean, permanent = false): RequestFailure {
  return { type: 'failure', written, reason: 'it broke', hint: '', permanent };
}
