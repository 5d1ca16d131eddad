import type { PlatformSignal } from '../platform.ts';
import type { Send } from '../service/client.ts';

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

/** Characters retained of a response body, unless the request sets another limit. */
const MAX_BODY = 65_536;

/**
 * Creates a `send` function that uses `fetch`, for programs that intercept or replace it. `fetch` doesn't reveal if a
 * failed request was written. A failed POST therefore counts as possibly delivered, and is retried only if that is
 * safe.
 */
export function sendWithFetch(fetch: FetchLike): Send {
  return async ({ method, url, headers, body }, { timeoutMs, signal, maxBytes = MAX_BODY, tailOf, onWritten }) => {
    const limit = AbortSignal.timeout(Math.max(0, Math.ceil(timeoutMs)));
    const result = signal === undefined ? limit : AbortSignal.any([limit, signal]);
    onWritten?.();
    try {
      const init = { method, headers: { ...headers }, body, redirect: 'manual', signal: result } as const;
      const response = await fetch(url.href, init);
      const found: Record<string, string> = {};
      response.headers.forEach((value, name) => {
        found[name.toLowerCase()] = value;
      });
      const text = await response.text();
      const isWhole = text.length <= maxBytes;
      const retained = isWhole ? text : tailOf === undefined ? text.slice(0, maxBytes) : text.slice(-maxBytes);
      const size = isWhole ? {} : tailOf === undefined ? { oversize: true } : { fromEnd: true };
      return { type: 'answer', status: response.status, headers: found, body: retained, complete: isWhole, ...size };
    } catch {
      const reason = limit.aborted ? 'the request timed out' : 'fetch failed';
      return { type: 'failure', written: true, reason, hint: '', permanent: false };
    }
  };
}
