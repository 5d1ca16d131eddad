/** Finds the people that a message mentions, and the assignees of its task, among the members of the target. */

import { isSamePerson } from '../../build/code-host/commits.ts';
import type { Facts, Person } from '../../build/facts.ts';
import { isPersonal, type NamedPerson } from '../../settings/parsers/directory.ts';
import { closestMatch } from '../../text/closest-match.ts';
import { listed, shortName, truncateList } from '../../text/format.ts';
import type { TargetMember } from '../lists.ts';
import type { Addressee } from '../resolved-target.ts';
import { type Accounts, findAccount } from './accounts.ts';
import { explainNobody, isBuildRole, selectPeople } from './build-people.ts';

/** A person's identity in the service. */
type Identity =
  /** `member` is absent if the option `users` set the username. */
  | { readonly type: 'account'; readonly username: string; readonly member?: TargetMember }
  | { readonly type: 'bot' }
  | { readonly type: 'stranger' }
  /** The members could not be read, which is reported once for all people. */
  | { readonly type: 'unread' };

interface PeopleInput {
  readonly facts: Facts;
  readonly accounts: Accounts;
  /** Reads the members of the target. Returns undefined if they can't be read. Absent for webhooks, which list none. */
  readonly members?: () => Promise<readonly TargetMember[] | undefined>;
}

/** Maximum number of people in a sentence. */
const MAX_NAMES = 5;

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
      const people = selectPeople(facts, one.role);
      const { reason, isShown } = explainNobody(facts, one.role);
      if (people.length === 0 && !isShown) notices.push(`Nobody was mentioned as ${one.role}: ${reason}. ${INSTEAD}`);
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

/** The limit of the service for one task. */
const MAX_ASSIGNEES = 10;

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
    const many = `${ids.length} assignees were found, and the first ${MAX_ASSIGNEES} of them are assigned.`;
    return {
      assignees: ids.slice(0, MAX_ASSIGNEES),
      notices: [...formatLeftOut(left), ...(ids.length > MAX_ASSIGNEES ? [many] : [])],
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
  const people = selectPeople(input.facts, one.role);
  if (people.length === 0) left.reasons.push(explainNobody(input.facts, one.role).reason);
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

/**
 * Finds the identity of this person: by the option `users`, then among the members by email address, then by login. Two
 * members with one address match nobody, because either could be wrong. Reads the members only for people who aren't in
 * `users`.
 */
async function findIdentity(
  person: Person,
  { accounts, members }: Pick<PeopleInput, 'accounts' | 'members'>,
): Promise<Identity> {
  if (person.bot === true) return { type: 'bot' };
  const username = findAccount(person, accounts);
  if (username !== undefined) return { type: 'account', username };
  if (members === undefined) return { type: 'stranger' };
  const all = await members();
  if (all === undefined) return { type: 'unread' };
  const { email, login } = person;
  const found = findMember('email', all, email) ?? findMember('username', all, login);
  if (found?.username === undefined) return { type: 'stranger' };
  return found.isBot ? { type: 'bot' } : { type: 'account', username: found.username, member: found };
}

/** Finds the only member with this username or email address. */
export function findMember(
  property: 'username' | 'email',
  members: readonly TargetMember[],
  value: string | undefined,
): TargetMember | undefined {
  if (value === undefined) return undefined;
  const [found, second] = members.filter((member) => member[property]?.toLowerCase() === value.toLowerCase());
  return second === undefined ? found : undefined;
}

/** Formats a person for a notice. */
function formatPerson({ name, login, email }: Person): string {
  return shortName(name ?? login ?? email ?? 'a person without a name');
}

/** Formats a few names for a notice, each once. */
function formatNames(names: readonly string[]): string {
  return listed(truncateList([...new Set(names)], MAX_NAMES));
}
