import type { PlatformSignal } from '../platform.ts';
import { toMilliseconds } from '../time.ts';
import { ByteTail } from './http/byte-tail.ts';
import type { SendRequest } from './http/exchange.ts';

/** The subset of `fetch` that the package uses. */
export type FetchLike = (
  url: string,
  init: {
    readonly method: string;
    readonly headers: Record<string, string>;
    readonly body?: string;
    readonly redirect: 'manual';
    readonly signal: PlatformSignal;
  },
) => Promise<{
  readonly status: number;
  readonly headers: { forEach(each: (value: string, name: string) => void): void };
  text(): Promise<string>;
}>;

/**
 * Sends over a `fetch`, for programs that intercept or replace it. `fetch` doesn't reveal if a failed request was
 * written. A failed POST therefore counts as possibly delivered, and is retried only if that is safe.
 */
export function sendWithFetch(fetch: FetchLike): SendRequest {
  return async ({ method, url, headers, body }, { timeoutMs, signal, maxBytes, tailOf }) => {
    const limit = AbortSignal.timeout(toMilliseconds(timeoutMs));
    const init = { method, headers: { ...headers }, body, redirect: 'manual' } as const;
    try {
      const response = await fetch(url.href, { ...init, signal: AbortSignal.any(signal ? [limit, signal] : [limit]) });
      const found: Record<string, string> = {};
      response.headers.forEach((value, name) => {
        found[name.toLowerCase()] = value;
      });
      const retained = new ByteTail(maxBytes, tailOf);
      retained.add(Buffer.from(await response.text()));
      return { type: 'response', status: response.status, headers: found, ...retained.read() };
    } catch {
      const reason = limit.aborted ? 'the request timed out' : 'fetch failed';
      return { type: 'failure', written: true, reason, hint: '', permanent: false };
    }
  };
}
