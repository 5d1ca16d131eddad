/**
 * How a server on loopback knows who started it: by the token in an address that was printed, and by a cookie from then on.
 * All ports of a host share their cookies, so the name keeps two servers apart.
 */
import type { Reply } from './reply.ts';
import type { Received } from './request.ts';

/** A token, or the value of a cookie. */
export function newSecret(random: (bytes: number) => Buffer): string {
  return random(24).toString('base64url');
}

/** The address to print. */
export function linkWith(origin: string, token: string): string {
  return `${origin}/?token=${token}`;
}

/** The token of a request for such an address; undefined for any other. */
export function tokenOf({ method, path, query }: Omit<Received, 'body'>): string | undefined {
  const token = method === 'GET' && path === '/' ? new URLSearchParams(query).get('token') : null;
  return token ?? undefined;
}

/** On without the token, which leaves the address at once. */
export function onward(location: string, cookie?: string): Reply {
  return { status: 303, headers: cookie === undefined ? { location } : { location, 'set-cookie': cookie }, body: '' };
}

/** @param host as the request names it, with its port */
export function cookieName(server: string, host: string | undefined): string {
  return `${server}_${/:(\d{1,5})$/.exec(host ?? '')?.[1] ?? 'session'}`;
}

/** The value of `set-cookie`: it ends with the browser, no script reads it, and no other site's page sends it. */
export function sessionCookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; HttpOnly; SameSite=Strict`;
}

/** The value of a cookie; empty without it. */
export function cookieOf(cookies: string | undefined, name: string): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? '';
}
