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

/** Reads the members of the target. Returns undefined if they can't be read. Absent for webhooks, which list none. */
type ReadMembers = (() => Promise<readonly TargetMember[] | undefined>) | undefined;

/** A person of the build or an option, with the account in the service. `member` is absent if `users` set the username. */
interface Found {
  readonly person: Person;
  readonly username?: string;
  readonly member?: TargetMember;
}

/** People without an account, and the roles that nobody has. */
interface LeftOut {
  readonly strangers: Person[];
  readonly bots: Person[];
  /** The members could not be read, which is reported once for all people. */
  readonly unread: Person[];
  /** `isShown` if the message shows the reason. */
  readonly reasons: { readonly role: string; readonly reason: string; readonly isShown: boolean }[];
}

/** Finds the accounts of one entry of an option: of a role in the build several. */
async function findAccounts(
  one: NamedPerson,
  facts: Facts,
  accounts: Accounts,
  members: ReadMembers,
  left: LeftOut,
): Promise<readonly Found[]> {
  if (one.by !== 'role') {
    const all = (await members?.()) ?? [];
    const member = one.by === 'id' ? all.find(({ id }) => id === one.id) : findMember(one.by, all, one.name);
    return keepPeople({ person: { name: one.by === 'id' ? `id ${one.id}` : one.name }, member }, left);
  }
  if (one.role === 'admins') {
    const all = members === undefined ? [] : await members();
    const admins = (all ?? []).filter(({ isAdmin, isBot }) => isAdmin && !isBot);
    const reason = members === undefined ? 'a webhook cannot list them' : 'the target has none';
    if (all !== undefined && admins.length === 0) left.reasons.push({ role: one.role, reason, isShown: false });
    return admins.map((member) => ({ person: { name: member.username }, username: member.username, member }));
  }
  if (!isBuildRole(one.role)) return [];
  const people = selectPeople(facts, one.role);
  if (people.length === 0) left.reasons.push({ role: one.role, ...explainNobody(facts, one.role) });
  const found: Found[] = [];
  for (const person of people) found.push(...(await identify(person, accounts, members, left)));
  return found;
}

/**
 * Identifies this person: by the option `users`, then among the members by email address, then by login. Two members
 * with one address match nobody, because either could be wrong. Reads the members only for people who aren't in `users`.
 */
async function identify(
  person: Person,
  accounts: Accounts,
  members: ReadMembers,
  left: LeftOut,
): Promise<readonly Found[]> {
  const username = person.bot === true ? undefined : findAccount(person, accounts);
  if (username !== undefined) return [{ person, username }];
  if (person.bot === true || members === undefined) return keepPeople({ person }, left);
  const all = await members();
  if (all === undefined) left.unread.push(person);
  if (all === undefined) return [];
  const member = findMember('email', all, person.email) ?? findMember('username', all, person.login);
  return keepPeople({ person, member: member?.username === undefined ? undefined : member }, left);
}

/** Returns a person with an account, or notes that there is none. */
function keepPeople({ person, member }: Found, left: LeftOut): readonly Found[] {
  if (member !== undefined && !member.isBot) return [{ person, username: member.username, member }];
  left[person.bot === true || member?.isBot === true ? 'bots' : 'strangers'].push(person);
  return [];
}

/**
 * Resolves the option in its order, each person once. A person whom the service doesn't know is named but not
 * mentioned.
 */
export async function findAddressees(
  named: readonly NamedPerson[],
  facts: Facts,
  accounts: Accounts,
  members?: ReadMembers,
) {
  const usernames: string[] = [];
  const mentioned: Person[] = [];
  const left: LeftOut = { strangers: [], bots: [], unread: [], reasons: [] };
  for (const one of named) {
    if (one.by === 'username') usernames.push(one.name);
    else if (one.by === 'role' && one.role !== 'admins' && !isBuildRole(one.role)) usernames.push(one.role);
    else {
      for (const { person, username = '' } of await findAccounts(one, facts, accounts, members, left)) {
        if (!isPersonal(username)) left.strangers.push(person);
        else {
          usernames.push(username);
          mentioned.push(person);
        }
      }
    }
  }
  // The payload may lack the account of a person whom the API returns with it.
  const strangers = left.strangers.filter((person) => !mentioned.some((one) => isSamePerson(one, person)));
  const nobody = left.reasons.find(({ isShown }) => !isShown);
  const notices = [
    nobody && `Nobody was mentioned as ${nobody.role}: ${nobody.reason}. ${INSTEAD}`,
    await describeUnknownNames(named, members),
    formatNames('Not mentioned: ', strangers, members === undefined ? BY_WEBHOOK : NO_MEMBER),
    formatNames('Not mentioned, because bots read nothing: ', left.bots),
  ].filter((notice) => notice !== undefined);
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

/**
 * Warns about names that no member has. They are still mentioned, because the service may know them. Returns undefined
 * if the members or their names can't be read.
 */
async function describeUnknownNames(named: readonly NamedPerson[], members: ReadMembers) {
  const names = named.flatMap((one) => (one.by === 'username' ? one.name : []));
  const all = names.length === 0 ? [] : ((await members?.()) ?? []);
  const usernames = all.flatMap(({ username }) => username ?? []);
  const unknown = usernames.length === 0 ? [] : names.filter((name) => !findMember('username', all, name));
  const near = [...new Set(unknown.flatMap((name) => closestMatch(name, usernames) ?? []))].map(shortName);
  const fix = near.length > 0 ? ` Did you mean ${listed(near)}?` : ' Check the names, or add these people to it.';
  const people = unknown.map((name) => ({ name }));
  return formatNames('Not members of the target, so maybe not mentioned: ', people, fix);
}

/** The limit of the service for one task. */
const MAX_ASSIGNEES = 10;

/** Uses the first list with a known person. Reads the members only if an entry isn't an ID. */
export async function findAssignees(
  lists: readonly (readonly NamedPerson[])[],
  facts: Facts,
  accounts: Accounts,
  readMembers?: ReadMembers,
): Promise<{ readonly assignees?: readonly number[]; readonly notices: readonly string[] }> {
  const left: LeftOut = { strangers: [], bots: [], unread: [], reasons: [] };
  let ids: readonly number[] = [];
  let isUnread = false;
  for (const list of lists) {
    const members = list.every(({ by }) => by === 'id') ? undefined : await readMembers?.();
    isUnread ||= members === undefined && list.some(({ by }) => by !== 'id');
    const found: (number | undefined)[] = [];
    for (const one of list) {
      // Without the members an ID is accepted unchecked, and nobody else can be found.
      const people = members === undefined ? [] : await findAccounts(one, facts, accounts, readMembers, left);
      if (members === undefined) found.push(one.by === 'id' ? one.id : undefined);
      for (const { person, username, member = findMember('username', members ?? [], username) } of people)
        found.push(...keepPeople({ person, member }, left).map((kept) => kept.member?.id));
    }
    ids = [...new Set(found.filter((id) => id !== undefined))];
    if (ids.length > 0) break;
  }
  const many = `${ids.length} assignees were found, and the first ${MAX_ASSIGNEES} of them are assigned.`;
  const notices = [
    formatNames('Not assigned, because they are not members of the target: ', left.strangers, ADD_MEMBERS),
    formatNames('Not assigned, because tasks are for people: ', left.bots),
    ids.length > MAX_ASSIGNEES ? many : undefined,
  ].filter((notice) => notice !== undefined);
  // Unreadable members are already reported.
  if (ids.length > 0 || lists.length === 0 || notices.length > 0 || isUnread)
    return { assignees: ids.length > 0 ? ids.slice(0, MAX_ASSIGNEES) : undefined, notices };
  const reasons = [...new Set(left.reasons.map(({ reason }) => reason))];
  return { notices: [`To this task nobody was assigned: ${listed(reasons) || 'the lists name none of the members'}.`] };
}

const ADD_MEMBERS = ' Add them there, or name others.';

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

/** Maximum number of people in a sentence. */
const MAX_NAMES = 5;

/** Names a few people in a notice, each once; undefined for nobody. */
function formatNames(start: string, people: readonly Person[], advice = ''): string | undefined {
  const names = people.map(({ name, login, email }) => shortName(name ?? login ?? email ?? 'a person without a name'));
  return names.length === 0 ? undefined : `${start}${listed(truncateList([...new Set(names)], MAX_NAMES))}.${advice}`;
}
