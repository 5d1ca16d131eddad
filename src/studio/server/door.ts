/** Who may use the studio: whoever opened the address that the command printed. Others on the machine reach the port too. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { cookieName, cookieOf, sessionCookie } from '../../sandbox/http/cookies.ts';
import type { Reply } from '../../sandbox/http/reply.ts';

const CLOSED =
  'This studio is open to the one who started it. Open the address that the command printed, with its token.';

export interface Door {
  /** The address to print: it opens the studio until that stops. */
  link(origin: string): string;
  /** What is answered to the address that was printed: the token leaves it at once. Undefined for a wrong one. */
  redeem(query: string, headers: IncomingHttpHeaders): Reply | undefined;
  /** What is answered to whoever did not come by that address; undefined for who did. */
  refuse(headers: IncomingHttpHeaders): Reply | undefined;
}

export function createDoor(random: (bytes: number) => Buffer): Door {
  const [token, session] = [random(24).toString('base64url'), random(24).toString('base64url')];
  const name = ({ host }: IncomingHttpHeaders) => cookieName('studio', host);
  return {
    link: (origin) => `${origin}/?token=${token}`,
    redeem: (query, headers) => {
      if (!isSame(new URLSearchParams(query).get('token') ?? '', token)) return undefined;
      return { status: 303, headers: { location: '/', 'set-cookie': sessionCookie(name(headers), session) }, body: '' };
    },
    refuse: (headers) => {
      if (isSame(cookieOf(headers.cookie, name(headers)), session)) return undefined;
      return { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${CLOSED}\n` };
    },
  };
}

const digest = (value: string) => createHash('sha256').update(value).digest();

function isSame(value: string, secret: string): boolean {
  return timingSafeEqual(digest(value), digest(secret));
}
