import type { Context } from '../../context.ts';
import type { User } from '../../store/people.ts';
import { countMembers, membership, type Space } from '../../store/spaces.ts';
import type { ShownMember, ShownMembers } from '../shown.ts';

/** People that are shown of a team, and of the rest of the organization. */
const MOST = 200;

type Row = Omit<ShownMember, 'administrator'> & { readonly administrator: number };

const PERSON = 'users.id AS userId, displayName, username, type, state, administrator';

const IN_SPACE = `SELECT members.id AS id, role, ${PERSON} FROM members JOIN users ON users.id = members.userId
  WHERE members.spaceId = ? ORDER BY members.id LIMIT ?`;

const OUTSIDE = `SELECT NULL AS id, 'ROLE_TEAM_MEMBER' AS role, ${PERSON} FROM users
  WHERE users.id NOT IN (SELECT userId FROM members WHERE spaceId = ?) ORDER BY users.id LIMIT ?`;

function memberView(row: Row): ShownMember {
  return { ...row, administrator: row.administrator === 1 };
}

/** Who belongs to a team or forum, and to its administrators also who could. */
export function membersView({ db }: Context, user: User, { id }: Space): ShownMembers {
  const mayInvite = user.administrator === 1;
  return {
    members: db.all<Row>(IN_SPACE, id, MOST).map(memberView),
    others: mayInvite ? db.all<Row>(OUTSIDE, id, MOST).map(memberView) : [],
    count: countMembers(db, id),
    mayManage: mayInvite || membership(db, id, user.id)?.role === 'ROLE_TEAM_ADMIN',
    mayInvite,
  };
}

const ADMINISTRATORS = `SELECT displayName FROM members JOIN users ON users.id = members.userId
  WHERE members.spaceId = ? AND role = 'ROLE_TEAM_ADMIN' AND state = 'active' ORDER BY members.id LIMIT 5`;

/** Whom to ask to be let in. */
export function administratorNames({ db }: Context, { id }: Space): string[] {
  return db.all<{ displayName: string }>(ADMINISTRATORS, id).map(({ displayName }) => displayName);
}
