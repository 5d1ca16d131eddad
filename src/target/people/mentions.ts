import { isSamePerson } from '../../build/code-host/commits.ts';
import type { Person } from '../../build/facts.ts';
import type { NamedPerson } from '../../settings/parsers/directory.ts';
import { isPersonal } from '../../settings/parsers/directory.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { listed, shortName } from '../../text/format.ts';
import type { Addressee } from '../lookup-result.ts';
import {
  describeNobody,
  findIdentity,
  findMember,
  findPeople,
  formatNames,
  formatPerson,
  isBuildRole,
  isReasonShown,
  type PeopleInput,
} from './build-people.ts';

/** Finds the people that the message mentions. */

/**
 * Resolves the option in its order, each person once. A person whom the service doesn't know is named but not
 * mentioned.
 */
export async function findAddressees(named: readonly NamedPerson[], input: PeopleInput) {
  const { facts, members } = input;
  const usernames: string[] = [];
  const notices: string[] = [];
  const found: Person[] = [];
  const left: Record<'stranger' | 'bot' | 'unread', Person[]> = { stranger: [], bot: [], unread: [] };
  for (const one of named) {
    if (one.by === 'username') usernames.push(one.name);
    if (one.by !== 'role') continue;
    if (one.role === 'admins') {
      const admins = await findAdmins(members);
      if (typeof admins === 'string') notices.push(`Nobody was mentioned as admins: ${admins}. ${INSTEAD}`);
      else usernames.push(...admins);
    } else if (isBuildRole(one.role)) {
      const people = findPeople(facts, one.role);
      if (people.length === 0 && !isReasonShown(facts, one.role))
        notices.push(`Nobody was mentioned as ${one.role}: ${describeNobody(facts, one.role)}. ${INSTEAD}`);
      for (const person of people) {
        const identity = await findIdentity(person, input);
        if (identity.type !== 'account') left[identity.type].push(person);
        else if (isPersonal(identity.username)) {
          usernames.push(identity.username);
          found.push(person);
        } else left.stranger.push(person);
      }
    } else usernames.push(one.role);
  }
  notices.push(...(await findStrangerNotices(named, members)));
  // The payload may lack the account of a person whom the API returns with it.
  const strangers = left.stranger.filter((person) => !found.some((one) => isSamePerson(one, person)));
  const why = members === undefined ? BY_WEBHOOK : NO_MEMBER;
  notices.push(
    ...formatNotMentioned('', strangers, why),
    ...formatNotMentioned(', because bots read nothing', left.bot, ''),
  );
  // One notice is enough to make the reader check the option.
  return { addressees: toAddressees(usernames, [...strangers, ...left.unread]), notices: notices.slice(0, 1) };
}

const INSTEAD = 'To mention somebody anyway, add usernames to mention.';
const NO_MEMBER = ' No member of the target has this e-mail address or login: add them to the option users.';
const BY_WEBHOOK = ' With a webhook, people are known only from the option users: add them to it.';

/** Returns each addressee once. */
function toAddressees(usernames: readonly string[], strangers: readonly Person[]): readonly Addressee[] {
  const mentioned = new Map(usernames.toReversed().map((username) => [username.toLowerCase(), `@${username}`]));
  const names = new Set(strangers.flatMap(({ name, login }) => name ?? login ?? []));
  return [
    ...[...mentioned.values()].toReversed().map((text): Addressee => ({ type: 'mention', text })),
    ...[...names].map((name): Addressee => ({ type: 'name', name })),
  ];
}

function formatNotMentioned(because: string, people: readonly Person[], advice: string): readonly string[] {
  return people.length === 0 ? [] : [`Not mentioned${because}: ${formatNames(people.map(formatPerson))}.${advice}`];
}

/** Returns the target's admins without bots, or why there are none. Unreadable members are reported once for all. */
async function findAdmins(members: PeopleInput['members']): Promise<readonly string[] | string> {
  if (members === undefined) return 'a webhook cannot list them';
  const all = await members();
  const admins = (all ?? []).filter(({ isAdmin, isBot }) => isAdmin && !isBot);
  const usernames = admins.flatMap(({ username }) => (username !== undefined && isPersonal(username) ? username : []));
  return all === undefined || usernames.length > 0 ? usernames : 'the target has none that can be mentioned';
}

/**
 * Warns about names that no member has. They are still mentioned, because the service may know them. Returns nothing if
 * the members or their names can't be read.
 */
async function findStrangerNotices(
  named: readonly NamedPerson[],
  members: PeopleInput['members'],
): Promise<readonly string[]> {
  const names = named.flatMap((one) => (one.by === 'username' ? one.name : []));
  const all = names.length === 0 ? [] : ((await members?.()) ?? []);
  const usernames = all.flatMap(({ username }) => username ?? []);
  const strangers =
    usernames.length === 0 ? [] : names.filter((name) => findMember('username', all, name) === undefined);
  if (strangers.length === 0) return [];
  const near = [...new Set(strangers.flatMap((name) => closestMatch(name, usernames) ?? []))].map(shortName);
  const fix = near.length > 0 ? `Did you mean ${listed(near)}?` : 'Check the names, or add these people to it.';
  return [`Not members of the target, so maybe not mentioned: ${formatNames(strangers)}. ${fix}`];
}
