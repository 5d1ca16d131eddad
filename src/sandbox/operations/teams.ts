import { requireMember, requireSpace, requireTeamAdmin } from '../authorization.ts';
import { badRequest, forbidden, json, notFound, type Reply } from '../http/reply.ts';
import { memberEntity, spaceEntity } from '../odata/entities.ts';
import { type Call, get, LIST, type Operation, post } from '../odata/operation.ts';
import { collection, entity, expanded, returned, shape } from '../odata/shape.ts';
import { changeRole, removeFromSpace } from '../people/membership.ts';
import {
  addMember,
  addSpace,
  getMembers,
  getSpaces,
  listSpaces,
  type Member,
  memberById,
  type Role,
  type Space,
  spaceById,
  spaceByNickname,
} from '../store/spaces.ts';
import { anyText, optional, record, text } from '../validate.ts';

const teamPayload = record({
  name: text,
  about: optional(anyText),
  description: optional(anyText),
  nickname: optional(text),
});

/** Makes the author the first administrator of the team. Does not set up tasks, which is done on the web page. */
function createTeam(call: Call): Reply {
  const { context, caller } = call;
  if (caller.type === 'guest') throw forbidden('Guests cannot create teams.');
  const { name, about, description, nickname } = teamPayload(call.payload, 'The payload');
  if (nickname !== undefined) checkNickname(call, nickname);
  const team = context.db.transaction(() => {
    const texts = { about: about ?? '', description: description ?? '' };
    const space = addSpace(context.db, { kind: 'team', name, nickname: nickname ?? null, ...texts });
    addMember(context.db, space.id, caller.id, 'ROLE_TEAM_ADMIN');
    return space;
  });
  context.live.publish({});
  return entity(201, spaceEntity(context, team, caller), expanded());
}

function checkNickname(call: Call, nickname: string): void {
  if (!/^[A-Za-z0-9_]{2,24}$/.test(nickname)) {
    throw badRequest('nickname must have 2 to 24 letters, digits or underscores.');
  }
  if (spaceByNickname(call.context.db, nickname) !== undefined) {
    throw badRequest(`nickname: ${JSON.stringify(nickname)} is taken.`);
  }
}

/** Limits guests to the spaces that they belong to. */
function listByKind(call: Call, kind: Space['kind']): Reply {
  const { context, caller } = call;
  const visible = caller.type === 'guest' ? getSpaces(context.db, caller.id) : listSpaces(context.db);
  const spaces = visible.filter((space) => space.kind === kind);
  return collection(spaces, (space) => spaceEntity(context, space, caller), call.options);
}

function listMembers(call: Call): Reply {
  const { context } = call;
  const space = requireSpace(context.db, call.kind, call.key);
  requireMember(context.db, call.caller, space);
  return collection(getMembers(context.db, space.id), (member) => memberEntity(context, member), call.options);
}

/** Returns the membership in the path. The caller must administer its team. */
function managedMember(call: Call): Member {
  const { db } = call.context;
  const member = memberById(db, call.key);
  const space = member && spaceById(db, member.spaceId);
  if (member === undefined || space === undefined) {
    throw notFound(`There is no team member record with the id ${call.key}. It is not the user's id.`);
  }
  requireTeamAdmin(db, call.caller, space);
  return member;
}

function removeFromTeam(call: Call): Reply {
  const member = managedMember(call);
  removeFromSpace(call.context, member);
  return json(204, undefined);
}

const ROLES: readonly Role[] = ['ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN'];

function setMemberRole(call: Call): Reply {
  const member = managedMember(call);
  const role = ROLES.find((one) => one === call.args.get('role'));
  if (role === undefined) throw badRequest(`role must be a quoted ${ROLES.join(' or ')}, as Role.Set(role='…').`);
  changeRole(call.context, member, role);
  return returned(shape(memberEntity(call.context, { ...member, role }), expanded()));
}

export const TEAMS_OPERATIONS: readonly Operation[] = [
  post(true, '/workrooms', createTeam),
  get(LIST, '/workrooms', (call) => listByKind(call, 'team')),
  get(LIST, '/forums', (call) => listByKind(call, 'forum')),
  get(LIST, '/{space}/members', listMembers),
  post(false, '/workroomMembers(id)/Remove()', removeFromTeam),
  post(false, '/workroomMembers(id)/Role.Set(role)', setMemberRole),
];
