import type { Context } from './context.ts';
import { findBoard, getCategories } from './store/boards.ts';
import { listUsers } from './store/people.ts';
import { getMembers, listSpaces, type Space, spaceById } from './store/spaces.ts';
import { listWebhooks, type WebhookFormat, type WebhookKind } from './store/webhooks.ts';
import { WEBHOOK_PATH } from './webhook/receive.ts';

/** An account that can sign in. */
export interface Account {
  readonly username: string;
  readonly password: string;
  readonly role: 'administrator' | 'member' | 'guest' | 'bot';
}

export interface WebhookAddress {
  readonly kind: WebhookKind;
  readonly format: WebhookFormat;
  readonly description: string;
  readonly target: { readonly kind: 'team' | 'forum'; readonly id: number; readonly name: string };
  /** Complete URL, including the token. */
  readonly url: string;
}

/** IDs by name, as seeded at startup. */
export interface Ids {
  /** By username. */
  readonly users: Readonly<Record<string, number>>;
  /** By nickname. */
  readonly teams: Readonly<Record<string, number>>;
  readonly forums: Readonly<Record<string, number>>;
  /** By nickname of the team or forum. Absent if tasks were never set up. */
  readonly boards: Readonly<Record<string, number>>;
  /** By nickname, then by name of the category. */
  readonly categories: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** IDs of memberships, by nickname, then by username. */
  readonly members: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export function listAccounts({ db }: Context): Account[] {
  return listUsers(db).flatMap(({ username, password, state, administrator, type }) => {
    if (password === null || state !== 'active') return [];
    return [{ username, password, role: administrator === 1 ? 'administrator' : type } as const];
  });
}

export function webhookUrl(context: Context, token: string): string {
  return `${context.origin()}${WEBHOOK_PATH}${token}`;
}

export function listWebhookAddresses(context: Context): WebhookAddress[] {
  return listWebhooks(context.db).flatMap(({ kind, format, description, spaceId, token }) => {
    const space = spaceById(context.db, spaceId);
    if (space === undefined) return [];
    const target = { kind: space.kind, id: space.id, name: space.name };
    return [{ kind, format, description, target, url: webhookUrl(context, token) }];
  });
}

export function listIds({ db }: Context): Ids {
  const users = listUsers(db);
  const nameOf = new Map(users.map(({ id, username }) => [id, username]));
  const spaces = listSpaces(db);
  const key = (space: Space) => space.nickname ?? space.name;
  const byKind = (kind: Space['kind']) => spaces.filter((one) => one.kind === kind).map((one) => [key(one), one.id]);
  const boards = spaces.flatMap((space) => {
    const board = findBoard(db, space.id);
    return board === undefined ? [] : [[key(space), board.id] as const];
  });
  const categories = (boardId: number) => getCategories(db, boardId).map(({ name, id }) => [name, id]);
  const members = (spaceId: number) => getMembers(db, spaceId).map(({ userId, id }) => [nameOf.get(userId), id]);
  return {
    users: Object.fromEntries(users.map(({ username, id }) => [username, id])),
    teams: Object.fromEntries(byKind('team')),
    forums: Object.fromEntries(byKind('forum')),
    boards: Object.fromEntries(boards),
    categories: Object.fromEntries(boards.map(([name, id]) => [name, Object.fromEntries(categories(id))])),
    members: Object.fromEntries(spaces.map((space) => [key(space), Object.fromEntries(members(space.id))])),
  };
}
