/** Finds the assignees of a task. */

import type { NamedPerson } from '../../settings/settings.ts';
import type { TargetMember } from '../record-summary.ts';
import {
  type BuildRole,
  describeNobody,
  displayPerson,
  getPeople,
  isBuildRole,
  memberBy,
  type PeopleInput,
  personIdentity,
  personNames,
} from './build-people.ts';

export interface AssigneesLookUp {
  /** IDs of users; absent if nobody is assigned. */
  readonly assignees?: readonly number[];
  readonly notices: readonly string[];
}

/** The limit of the service for one task. */
const MAX_COUNT = 10;

/** Uses the first list with a known person. Reads the members only if an entry isn't an ID. */
export async function findAssignees(
  lists: readonly (readonly NamedPerson[])[],
  input: PeopleInput,
): Promise<AssigneesLookUp> {
  const search = new AssigneeSearch(input);
  for (const list of lists) {
    const ids = await search.idsOf(list);
    if (ids.length === 0) continue;
    const many = `${ids.length} assignees were found, and the first ${MAX_COUNT} of them are assigned.`;
    return {
      assignees: ids.slice(0, MAX_COUNT),
      notices: [...search.notices(), ...(ids.length > MAX_COUNT ? [many] : [])],
    };
  }
  return { notices: lists.length === 0 ? [] : search.notices('nobody was assigned') };
}

/** Searches for people, and records why some aren't assigned. */
class AssigneeSearch {
  readonly #input: PeopleInput;
  readonly #strangers: string[] = [];
  readonly #bots: string[] = [];
  readonly #reasons: string[] = [];
  #unread = false;

  constructor(input: PeopleInput) {
    this.#input = input;
  }

  /** Returns each ID once. */
  async idsOf(list: readonly NamedPerson[]): Promise<readonly number[]> {
    const asks = list.some(({ by }) => by !== 'id');
    const members = asks ? await this.#input.members?.() : undefined;
    this.#unread ||= asks && members === undefined;
    const ids: number[] = [];
    for (const one of list) ids.push(...(await this.#idsOfOne(one, members)));
    return [...new Set(ids)];
  }

  notices(nobody?: string): readonly string[] {
    const [strangers, bots] = [personNames(this.#strangers), personNames(this.#bots)];
    const results = [
      strangers &&
        `Not assigned, because they are not members of the target: ${strangers}. Add them there, or name others.`,
      bots && `Not assigned, because tasks are for people: ${bots}.`,
    ].filter((text) => text !== '');
    // Unreadable members are already reported.
    if (nobody === undefined || results.length > 0 || this.#unread) return results;
    return [`To this task ${nobody}: ${personNames(this.#reasons) || 'the lists name none of the members'}.`];
  }

  async #idsOfOne(one: NamedPerson, members: readonly TargetMember[] | undefined): Promise<readonly number[]> {
    // Without the members an ID is accepted unchecked, and nobody else can be found.
    if (members === undefined) return one.by === 'id' ? [one.id] : [];
    if (one.by === 'id')
      return this.#known(
        members.find(({ id }) => id === one.id),
        `id ${one.id}`,
      );
    if (one.by === 'username') return this.#known(memberBy('username', members, one.name), one.name);
    if (one.by === 'email') return this.#known(memberBy('email', members, one.name), one.name);
    if (one.role === 'admins') return members.filter(({ isAdmin, isBot }) => isAdmin && !isBot).map(({ id }) => id);
    return isBuildRole(one.role) ? this.#idsOfRole(one.role, members) : [];
  }

  async #idsOfRole(role: BuildRole, members: readonly TargetMember[]): Promise<readonly number[]> {
    const people = getPeople(this.#input.facts, role);
    if (people.length === 0) this.#reasons.push(describeNobody(this.#input.facts, role));
    const ids: number[] = [];
    for (const person of people) {
      const identity = await personIdentity(person, this.#input);
      const name = displayPerson(person);
      if (identity.type === 'bot') this.#bots.push(name);
      else if (identity.type !== 'account') this.#strangers.push(name);
      else ids.push(...this.#known(identity.member ?? memberBy('username', members, identity.username), name));
    }
    return ids;
  }

  #known(member: TargetMember | undefined, name: string): readonly number[] {
    if (member !== undefined && !member.isBot) return [member.id];
    (member === undefined ? this.#strangers : this.#bots).push(name);
    return [];
  }
}
