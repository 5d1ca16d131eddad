/** Cookies of servers on loopback. All ports of a host share them, so the name keeps two servers apart. */

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
