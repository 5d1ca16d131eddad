import type { Context } from '../context.ts';
import { type User, userById, userByName } from '../store/people.ts';

/** Signs users in to the web page. Sessions are stored in the database, and last as long as it does. */
export interface Sessions {
  /** Returns the value of the `set-cookie` header. */
  open(user: User): string;
  /** Ends the session of this cookie header. */
  end(cookies: string | undefined): void;
  /** Returns the signed-in user, if there is one. */
  find(cookies: string | undefined): User | undefined;
  /** Creates a URL that signs a user in until the sandbox stops. */
  link(username: string): string;
  /** Returns the user that the token of such a URL signs in. */
  userOfLink(token: string): User | undefined;
}

const active = (user: User | undefined) => (user?.state === 'active' ? user : undefined);

export function createSessions(context: Context): Sessions {
  const { db } = context;
  const links = new Map<string, string>();
  // Cookies are shared by all ports of a host, so the name must distinguish sandboxes.
  const name = () => `sandbox_${new URL(context.origin()).port}`;
  const newSecret = () => context.random(24).toString('base64url');
  const find = (cookies: string | undefined) => {
    const token = toCookie(cookies, name());
    const id = db.get<{ userId: number }>('SELECT userId FROM sessions WHERE token = ?', token)?.userId;
    return active(id === undefined ? undefined : userById(db, id));
  };
  return {
    find,
    open: (user) => {
      const token = newSecret();
      db.transaction(() => db.insert('sessions', { token, userId: user.id }));
      // Limit the cookie to the browser session, and hide it from scripts and other sites.
      return `${name()}=${token}; Path=/; HttpOnly; SameSite=Strict`;
    },
    end: (cookies) => {
      db.transaction(() => db.run('DELETE FROM sessions WHERE token = ?', toCookie(cookies, name())));
    },
    link: (username) => {
      if (active(userByName(db, username)) === undefined)
        throw new Error(`sandbox: no active user has the name ${username}`);
      const token = newSecret();
      links.set(token, username);
      return `${context.origin()}/?token=${token}`;
    },
    userOfLink: (token) => {
      const username = links.get(token);
      return active(username === undefined ? undefined : userByName(db, username));
    },
  };
}

/** Parses the value of a cookie. Empty if it is missing. */
function toCookie(cookies: string | undefined, name: string): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? '';
}
