/** Enumerated values of the service's API, and the targets of content. */

/** Roles of a member (api.md, section 2). */
export const ROLES = ['ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** User types in an invitation (api.md, section 2). */
export const USER_TYPES = ['member', 'guest'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** A team or a forum. Every path that accepts a team also accepts a forum (api.md, section 1). */
export interface Target {
  readonly type: 'team' | 'forum';
  readonly id: number;
}

/** Names of target types inside an association (api.md, section 4.1). */
export const ASSOCIATION_TYPES = { team: 'Entity.Workroom', forum: 'Entity.Forum' } as const;

/**
 * Sender shown with a message, topic or task, in place of the account or webhook (`createSource`, api.md, section 2).
 */
export interface Sender {
  readonly displayName?: string | undefined;
  /** URL of a picture. */
  readonly avatar?: string | undefined;
}

/** Limits of a body that every observed client respects. The service documents none (api.md, section 8). */
export const SAFE_BODY = { characters: 3900, bytes: 8180 } as const;
