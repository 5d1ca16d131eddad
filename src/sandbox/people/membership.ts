import type { Context } from '../context.ts';
import { badRequest } from '../http/reply.ts';
import type { Database } from '../store/database.ts';
import {
  activeAdministrators,
  addUser,
  setPassword,
  setState,
  type User,
  userByEmail,
  userByName,
} from '../store/people.ts';
import { addMember, type Member, type Role, removeMember, type Space, setRole } from '../store/spaces.ts';
import { newPassword } from './credentials.ts';

/** Administers users for the API and the web page, and notifies open pages. */

/** A team or forum, with the role of a new member. */
export interface SpaceRole {
  readonly space: Space;
  readonly role: Role;
}

export interface Invitation {
  readonly email: string;
  readonly type: 'member' | 'guest';
  readonly username: string | undefined;
  readonly displayName: string | undefined;
}

/** Adds a user to spaces. Existing memberships stay unchanged. */
export function addToSpaces(context: Context, user: User, locations: readonly SpaceRole[]): void {
  context.db.transaction(() => addTo(context.db, user, locations));
  context.live.publish({});
}

function addTo(db: Database, user: User, locations: readonly SpaceRole[]): void {
  for (const { space, role } of locations) addMember(db, space.id, user.id, role);
}

/** Invites a person. A known user is added to the teams without an invitation (api.md, section 4.3, rule 3). */
export function invite(context: Context, invitation: Invitation, locations: readonly SpaceRole[]): User {
  const { db } = context;
  const existing = userByEmail(db, invitation.email);
  const { username } = invitation;
  if (existing === undefined && username !== undefined && userByName(db, username) !== undefined) {
    throw badRequest(`username: ${JSON.stringify(username)} is taken.`);
  }
  const user = db.transaction(() => {
    const invited = existing ?? addInvited(db, invitation);
    addTo(db, invited, locations);
    return invited;
  });
  context.live.publish({});
  return user;
}

function addInvited(db: Database, { email, type, username, displayName }: Invitation): User {
  const name = username ?? freeUsername(db, email);
  const profile = { username: name, displayName: displayName ?? name, emailAddress: email, type };
  return addUser(db, { ...profile, password: null, administrator: 0, state: 'invited' });
}

/** Derives a username from the local part of the address, with a number if that is taken. */
function freeUsername(db: Database, address: string): string {
  const [local = ''] = address.split('@', 1);
  const base = local.replace(/[^\w.-]/g, '_').slice(0, 60);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}${number}`;
    if (userByName(db, candidate) === undefined) return candidate;
  }
}

/** Accepts an invitation, as the invitee does with the link in the e-mail. Returns the new password. */
export function acceptInvitation({ db, live, random }: Context, user: User): string {
  if (user.state !== 'invited') throw badRequest(`${user.username} has no open invitation.`);
  const password = newPassword(random);
  db.transaction(() => {
    setPassword(db, user.id, password);
    setState(db, user.id, 'active');
  });
  live.publish({});
  return password;
}

/** Rejects the last administrator, because nobody could reactivate them. */
export function deactivate({ db, live }: Context, user: User): void {
  if (user.administrator === 1 && user.state === 'active' && activeAdministrators(db) === 1) {
    throw badRequest(`${user.username} is the last administrator of the organization and cannot be deactivated.`);
  }
  db.transaction(() => setState(db, user.id, 'deactivated'));
  live.publish({});
}

/** Reactivates a user. One who never accepted the invitation is invited again. */
export function reactivate({ db, live }: Context, user: User): void {
  if (user.state !== 'deactivated') throw badRequest(`${user.username} is not deactivated.`);
  db.transaction(() => setState(db, user.id, user.password === null ? 'invited' : 'active'));
  live.publish({});
}

export function removeFromSpace({ db, live }: Context, member: Member): void {
  db.transaction(() => removeMember(db, member.id));
  live.publish({});
}

export function changeRole({ db, live }: Context, member: Member, role: Role): void {
  db.transaction(() => setRole(db, member.id, role));
  live.publish({});
}
