/**
 * Checks the options of clients and webhooks, because callers may be plain JavaScript and variables may be unset.
 * Errors never contain a URL or a password, which may be secret.
 */
import { type Problem, SettingsError } from '../errors.ts';
import { shown } from '../text/format.ts';
import { type Milliseconds, secondsToMs } from '../time.ts';
import type { ExchangeLimits } from './http/exchange.ts';
import { parseServiceUrl } from './http/url.ts';
import { type CallOptions, required, wrong } from './wire/odata.ts';

const FIXES = {
  baseUrl: 'Give the address of the service, like https://acme.example.com',
  url: 'Give the whole URL that the service showed when the webhook was made, with its https://',
  username: 'Give the name of the account',
  password: 'Give the password of the account',
} as const;

/**
 * Runs one check per option and collects the values under the option names.
 *
 * @throws SettingsError with all problems at once
 */
export function checkedOptions<T extends object>(checks: { readonly [K in keyof T]: () => T[K] }): T {
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

/** Parses the URL of the service or of a webhook. Throws a SettingsError with the problem if it is invalid. */
export function checkedAddress(option: 'baseUrl' | 'url', address: string | URL | undefined): URL {
  const read = parseServiceUrl(String(required(option, address, FIXES[option])));
  if (read.type === 'ok') return read.url;
  throw wrong(option, read.error, FIXES[option]);
}

/** Checks the name of an account. Throws a SettingsError if HTTP Basic can't carry it. */
export function checkedUsername(username: string | undefined): string {
  const name = checkedText('username', username);
  // RFC 7617 splits at the first colon, so the rest would become part of the password.
  if (name.includes(':'))
    throw wrong('username', 'contains a colon', 'Give it without: Basic authentication allows none there.');
  return name;
}

/** Throws a SettingsError if the password is missing. */
export function checkedPassword(password: string | undefined): string {
  return checkedText('password', password);
}

/** Converts the seconds per call (default 60) to milliseconds. Throws a SettingsError if they are out of range. */
export function timeoutMs(seconds = 60): Milliseconds {
  if (Number.isFinite(seconds) && seconds > 0 && seconds <= 86_400) return secondsToMs(seconds);
  throw wrong('timeoutSeconds', `got ${shown(seconds)}`, 'Give a number of seconds above 0, at most 86400');
}

function checkedText(option: 'username' | 'password', value: string | undefined): string {
  const text: unknown = required(option, value, FIXES[option]);
  if (typeof text === 'string') return text;
  throw wrong(option, `is a ${typeof text}, not a text`, FIXES[option]);
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
