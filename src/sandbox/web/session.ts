import type { Context } from '../context.ts';
import type { User } from '../store/records.ts';

/** Signs users in to the web page. Sessions are stored in the database, and last as long as it does. */
export class Sessions {
  readonly #context: Context;
  /** Usernames by the tokens of sign-in links. */
  readonly #links = new Map<string, string>();

  constructor(context: Context) {
    this.#context = context;
  }

  /** Returns the value of the `set-cookie` header. */
  open({ id: userId }: User): string {
    const token = this.#createSecret();
    this.#context.db.insert('sessions', { token, userId });
    // Limit the cookie to the browser session, and hide it from scripts and other sites.
    return `${this.#cookieName()}=${token}; Path=/; HttpOnly; SameSite=Strict`;
  }

  /** Ends the session of this cookie header. */
  end(cookies: string | undefined): void {
    this.#context.db.delete('sessions', { token: this.#parseToken(cookies) });
  }

  /** Returns the signed-in user, if there is one. */
  find(cookies: string | undefined): User | undefined {
    const id = this.#context.db.find('sessions', { token: this.#parseToken(cookies) })?.userId;
    return id === undefined ? undefined : this.#findActive({ id });
  }

  /** Creates a URL that signs a user in until the sandbox stops. */
  link(username: string): string {
    if (this.#findActive({ username }) === undefined)
      throw new Error(`sandbox: no active user has the name ${username}`);
    const token = this.#createSecret();
    this.#links.set(token, username);
    return `${this.#context.origin()}/?token=${token}`;
  }

  /** Returns the user that the token of such a URL signs in. */
  userOfLink(token: string): User | undefined {
    const username = this.#links.get(token);
    return username === undefined ? undefined : this.#findActive({ username });
  }

  #findActive(user: Partial<User>): User | undefined {
    return this.#context.db.find('users', { ...user, state: 'active' });
  }

  #createSecret(): string {
    return this.#context.random(24).toString('base64url');
  }

  /** Distinguishes sandboxes, because cookies are shared by all ports of a host. */
  #cookieName(): string {
    return `sandbox_${new URL(this.#context.origin()).port}`;
  }

  /** Parses the token in a cookie header. Empty if it is missing. */
  #parseToken(cookies = ''): string {
    const pairs = cookies.split(';').map((pair) => pair.trim().split('='));
    return pairs.find(([key]) => key === this.#cookieName())?.[1] ?? '';
  }
}
