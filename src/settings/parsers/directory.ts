/** Parses references to the service's directory: teams, forums, categories, and people. */

import { unicodePattern } from '../../text/unicode.ts';
import { map } from './maps.ts';
import { addGuess, Invalid, invalid, type ParseContext, parseEach, rejectSecrets } from './parser.ts';

/** A team, forum, or category: its ID, or a name or nickname to look up. */
export type Reference = number | string;

/** A team or forum: its ID, or a name or nickname to look up. */
export type TargetRef =
  | { readonly type: 'team' | 'forum'; readonly id: number }
  | { readonly type: 'team' | 'forum'; readonly name: string };

/** A person in an option. */
export type NamedPerson =
  | { readonly by: 'role'; readonly role: (typeof ROLES)[number] }
  /** As written, without `@`. */
  | { readonly by: 'username'; readonly name: string }
  | { readonly by: 'email'; readonly name: string }
  | { readonly by: 'id'; readonly id: number };

/** People and groups that come from the build or the service. */
const ROLES = ['team', 'here', 'author', 'suspects', 'owners', 'admins'] as const;

/** Service usernames by login or email address, in lowercase, or the workspace file that contains them. */
type UserAccounts =
  | { readonly type: 'map'; readonly accounts: ReadonlyMap<string, string> }
  | { readonly type: 'file'; readonly path: string };

const MAX_NAME_LENGTH = 100;
/** Maximum words in a list of people. */
const MAX_NAMED = 100;

const EMAIL = /^[^\s@,<>]{1,64}@[^\s@,<>]{1,190}$/;
const USERNAME = unicodePattern(String.raw`^(?=.*[\p{L}\p{N}])[\p{L}\p{N}_.-]{1,100}$`);
const BREAK = unicodePattern(String.raw`[\p{Cc}\p{Zl}\p{Zp}]`);

/** Words of other tools, and typos that would otherwise count as usernames. */
const MEANT: ReadonlyMap<string, (typeof ROLES)[number]> = new Map([
  ...['channel', 'everyone', 'all'].map((word) => [word, 'team'] as const),
  ...['owner', 'codeowners'].map((word) => [word, 'owners'] as const),
  ['suspect', 'suspects'],
  ['authors', 'author'],
]);

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
export const reference = rejectSecrets(REFERENCE, (text, { quoteValue }): Reference | Invalid => {
  const raw = text.trim();
  if (/^\d{1,15}$/.test(raw) && Number(raw) > 0) return Number(raw);
  if (/^[-+]?[\d.]+$/.test(raw)) return invalid(`neither an id nor a name: ${quoteValue(raw)}`, REFERENCE);
  if (raw.includes('://')) return invalid('an address', REFERENCE);
  if (raw.length > MAX_NAME_LENGTH) return invalid(`${raw.length} characters long`, REFERENCE);
  if (BREAK().test(raw)) return invalid('more than one line', REFERENCE);
  return raw;
});

/** Matches an entry of a list. A name in double quotes may contain commas. */
const ENTRY = /[^\S\r\n]*"[^"\r\n]*"[^\S\r\n]*(?=[,\r\n]|$)|[^,\r\n]+/g;
const QUOTED = /^"(.*)"$/;

/** Parses teams or forums, separated by commas or line breaks. */
export const references = rejectSecrets('Write names, nicknames or numeric ids', (text, context) => {
  const entries = (text.match(ENTRY) ?? []).map((entry) => entry.trim()).filter((entry) => entry !== '');
  if (entries.length === 0) return invalid('names nothing', 'Write a name, a nickname or a numeric id');
  return uniqueTargets(parseEach(entries, (entry) => reference(entry.replace(QUOTED, '$1'), context)));
});

const MAX_TARGETS = 10;

/** Removes duplicates. */
export function uniqueTargets<T extends URL | Reference>(targets: readonly T[] | Invalid): readonly T[] | Invalid {
  if (targets instanceof Invalid) return targets;
  if (targets.length <= MAX_TARGETS) return [...new Map(targets.map((target) => [String(target), target])).values()];
  return invalid(`${targets.length} targets`, `Write at most ${MAX_TARGETS}, or a second step`);
}

const MENTIONS = 'Write usernames, team, here, author, suspects, owners or admins';

/** Parses the people to mention: usernames, and some of the roles. */
export const mentions = rejectSecrets(MENTIONS, (text, context): readonly NamedPerson[] | Invalid => {
  const named = parsePeople(splitWords(text), MENTIONS, text, context);
  if (named instanceof Invalid || !named.some(({ by }) => by === 'email' || by === 'id')) return named;
  return invalid('an e-mail address or id mentions nobody', MENTIONS);
});

const ASSIGNEES =
  'Write usernames, e-mail addresses, ids, author, suspects, owners or admins; separate lists with "or"';

/** Parses the assignees: lists separated by `or`. The first list with a known person wins. */
export const assignees = rejectSecrets(ASSIGNEES, (text, context): readonly (readonly NamedPerson[])[] | Invalid => {
  const lists: string[][] = [[]];
  for (const word of splitWords(text)) {
    if (word.toLowerCase() === 'or') lists.push([]);
    else lists.at(-1)?.push(word);
  }
  if (lists.some((list) => list.length === 0)) return invalid('a list before or after "or" is empty', ASSIGNEES);
  const people = parseEach(lists, (list) => parsePeople(list, ASSIGNEES, text, context));
  const isGroup = (one: NamedPerson) => one.by === 'role' && (one.role === 'team' || one.role === 'here');
  if (people instanceof Invalid || !people.flat().some(isGroup)) return people;
  return invalid('team and here are groups, and a task is assigned to people', ASSIGNEES);
});

const USERS = 'Write `login or e-mail: username`, one a line';

/** Parses a YAML or JSON map of logins and email addresses to usernames, or the path of a file with one. */
export const users = rejectSecrets(USERS, (text, context): UserAccounts | Promise<UserAccounts | Invalid> => {
  const path = text.trim();
  if (/^[^\n\r{]{1,1000}\.(?:ya?ml|json)$/i.test(path) && !path.includes(': ')) return { type: 'file', path };
  return parseAccounts(text, context).then(({ accounts, errors }) =>
    errors.length > 0 ? new Invalid(errors) : { type: 'map', accounts },
  );
});

/** Parses the usernames by login or email address. Each error costs an entry. */
export async function parseAccounts(text: string, context: Pick<ParseContext, 'quoteValue'>) {
  const accounts = new Map<string, string>();
  const values = await map(text, context);
  if (values instanceof Invalid) return { accounts, errors: values.errors };
  const errors: Invalid['errors'][number][] = [];
  for (const [key, value] of Object.entries(values)) {
    const username = typeof value === 'string' || typeof value === 'number' ? removeAtSign(String(value).trim()) : '';
    const count = Array.isArray(value) ? 'several usernames' : 'no username';
    if (isUsername(username)) accounts.set(removeAtSign(key.trim()).toLowerCase(), username);
    else errors.push({ message: `${context.quoteValue(key)} has ${count}`, suggestion: USERS });
  }
  return { accounts, errors };
}

function splitWords(text: string): readonly string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '');
}

/** @param list the complete text, because masking finds a secret only as it was written */
function parsePeople(words: readonly string[], suggestion: string, list: string, { quoteValue }: ParseContext) {
  if (words.length === 0) return invalid('names nobody', suggestion);
  if (words.length > MAX_NAMED) return invalid(`names ${words.length}`, `Write at most ${MAX_NAMED}`);
  return parseEach(words, (word): NamedPerson | Invalid => {
    const name = removeAtSign(word);
    const lower = name.toLowerCase();
    const isBare = name === word;
    const role = ROLES.find((one) => one === lower);
    // With `@`, only names that the service itself uses aren't usernames.
    if (role !== undefined && (isBare || role === 'team' || role === 'here')) return { by: 'role', role };
    // Slack writes `<!here>`, and a list may be in brackets.
    const inner = lower.slice(0, MAX_NAME_LENGTH).replaceAll(/^[[<("'!]{1,4}|[\])>"']{1,4}$/g, '');
    const meant = MEANT.get(inner) ?? ROLES.find((one) => one === inner);
    if (meant !== undefined && (isBare || meant === 'team'))
      return invalid(`unknown word ${quoteValue(word)}`, addGuess(suggestion, meant));
    if (isBare && /^\d{1,15}$/.test(name) && Number(name) > 0) return { by: 'id', id: Number(name) };
    if (EMAIL.test(name)) return { by: 'email', name };
    if (isUsername(name)) return { by: 'username', name };
    const commas = /[;|]/.test(word) ? 'Put commas between the names. ' : '';
    return invalid(`not a username in ${quoteValue(list.trim())}`, commas + suggestion);
  });
}

function removeAtSign(name: string): string {
  return name.startsWith('@') ? name.slice(1) : name;
}
