import type { Caller } from '../caller.ts';
import type { UserField } from '../fields.ts';
import { decodeUser } from '../record-decoders.ts';
import type { User } from '../records.ts';
import {
  addToTeams,
  deactivateUser,
  type Invitation,
  inviteUser,
  listUsers,
  type TeamRole,
} from '../requests/users.ts';
import type { List } from '../wire/list.ts';
import type { ListOptions } from '../wire/query.ts';

/** The users of the organization (API 4.3). */
export class Users {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists users. */
  list(options: ListOptions<UserField> = {}): List<User> {
    return this.#caller.list(decodeUser, options, (page) => listUsers({ ...options, ...page }));
  }

  /**
   * Invites someone, or adds the existing user of that e-mail to the teams without an invitation. Needs an
   * administrator. Undefined when the service took it without saying whom.
   */
  async invite(invitation: Invitation): Promise<User | undefined> {
    return this.#caller.create(inviteUser(invitation), decodeUser);
  }

  /** Adds an existing user to teams and forums. */
  async addToTeams(userId: number, teams: readonly TeamRole[]): Promise<void> {
    return this.#caller.act(addToTeams(userId, teams));
  }

  /** Deactivates a user. Needs an administrator. */
  async deactivate(userId: number): Promise<void> {
    return this.#caller.act(deactivateUser(userId));
  }
}
