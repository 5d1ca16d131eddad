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

/** What administration changes, whoever asks for it: the API or the page. Open pages are told. */

/** A team or forum, and as what somebody comes to it. */
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

/** Somebody who is a member already stays as they are. */
export function addToSpaces(context: Context, user: User, locations: readonly SpaceRole[]): void {
  context.db.transaction(() => addTo(context.db, user, locations));
  context.live.publish({});
}

function addTo(db: Database, user: User, locations: readonly SpaceRole[]): void {
  for (const { space, role } of locations) addMember(db, space.id, user.id, role);
}

/** Somebody who is known already is added to the teams and gets no invitation (API 4.3, rule 3). */
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

/** The local part of the address, with a number behind it when that name is taken. */
function freeUsername(db: Database, address: string): string {
  const [local = ''] = address.split('@', 1);
  const base = local.replace(/[^\w.-]/g, '_').slice(0, 60);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}${number}`;
    if (userByName(db, candidate) === undefined) return candidate;
  }
}

/** What the invited person does with the link in their mail; returns the password that they get. */
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

/** Refuses for the last administrator: nobody could bring them back. */
export function deactivate({ db, live }: Context, user: User): void {
  if (user.administrator === 1 && user.state === 'active' && activeAdministrators(db) === 1) {
    throw badRequest(`${user.username} is the last administrator of the organization, and stays active.`);
  }
  db.transaction(() => setState(db, user.id, 'deactivated'));
  live.publish({});
}

/** Somebody who never accepted their invitation is invited again. */
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
