/** Converts the service's records to small, bounded summaries. Anyone may have written the texts in them. */

import type * as wire from '../service/records.ts';

/** A team, a forum, a category, or a user. */
export interface NamedRecord {
  readonly id: number;
  readonly name?: string;
  /** For a user, the username. */
  readonly nickname?: string;
  readonly email?: string;
}

/** A user as a member of the target. */
export interface TargetMember {
  /** The ID of the user, not of the join record. */
  readonly id: number;
  readonly username?: string;
  /** In lowercase. */
  readonly email?: string;
  readonly isAdmin: boolean;
  readonly isBot: boolean;
}

/** Longer texts aren't names. */
const MAX_LENGTH = 300;
const ADMIN = 'ROLE_TEAM_ADMIN';

export function toSpace({ id, name, nickname }: wire.Team | wire.Category): NamedRecord {
  return { id, name: boundedName(name), nickname: boundedName(nickname) };
}

/** @param id of the user, or of the record that represents it */
export function toUserSummary({ username, displayName, emailAddress }: Partial<wire.User>, id: number): NamedRecord {
  return {
    id,
    name: boundedName(displayName),
    nickname: boundedName(username),
    email: boundedName(emailAddress),
  };
}

/** Drops records that don't show their user, because nobody could be notified through them. */
export function toMember({ role, roles, member }: wire.Member): TargetMember | undefined {
  const { id, username, emailAddress, type } = member ?? {};
  if (id === undefined) return undefined;
  return {
    id,
    username: boundedName(username),
    email: boundedName(emailAddress)?.toLowerCase(),
    isAdmin: role === ADMIN || (Array.isArray(roles) && roles.includes(ADMIN)),
    // If the type isn't shown, a missing address identifies a bot.
    isBot: type === undefined ? emailAddress === undefined : type === 'bot',
  };
}

/** Clears the guess of bots if the service shows no addresses at all. */
export function withoutGuesses(members: readonly TargetMember[]): readonly TargetMember[] {
  const isShown = members.some(({ email }) => email !== undefined);
  return isShown ? members : members.map((member) => ({ ...member, isBot: false }));
}

function boundedName(text: unknown): string | undefined {
  return typeof text === 'string' && text.length <= MAX_LENGTH ? text.trim() || undefined : undefined;
}
