import { requireAdministrator, requireMayAdd } from '../authorization.ts';
import { badRequest, json, notFound, type Reply } from '../http/reply.ts';
import { userEntity } from '../odata/entities.ts';
import type { Call, Operation } from '../odata/operation.ts';
import { get, LIST, post } from '../odata/operation.ts';
import { collection, entity, expanded, returned, shape } from '../odata/shape.ts';
import { addToSpaces, deactivate, invite, type SpaceRole } from '../people/membership.ts';
import { listUsers, type User, userById } from '../store/people.ts';
import { type Role, spaceById } from '../store/spaces.ts';
import { email, id, list, oneOf, optional, record, text, type Validator } from '../validate.ts';

function listOrganizationUsers(call: Call): Reply {
  return collection(listUsers(call.context.db), (user) => userEntity(call.context, user), call.options);
}

const teamReference = record({ id, role: oneOf('ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN') });

/** Returns the teams and forums of a payload. Each must exist and allow the caller to add people. */
function toSpaceRoles(call: Call, teams: readonly { readonly id: number; readonly role: Role }[]): SpaceRole[] {
  return teams.map(({ id: spaceId, role }) => {
    const space = spaceById(call.context.db, spaceId);
    if (space === undefined) throw badRequest(`teams: there is no team or forum with the id ${spaceId}.`);
    requireMayAdd(call.context.db, call.caller, space, role);
    return { space, role };
  });
}

function requireUser(call: Call): User {
  const user = userById(call.context.db, call.key);
  if (user === undefined) throw notFound(`There is no user with the id ${call.key}.`);
  return user;
}

const addPayload = record({ teams: list(teamReference) });

/** Responds with a bare object, the fourth envelope seen in practice. */
function addToTeams(call: Call): Reply {
  const { context } = call;
  const user = requireUser(call);
  const to = toSpaceRoles(call, addPayload(call.payload, 'The payload').teams);
  addToSpaces(context, user, to);
  return json(200, shape(userEntity(context, user), expanded()));
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
  requireAdministrator(call.caller);
  const { teams, ...invitation } = invitePayload(call.payload, 'The payload');
  const user = invite(call.context, invitation, toSpaceRoles(call, teams ?? []));
  return entity(200, userEntity(call.context, user), expanded());
}

function setUserActive(call: Call): Reply {
  const { context } = call;
  requireAdministrator(call.caller);
  const user = requireUser(call);
  // The argument is a string, not a boolean (api.md, section 4.3). Only deactivation is documented.
  if (call.args.get('value') !== 'false')
    throw badRequest("User.Active.Set requires value='false', including the quotes.");
  deactivate(context, user);
  return returned(shape(userEntity(context, { ...user, state: 'deactivated' }), expanded()));
}

export const PEOPLE_OPERATIONS: readonly Operation[] = [
  get(LIST, '/users', listOrganizationUsers),
  post(true, '/users(id)/User.AddToTeams()', addToTeams),
  post(true, '/User.Invite()', inviteUser),
  post(false, '/users(id)/User.Active.Set(value)', setUserActive),
];
