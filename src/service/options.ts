/**
 * Checks what clients and webhooks have in common: options and arguments, because callers may be plain JavaScript and
 * variables may be unset, and responses. Errors never contain a URL or a password, which may be secret.
 */
import { ConnectionError, type Problem, ResponseError, SettingsError } from '../errors.ts';
import type { PlatformSignal } from '../platform.ts';
import { unknownOptions } from '../text/closest-match.ts';
import { redactText } from '../text/credentials/redact-text.ts';
import { quoteValue } from '../text/format.ts';
import type { Redactor } from '../text/redaction/redactor.ts';
import { type Milliseconds, secondsToMs } from '../time.ts';
import type { FetchLike } from './fetch.ts';
import type { ExchangeLimits, HttpResponse, HttpResult } from './http/exchange.ts';
import { classify, describeExchange, mayHaveArrived } from './http/http-message.ts';
import { parseServiceUrl } from './http/url.ts';
import { LOOK_FIRST, suggestForStatus } from './status.ts';
import type { ServiceRequest } from './wire/http-request.ts';
import { findServiceMessage, hasErrorBody } from './wire/response.ts';

/** Options that clients and webhooks have in common. */
export interface TransportOptions {
  /** Seconds per call, including retries of a GET. Default: 60. */
  readonly timeoutSeconds?: number;
  /** Aborts all calls in flight, and every later call. */
  readonly signal?: PlatformSignal;
  /** Sends one request once, like `fetch`, to intercept requests. Default: the package's own HTTP client. */
  readonly send?: FetchLike;
}

/** Options of one call. */
export interface CallOptions {
  /** Aborts this call. A request that was already written may have been processed. */
  readonly signal?: PlatformSignal | undefined;
  /** Seconds for this call, including retries of a GET. For a list, seconds per page. Default: that of the client. */
  readonly timeoutSeconds?: number | undefined;
}

const WEBHOOK_URL = 'Use the complete URL that the service showed when the webhook was created, including https://';

const CHECKS = {
  baseUrl: (url: unknown) => checkUrl('baseUrl', url, 'Use the URL of the service, such as https://acme.example.com'),
  url: (url: unknown) => checkUrl('url', url, WEBHOOK_URL),
  username: (name: unknown) => {
    const text = checkText('username', name);
    if (!text.includes(':')) return text;
    // RFC 7617 splits at the first colon, so the rest would become part of the password.
    const fix = 'Remove it, because Basic authentication does not allow colons in usernames';
    throw createArgumentError('username', 'contains a colon', fix);
  },
  password: (password: unknown) => checkText('password', password),
  timeoutSeconds: toTimeoutMs,
};

/**
 * Returns the checked values of these options, and the timeout in milliseconds.
 *
 * @throws SettingsError with all problems at once
 */
export function checkOptions<Name extends keyof typeof CHECKS>(raw: TransportOptions | undefined, ...names: Name[]) {
  const all = [...names, 'timeoutSeconds'] as const;
  const unknown = unknownOptions(raw, [...all, 'signal', 'send']);
  if (unknown.length > 0) throw new SettingsError(unknown);
  const problems: Problem[] = [];
  const entries = all.map((name) => {
    try {
      return [name, CHECKS[name](Reflect.get(raw ?? {}, name))];
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  if (problems.length > 0) throw new SettingsError(problems);
  return Object.fromEntries(entries) as { readonly [N in (typeof all)[number]]: ReturnType<(typeof CHECKS)[N]> };
}

function checkUrl(option: string, value: unknown, fix: string): URL {
  const url = parseServiceUrl(String(requireValue(option, value, fix)));
  if (typeof url === 'string') throw createArgumentError(option, url, fix);
  return url;
}

function checkText(option: string, value: unknown): string {
  const fix = `Use the ${option} of the account`;
  const text = requireValue(option, value, fix);
  if (typeof text !== 'string') throw createArgumentError(option, `is a ${typeof text}, not a text`, fix);
  return text;
}

function toTimeoutMs(seconds: number | undefined = 60): Milliseconds {
  if (Number.isFinite(seconds) && seconds > 0 && seconds <= 86_400) return secondsToMs(seconds);
  const fix = 'Use a number of seconds above 0, at most 86400';
  throw createArgumentError('timeoutSeconds', `got ${quoteValue(seconds)}`, fix);
}

/** Combines the limits of one call with the defaults of the client. Either signal aborts the call. */
export function combineLimits(all: ExchangeLimits, { signal, timeoutSeconds }: CallOptions): ExchangeLimits {
  const signals = [all.signal, signal].filter((one) => one !== undefined);
  return {
    timeoutMs: timeoutSeconds === undefined ? all.timeoutMs : toTimeoutMs(timeoutSeconds),
    signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
  };
}

/** Returns the value. Throws a SettingsError if a plain JavaScript caller omitted it. */
export function requireValue<T>(option: string, value: T | null | undefined, suggestion: string): T {
  if (value !== undefined && value !== null && value !== '') return value;
  throw createArgumentError(option, value === '' ? 'is empty' : 'is missing', suggestion);
}

/** Returns `value` if it is one of `allowed`. Otherwise throws a SettingsError that lists them. */
export function oneOf<const T extends string>(option: string, allowed: readonly T[], value: string): T {
  const found = allowed.find((name) => name === value);
  if (found !== undefined) return found;
  throw createArgumentError(option, `got ${quoteValue(value)}`, `Use one of ${allowed.join(', ')}`);
}

/** Creates the error for an invalid argument, with the option, the problem, and the suggestion. */
export function createArgumentError(option: string, error: string, suggestion: string): SettingsError {
  return new SettingsError([{ option, message: error, suggestion }]);
}

/**
 * Returns the exchange if its status is 2xx and the service itself responded. Otherwise rejects with a ResponseError or
 * a ConnectionError, which reports if the request may have been processed.
 *
 * @param signal its reason is the cause of the error
 */
export function ensureAccepted(
  exchange: HttpResult,
  request: ServiceRequest,
  redactor: Redactor,
  signal: PlatformSignal | undefined,
): HttpResponse {
  const { operation, method } = request;
  const unclear = method === 'POST' && mayHaveArrived(exchange);
  const advice = unclear ? LOOK_FIRST : '';
  const { reason, hint } = describeExchange(exchange);
  if (exchange.type === 'response') {
    const { status, body } = exchange;
    const isRefused = status < 200 || status >= 300;
    if (isRefused || (method === 'POST' && hasErrorBody(body))) {
      const problem = isRefused ? reason : `${reason}, with an error`;
      const text = findServiceMessage(body, (part) => redactText(part, redactor));
      const message = joinTexts(': ', `${operation}: ${problem}`, text);
      const statusAdvice = isRefused ? suggestForStatus(request, status) : '';
      throw new ResponseError(message, { status, unclear, hint: joinTexts(' ', statusAdvice, advice) });
    }
    // Any other 2xx is a web page, such as the login page of a proxy.
    if (classify(exchange) === 'delivered') return exchange;
  }
  const consequence = advice === '' ? '' : 'The request may have been processed';
  throw new ConnectionError(joinTexts('. ', `${operation}: ${reason}`, consequence), {
    written: exchange.type === 'response' || exchange.written,
    unclear,
    hint: joinTexts(' ', hint, advice),
    cause: signal?.aborted ? (signal as AbortSignal).reason : undefined,
  });
}

function joinTexts(separator: string, ...texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(separator);
}
