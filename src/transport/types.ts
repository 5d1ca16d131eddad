/** The shapes of one HTTP exchange, shared by every module that sends. */

/** A request as plain data; nothing in it has been sent. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  /** Absolute. May hold a secret (a webhook's token): never print it. */
  readonly url: URL;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** The service answered: at least a status line arrived. */
export interface Answer {
  readonly type: 'answer';
  readonly status: number;
  /** Lower-case names; repeated headers joined with `, `. */
  readonly headers: Readonly<Record<string, string>>;
  /** Decoded as UTF-8, cut at the limit. */
  readonly body: string;
  /** False when the body was cut by size or time, or broke off. */
  readonly complete: boolean;
  /** True when it was cut because it is longer than `maxBytes`: asking again would not help. */
  readonly oversize?: boolean;
}

/**
 * No status line arrived. `written` is the phase, taken from the dispatcher's `onRequestStart` and never guessed from
 * an error code: false means that nothing went onto the wire, true that the service may have carried the request out.
 */
export interface Failure {
  readonly type: 'failure';
  readonly written: boolean;
  /** What happened, in words that hold no URL and no secret, for example `connection refused`. */
  readonly reason: string;
  /** What to do about it, when that is known. */
  readonly hint: string;
  /** True when the same request would fail the same way: certificate errors, a proxy that refuses. */
  readonly permanent: boolean;
}

export type Exchange = Answer | Failure;

/** Limits of one exchange. */
export interface ExchangeLimits {
  /** Wall-clock milliseconds for the whole exchange, connecting included. */
  readonly timeoutMs: number;
  /** Bytes of the answer's body that are kept. Default 64 KiB. */
  readonly maxBytes?: number;
  /** Ends the exchange at once. */
  readonly signal?: AbortSignal;
}

/** Sends one request once. Never throws for what the network does: that is what an `Exchange` tells. */
export type Send = (request: HttpRequest, limits: ExchangeLimits) => Promise<Exchange>;
