import type { Context } from '../context.ts';
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
  /** An address that signs somebody in, until the sandbox stops. */
  link(username: string): string;
  /** Whom the token of such an address signs in. */
  userOfLink(token: string): User | undefined;
}

const active = (user: User | undefined) => (user?.state === 'active' ? user : undefined);

export function createSessions(context: Context): Sessions {
  const { db } = context;
  const links = new Map<string, string>();
  // All ports of a host share their cookies: the name keeps two sandboxes apart.
  const name = () => `sandbox_${new URL(context.origin()).port}`;
  const newSecret = () => context.random(24).toString('base64url');
  const find = (cookies: string | undefined) => {
    const id = userIdOfSession(db, toCookie(cookies, name()));
    return active(id === undefined ? undefined : userById(db, id));
  };
  return {
    find,
    open: (user) => {
      const token = newSecret();
      db.transaction(() => addSession(db, token, user.id));
      // It ends with the browser, no script reads it, and no other site's page sends it.
      return `${name()}=${token}; Path=/; HttpOnly; SameSite=Strict`;
    },
    end: (cookies) => db.transaction(() => deleteSession(db, toCookie(cookies, name()))),
    link: (username) => {
      if (active(userByName(db, username)) === undefined) throw new Error(`sandbox: nobody active is ${username}`);
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

function addSession(db: Database, token: string, userId: number): void {
  db.insert('sessions', { token, userId });
}

function userIdOfSession(db: Database, token: string): number | undefined {
  return db.get<{ userId: number }>('SELECT userId FROM sessions WHERE token = ?', token)?.userId;
}

function deleteSession(db: Database, token: string): void {
  db.run('DELETE FROM sessions WHERE token = ?', token);
}

/** The value of a cookie; empty without it. */
function toCookie(cookies: string | undefined, name: string): string {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1] ?? '';
}
