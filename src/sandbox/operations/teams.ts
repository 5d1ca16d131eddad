import { findRole, listVisibleSpaces, requireSpace, requireTeamAdmin } from '../authorization.ts';
import type { Context, UserContext } from '../context.ts';
import { badRequest, forbidden, json, notFound, type Reply } from '../http/reply.ts';
import { type Call, get, LIST, type Operation, post } from '../odata/operation.ts';
import { collection, createUri, type Entity, entity, returned, shape } from '../odata/shape.ts';
import { addToSpaces, changeRole, removeFromSpace } from '../people/membership.ts';
import type { Member, Role, Space } from '../store/records.ts';
import { anyText, optional, record, text } from '../validate.ts';
import { boardEntity } from './content.ts';
import { userEntity } from './people.ts';

/** Renders a team or forum for a user. Its members and board stay deferred for users who don't belong to it. */
function spaceEntity(context: UserContext, space: Space): Entity {
  const { db } = context;
  const { id, name, nickname, about, description } = space;
  const mayRead = () => findRole(context, id) !== undefined;
  return {
    type: space.kind === 'team' ? 'Entity.Workroom' : 'Entity.Forum',
    uri: createUri(context, space.kind === 'team' ? 'workrooms' : 'forums', id),
    descriptor: name,
    fields: { id, name, nickname, about, description },
    links: {
      board: () => {
        const board = mayRead() ? db.find('boards', { spaceId: id }) : undefined;
        return board && boardEntity(context, board);
      },
      members: () =>
        mayRead() ? db.list('members', { spaceId: id }).map((member) => memberEntity(context, member)) : undefined,
    },
  };
}

function memberEntity(context: Context, member: Member): Entity {
  const user = context.db.find('users', { id: member.userId });
  // Highest role first, because clients read only the first.
  const roles = member.role === 'ROLE_TEAM_ADMIN' ? ['ROLE_TEAM_ADMIN', 'ROLE_TEAM_MEMBER'] : ['ROLE_TEAM_MEMBER'];
  return {
    type: 'Entity.Workroom.Member',
    uri: createUri(context, 'workroomMembers', member.id),
    descriptor: user?.displayName ?? '',
    fields: { id: member.id, role: member.role, roles, extras: { displayName: user?.displayName ?? '' } },
    links: { member: () => user && userEntity(context, user) },
  };
}

const teamPayload = record({
  name: text,
  about: optional(anyText),
  description: optional(anyText),
  nickname: optional(text),
});

/** Makes the author the first administrator of the team. Does not set up tasks, which is done on the web page. */
function createTeam(call: Call): Reply {
  const { db, user } = call;
  if (user.type === 'guest') throw forbidden('Guests cannot create teams.');
  const { name, about = '', description = '', nickname } = teamPayload(call.payload, 'The payload');
  if (nickname !== undefined) checkNickname(call, nickname);
  const team = db.transaction(() => {
    const space = db.add('spaces', { kind: 'team', name, nickname: nickname ?? null, about, description });
    addToSpaces(call, user, [{ spaceId: space.id, role: 'ROLE_TEAM_ADMIN' }]);
    return space;
  });
  return entity(201, spaceEntity(call, team));
}

function checkNickname({ db }: Call, nickname: string): void {
  if (!/^[A-Za-z0-9_]{2,24}$/.test(nickname)) {
    throw badRequest('nickname must have 2 to 24 letters, digits or underscores.');
  }
  if (db.find('spaces', { nickname }) !== undefined) {
    throw badRequest(`nickname: ${JSON.stringify(nickname)} is taken.`);
  }
}

function listByKind(call: Call, kind: Space['kind']): Reply {
  const spaces = listVisibleSpaces(call).filter((space) => space.kind === kind);
  return collection(spaces, (space) => spaceEntity(call, space), call.options);
}

function listMembers(call: Call): Reply {
  const { id: spaceId } = requireSpace(call, call.kind, call.key);
  return collection(call.db.list('members', { spaceId }), (member) => memberEntity(call, member), call.options);
}

/** Returns the membership in the path. The caller must administer its team. */
function requireManagedMember(call: Call): Member {
  const member = call.db.find('members', { id: call.key });
  const space = member && call.db.find('spaces', { id: member.spaceId });
  if (member === undefined || space === undefined) {
    throw notFound(`There is no team member record with the id ${call.key}. It is not the user's id.`);
  }
  requireTeamAdmin(call, space);
  return member;
}

function removeFromTeam(call: Call): Reply {
  removeFromSpace(call, requireManagedMember(call));
  return json(204, undefined);
}

const ROLES: readonly Role[] = ['ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN'];

function setMemberRole(call: Call): Reply {
  const member = requireManagedMember(call);
  const role = ROLES.find((one) => one === call.args.get('role'));
  if (role === undefined) throw badRequest(`role must be a quoted ${ROLES.join(' or ')}, as Role.Set(role='…').`);
  changeRole(call, member, role);
  return returned(shape(memberEntity(call, { ...member, role })));
}

export const TEAMS_OPERATIONS: readonly Operation[] = [
  post(true, '/workrooms', createTeam),
  get(LIST, '/workrooms', (call) => listByKind(call, 'team')),
  get(LIST, '/forums', (call) => listByKind(call, 'forum')),
  get(LIST, '/{space}/members', listMembers),
  post(false, '/workroomMembers(id)/Remove()', removeFromTeam),
  post(false, '/workroomMembers(id)/Role.Set(role)', setMemberRole),
];
