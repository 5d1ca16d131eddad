import { transportFault } from './loopback.ts';

/** `fault` says what is wrong without repeating the text, which may be a secret. */
type Address = { readonly type: 'ok'; readonly url: URL } | { readonly type: 'fault'; readonly fault: string };

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/;

/** Reads an address that requests may be sent to: https, or http on this machine, without a user name in it. */
export function readAddress(text: string): Address {
  const url = URL.parse(text.trim());
  if (url === null) return { type: 'fault', fault: 'not a URL' };
  // The URL's own rules let signs such as a semicolon through, and what stands behind one may be a secret.
  if (!HOST.test(url.hostname)) return { type: 'fault', fault: 'has a sign in its host that no host has' };
  const fault =
    url.username !== '' || url.password !== '' ? 'holds a user name or password before the host' : transportFault(url);
  return fault === undefined ? { type: 'ok', url } : { type: 'fault', fault };
}
