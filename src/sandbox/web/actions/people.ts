import { requireAdministrator, requireMayAdd, requireTeamAdmin } from '../../access.ts';
import { email, id, oneOf, optional, record, text } from '../../checks.ts';
import type { Context } from '../../context.ts';
import { badRequest, json, notFound, type Reply } from '../../http/reply.ts';
import {
  acceptInvitation,
  addToSpaces,
  changeRole,
  deactivate,
  invite,
  reactivate,
  removeFromSpace,
} from '../../people/changes.ts';
import { type User, userById } from '../../store/people.ts';
import { countMembers, type Member, memberById, membership, membersOf, type Space } from '../../store/spaces.ts';
import type { ShownMember, ShownMembers } from '../shown.ts';
import { anySpace, type Handler, openSpace, type PageCall, payloadOf } from './call.ts';

const role = oneOf('ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN');

const invitePayload = record({ email, displayName: optional(text), type: oneOf('member', 'guest'), role });

function inviteToSpace(call: PageCall): Reply {
  requireAdministrator(call.user);
  const space = anySpace(call, call.id);
  const { email: address, displayName, type, role: asWhat } = payloadOf(call, invitePayload);
  const invitation = { email: address, displayName, type, username: undefined };
  const { username, state } = invite(call.context, invitation, [{ space, role: asWhat }]);
  return json(200, { username, state });
}

const addPayload = record({ userId: id, role });

function addMember(call: PageCall): Reply {
  const { db } = call.context;
  const space = anySpace(call, call.id);
  const { userId, role: asWhat } = payloadOf(call, addPayload);
  requireMayAdd(db, call.user, space, asWhat);
  const user = userById(db, userId);
  if (user === undefined) throw badRequest(`There is no user with the id ${userId}.`);
  addToSpaces(call.context, user, [{ space, role: asWhat }]);
  return json(204, undefined);
}

/** An administrator of the organization needs nobody to be let in. */
function join(call: PageCall): Reply {
  requireAdministrator(call.user);
  addToSpaces(call.context, call.user, [{ space: anySpace(call, call.id), role: 'ROLE_TEAM_MEMBER' }]);
  return json(204, undefined);
}

/** The join record in the path, of a team that the caller administers. */
function managedMember(call: PageCall): Member {
  const member = memberById(call.context.db, call.id);
  if (member === undefined) throw notFound(`There is no member record with the id ${call.id}.`);
  requireTeamAdmin(call.context.db, call.user, anySpace(call, member.spaceId));
  return member;
}

/** A team keeps somebody who can let others in. */
function requireAnotherAdmin({ context }: PageCall, member: Member): void {
  const isAdmin = ({ role: has }: Member) => has === 'ROLE_TEAM_ADMIN';
  const others = membersOf(context.db, member.spaceId).filter((one) => one.id !== member.id && isAdmin(one));
  if (!isAdmin(member) || others.length > 0) return;
  throw badRequest('This is the last administrator of the team. Make somebody else one first.');
}

const rolePayload = record({ role });

function setRole(call: PageCall): Reply {
  const member = managedMember(call);
  const wanted = payloadOf(call, rolePayload).role;
  if (wanted === 'ROLE_TEAM_MEMBER') requireAnotherAdmin(call, member);
  changeRole(call.context, member, wanted);
  return json(204, undefined);
}

function remove(call: PageCall): Reply {
  const member = managedMember(call);
  requireAnotherAdmin(call, member);
  removeFromSpace(call.context, member);
  return json(204, undefined);
}

/** Something that an administrator of the organization does to the user in the path. */
function administering(change: (call: PageCall, user: User) => Reply): Handler {
  return (call) => {
    requireAdministrator(call.user);
    const user = userById(call.context.db, call.id);
    if (user === undefined) throw notFound(`There is no user with the id ${call.id}.`);
    return change(call, user);
  };
}

/** Who belongs to a team or forum, and the people of the organization. */
export const PEOPLE: Readonly<Record<string, Handler>> = {
  'GET /page/spaces/<id>/members': (call) => json(200, membersView(call.context, call.user, openSpace(call))),
  'POST /page/spaces/<id>/members': addMember,
  'POST /page/spaces/<id>/join': join,
  'GET /page/spaces/<id>/administrators': (call) => {
    if (call.user.type === 'guest') openSpace(call);
    return json(200, { names: administratorNames(call.context, anySpace(call, call.id)) });
  },
  'POST /page/spaces/<id>/invite': inviteToSpace,
  'POST /page/members/<id>/role': setRole,
  'DELETE /page/members/<id>': remove,
  'POST /page/users/<id>/accept': administering(({ context }, user) =>
    json(200, { username: user.username, password: acceptInvitation(context, user) }),
  ),
  'POST /page/users/<id>/deactivate': administering(({ context }, user) => {
    deactivate(context, user);
    return json(204, undefined);
  }),
  'POST /page/users/<id>/reactivate': administering(({ context }, user) => {
    reactivate(context, user);
    return json(204, undefined);
  }),
};

/** People that are told of a team, and of the rest of the organization; the page draws a part of them. */
const MOST = 10_000;

type MemberRow = Omit<ShownMember, 'administrator'> & { readonly administrator: number };

const PERSON = 'users.id AS userId, displayName, username, type, state, administrator';

const IN_SPACE = `SELECT members.id AS id, role, ${PERSON} FROM members JOIN users ON users.id = members.userId
  WHERE members.spaceId = ? ORDER BY members.id LIMIT ?`;

const OUTSIDE = `SELECT NULL AS id, 'ROLE_TEAM_MEMBER' AS role, ${PERSON} FROM users
  WHERE users.id NOT IN (SELECT userId FROM members WHERE spaceId = ?) ORDER BY users.id LIMIT ?`;

function memberView(row: MemberRow): ShownMember {
  return { ...row, administrator: row.administrator === 1 };
}

/** Who belongs to a team or forum, and to its administrators also who could. */
function membersView({ db }: Context, user: User, { id }: Space): ShownMembers {
  const mayInvite = user.administrator === 1;
  return {
    members: db.all<MemberRow>(IN_SPACE, id, MOST).map(memberView),
    others: mayInvite ? db.all<MemberRow>(OUTSIDE, id, MOST).map(memberView) : [],
    count: countMembers(db, id),
    mayManage: mayInvite || membership(db, id, user.id)?.role === 'ROLE_TEAM_ADMIN',
    mayInvite,
  };
}

const ADMINISTRATORS = `SELECT displayName FROM members JOIN users ON users.id = members.userId
  WHERE members.spaceId = ? AND role = 'ROLE_TEAM_ADMIN' AND state = 'active' ORDER BY members.id LIMIT 5`;

/** Whom to ask to be let in. */
function administratorNames({ db }: Context, { id }: Space): string[] {
  return db.all<{ displayName: string }>(ADMINISTRATORS, id).map(({ displayName }) => displayName);
}
