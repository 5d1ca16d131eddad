/** The shapes of one HTTP exchange. */
import type { PlatformSignal, PlatformUrl } from '../../platform.ts';
import type { Milliseconds } from '../../time.ts';

/** A request as plain data, not sent yet. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute. May hold a secret (a webhook's token): never print it. */
  readonly url: PlatformUrl;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The service answered: at least a status line arrived. */
export interface HttpResponse {
  readonly type: 'answer';
  readonly status: number;
  /** Lower-case names; repeated headers joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded as UTF-8, cut at the limit. */
  readonly body: string;
  /** False when the body was cut by size or time, or broke off. */
  readonly complete: boolean;
  /** True when the body was cut because it is longer than `maxBytes`: asking again would not help. */
  readonly oversize?: boolean;
  /** True when only the end of the body was kept, as `tailOf` asks. */
  readonly fromEnd?: boolean;
  /** Host and port of the proxy that was used. */
  readonly proxy?: string;
}

/**
 * No status line arrived. `written` is the phase, taken from the dispatcher's `onRequestStart` and never guessed from
 * an error code: false means that nothing was sent, true that the service may have carried out the request.
 */
export interface Failure {
  readonly type: 'failure';
  readonly written: boolean;
  /** What happened, in words that hold no URL and no secret, for example `connection refused`. */
  readonly reason: string;
  /** What to do about it; empty when nothing is known. */
  readonly hint: string;
  /** True when the same request would fail the same way: certificate errors, a proxy that refuses. */
  readonly permanent: boolean;
  /**
   * Set where more is known. `unknown-name`: the name service says that there is no such host, so it
   * is probably mistyped. `name-lookup`: the name service did not tell, or not in time. `certificate`: what answered
   * there showed a wrong one.
   */
  readonly cause?: 'unknown-name' | 'name-lookup' | 'certificate';
  /** Host and port of the proxy that was used. */
  readonly proxy?: string;
}

export type HttpResult = HttpResponse | Failure;

/** Limits of one exchange. */
export interface ExchangeLimits {
  /** By the clock on the wall, for the whole exchange, connecting included. */
  readonly timeoutMs: Milliseconds;
  /** Bytes of the answer's body that are kept. Default 64 KiB. */
  readonly maxBytes?: number;
  /** Keeps the last `maxBytes` of a body of up to so many bytes, instead of the first. */
  readonly tailOf?: number;
  /** Ends the exchange at once. */
  readonly signal?: PlatformSignal | undefined;
  /** Called once the request goes onto the wire: until then nothing can come of it. Must not throw. */
  readonly onWritten?: (() => void) | undefined;
}

/** Sends one request once. Never throws for what the network does: that is what an `Exchange` tells. */
export type Send = (request: HttpRequest, limits: ExchangeLimits) => Promise<HttpResult>;

/** What sending needs from outside, as values, so that tests can give their own. */
export interface TransportEnvironment {
  readonly send: Send;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /**
   * Waits. Returns early, and never throws, once `signal` or `until` is aborted: callers look at the signal, not at the
   * clock.
   */
  readonly sleep: (ms: Milliseconds, until?: AbortSignal) => Promise<void>;
  /** From 0 to below 1. */
  readonly random: () => number;
  /** Once aborted, no further request begins. */
  readonly signal: AbortSignal | undefined;
}
