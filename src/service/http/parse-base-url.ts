/** Returns true if a host name, as in `URL.hostname`, is loopback: `localhost`, 127.0.0.0/8 or `[::1]`. */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Explains why nothing may be sent to this URL, without repeating it. Returns undefined if the URL is allowed. */
export function findUrlError(url: URL): string | undefined {
  if (url.protocol === 'https:') return undefined;
  if (url.protocol !== 'http:') return 'the address must begin with https://';
  if (isLoopback(url.hostname)) return undefined;
  return 'http is not encrypted and would expose the secret';
}

/** `error` describes the error without repeating the text, which may be a secret. */
type Address = { readonly type: 'ok'; readonly url: URL } | { readonly type: 'error'; readonly error: string };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * Parses a URL that may receive requests: https, or http on loopback, without a username. Drops the fragment, which is
 * never sent, and an empty query, so that equal URLs compare as equal.
 */
export function readAddress(text: string): Address {
  const url = URL.parse(text.trim());
  if (url === null) return { type: 'error', error: 'not a URL' };
  url.hash = '';
  if (url.search === '') url.search = '';
  // The URL parser accepts characters such as a semicolon in a host, and the text after one may be a secret.
  if (!HOST.test(url.hostname)) return { type: 'error', error: 'contains an invalid character in the host name' };
  const error =
    url.username !== '' || url.password !== '' ? 'contains a user name or password before the host' : findUrlError(url);
  return error === undefined ? { type: 'ok', url } : { type: 'error', error };
}
