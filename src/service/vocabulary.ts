/** The fixed words of the service's API, and where content can go. */

/** Roles of a member (API 2). */
export const ROLES = ['ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** Types of user in an invitation (API 2). */
export const USER_TYPES = ['member', 'guest'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** A team or a forum. Every path that takes a team takes a forum as well (API 1). */
export interface Target {
  readonly type: 'team' | 'forum';
  readonly id: number;
}

/** What a target is called inside an association (API 4.1). */
export const ASSOCIATION_TYPES = { team: 'Entity.Workroom', forum: 'Entity.Forum' } as const;

/** The sender shown with a message, topic or task, instead of the account's or webhook's own (`createSource`, API 2). */
export interface Sender {
  readonly displayName?: string | undefined;
  /** URL of a picture. */
  readonly avatar?: string | undefined;
}

/** How long a body may safely be. The service documents no limit (API 8); every observed client stays below this. */
export const SAFE_BODY = { characters: 3900, bytes: 8180 } as const;
