/** The users of the organization (API 4.3). */
import { decodeUser } from '../decoders.ts';
import { type Operations, PAGE_OPTIONS, type RequestOf } from '../operation.ts';
import type { User } from '../records.ts';
import { ROLES, type Role, USER_TYPES, type UserType } from '../vocabulary.ts';
import type { Caller } from '../wire/caller.ts';
import type { List } from '../wire/list.ts';
import { checkedId, idSegment, oneOf, required, stringLiteral } from '../wire/odata.ts';
import { type CallOptions, type ListOptions, listQuery } from '../wire/query.ts';

export const USER_OPERATIONS = {
  'users.list': {
    section: '4.3',
    title: 'List the users of the organization',
    method: 'GET',
    path: '/users',
    takes: `${PAGE_OPTIONS}, \`$select\``,
    call: 'client.users.list({ top, skip, count, select })',
  },
  'users.addToTeams': {
    section: '4.3',
    title: 'Add an existing user to teams and forums',
    method: 'POST',
    path: '/users(<user_id>)/User.AddToTeams()',
    takes: '`teams`',
    call: 'client.users.addToTeams(userId, [{ id, role }])',
  },
  'users.invite': {
    section: '4.3',
    title: 'Invite a user',
    method: 'POST',
    path: '/User.Invite()',
    takes: '`email`, `teams`, `type`, `username`, `displayName`',
    call: 'client.users.invite({ email, type, teams, username, displayName })',
    admin: true,
  },
  'users.deactivate': {
    section: '4.3',
    title: 'Deactivate a user',
    method: 'POST',
    path: "/users(id=<user_id>)/User.Active.Set(value='false')",
    takes: 'nothing',
    call: 'client.users.deactivate(userId)',
    admin: true,
  },
} as const satisfies Operations;

type UserRequest = RequestOf<typeof USER_OPERATIONS>;

/** What `select` takes in lists of users. */
export const USER_FIELDS = ['id', 'username', 'displayName', 'emailAddress'] as const;
export type UserField = (typeof USER_FIELDS)[number];

/** A team or forum that a user joins, and as what. */
export interface TeamRole {
  /** Id of a team or forum. */
  readonly id: number;
  readonly role: Role;
}

export interface Invitation {
  readonly email: string;
  readonly type: UserType;
  /** Teams and forums may be mixed. */
  readonly teams: readonly TeamRole[];
  /** Fills in the form that the invitee completes (API 4.3, rule 4). */
  readonly username?: string | undefined;
  readonly displayName?: string | undefined;
}

export function listUsers(options: ListOptions<UserField> = {}): UserRequest {
  return { operation: 'users.list', method: 'GET', path: `/users${listQuery(USER_FIELDS, options)}` };
}

/** An existing user with that e-mail is added to the teams instead (API 4.3, rule 3). */
export function inviteUser(invitation: Invitation): UserRequest {
  const { email, username, displayName, ...asked } = required('invitation', invitation, 'Give { email, type, teams }');
  const teams = teamRoles(asked.teams);
  const type = oneOf('type', USER_TYPES, asked.type);
  return {
    operation: 'users.invite',
    method: 'POST',
    path: '/User.Invite()',
    body: { email, teams, type, username, displayName },
    admin: true,
  };
}

export function addToTeams(userId: number, teams: readonly TeamRole[]): UserRequest {
  return {
    operation: 'users.addToTeams',
    method: 'POST',
    path: `/users(${idSegment('user', userId)})/User.AddToTeams()`,
    body: { teams: teamRoles(teams) },
  };
}

/** This path alone writes its key as `id=` (API 4.3). */
export function deactivateUser(userId: number): UserRequest {
  return {
    operation: 'users.deactivate',
    method: 'POST',
    path: `/users(id=${idSegment('user', userId)})/User.Active.Set(value=${stringLiteral('false')})`,
    admin: true,
  };
}

function teamRoles(teams: readonly TeamRole[]): TeamRole[] {
  return required('teams', teams, 'Give a list of { id, role }').map(({ id, role }) => ({
    id: checkedId('teams', id),
    role: oneOf('role', ROLES, role),
  }));
}

/** The users of the organization. */
export class Users {
  readonly #caller: Caller;

  constructor(caller: Caller) {
    this.#caller = caller;
  }

  /** Lists users. API 4.3. */
  list(options: ListOptions<UserField> = {}): List<User> {
    return this.#caller.list(decodeUser, options, (page) => listUsers({ ...options, ...page }));
  }

  /**
   * Invites someone, or adds the existing user with that e-mail to the teams without an invitation. Needs an
   * administrator. Undefined when the service accepted it without telling the user's id. API 4.3.
   */
  async invite(invitation: Invitation, call: CallOptions = {}): Promise<User | undefined> {
    return this.#caller.create(inviteUser(invitation), decodeUser, call);
  }

  /** Adds an existing user to teams and forums. API 4.3. */
  async addToTeams(userId: number, teams: readonly TeamRole[], call: CallOptions = {}): Promise<void> {
    return this.#caller.act(addToTeams(userId, teams), call);
  }

  /** Deactivates a user. Needs an administrator. API 4.3. */
  async deactivate(userId: number, call: CallOptions = {}): Promise<void> {
    return this.#caller.act(deactivateUser(userId), call);
  }
}
