import { forbidden, notFound } from './http/reply.ts';
import { type Board, boardById, findBoard } from './store/boards.ts';
import type { Database } from './store/database.ts';
import type { User } from './store/people.ts';
import { membership, type Role, type Space, spaceById } from './store/spaces.ts';

/** Checks access: content requires membership (even of administrators), administration requires a role. */

export function requireAdministrator(caller: User): void {
  if (caller.administrator !== 1) throw forbidden('This operation needs the credentials of an administrator.');
}

export function requireMember(db: Database, caller: User, space: Space): void {
  if (membership(db, space.id, caller.id) !== undefined) return;
  throw forbidden(`${caller.username} is not a member of the ${space.kind} "${space.name}" (id ${space.id}).`);
}

/** Requires an administrator of the team or of the organization. */
export function requireTeamAdmin(db: Database, caller: User, space: Space): void {
  if (caller.administrator === 1 || membership(db, space.id, caller.id)?.role === 'ROLE_TEAM_ADMIN') return;
  throw forbidden(`${caller.username} is not an administrator of the ${space.kind} "${space.name}".`);
}

/** Allows members to add people to their team, but only its administrators to add administrators. */
export function requireMayAdd(db: Database, caller: User, space: Space, role: Role): void {
  if (caller.type === 'guest') throw forbidden('Guests cannot add people to teams.');
  if (caller.administrator === 1) return;
  if (role === 'ROLE_TEAM_ADMIN') requireTeamAdmin(db, caller, space);
  else requireMember(db, caller, space);
}

export function requireSpace(db: Database, kind: Space['kind'], id: number): Space {
  const space = spaceById(db, id);
  if (space === undefined || space.kind !== kind) throw notFound(`There is no ${kind} with the id ${id}.`);
  return space;
}

/** Returns the board of a team or forum. Throws 404 if its tasks were never set up. */
export function requireBoard(db: Database, space: Space): Board {
  const board = findBoard(db, space.id);
  if (board === undefined) throw notFound(`Tasks were never set up for the ${space.kind} "${space.name}".`);
  return board;
}

/** Returns a board by its ID, with the space whose members can see it. */
export function requireReadableBoard(db: Database, caller: User, id: number): Board {
  const board = boardById(db, id);
  if (board === undefined) throw notFound(`There is no task board with the id ${id}.`);
  requireMember(db, caller, findSpaceOfBoard(db, board));
  return board;
}

export function findSpaceOfBoard(db: Database, board: Board): Space {
  const space = spaceById(db, board.spaceId);
  if (space === undefined) throw notFound(`There is no team or forum for the task board ${board.id}.`);
  return space;
}
