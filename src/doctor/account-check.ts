/** What an account of the service can do with what it is asked to do, by the lists that it may read. */

import { findCategory } from '../directory/categories.ts';
import type { NamedRecord } from '../directory/kept-records.ts';
import type { DirectoryLists } from '../directory/lists.ts';
import { memberAt, memberNamed } from '../directory/people/build-people.ts';
import { findTarget } from '../directory/targets.ts';
import type { ReadResult } from '../service/reading/unread-error.ts';
import type { Target } from '../service/vocabulary.ts';
import type { RestDestination, Settings } from '../settings/settings.ts';
import { shortName } from '../text/phrases.ts';
import { type Check, checkOf } from './check.ts';

const UNAUTHORIZED = 401;
const NOT_FOUND = 404;
/** Statuses that tell an account that it is not let in. */
const CLOSED = [403, NOT_FOUND];

/** Login, target, membership, board and category; each only where those before it hold. */
export async function checkAccount(
  lists: DirectoryLists,
  destination: RestDestination,
  settings: Pick<Settings, 'kind' | 'category'>,
): Promise<readonly Check[]> {
  const { username } = destination;
  const listed = await lists.spaces(destination.target.type);
  const login = loginCheck(listed, destination);
  if (login.verdict === 'fault') return [login];
  const found = await targetCheck(lists, destination);
  if (found.target === undefined) return [login, found.check];
  const { target } = found;
  const { kind, category } = settings;
  const membership = await membershipCheck(lists, target, username);
  const checks = [login, found.check, membership];
  if (kind === 'message' || kind === 'topic') return checks;
  const board = await boardCheck(lists, target);
  if (category === undefined || board.verdict !== 'ok') return [...checks, board];
  return [...checks, board, await categoryCheck(lists, target, category)];
}

function loginCheck(listed: ReadResult<readonly NamedRecord[]>, { username, target, baseUrl }: RestDestination): Check {
  if (listed.type === 'read') {
    const count = `${listed.value.length} ${target.type}${listed.value.length === 1 ? '' : 's'}`;
    return checkOf('login', 'ok', `${username} is let in, and sees ${count}`);
  }
  const { status, reason, hint } = listed;
  const text =
    status === UNAUTHORIZED
      ? `${username} is not let in: ${reason}`
      : `the API at ${baseUrl.host} cannot be used: ${reason}`;
  return checkOf('login', 'fault', text, hint || 'Check that base-url is the address of the service.');
}

interface TargetCheck {
  readonly check: Check;
  readonly target?: Target;
}

async function targetCheck(lists: DirectoryLists, { target: asked }: RestDestination): Promise<TargetCheck> {
  const target = await findTarget(lists, asked);
  if ('reason' in target) return { check: checkOf('target', 'fault', target.reason, target.hint) };
  const { type, id } = target;
  const own = spaceIn(await lists.spaces(type), id);
  if (own !== undefined) return { target, check: checkOf('target', 'ok', `${type} ${id} is ${categoryName(own)}`) };
  const other = type === 'team' ? 'forum' : 'team';
  const elsewhere = spaceIn(await lists.spaces(other), id);
  if (elsewhere !== undefined) {
    const fix = `Give ${id} as ${other}, in place of ${type}.`;
    return { check: checkOf('target', 'fault', `${id} is a ${other}, ${categoryName(elsewhere)}, not a ${type}`, fix) };
  }
  // Lists need not show everything that an account may use.
  const members = await lists.members(target);
  if (members.type === 'read') return { target, check: checkOf('target', 'ok', `${type} ${id} is there`) };
  const fix = `Check the id, and that this account is a member there: \`workroom-notify ${type}s list\` shows what it sees.`;
  return { check: checkOf('target', 'fault', `this account sees no ${type} ${id}`, fix) };
}

async function membershipCheck(lists: DirectoryLists, target: Target, username: string): Promise<Check> {
  const { type, id } = target;
  const read = await lists.members(target);
  const fix = `Let an admin add it: \`workroom-notify users add-to-teams ${username} --${type} ${id}\`.`;
  if (read.type === 'unread') {
    const isClosed = read.status !== undefined && CLOSED.includes(read.status);
    const words = `the members of ${type} ${id} could not be read: ${read.reason}`;
    if (!isClosed) return checkOf('membership', 'unchecked', words, read.hint);
    return checkOf('membership', 'fault', `${username} seems to be no member, because ${words}`, fix);
  }
  const members = read.value;
  const own = memberNamed(members, username) ?? memberAt(members, username);
  if (own !== undefined) {
    return checkOf('membership', 'ok', `${username} is ${own.isAdmin ? 'an admin' : 'a member'} of ${type} ${id}`);
  }
  if (members.every((member) => member.username === undefined)) {
    return checkOf('membership', 'unchecked', `the members of ${type} ${id} are shown without their names`);
  }
  const text = `${username} is no member of ${type} ${id}, and only members can post, administrators too`;
  return checkOf('membership', 'fault', text, fix);
}

async function boardCheck(lists: DirectoryLists, target: Target): Promise<Check> {
  const board = await lists.board(target);
  const words = `${target.type} ${target.id}`;
  if (board.type === 'unread') {
    const text =
      board.status === NOT_FOUND ? board.reason : `the task board of ${words} could not be read: ${board.reason}`;
    return checkOf('board', 'fault', text, board.hint);
  }
  return checkOf('board', 'ok', `the task board of ${words} is ${board.value}`);
}

async function categoryCheck(lists: DirectoryLists, target: Target, asked: string | number): Promise<Check> {
  const board = await lists.board(target);
  const categories = board.type === 'read' ? await lists.categories(board.value) : board;
  if (categories.type === 'unread') {
    return checkOf('category', 'unchecked', `the categories could not be read: ${categories.reason}`, categories.hint);
  }
  if (typeof asked === 'number') {
    const known = categories.value.categories.find(({ id }) => id === asked);
    if (known !== undefined) return checkOf('category', 'ok', `category ${asked} is ${categoryName(known)}`);
    if (!categories.value.whole) return checkOf('category', 'unchecked', NOT_ALL);
    const all = categories.value.categories.map((one) => `${one.id} ${categoryName(one)}`).slice(0, MOST_SHOWN);
    const fix = `Write one of ${all.join(', ')}; or leave category out for Uncategorized.`;
    return checkOf(
      'category',
      'fault',
      `there is no category ${asked} on the board of ${target.type} ${target.id}`,
      fix,
    );
  }
  const found = await findCategory(lists, target, asked);
  if ('reason' in found) return checkOf('category', 'fault', found.reason, found.hint);
  if (found.category === undefined) return checkOf('category', 'unchecked', NOT_ALL);
  return checkOf('category', 'ok', `category "${shortName(asked)}" is ${found.category}`);
}

const NOT_ALL = 'the service did not show all categories';
/** Categories that a sentence names. */
const MOST_SHOWN = 8;

function spaceIn(read: ReadResult<readonly NamedRecord[]>, id: number): NamedRecord | undefined {
  return read.type === 'read' ? read.value.find((space) => space.id === id) : undefined;
}

function categoryName({ name, nickname }: NamedRecord): string {
  return `"${shortName(name ?? nickname ?? 'without a name')}"`;
}
