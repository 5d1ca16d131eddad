/** Administers users for the API and the web page, and notifies open pages. */
import { createHash, timingSafeEqual } from 'node:crypto';
import type { Context } from '../context.ts';
import { badRequest } from '../http/reply.ts';
import type { Database } from '../store/database.ts';
import type { Member, Role, User } from '../store/records.ts';

type SpaceRole = Pick<Member, 'spaceId' | 'role'>;

interface Invitation {
  readonly email: string;
  readonly type: 'member' | 'guest';
  readonly username?: string;
  readonly displayName?: string;
}

/** Adds a user to spaces. Existing memberships stay unchanged: only `changeRole` changes a role. */
export function addToSpaces({ db, live }: Context, { id: userId }: User, roles: readonly SpaceRole[]): void {
  db.transaction(() => {
    for (const { spaceId, role } of roles) {
      const membership = { spaceId, userId };
      if (db.find('members', membership) === undefined) db.add('members', { ...membership, role });
    }
  });
  live.emit('changed', {});
}

/** Invites a person. A known user is added to the teams without an invitation (api.md, section 4.3, rule 3). */
export function invite(context: Context, invitation: Invitation, roles: readonly SpaceRole[]): User {
  const { db } = context;
  const { email, type, username } = invitation;
  const existing = db.find('users', { emailAddress: email });
  if (existing === undefined && username !== undefined && db.find('users', { username }) !== undefined) {
    throw badRequest(`username: ${JSON.stringify(username)} is taken.`);
  }
  const name = username ?? freeUsername(db, email);
  const profile = { username: name, displayName: invitation.displayName ?? name, emailAddress: email, type };
  return db.transaction(() => {
    const user = existing ?? db.add('users', { ...profile, password: null, administrator: 0, state: 'invited' });
    addToSpaces(context, user, roles);
    return user;
  });
}

/** Derives a username from the local part of the address, with a number if that is taken. */
function freeUsername(db: Database, address: string): string {
  const [local = ''] = address.split('@', 1);
  const base = local.replace(/[^\w.-]/g, '_').slice(0, 60);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}${number}`;
    if (db.find('users', { username: candidate }) === undefined) return candidate;
  }
}

/** Accepts an invitation, as the invitee does with the link in the e-mail. Returns the new password. */
export function acceptInvitation({ db, live, random }: Context, user: User): string {
  if (user.state !== 'invited') throw badRequest(`${user.username} has no open invitation.`);
  const password = newPassword(random);
  db.update('users', user.id, { password, state: 'active' });
  live.emit('changed', {});
  return password;
}

/** Rejects the last administrator, because nobody could reactivate them. */
export function deactivate({ db, live }: Context, { id, username, administrator, state }: User): void {
  const isActiveAdministrator = administrator === 1 && state === 'active';
  if (isActiveAdministrator && db.count('users', { administrator: 1, state: 'active' }) === 1) {
    throw badRequest(`${username} is the last administrator of the organization and cannot be deactivated.`);
  }
  db.update('users', id, { state: 'deactivated' });
  live.emit('changed', {});
}

/** Reactivates a user. One who never accepted the invitation is invited again. */
export function reactivate({ db, live }: Context, user: User): void {
  if (user.state !== 'deactivated') throw badRequest(`${user.username} is not deactivated.`);
  db.update('users', user.id, { state: user.password === null ? 'invited' : 'active' });
  live.emit('changed', {});
}

export function removeFromSpace({ db, live }: Context, { id }: Member): void {
  db.delete('members', { id });
  live.emit('changed', {});
}

export function changeRole({ db, live }: Context, { id }: Member, role: Role): void {
  db.update('members', id, { role });
  live.emit('changed', {});
}

/** Excludes letters and digits that look alike, because people copy passwords from a terminal. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Generates a password: 12 characters, 60 random bits. */
export function newPassword(random: (bytes: number) => Buffer): string {
  return Array.from(random(12), (byte) => ALPHABET[byte & 31]).join('');
}

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Finds the active user with this name and password. */
export function userWith(db: Database, username: string, password: string): User | undefined {
  const user = db.find('users', { username });
  const matches = timingSafeEqual(digest(password), digest(user?.password ?? ''));
  return user !== undefined && user.password !== null && user.state === 'active' && matches ? user : undefined;
}
