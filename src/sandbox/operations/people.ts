import { requireAdministrator, requireMayAdd } from '../access.ts';
import { type Check, id, list, oneOf, optional, record, text } from '../checks.ts';
import { badRequest, json, notFound, type Reply } from '../http/reply.ts';
import { userEntity } from '../odata/entities.ts';
import { collection, entity, returned } from '../odata/envelope.ts';
import type { Call } from '../odata/operation.ts';
import { expanded, shape } from '../odata/shape.ts';
import type { Database } from '../store/database.ts';
import { addUser, deactivateUser, listUsers, type User, userByEmail, userById, userByName } from '../store/people.ts';
import { addMember, type Role, type Space, spaceById } from '../store/spaces.ts';

export function listOrganizationUsers(call: Call): Reply {
  return collection(listUsers(call.context.db), (user) => userEntity(call.context, user), call.options);
}

const teamReference = record({ id, role: oneOf('ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN') });

interface Place {
  readonly space: Space;
  readonly role: Role;
}

/** The teams and forums of a payload, each of which must exist and be open to the caller for adding people. */
function places(call: Call, teams: readonly { readonly id: number; readonly role: Role }[]): Place[] {
  return teams.map(({ id: spaceId, role }) => {
    const space = spaceById(call.context.db, spaceId);
    if (space === undefined) throw badRequest(`teams: there is no team or forum with the id ${spaceId}.`);
    requireMayAdd(call.context.db, call.caller, space, role);
    return { space, role };
  });
}

function addTo(db: Database, user: User, to: readonly Place[]): void {
  for (const { space, role } of to) addMember(db, space.id, user.id, role);
}

function requireUser(call: Call): User {
  const user = userById(call.context.db, call.key);
  if (user === undefined) throw notFound(`There is no user with the id ${call.key}.`);
  return user;
}

const addPayload = record({ teams: list(teamReference) });

/** Answers with a bare object: the fourth of the shapes seen in practice. */
export function addToTeams(call: Call): Reply {
  const { context } = call;
  const user = requireUser(call);
  const to = places(call, addPayload(call.payload, 'The payload').teams);
  context.db.transaction(() => addTo(context.db, user, to));
  return json(200, shape(userEntity(context, user), expanded()));
}

const email: Check<string> = (value, where) => {
  const given = text(value, where);
  if (!/^[^\s@]+@[^\s@]+$/.test(given)) throw badRequest(`${where} must be an e-mail address.`);
  return given;
};

const username: Check<string> = (value, where) => {
  const given = text(value, where);
  if (!/^[\w.-]{1,64}$/.test(given)) throw badRequest(`${where} must have letters, digits, "_", "." or "-" only.`);
  return given;
};

const invitePayload = record({
  email,
  teams: optional(list(teamReference)),
  type: oneOf('member', 'guest'),
  username: optional(username),
  displayName: optional(text),
});

/** Someone who is known already is added to the teams and gets no invitation (API 4.3, rule 3). */
export function inviteUser(call: Call): Reply {
  const { context } = call;
  const { db } = context;
  requireAdministrator(call.caller);
  const payload = invitePayload(call.payload, 'The payload');
  const to = places(call, payload.teams ?? []);
  const known = userByEmail(db, payload.email);
  if (known === undefined && payload.username !== undefined && userByName(db, payload.username) !== undefined) {
    throw badRequest(`username: ${JSON.stringify(payload.username)} is taken.`);
  }
  const user = db.transaction(() => {
    const invited = known ?? addInvited(db, payload);
    addTo(db, invited, to);
    return invited;
  });
  return entity(200, userEntity(context, user), expanded());
}

function addInvited(db: Database, payload: ReturnType<typeof invitePayload>): User {
  const name = payload.username ?? freeUsername(db, payload.email);
  return addUser(db, {
    username: name,
    displayName: payload.displayName ?? name,
    emailAddress: payload.email,
    password: null,
    type: payload.type,
    administrator: 0,
    state: 'invited',
  });
}

/** The local part of the address, with a number behind it when that name is taken. */
function freeUsername(db: Database, address: string): string {
  const base = address
    .replace(/@.*$/s, '')
    .replace(/[^\w.-]/g, '_')
    .slice(0, 60);
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? base : `${base}${number}`;
    if (userByName(db, candidate) === undefined) return candidate;
  }
}

export function setUserActive(call: Call): Reply {
  const { context } = call;
  requireAdministrator(call.caller);
  const user = requireUser(call);
  // The argument is a string, not a boolean (API 4.3); only deactivation is documented.
  if (call.args.get('value') !== 'false') throw badRequest("User.Active.Set takes value='false', quotes included.");
  context.db.transaction(() => deactivateUser(context.db, user.id));
  return returned(shape(userEntity(context, { ...user, state: 'deactivated' }), expanded()));
}
