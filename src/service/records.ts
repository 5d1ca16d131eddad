/**
 * Records of the service, with their names on the wire (api.md, section 2). Only `id` is always present: the rest
 * depends on the selection and on the service, and a record inside another may lack its ID. Properties that were not
 * expanded are absent, expanded lists are arrays, and undocumented fields are passed through unchanged.
 */

/** Properties of every record. */
interface DescribedRecord {
  /** Label that the service shows for the record. */
  readonly __descriptor?: string;
  /** Fields that api.md does not document (section 2). */
  readonly [field: string]: unknown;
}

/** A team (`workroom` on the wire). */
export interface Team extends DescribedRecord {
  /** Numeric ID, as in `workrooms(<id>)`. api.md, section 2. */
  readonly id: number;
  /** Name that people see. api.md, section 2. */
  readonly name?: string;
  /** Short unique name. api.md, section 2. */
  readonly nickname?: string;
  /** A line about the team. api.md, section 2. */
  readonly about?: string;
  /** Longer text. api.md, section 2. */
  readonly description?: string;
  /** Present if expanded. */
  readonly board?: Partial<Board>;
  /** Present if expanded. */
  readonly members?: readonly Partial<Member>[];
}

/** A forum, with the same fields as a team. */
export interface Forum extends Team {}

export interface User extends DescribedRecord {
  /** Numeric ID, as in `users(<id>)`. api.md, section 2. */
  readonly id: number;
  /** Name for signing in and for mentions. api.md, section 2. */
  readonly username?: string;
  /** Name that people see. api.md, section 2. */
  readonly displayName?: string;
  /** Absent for bots. */
  readonly emailAddress?: string;
}

/**
 * The membership of a user in a team or forum. `members.remove` and `members.setRole` take its `id`, which differs from
 * the ID of the user.
 */
export interface Member extends DescribedRecord {
  /** ID of the membership, as in `workroomMembers(<id>)`. api.md, section 2. */
  readonly id: number;
  /** `ROLE_TEAM_MEMBER`, `ROLE_TEAM_ADMIN`, or another name from the service. */
  readonly role?: string;
  /** Passed through unchanged, because its shape is not documented. */
  readonly roles?: unknown;
  /** Passed through unchanged, because its shape is not documented. */
  readonly extras?: unknown;
  /** The user, if expanded. */
  readonly member?: Partial<User>;
}

/** A link from a topic to its recipient. */
export interface Association extends DescribedRecord {
  /** `Entity.Workroom` for a team, `Entity.Forum` for a forum. api.md, section 2. */
  readonly inType?: string;
  /** ID of the team, forum or user. api.md, section 2. */
  readonly inId?: number;
  /** Always true. api.md, section 2. */
  readonly inSecured?: boolean;
}

/** A topic (`post` with `recordType` `note` on the wire). */
export interface Topic extends DescribedRecord {
  /** Numeric ID. api.md, section 2. */
  readonly id: number;
  /** Title in the list of topics. api.md, section 2. */
  readonly subject?: string;
  /** Markdown of the first entry. api.md, section 2. */
  readonly body?: string;
  /** `note` for a topic. api.md, section 2. */
  readonly recordType?: string;
  /** Teams, forums and users that receive it. api.md, section 2. */
  readonly outAssociations?: readonly Association[];
}

export interface Task extends DescribedRecord {
  /** Numeric ID. api.md, section 2. */
  readonly id: number;
  /** Title in lists and on task cards. api.md, section 2. */
  readonly subject?: string;
  /** Markdown of the description. api.md, section 2. */
  readonly body?: string;
  /** Users that it is assigned to. api.md, section 2. */
  readonly assignees?: readonly Partial<User>[];
  /** Column of the board. api.md, section 2. */
  readonly category?: Partial<Category>;
  /** Board of the task. api.md, section 2. */
  readonly board?: Partial<Board>;
  /** Short name of the task, unique within its board. */
  readonly short?: string;
  /** Date in the format of the service. */
  readonly createDate?: string;
  /** Time of the last change, in the format of the service. api.md, section 2. */
  readonly modifyDate?: string;
  /** Day on which it is due, in the format of the service. api.md, section 2. */
  readonly dueDate?: string;
  /** Absent while the task is open. */
  readonly completeDate?: string;
  /** Number of attached files. api.md, section 2. */
  readonly attachmentsCount?: number;
  /** Number of comments. api.md, section 2. */
  readonly commentsCount?: number;
}

/** A task board of a team or forum. */
export interface Board extends DescribedRecord {
  /** Numeric ID, which differs from that of the team. api.md, section 2. */
  readonly id: number;
  /** Columns of the board, if selected. api.md, section 2. */
  readonly categories?: readonly Partial<Category>[];
}

/** A column of a task board. */
export interface Category extends DescribedRecord {
  /** Numeric ID, as in `taskCategories(<id>)`. api.md, section 2. */
  readonly id: number;
  /** Title of the column. api.md, section 2. */
  readonly name?: string;
  /** Tasks of the column, if selected. api.md, section 2. */
  readonly tasks?: readonly Partial<Task>[];
}

export interface ChatMessage extends DescribedRecord {
  /** A string, unlike the ID of every other record. */
  readonly id: string;
}

/** One page of a list. */
export interface Page<T> {
  /** Records in the order of the service. */
  readonly records: readonly T[];
  /** Number of all records of the list. Present if it was requested and the service returned it. */
  readonly count?: number;
}

/** Roles of a member (api.md, section 2). */
export const ROLES = ['ROLE_TEAM_MEMBER', 'ROLE_TEAM_ADMIN'] as const;
export type Role = (typeof ROLES)[number];

/** User types in an invitation (api.md, section 2). */
export const USER_TYPES = ['member', 'guest'] as const;
export type UserType = (typeof USER_TYPES)[number];

/** A team or a forum. Every path that accepts a team also accepts a forum (api.md, section 1). */
export interface Target {
  /** `team` is `workrooms`, `forum` is `forums` in a path. api.md, section 1. */
  readonly type: 'team' | 'forum';
  /** Numeric ID of the team or forum. */
  readonly id: number;
}

/**
 * Sender shown with a message, topic or task, in place of the account or webhook (`createSource`, api.md, section 2).
 */
export interface Sender {
  /** Name of the sender. api.md, section 2. */
  readonly displayName?: string | undefined;
  /** URL of a picture. */
  readonly avatar?: string | undefined;
}
