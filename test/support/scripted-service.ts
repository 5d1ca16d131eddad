/** A service that answers from a script, with a clock of its own: what a delivery would take minutes for is over at once. */
import { filesIn } from '../../src/process/environment.ts';
import type { Runtime } from '../../src/runtime.ts';
import type { Failure, HttpRequest, HttpResponse, HttpResult } from '../../src/service/http/exchange.ts';

/** What one request meets: how long it takes, and how it ends. */
export interface Scene {
  readonly takesMs?: number;
  readonly ends: HttpResult;
}

export interface Made {
  readonly method: string;
  /** Decoded, without the API's root. */
  readonly path: string;
  /** Milliseconds since the start. */
  readonly atMs: number;
  /** Milliseconds after which the client will give it up. */
  readonly limitMs: number;
}

export interface ScriptedService {
  readonly world: Runtime;
  readonly made: Made[];
  /** Milliseconds since the start. */
  readonly elapsedMs: () => number;
  readonly cancel: () => void;
}

/** When every script begins, in milliseconds since the epoch. */
export const START = Date.UTC(2026, 2, 4, 5, 6, 7);

/** A clock that jumps to the next thing that is waited for, once nothing else is left to do. */
class JumpingClock {
  now = START;
  readonly #waiting = new Set<{ readonly atMs: number; readonly end: () => void }>();
  #winding = false;

  /** Ends after that time, or as soon as one of the signals is aborted. */
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
    // Promises are settled before this: whoever can go on has done so.
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

/** @param answer what the request of this number, from 0, meets; nothing takes longer than its own limit */
export function scriptedService(answer: (request: Made & HttpRequest, index: number) => Scene): ScriptedService {
  const clock = new JumpingClock();
  const result = new AbortController();
  const made: Made[] = [];
  const world: Runtime = {
    env: {},
    workspace: '.',
    files: filesIn('.'),
    async send(request, { timeoutMs, signal, onWritten }) {
      const path = decodeURIComponent(request.url.pathname + request.url.search).replace('/api/1/odata.svc', '');
      const one = { method: request.method, path, atMs: clock.now - START, limitMs: timeoutMs };
      made.push(one);
      const { takesMs = 10, ends } = answer({ ...request, ...one }, made.length - 1);
      const isWanted = signal?.aborted !== true;
      if (ends.type === 'answer' || ends.written) onWritten?.();
      await clock.wait(Math.min(takesMs, timeoutMs), signal);
      const givenUp = takesMs > timeoutMs || (isWanted && clock.now - START - one.atMs < takesMs);
      return givenUp ? failed(true) : ends;
    },
    github: () => Promise.reject(new Error('a delivery asks GitHub nothing')),
    now: () => clock.now,
    sleep: (ms, until) => clock.wait(ms, result.signal, until),
    random: () => 0.5,
    signal: result.signal,
  };
  return { world, made, elapsedMs: () => clock.now - START, cancel: () => result.abort() };
}

export function answered(status: number, body: unknown = '', headers: Record<string, string> = {}): HttpResponse {
  return {
    type: 'answer',
    status,
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    complete: true,
  };
}

export function failed(rendered: boolean, permanent = false): Failure {
  return { type: 'failure', written: rendered, reason: 'it broke', hint: '', permanent };
}
