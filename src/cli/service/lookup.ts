/** From the names that people use to the ids that the service wants. Reads only. */
import { NotifyError } from '../../errors.ts';
import type { ServiceClient } from '../../service/client.ts';
import type { Category, Member, Team, User } from '../../service/records.ts';
import type { TeamRole } from '../../service/resources/users.ts';
import type { Target } from '../../service/vocabulary.ts';
import { nearest } from '../../text/nearest.ts';
import { listed, shortName, shown } from '../../text/phrases.ts';
import type { Membership, RecordRef } from '../flags/readers.ts';

/** A place by its reference, of which one was given. */
export interface PlaceRefs {
  readonly team?: RecordRef | undefined;
  readonly forum?: RecordRef | undefined;
}

/** The team or forum that was given. */
export async function findTarget(client: ServiceClient, { team, forum }: PlaceRefs): Promise<Target> {
  if (team !== undefined) return { type: 'team', id: await placeId(client, 'team', team) };
  if (forum !== undefined) return { type: 'forum', id: await placeId(client, 'forum', forum) };
  throw new TypeError('neither team nor forum');
}

/** The teams and forums that somebody joins; each list is read at most once. */
export async function teamRoles(
  client: ServiceClient,
  { teams, forums }: { readonly teams: readonly Membership[]; readonly forums: readonly Membership[] },
): Promise<TeamRole[]> {
  const roles: TeamRole[] = [];
  for (const [type, joinings] of [['team', teams] as const, ['forum', forums] as const]) {
    const places = joinings.some(({ place }) => place.type === 'name') ? await placesOf(client, type) : [];
    for (const { place, role } of joinings) {
      roles.push({ id: place.type === 'id' ? place.id : pick(places, place.name, placeNames, type).id, role });
    }
  }
  return roles;
}

/** A user by id, username or e-mail address; with an id alone, only that is known. */
export async function userOf(client: ServiceClient, ref: RecordRef): Promise<User> {
  return (await usersOf(client, [ref]))[0] ?? { id: 0 };
}

export async function usersOf(client: ServiceClient, refs: readonly RecordRef[]): Promise<readonly User[]> {
  const known = refs.some(({ type }) => type === 'name') ? (await client.users.list().all()).records : [];
  return refs.map((ref) => (ref.type === 'id' ? { id: ref.id } : pick(known, ref.name, userNames, 'user')));
}

/** A member of a team or forum, by the id of its record, or by the user's name or e-mail address. */
export async function memberOf(client: ServiceClient, place: PlaceRefs, ref: RecordRef): Promise<Member> {
  if (ref.type === 'id') return { id: ref.id };
  const target = await findTarget(client, place);
  const { records } = await client.members.list(target, { expand: 'member' }).all();
  const names = ({ member }: Member) => userNames(member ?? {});
  return pick(records, ref.name, names, `member of the ${target.type}`);
}

/** A category of a board, by id or name. */
export async function categoryId(client: ServiceClient, board: number, ref: RecordRef): Promise<number> {
  if (ref.type === 'id') return ref.id;
  const names = ({ name }: Category) => [name];
  return pick(await client.boards.categories(board), ref.name, names, 'category of the board').id;
}

/** The user's name, or its id where nothing else is known. */
export function userWords({ id, username, displayName }: Partial<User>): string {
  if (displayName !== undefined && username !== undefined) return `${displayName} (${username})`;
  return displayName ?? username ?? `user ${id}`;
}

async function placeId(client: ServiceClient, type: Target['type'], ref: RecordRef): Promise<number> {
  return ref.type === 'id' ? ref.id : pick(await placesOf(client, type), ref.name, placeNames, type).id;
}

async function placesOf(client: ServiceClient, type: Target['type']): Promise<readonly Team[]> {
  const list = type === 'team' ? client.teams.list() : client.forums.list();
  return (await list.all()).records;
}

type NamedRecords = readonly (string | undefined)[];

const placeNames = ({ nickname, name }: Team): NamedRecords => [nickname, name];
const userNames = ({ username, emailAddress, displayName }: Partial<User>): NamedRecords => [
  username,
  emailAddress,
  displayName,
];

/** The one record with this name: as it is written, else in any case. */
function pick<T extends { readonly id: number }>(
  records: readonly T[],
  name: string,
  namesOf: (record: T) => NamedRecords,
  noun: string,
): T {
  const wanted = name.toLowerCase();
  const exact = records.filter((record) => namesOf(record).includes(name));
  const loose = records.filter((record) => namesOf(record).some((one) => one?.toLowerCase() === wanted));
  const found = exact.length > 0 ? exact : loose;
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  if (only !== undefined) {
    const ids = listed(found.slice(0, 5).map(({ id }) => String(id)));
    throw new NotifyError('directory', `There is more than one ${noun} with the name ${shown(name)}`, {
      hint: `Give its id: ${ids}.`,
    });
  }
  const names = records.flatMap((record) => namesOf(record)[0] ?? namesOf(record)[1] ?? []);
  const meant = nearest(name, names);
  const few = names.length > 0 && names.length <= 10 ? ` There are ${listed(names.map(shortName))}.` : '';
  throw new NotifyError('directory', `There is no ${noun} with the name ${shown(name)}`, {
    hint: meant === undefined ? `Check the name, or give an id.${few}` : `Did you mean ${shortName(meant)}?`,
  });
}
