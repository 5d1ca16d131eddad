/** Plain `http:` is allowed to this machine only. */

/** Whether a URL's host name is this machine: `localhost`, 127.0.0.0/8 or `[::1]` (as `URL.hostname` writes them). */
export function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\.\d+\.\d+\.\d+$/.test(hostname);
}

/** Why nothing may be sent to this URL, without naming the URL; undefined when it may be used. */
export function transportFault(url: URL): string | undefined {
  if (url.protocol === 'https:') return undefined;
  if (url.protocol !== 'http:') return 'the address must begin with https://';
  if (isLoopback(url.hostname)) return undefined;
  return 'plain http: would send the message and its secret readable by everyone on the way';
}
