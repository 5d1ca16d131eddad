/** Whether a URL's host name is this machine: `localhost`, 127.0.0.0/8 or `[::1]` (as `URL.hostname` writes them). */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Why nothing may be sent to this URL, without naming the URL; undefined when it may be used. */
export function transportFault(url: URL): string | undefined {
  if (url.protocol === 'https:') return undefined;
  if (url.protocol !== 'http:') return 'the address must begin with https://';
  if (isLoopback(url.hostname)) return undefined;
  return 'http is not encrypted and would expose the secret';
}

/** `fault` says what is wrong without repeating the text, which may be a secret. */
type Address = { readonly type: 'ok'; readonly url: URL } | { readonly type: 'fault'; readonly fault: string };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/**
 * Reads an address that requests may be sent to: https, or http on this machine, without a user name in it. What stands
 * behind `#` is never sent, and an empty query says nothing: without them, two spellings of one address are equal.
 */
export function readAddress(text: string): Address {
  const url = URL.parse(text.trim());
  if (url === null) return { type: 'fault', fault: 'not a URL' };
  url.hash = '';
  if (url.search === '') url.search = '';
  // The URL's own rules let signs such as a semicolon through, and what stands behind one may be a secret.
  if (!HOST.test(url.hostname)) return { type: 'fault', fault: 'contains an invalid character in the host name' };
  const error =
    url.username !== '' || url.password !== ''
      ? 'contains a user name or password before the host'
      : transportFault(url);
  return error === undefined ? { type: 'ok', url } : { type: 'fault', fault: error };
}
