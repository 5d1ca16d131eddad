/** From the text of a flag to its value, for what only the command line takes. */
import { ROLES, type Role } from '../../service/vocabulary.ts';
import type { ParseResult, ValueParser } from '../../settings/parsers/parse-result.ts';

/** Something of the service by its id, or by a name that has to be looked up. */
export type RecordRef = { readonly type: 'id'; readonly id: number } | { readonly type: 'name'; readonly name: string };

/** A team or forum that somebody joins, and as what. */
export interface Membership {
  readonly place: RecordRef;
  readonly role: Role;
}

const ROLE_TEXTS: Readonly<Record<string, Role>> = { member: 'ROLE_TEAM_MEMBER', admin: 'ROLE_TEAM_ADMIN' };

/** A numeric id, where no name can be looked up. */
export function id(reading: ParseResult): number | undefined {
  const raw = toRef(reading.text.trim());
  if (raw.type === 'id') return raw.id;
  return reading.fault(`not a numeric id: ${reading.shown(raw.name)}`, 'Write the number that a list shows');
}

/** An id or a name: what is only digits is an id. */
export function ref(reading: ParseResult): RecordRef {
  return toRef(reading.text.trim());
}

/** Some ids or names, with commas between them. */
export function refs(reading: ParseResult): readonly RecordRef[] {
  return parts(reading.text).map(toRef);
}

/** Some ids or names, each perhaps with `:member` or `:admin` behind it. */
export function memberships(reading: ParseResult): readonly Membership[] {
  return parts(reading.text).map((part) => {
    const [, location = part, word = 'member'] = /^(.+):(member|admin)$/i.exec(part) ?? [];
    return { place: toRef(location), role: ROLE_TEXTS[word.toLowerCase()] ?? 'ROLE_TEAM_MEMBER' };
  });
}

/** `member` or `admin`, or the name that the service has for it. */
export function role(reading: ParseResult): Role | undefined {
  const word = reading.text.trim();
  const found = ROLE_TEXTS[word.toLowerCase()] ?? ROLES.find((name) => name === word.toUpperCase());
  return found ?? reading.fault(`unknown role ${reading.shown(word)}`, 'Write member or admin');
}

/** Some of these names, in any case, with commas between them. */
export function fields<const T extends string>(names: readonly T[]): ValueParser<readonly T[]> {
  return (reading) =>
    parts(reading.text).flatMap((part) => {
      const found = names.find((name) => name.toLowerCase() === part.toLowerCase());
      if (found !== undefined) return [found];
      return reading.fault(`unknown field ${reading.shown(part)}`, `Use one or more of ${names.join(', ')}`) ?? [];
    });
}

/** Some names, with commas between them. */
export function names({ text }: ParseResult): readonly string[] {
  return parts(text);
}

/** What the words of a line are joined with: no argument can hold it. */
export const BETWEEN_TEXTS = '\0';

/** All words at the end of the line. */
export function words({ text }: ParseResult): readonly string[] {
  return text.split(BETWEEN_TEXTS);
}

/** Any JSON value. */
export function payload(reading: ParseResult): unknown {
  try {
    return JSON.parse(reading.text);
  } catch (error) {
    // The words of the parser quote the text, which may hold a secret.
    const at = /position \d+/.exec(error instanceof Error ? error.message : '')?.[0];
    return reading.fault(`contains no JSON${at === undefined ? '' : `: it breaks at ${at}`}`, 'Give a file with JSON');
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
