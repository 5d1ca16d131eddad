/**
 * Checks the options of clients and webhooks, because callers may be plain JavaScript and variables may be unset.
 * Errors never contain a URL or a password, which may be secret.
 */
import { type Problem, SettingsError } from '../errors.ts';
import { shown } from '../text/format.ts';
import { unknownOptions } from '../text/unknown-options.ts';
import { type Milliseconds, secondsToMs } from '../time.ts';
import type { ExchangeLimits } from './http/exchange.ts';
import { parseServiceUrl } from './http/url.ts';
import { type CallOptions, required, wrong } from './wire/odata.ts';

const FIXES = {
  baseUrl: 'Use the URL of the service, such as https://acme.example.com',
  url: 'Use the complete URL that the service showed when the webhook was created, including https://',
  username: 'Use the username of the account',
  password: 'Use the password of the account',
} as const;

/**
 * Runs one check per option and collects the values under the option names.
 *
 * @param raw options as the caller wrote them
 * @param others known options without a check
 * @throws SettingsError with all problems at once
 */
export function checkOptions<T extends object>(
  raw: object,
  checks: { readonly [K in keyof T]: () => T[K] },
  others: readonly string[],
): T {
  const unknown = unknownOptions(raw, [...Object.keys(checks), ...others]);
  if (unknown.length > 0) throw new SettingsError(unknown);
  const problems: Problem[] = [];
  const values: Partial<T> = {};
  for (const name of Object.keys(checks) as (keyof T)[]) {
    try {
      values[name] = checks[name]();
    } catch (error) {
      if (!(error instanceof SettingsError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new SettingsError(problems);
  return values as T;
}

/** Parses the URL of the service or of a webhook. */
export function checkUrl(option: 'baseUrl' | 'url', url: string | URL | undefined): URL {
  const read = parseServiceUrl(String(required(option, url, FIXES[option])));
  if (read.type === 'ok') return read.url;
  throw wrong(option, read.error, FIXES[option]);
}

/** Checks the name or the password of an account. HTTP Basic allows no colon in the name. */
export function checkCredential(option: 'username' | 'password', value: string | undefined): string {
  const text: unknown = required(option, value, FIXES[option]);
  if (typeof text !== 'string') throw wrong(option, `is a ${typeof text}, not a text`, FIXES[option]);
  // RFC 7617 splits at the first colon, so the rest would become part of the password.
  if (option === 'password' || !text.includes(':')) return text;
  throw wrong(option, 'contains a colon', 'Remove it, because Basic authentication does not allow colons in usernames');
}

/** Converts the seconds per call (default 60) to milliseconds. */
export function timeoutMs(seconds = 60): Milliseconds {
  if (Number.isFinite(seconds) && seconds > 0 && seconds <= 86_400) return secondsToMs(seconds);
  throw wrong('timeoutSeconds', `got ${shown(seconds)}`, 'Use a number of seconds above 0, at most 86400');
}

/** Combines the limits of one call with the defaults of the client. Either signal aborts the call. */
export function callLimits(all: ExchangeLimits, { signal, timeoutSeconds }: CallOptions): ExchangeLimits {
  const signals = [all.signal, signal].filter((one) => one !== undefined);
  return {
    ...all,
    timeoutMs: timeoutSeconds === undefined ? all.timeoutMs : timeoutMs(timeoutSeconds),
    signal: signals.length > 1 ? AbortSignal.any(signals) : signals[0],
  };
}
