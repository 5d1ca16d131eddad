/** Requests about the users of the organization (API 4.3). */
import { USER_FIELDS, type UserField } from '../fields.ts';
import { ROLES, type Role, USER_TYPES, type UserType } from '../vocabulary.ts';
import { checkedId, idSegment, oneOf, stringLiteral } from '../wire/odata.ts';
import { type ListOptions, pageParts, queryString, selectPart } from '../wire/query.ts';
import type { ServiceRequest } from './types.ts';

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

/** Lists the users of the organization. */
export function listUsers(options: ListOptions<UserField> = {}): ServiceRequest {
  const query = queryString([...pageParts(options), selectPart(USER_FIELDS, options.select)]);
  return { operation: 'users.list', method: 'GET', path: `/users${query}` };
}

/** Adds an existing user to teams and forums. */
export function addToTeams(userId: number, teams: readonly TeamRole[]): ServiceRequest {
  return {
    operation: 'users.addToTeams',
    method: 'POST',
    path: `/users(${idSegment('user', userId)})/User.AddToTeams()`,
    body: { teams: teamRoles(teams) },
  };
}

/** Invites someone; an existing user with that e-mail is added to the teams instead (API 4.3, rule 3). */
export function inviteUser(invitation: Invitation): ServiceRequest {
  const { email, username, displayName } = invitation;
  const teams = teamRoles(invitation.teams);
  const type = oneOf('type', USER_TYPES, invitation.type);
  return {
    operation: 'users.invite',
    method: 'POST',
    path: '/User.Invite()',
    body: { email, teams, type, username, displayName },
    admin: true,
  };
}

/** Deactivates a user. This path alone writes its key as `id=` (API 4.3). */
export function deactivateUser(userId: number): ServiceRequest {
  return {
    operation: 'users.deactivate',
    method: 'POST',
    path: `/users(id=${idSegment('user', userId)})/User.Active.Set(value=${stringLiteral('false')})`,
    admin: true,
  };
}

function teamRoles(teams: readonly TeamRole[]): TeamRole[] {
  return teams.map(({ id, role }) => ({ id: checkedId('teams', id), role: oneOf('role', ROLES, role) }));
}
