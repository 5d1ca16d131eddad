/** Checks access: content requires membership (even of administrators), administration requires a role. */
import type { UserContext } from './context.ts';
import { forbidden, notFound } from './http/reply.ts';
import type { Role, Space } from './store/records.ts';

export function requireAdministrator({ user }: UserContext): void {
  if (user.administrator !== 1) throw forbidden('This operation needs the credentials of an administrator.');
}

/** Returns the role of the user. Undefined if the user is not a member. */
export function findRole({ db, user }: UserContext, spaceId: number): Role | undefined {
  return db.find('members', { spaceId, userId: user.id })?.role;
}

export function requireMember(context: UserContext, space: Space): void {
  if (findRole(context, space.id) !== undefined) return;
  throw forbidden(`${context.user.username} is not a member of the ${space.kind} "${space.name}" (id ${space.id}).`);
}

/** Returns true for an administrator of the team or of the organization. */
export function mayManage(context: UserContext, space: Space): boolean {
  return context.user.administrator === 1 || findRole(context, space.id) === 'ROLE_TEAM_ADMIN';
}

export function requireTeamAdmin(context: UserContext, space: Space): void {
  if (mayManage(context, space)) return;
  throw forbidden(`${context.user.username} is not an administrator of the ${space.kind} "${space.name}".`);
}

/** Allows members to add people to their team, but only its administrators to add administrators. */
export function requireMayAdd(context: UserContext, space: Space, role: Role): void {
  const { user } = context;
  if (user.type === 'guest') throw forbidden('Guests cannot add people to teams.');
  if (user.administrator === 1) return;
  if (role === 'ROLE_TEAM_ADMIN') requireTeamAdmin(context, space);
  else requireMember(context, space);
}

/** Lists teams, then forums. Guests only see those that they belong to. */
export function listVisibleSpaces({ db, user }: UserContext): readonly Space[] {
  const memberSpaces = 'id IN (SELECT spaceId FROM members WHERE userId = ?)';
  return user.type === 'guest'
    ? db.all<Space>(`SELECT * FROM spaces WHERE ${memberSpaces} ORDER BY kind DESC, id`, user.id)
    : db.all<Space>('SELECT * FROM spaces ORDER BY kind DESC, id');
}

export function requireSpace(context: UserContext, kind: Space['kind'], id: number): Space {
  const space = context.db.find('spaces', { id, kind });
  if (space === undefined) throw notFound(`There is no ${kind} with the id ${id}.`);
  requireMember(context, space);
  return space;
}
