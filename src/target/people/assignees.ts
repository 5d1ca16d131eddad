/** Finds the assignees of a task. */

import type { NamedPerson } from '../../settings/parsers/directory.ts';
import type { TargetMember } from '../lists.ts';
import {
  describeNobody,
  findIdentity,
  findMember,
  findPeople,
  formatNames,
  formatPerson,
  isBuildRole,
  type PeopleInput,
} from './build-people.ts';

/** The limit of the service for one task. */
const MAX_COUNT = 10;

/** Uses the first list with a known person. Reads the members only if an entry isn't an ID. */
export async function findAssignees(
  lists: readonly (readonly NamedPerson[])[],
  input: PeopleInput,
): Promise<{ readonly assignees?: readonly number[]; readonly notices: readonly string[] }> {
  const left: LeftOut = { strangers: [], bots: [], reasons: [] };
  let isUnread = false;
  for (const list of lists) {
    const needsMembers = list.some(({ by }) => by !== 'id');
    const members = needsMembers ? await input.members?.() : undefined;
    isUnread ||= needsMembers && members === undefined;
    const found: number[] = [];
    for (const one of list) {
      // Without the members an ID is accepted unchecked, and nobody else can be found.
      if (members !== undefined) found.push(...(await findIds(one, members, input, left)));
      else if (one.by === 'id') found.push(one.id);
    }
    const ids = [...new Set(found)];
    if (ids.length === 0) continue;
    const many = `${ids.length} assignees were found, and the first ${MAX_COUNT} of them are assigned.`;
    return {
      assignees: ids.slice(0, MAX_COUNT),
      notices: [...formatLeftOut(left), ...(ids.length > MAX_COUNT ? [many] : [])],
    };
  }
  const notices = formatLeftOut(left);
  // Unreadable members are already reported.
  if (lists.length === 0 || notices.length > 0 || isUnread) return { notices };
  const reasons = formatNames(left.reasons) || 'the lists name none of the members';
  return { notices: [`To this task nobody was assigned: ${reasons}.`] };
}

/** People who aren't assigned, and why a role has none. */
type LeftOut = Readonly<Record<'strangers' | 'bots' | 'reasons', string[]>>;

function formatLeftOut({ strangers, bots }: LeftOut): readonly string[] {
  const names = formatNames(strangers);
  const reason = 'Not assigned, because they are not members of the target';
  return [
    ...(names === '' ? [] : [`${reason}: ${names}. Add them there, or name others.`]),
    ...(bots.length === 0 ? [] : [`Not assigned, because tasks are for people: ${formatNames(bots)}.`]),
  ];
}

async function findIds(
  one: NamedPerson,
  members: readonly TargetMember[],
  input: PeopleInput,
  left: LeftOut,
): Promise<readonly number[]> {
  const known = (member: TargetMember | undefined, name: string): readonly number[] => {
    if (member !== undefined && !member.isBot) return [member.id];
    left[member === undefined ? 'strangers' : 'bots'].push(name);
    return [];
  };
  if (one.by === 'id')
    return known(
      members.find(({ id }) => id === one.id),
      `id ${one.id}`,
    );
  if (one.by !== 'role') return known(findMember(one.by, members, one.name), one.name);
  if (one.role === 'admins') return members.filter(({ isAdmin, isBot }) => isAdmin && !isBot).map(({ id }) => id);
  if (!isBuildRole(one.role)) return [];
  const people = findPeople(input.facts, one.role);
  if (people.length === 0) left.reasons.push(describeNobody(input.facts, one.role));
  const ids: number[] = [];
  for (const person of people) {
    const identity = await findIdentity(person, input);
    const name = formatPerson(person);
    if (identity.type === 'bot') left.bots.push(name);
    else if (identity.type !== 'account') left.strangers.push(name);
    else ids.push(...known(identity.member ?? findMember('username', members, identity.username), name));
  }
  return ids;
}
