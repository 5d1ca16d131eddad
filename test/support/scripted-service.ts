/** A service that answers from a script, with a clock of its own: what a delivery would take minutes for is over at once. */
import type { Answer, Exchange, Failure, HttpRequest } from '../../src/transport/types.ts';
import type { World } from '../../src/world.ts';

/** What one request meets: how long it takes, and how it ends. */
export interface Scene {
  readonly takesMs?: number;
  readonly ends: Exchange;
}

export interface Made {
  readonly method: string;
  /** Decoded, without the API's root. */
  readonly path: string;
  /** Milliseconds since the start. */
  readonly atMs: number;
}

export interface ScriptedService {
  readonly world: World;
  readonly made: Made[];
  /** Milliseconds since the start. */
  readonly elapsedMs: () => number;
  readonly cancel: () => void;
}

const START = Date.UTC(2026, 2, 4, 5, 6, 7);

/** @param answer what the request of this number, from 0, meets; nothing takes longer than its own limit */
export function scriptedService(answer: (request: Made & HttpRequest, index: number) => Scene): ScriptedService {
  let clock = START;
  const ending = new AbortController();
  const made: Made[] = [];
  const world: World = {
    env: {},
    async send(request, { timeoutMs }) {
      const path = decodeURIComponent(request.url.pathname + request.url.search).replace('/api/1/odata.svc', '');
      const one = { method: request.method, path, atMs: clock - START };
      made.push(one);
      const { takesMs = 10, ends } = answer({ ...request, ...one }, made.length - 1);
      clock += Math.min(takesMs, timeoutMs);
      return takesMs > timeoutMs ? failed(true) : ends;
    },
    github: () => Promise.reject(new Error('a delivery asks GitHub nothing')),
    now: () => clock,
    async sleep(ms) {
      if (!ending.signal.aborted) clock += ms;
    },
    random: () => 0.5,
    signal: ending.signal,
  };
  return { world, made, elapsedMs: () => clock - START, cancel: () => ending.abort() };
}

export function answered(status: number, body: unknown = '', headers: Record<string, string> = {}): Answer {
  return {
    type: 'answer',
    status,
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
    complete: true,
  };
}

export function failed(written: boolean, permanent = false): Failure {
  return { type: 'failure', written, reason: 'it broke', hint: '', permanent };
}
