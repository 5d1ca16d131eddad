/** Parses references to the service's directory: teams, forums, categories, and people. */

import { unicodePattern } from '../../text/unicode.ts';
import type { Kind } from '../option.ts';
import { type MapInput, readMap } from './maps.ts';
import { type ParseResult, withGuess, withoutSecrets } from './parse-result.ts';

/** A team, forum, or category: its ID, or a name or nickname to look up. */
export type Reference = number | string;

/** A team or forum: its ID, or a name or nickname to look up. */
export type TargetRef =
  | { readonly type: 'team' | 'forum'; readonly id: number }
  | { readonly type: 'team' | 'forum'; readonly name: string };

export function parseTargetRef(type: TargetRef['type'], reference: Reference): TargetRef {
  return typeof reference === 'number' ? { type, id: reference } : { type, name: reference };
}

/** A person in an option. */
export type NamedPerson =
  | { readonly by: 'role'; readonly role: PersonRole }
  /** As written, without `@`. */
  | { readonly by: 'username'; readonly name: string }
  | { readonly by: 'email'; readonly name: string }
  | { readonly by: 'id'; readonly id: number };

/** People and groups that come from the build or the service. */
export type PersonRole = (typeof ROLES)[number];
const ROLES = ['team', 'here', 'author', 'suspects', 'owners', 'admins'] as const;

/** Service usernames by login or email address, in lowercase, or the workspace file that contains them. */
export type UserAccounts =
  | { readonly type: 'map'; readonly accounts: ReadonlyMap<string, string> }
  | { readonly type: 'file'; readonly path: string };

const MAX_NAME_LENGTH = 100;
/** Maximum words in a list of people. */
const MAX_NAMED = 100;

const EMAIL = /^[^\s@,<>]{1,64}@[^\s@,<>]{1,190}$/;
const USERNAME = unicodePattern(String.raw`^(?=.*[\p{L}\p{N}])[\p{L}\p{N}_.-]{1,100}$`);
const BREAK = unicodePattern(String.raw`[\p{Cc}\p{Zl}\p{Zp}]`);

/** Words of other tools, and typos that would otherwise count as usernames. */
const MEANT: Readonly<Record<string, PersonRole>> = {
  ...{ channel: 'team', everyone: 'team', all: 'team' },
  ...{ suspect: 'suspects', authors: 'author', owner: 'owners', codeowners: 'owners' },
};

/** Names that the service may give to groups of people. */
const GROUPS = ['team', 'here', 'all', 'everyone', 'channel', 'forum'];

/** Returns true if an external name mentions one person and no group. */
export function isPersonal(name: string): boolean {
  return isUsername(name) && !GROUPS.includes(name.toLowerCase());
}

/** Returns true if the service may read `@` with this name as a mention of one person. */
function isUsername(name: string): boolean {
  return USERNAME().test(name);
}

const REFERENCE = 'Write its name, its nickname, or its numeric id such as 1042';

/** Parses a numeric ID, or a name on one line. */
export const reference = withoutSecrets(
  REFERENCE,
  ({ text, fault: error, shown: displayed }): Reference | undefined => {
    const raw = text.trim();
    if (/^\d{1,15}$/.test(raw) && Number(raw) > 0) return Number(raw);
    if (/^[-+]?[\d.]+$/.test(raw)) return error(`neither an id nor a name: ${displayed(raw)}`, REFERENCE);
    if (raw.includes('://')) return error('an address', REFERENCE);
    if (raw.length > MAX_NAME_LENGTH) return error(`${raw.length} characters long`, REFERENCE);
    return BREAK().test(raw) ? error('more than one line', REFERENCE) : raw;
  },
);

const MENTIONS = 'Write usernames, team, here, author, suspects, owners or admins';

/** Parses the people to mention: usernames, and some of the roles. */
export const mentions = withoutSecrets(MENTIONS, (reading): readonly NamedPerson[] | undefined => {
  const named = peopleIn(reading, wordsIn(reading), MENTIONS);
  const rest = named?.some(({ by }) => by === 'email' || by === 'id');
  return rest ? reading.fault('an e-mail address or id mentions nobody', MENTIONS) : named;
});

const ASSIGNEES =
  'Write usernames, e-mail addresses, ids, author, suspects, owners or admins; separate lists with "or"';

/** Parses the assignees: lists separated by `or`. The first list with a known person wins. */
export const assignees = withoutSecrets(ASSIGNEES, (reading): Lists | undefined => {
  const lists: string[][] = [[]];
  for (const word of wordsIn(reading)) {
    if (word.toLowerCase() === 'or') lists.push([]);
    else lists.at(-1)?.push(word);
  }
  if (lists.some((list) => list.length === 0)) return reading.fault('a list before or after "or" is empty', ASSIGNEES);
  return lists.map((list) => {
    const named = peopleIn(reading, list, ASSIGNEES) ?? [];
    const groups = named.some((one) => one.by === 'role' && (one.role === 'team' || one.role === 'here'));
    if (groups) reading.fault('team and here are groups, and a task is assigned to people', ASSIGNEES);
    return named;
  });
});

const USERS = 'Write `login or e-mail: username`, one a line';

/** Parses a YAML or JSON map of logins and email addresses to usernames, or the path of a file with one. */
export const users = withoutSecrets(USERS, (reading): UserAccounts | Promise<UserAccounts | undefined> => {
  const path = reading.text.trim();
  if (/^[^\n\r{]{1,1000}\.(?:ya?ml|json)$/i.test(path) && !path.includes(': ')) return { type: 'file', path };
  return accountsIn(reading).then((accounts) => accounts && { type: 'map', accounts });
});

/**
 * Parses the usernames by login or email address. Returns undefined if the text isn't a map. Each error costs an entry.
 */
export async function accountsIn(reading: MapInput): Promise<ReadonlyMap<string, string> | undefined> {
  const values = await readMap(reading);
  if (values === undefined) return undefined;
  const accounts = new Map<string, string>();
  for (const [key, value] of Object.entries(values)) {
    const username = typeof value === 'string' || typeof value === 'number' ? bare(String(value).trim()) : '';
    if (isUsername(username)) accounts.set(bare(key.trim()).toLowerCase(), username);
    else
      reading.fault(`${reading.shown(key)} has ${Array.isArray(value) ? 'several usernames' : 'no username'}`, USERS);
  }
  return accounts;
}

function wordsIn({ text }: ParseResult): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

function peopleIn(reading: ParseResult, terms: readonly string[], fix: string): readonly NamedPerson[] | undefined {
  if (terms.length === 0) return reading.fault('names nobody', fix);
  if (terms.length > MAX_NAMED) return reading.fault(`names ${terms.length}`, `Write at most ${MAX_NAMED}`);
  return terms.map((word) => namedBy(reading, word, fix)).filter((one) => one !== undefined);
}

function namedBy(reading: ParseResult, word: string, fix: string): NamedPerson | undefined {
  const name = bare(word);
  const lower = name.toLowerCase();
  const isBare = name === word;
  const role = ROLES.find((one) => one === lower);
  // With `@`, only names that the service itself uses aren't usernames.
  if (role !== undefined && (isBare || role === 'team' || role === 'here')) return { by: 'role', role };
  // Slack writes `<!here>`, and a list may be in brackets.
  const inner = lower.slice(0, MAX_NAME_LENGTH).replaceAll(/^[[<("'!]{1,4}|[\])>"']{1,4}$/g, '');
  const meant = Object.hasOwn(MEANT, inner) ? MEANT[inner] : ROLES.find((one) => one === inner);
  if (meant !== undefined && (isBare || meant === 'team')) {
    return reading.fault(`unknown word ${reading.shown(word)}`, withGuess(fix, meant));
  }
  if (isBare && /^\d{1,15}$/.test(name) && Number(name) > 0) return { by: 'id', id: Number(name) };
  if (EMAIL.test(name)) return { by: 'email', name };
  if (isUsername(name)) return { by: 'username', name };
  // Report the list as written, because masking finds a secret only as a complete text.
  const between = /[;|]/.test(word) ? ', with commas between them' : '';
  return reading.fault(`not a username in ${reading.shown(reading.text.trim())}`, `${fix}${between}`);
}

function bare(name: string): string {
  return name.startsWith('@') ? name.slice(1) : name;
}

type Lists = readonly (readonly NamedPerson[])[];

/** Assigns the suspects, or else the owners of the team. */
const OF_AN_INCIDENT: Lists = [[{ by: 'role', role: 'suspects' }], [{ by: 'role', role: 'admins' }]];

/** Returns the lists of assignees, of which the first with a known person wins. Empty if none is requested. */
export function toAssignees({ assignees, kind }: { readonly assignees?: Lists; readonly kind: Kind }): Lists {
  return assignees ?? (kind === 'incident' ? OF_AN_INCIDENT : []);
}
