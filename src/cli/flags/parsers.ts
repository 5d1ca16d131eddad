/** Parses values of flags that only the command line has. */
import { ROLES, type Role } from '../../service/records.ts';
import type { ParseResult, ValueParser } from '../../settings/parsers/parse-result.ts';

/** A record of the service by ID, or by a name that needs a lookup. */
export type RecordRef = { readonly type: 'id'; readonly id: number } | { readonly type: 'name'; readonly name: string };

/** A team or forum that a user joins, with the role. */
export interface Membership {
  readonly place: RecordRef;
  readonly role: Role;
}

const ROLE_TEXTS: Readonly<Record<string, Role>> = { member: 'ROLE_TEAM_MEMBER', admin: 'ROLE_TEAM_ADMIN' };

/** Parses a numeric ID, for records without a lookup by name. */
export function id(reading: ParseResult): number | undefined {
  const raw = toRef(reading.text.trim());
  if (raw.type === 'id') return raw.id;
  return reading.error(`not a numeric id: ${reading.shown(raw.name)}`, 'Write the number that a list shows');
}

/** Parses an ID or a name. Digits are an ID. */
export function ref(reading: ParseResult): RecordRef {
  return toRef(reading.text.trim());
}

/** Parses IDs or names, separated by commas. */
export function refs(reading: ParseResult): readonly RecordRef[] {
  return parts(reading.text).map(toRef);
}

/** Parses IDs or names, each with an optional suffix `:member` or `:admin`. */
export function memberships(reading: ParseResult): readonly Membership[] {
  return parts(reading.text).map((part) => {
    const [, location = part, word = 'member'] = /^(.+):(member|admin)$/i.exec(part) ?? [];
    return { place: toRef(location), role: ROLE_TEXTS[word.toLowerCase()] ?? 'ROLE_TEAM_MEMBER' };
  });
}

/** Parses `member` or `admin`, or the role name of the service. */
export function role(reading: ParseResult): Role | undefined {
  const word = reading.text.trim();
  const found = ROLE_TEXTS[word.toLowerCase()] ?? ROLES.find((name) => name === word.toUpperCase());
  return found ?? reading.error(`unknown role ${reading.shown(word)}`, 'Write member or admin');
}

/** Parses names out of a fixed list, case-insensitively, separated by commas. */
export function fields<const T extends string>(names: readonly T[]): ValueParser<readonly T[]> {
  return (reading) =>
    parts(reading.text).flatMap((part) => {
      const found = names.find((name) => name.toLowerCase() === part.toLowerCase());
      if (found !== undefined) return [found];
      return reading.error(`unknown field ${reading.shown(part)}`, `Use one or more of ${names.join(', ')}`) ?? [];
    });
}

/** Parses names, separated by commas. */
export function names({ text }: ParseResult): readonly string[] {
  return parts(text);
}

/** Separator of remaining arguments. No argument can contain it. */
export const BETWEEN_TEXTS = '\0';

/** Splits the remaining arguments. */
export function restArguments({ text }: ParseResult): readonly string[] {
  return text.split(BETWEEN_TEXTS);
}

/** Parses any JSON value. */
export function payload(reading: ParseResult): unknown {
  try {
    return JSON.parse(reading.text);
  } catch (error) {
    // The message of the parser quotes the text, which may contain a secret.
    const at = /position \d+/.exec(error instanceof Error ? error.message : '')?.[0];
    return reading.error(`contains no JSON${at === undefined ? '' : `: it breaks at ${at}`}`, 'Give a file with JSON');
  }
}

function parts(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function toRef(text: string): RecordRef {
  return /^[1-9]\d{0,14}$/.test(text) ? { type: 'id', id: Number(text) } : { type: 'name', name: text };
}
