import type { Environment } from '../../platform.ts';

/** Host names, as in `URL.hostname`, that are loopback. */
const LOOPBACK = /^(?:localhost|\[::1\]|127\.\d+\.\d+\.\d+)$/;

/** Explains why nothing may be sent to this URL, without repeating it. Returns undefined if the URL is allowed. */
export function findUrlError(url: URL): string | undefined {
  if (url.protocol === 'https:') return undefined;
  if (url.protocol !== 'http:') return 'the URL must begin with https://';
  return LOOPBACK.test(url.hostname) ? undefined : 'http is not encrypted and would expose the secret';
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * Parses a URL that may receive requests: https, or http on loopback, without a username. Drops the fragment, which is
 * never sent, and an empty query, so that equal URLs compare as equal. Otherwise returns the error, which doesn't
 * repeat the text, because that may be a secret.
 */
export function parseServiceUrl(text: string): URL | string {
  const url = URL.parse(text.trim());
  if (url === null) return 'not a URL';
  url.hash = '';
  if (url.search === '') url.search = '';
  // The URL parser accepts characters such as a semicolon in a host, and the text after one may be a secret.
  if (!HOST.test(url.hostname)) return 'contains an invalid character in the host name';
  if (url.username !== '' || url.password !== '') return 'contains a username or password before the host';
  return findUrlError(url) ?? url;
}

/**
 * Reads which proxy `HTTPS_PROXY` sets for a URL, lowercase first like curl. Returns the name of the variable if its
 * value is invalid, and undefined if there is none.
 */
export function findProxy(url: URL, env: Environment): URL | string | undefined {
  // A proxy could read the complete URL of an http request.
  if (url.protocol !== 'https:' || LOOPBACK.test(url.hostname)) return undefined;
  const name = ['https_proxy', 'HTTPS_PROXY'].find((variable) => env[variable]?.trim());
  if (name === undefined) return undefined;
  const value = env[name]?.trim() ?? '';
  const proxy = URL.parse(value.includes('://') ? value : `http://${value}`);
  const isSupported = proxy?.protocol === 'http:' || proxy?.protocol === 'https:';
  // undici decodes them, and would fail.
  const hasValidUser = !/%(?![\da-f]{2})/i.test(`${proxy?.username}${proxy?.password}`);
  return isSupported && hasValidUser ? proxy : name;
}
