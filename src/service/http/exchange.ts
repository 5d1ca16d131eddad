import type { ResultMessage } from '../../diagnostic.ts';
import type { PlatformSignal, PlatformUrl } from '../../platform.ts';
import type { Milliseconds } from '../../time.ts';

/** A request as plain data. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute URL. May contain a secret (the token of a webhook): never print it. */
  readonly url: PlatformUrl;
  /** Lowercase names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The service responded: at least a status line arrived. */
export interface HttpResponse {
  readonly type: 'response';
  readonly status: number;
  /** Lowercase names. Repeated headers are joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded as UTF-8, truncated at the limit. */
  readonly body: string;
  /** False if the body was truncated by size or time, or the connection broke. */
  readonly complete: boolean;
  /** True if the body is longer than `maxBytes`, so a retry would not help. */
  readonly oversize?: boolean;
}

/** No status line arrived. */
export interface RequestFailure extends ResultMessage {
  readonly type: 'failure';
  /**
   * The phase, taken from the dispatcher's `onRequestStart` and never guessed from an error code. If false, nothing was
   * sent; if true, the service may have processed the request.
   */
  readonly written: boolean;
  /** True if the same request would fail the same way: certificate errors, a proxy that refuses. */
  readonly permanent: boolean;
  /** True if DNS reports that the host doesn't exist. */
  readonly isUnknownHost?: boolean;
}

export type HttpResult = (HttpResponse | RequestFailure) & {
  /** Host and port of the proxy, if there is one. */
  readonly proxy?: string;
};

/** Limits of one exchange. */
export interface ExchangeLimits {
  /** Wall-clock milliseconds for the complete exchange, including the connection. */
  readonly timeoutMs: Milliseconds;
  /** Maximum bytes retained of the response body. Default: 64 KiB. */
  readonly maxBytes?: number;
  /** Retains the lines in the last `maxBytes` instead of the first bytes, for a body of up to this many bytes. */
  readonly tailOf?: number;
  /** Aborts the exchange immediately. */
  readonly signal?: PlatformSignal | undefined;
}

/** Sends one request once. Never throws for network errors, which are part of the result. */
export type SendRequest = (request: HttpRequest, limits: ExchangeLimits) => Promise<HttpResult>;

/** Network, clock and randomness of a process, as values so that tests can replace them. */
export interface TransportEnvironment {
  readonly send: SendRequest;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Waits. Returns early, without an error, once `signal` or `until` is aborted: callers check the signal, not the
   * clock.
   */
  readonly sleep: (ms: Milliseconds, until?: AbortSignal) => Promise<void>;
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Once aborted, no new request starts. */
  readonly signal: AbortSignal | undefined;
}
