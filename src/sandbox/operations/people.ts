import { requireAdministrator, requireMayAdd } from '../authorization.ts';
import type { Context } from '../context.ts';
import { badRequest, json, notFound, type Reply } from '../http/reply.ts';
import { type Call, get, LIST, type Operation, post } from '../odata/operation.ts';
import { collection, createUri, type Entity, entity, returned, shape } from '../odata/shape.ts';
import { addToSpaces, deactivate, invite } from '../people/membership.ts';
import type { Member, User } from '../store/records.ts';
import { email, id, list, oneOf, optional, record, text, type Validator } from '../validate.ts';

export function userEntity(context: Context, user: User): Entity {
  const { id, username, displayName, emailAddress } = user;
  return {
    type: 'Entity.User',
    uri: createUri(context, 'users', id),
    descriptor: displayName,
    fields: {
      ...{ id, username, displayName, emailAddress },
      type: user.type,
      active: user.state !== 'deactivated',
    },
    links: {},
  };
}

function listUsers(call: Call): Reply {
  return collection(call.db.list('users'), (user) => userEntity(call, user), call.options);
}

const teamReference = record({ id, role: oneOf('ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN') });

/** Returns the roles of a payload. Each team or forum must exist and allow the caller to add people. */
function toRoles(call: Call, teams: readonly Pick<Member, 'id' | 'role'>[]): Pick<Member, 'spaceId' | 'role'>[] {
  return teams.map(({ id: spaceId, role }) => {
    const space = call.db.find('spaces', { id: spaceId });
    if (space === undefined) throw badRequest(`teams: there is no team or forum with the id ${spaceId}.`);
    requireMayAdd(call, space, role);
    return { spaceId, role };
  });
}

/** Returns the user in the path. */
function requireUser({ db, key }: Call): User {
  const user = db.find('users', { id: key });
  if (user === undefined) throw notFound(`There is no user with the id ${key}.`);
  return user;
}

const addPayload = record({ teams: list(teamReference) });

/** Responds with a bare object, the fourth envelope seen in practice. */
function addToTeams(call: Call): Reply {
  const user = requireUser(call);
  const { teams } = addPayload(call.payload, 'The payload');
  addToSpaces(call, user, toRoles(call, teams));
  return json(200, shape(userEntity(call, user)));
}

const username: Validator<string> = (value, where) => {
  const raw = text(value, where);
  if (!/^[\w.-]{1,64}$/.test(raw)) throw badRequest(`${where} must have letters, digits, "_", "." or "-" only.`);
  return raw;
};

const invitePayload = record({
  email,
  teams: optional(list(teamReference)),
  type: oneOf('member', 'guest'),
  username: optional(username),
  displayName: optional(text),
});

function inviteUser(call: Call): Reply {
  requireAdministrator(call);
  const { teams, ...invitation } = invitePayload(call.payload, 'The payload');
  return entity(200, userEntity(call, invite(call, invitation, toRoles(call, teams ?? []))));
}

function setUserActive(call: Call): Reply {
  requireAdministrator(call);
  const user = requireUser(call);
  // The argument is a string, not a boolean (api.md, section 4.3). Only deactivation is documented.
  if (call.args.get('value') !== 'false')
    throw badRequest("User.Active.Set requires value='false', including the quotes.");
  deactivate(call, user);
  return returned(shape(userEntity(call, { ...user, state: 'deactivated' })));
}

export const PEOPLE_OPERATIONS: readonly Operation[] = [
  get(LIST, '/users', listUsers),
  post(true, '/users(id)/User.AddToTeams()', addToTeams),
  post(true, '/User.Invite()', inviteUser),
  post(false, '/users(id)/User.Active.Set(value)', setUserActive),
];
