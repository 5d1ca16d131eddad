/** Parses values of flags that only the command line has. */
import { toMessage } from '../../errors.ts';
import { ROLES, type Role } from '../../service/records.ts';
import { type Reference, reference } from '../../settings/parsers/directory.ts';
import { Invalid, invalid, type ParseContext, parseEach } from '../../settings/parsers/parser.ts';

/** A team or forum that a user joins, with the role. */
export interface Membership {
  readonly place: Reference;
  readonly role: Role;
}

const ROLE_TEXTS: Readonly<Record<string, Role>> = { member: 'ROLE_TEAM_MEMBER', admin: 'ROLE_TEAM_ADMIN' };

/** Parses a numeric ID, for records without a lookup by name. */
export function id(text: string, { shown }: ParseContext): number | Invalid {
  const raw = text.trim();
  if (/^[1-9]\d{0,14}$/.test(raw)) return Number(raw);
  return invalid(`not a numeric id: ${shown(raw)}`, 'Write the number that a list shows');
}

/** Parses IDs or names, separated by commas. */
export function refs(text: string, context: ParseContext): readonly Reference[] | Invalid {
  return parseEach(names(text), (part) => reference(part, context));
}

/** Parses IDs or names, each with an optional suffix `:member` or `:admin`. */
export function memberships(text: string, context: ParseContext): readonly Membership[] | Invalid {
  return parseEach(names(text), (part) => {
    const [, place = part, word = 'member'] = /^(.+):(member|admin)$/i.exec(part) ?? [];
    const joined = reference(place, context);
    if (joined instanceof Invalid) return joined;
    return { place: joined, role: ROLE_TEXTS[word.toLowerCase()] ?? 'ROLE_TEAM_MEMBER' };
  });
}

/** Parses `member` or `admin`, or the role name of the service. */
export function role(text: string, { shown }: ParseContext): Role | Invalid {
  const word = text.trim();
  const found = ROLE_TEXTS[word.toLowerCase()] ?? ROLES.find((name) => name === word.toUpperCase());
  if (found !== undefined) return found;
  return invalid(`unknown role ${shown(word)}`, 'Write member or admin');
}

/** Creates a parser of names out of a fixed list, case-insensitively, separated by commas. */
export function fields<const T extends string>(known: readonly T[]) {
  return (text: string, { shown }: ParseContext): readonly T[] | Invalid =>
    parseEach(names(text), (part) => {
      const found = known.find((name) => name.toLowerCase() === part.toLowerCase());
      if (found !== undefined) return found;
      return invalid(`unknown field ${shown(part)}`, `Use one or more of ${known.join(', ')}`);
    });
}

/** Parses names, separated by commas. */
export function names(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Separator of remaining arguments. No argument can contain it. */
export const ARGUMENT_SEPARATOR = '\0';

/** Splits the remaining arguments. */
export function restArguments(text: string): readonly string[] {
  return text.split(ARGUMENT_SEPARATOR);
}

/** Parses any JSON value. */
export function payload(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The message of the parser quotes the text, which may contain a secret.
    const at = /position \d+/.exec(toMessage(error))?.[0];
    return invalid(`contains no JSON${at === undefined ? '' : `: it breaks at ${at}`}`, 'Give a file with JSON');
  }
}
