import type { Context } from '../context.ts';
import { Refusal } from '../http/reply.ts';
import { type User, userById } from '../store/people.ts';

/** Who is signed in on the page; forgotten when the sandbox stops. */
export interface Sessions {
  /** Returns the `set-cookie` header's value. */
  open(user: User): string;
  /** Ends the session of this cookie header. */
  end(cookies: string | undefined): void;
  /** The signed-in user, if any. */
  find(cookies: string | undefined): User | undefined;
  /** The signed-in user, or a 401. */
  require(cookies: string | undefined): User;
}

export function createSessions(context: Context): Sessions {
  const users = new Map<string, number>();
  // Cookies are shared by all ports of a host: the name keeps two sandboxes apart.
  const name = () => `sandbox_${new URL(context.origin()).port || 'session'}`;
  const tokenIn = (cookies: string | undefined) => {
    const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
    return pairs.find(([key]) => key === name())?.[1] ?? '';
  };
  const find = (cookies: string | undefined) => {
    const id = users.get(tokenIn(cookies));
    const user = id === undefined ? undefined : userById(context.db, id);
    return user?.state === 'active' ? user : undefined;
  };
  return {
    find,
    open: (user) => {
      const token = context.random(24).toString('base64url');
      users.set(token, user.id);
      return `${name()}=${token}; Path=/; HttpOnly; SameSite=Strict`;
    },
    end: (cookies) => {
      users.delete(tokenIn(cookies));
    },
    require: (cookies) => {
      const user = find(cookies);
      if (user === undefined) throw new Refusal(401, 'SignedOut', 'Sign in first.');
      return user;
    },
  };
}
