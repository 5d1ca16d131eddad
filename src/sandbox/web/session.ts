import type { Context } from '../context.ts';
import { Refusal } from '../http/reply.ts';
import { cookieName, cookieOf, linkWith, newSecret, sessionCookie } from '../http/sign-in.ts';
import type { Database } from '../store/database.ts';
import { type User, userById, userByName } from '../store/people.ts';

/** Who is signed in on the page. Sessions are in the store, and live as long as it does. */
export interface Sessions {
  /** Returns the `set-cookie` header's value. */
  open(user: User): string;
  /** Ends the session of this cookie header. */
  end(cookies: string | undefined): void;
  /** The signed-in user, if any. */
  find(cookies: string | undefined): User | undefined;
  /** The signed-in user, or a 401. */
  require(cookies: string | undefined): User;
  /** An address that signs somebody in, until the sandbox stops. */
  link(username: string): string;
  /** Whom the token of such an address signs in. */
  userOfLink(token: string): User | undefined;
}

const active = (user: User | undefined) => (user?.state === 'active' ? user : undefined);

export function createSessions(context: Context): Sessions {
  const { db } = context;
  const links = new Map<string, string>();
  const name = () => cookieName('sandbox', new URL(context.origin()).host);
  const find = (cookies: string | undefined) => {
    const id = userIdOfSession(db, cookieOf(cookies, name()));
    return active(id === undefined ? undefined : userById(db, id));
  };
  return {
    find,
    open: (user) => {
      const token = newSecret(context.random);
      db.transaction(() => addSession(db, token, user.id));
      return sessionCookie(name(), token);
    },
    end: (cookies) => db.transaction(() => deleteSession(db, cookieOf(cookies, name()))),
    require: (cookies) => {
      const user = find(cookies);
      if (user === undefined) throw new Refusal(401, 'SignedOut', 'Sign in first.');
      return user;
    },
    link: (username) => {
      if (active(userByName(db, username)) === undefined) throw new Error(`sandbox: nobody active is ${username}`);
      const token = newSecret(context.random);
      links.set(token, username);
      return linkWith(context.origin(), token);
    },
    userOfLink: (token) => {
      const username = links.get(token);
      return active(username === undefined ? undefined : userByName(db, username));
    },
  };
}

function addSession(db: Database, token: string, userId: number): void {
  db.run('INSERT INTO sessions (token, userId) VALUES (?, ?)', token, userId);
}

function userIdOfSession(db: Database, token: string): number | undefined {
  return db.get<{ userId: number }>('SELECT userId FROM sessions WHERE token = ?', token)?.userId;
}

function deleteSession(db: Database, token: string): void {
  db.run('DELETE FROM sessions WHERE token = ?', token);
}
