/** Who may use the studio: whoever opened the address that the command printed. Others on the machine reach the port too. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Reply } from '../../sandbox/http/reply.ts';
import type { Received } from '../../sandbox/http/request.ts';
import {
  cookieName,
  cookieOf,
  linkWith,
  newSecret,
  onward,
  sessionCookie,
  tokenOf,
} from '../../sandbox/http/sign-in.ts';

const CLOSED =
  'This studio is open to the one who started it. Open the address that the command printed, with its token.';

export interface Door {
  /** The address to print: it opens the studio until that stops. */
  link(origin: string): string;
  /**
   * What is answered to whoever did not come by that address, and to who just does: the token leaves it at once. Undefined for
   * who did.
   */
  readonly refuse: (received: Omit<Received, 'body'>) => Reply | undefined;
}

export function createDoor(random: (bytes: number) => Buffer): Door {
  const [token, session] = [newSecret(random), newSecret(random)];
  return {
    link: (origin) => linkWith(origin, token),
    refuse: (received) => {
      const { cookie, host } = received.headers;
      const name = cookieName('studio', host);
      if (isSame(tokenOf(received) ?? '', token)) return onward('/', sessionCookie(name, session));
      if (isSame(cookieOf(cookie, name), session)) return undefined;
      return { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' }, body: `${CLOSED}\n` };
    },
  };
}

const digest = (value: string) => createHash('sha256').update(value).digest();

function isSame(value: string, secret: string): boolean {
  return timingSafeEqual(digest(value), digest(secret));
}
