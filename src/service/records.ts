/**
 * The service's records, with the names of the wire. Only `id` is always there: the rest depends on what was selected
 * and on what the service shows. Properties that were not expanded are absent, expanded lists are arrays, and fields
 * that are not named here are kept as they came.
 */

/** What records share. */
interface DescribedRecord {
  /** A text by which the service shows the record. */
  readonly __descriptor?: string;
  /** Fields that API 2 does not name. */
  readonly [field: string]: unknown;
}

/** A record inside another: what was selected of it, perhaps without its id. */
export type Nested<T> = Partial<T>;

/** A team, on the wire `workroom`. */
export interface Team extends DescribedRecord {
  readonly id: number;
  readonly name?: string;
  readonly nickname?: string;
  readonly about?: string;
  readonly description?: string;
  /** When expanded. */
  readonly board?: Nested<Board>;
  /** When expanded. */
  readonly members?: readonly Nested<Member>[];
}

/** A forum: the same fields as a team. */
export interface Forum extends Team {}

export interface User extends DescribedRecord {
  readonly id: number;
  readonly username?: string;
  readonly displayName?: string;
  /** Absent for bots. */
  readonly emailAddress?: string;
}

/**
 * The join of a user and a team or forum. Its `id`, which is not the user's, is what `members.remove` and
 * `members.setRole` take.
 */
export interface Member extends DescribedRecord {
  readonly id: number;
  /** `ROLE_TEAM_MEMBER`, `ROLE_TEAM_ADMIN`, or another name that the service gives. */
  readonly role?: string;
  /** As it came: the shape is not documented. */
  readonly roles?: unknown;
  /** As it came: the shape is not documented. */
  readonly extras?: unknown;
  /** The user, when expanded. */
  readonly member?: Nested<User>;
}

/** What a topic is related to. */
export interface Association extends DescribedRecord {
  readonly inType?: string;
  readonly inId?: number;
  readonly inSecured?: boolean;
}

/** A topic, on the wire `post` with `recordType` `note`. */
export interface Topic extends DescribedRecord {
  readonly id: number;
  readonly subject?: string;
  readonly body?: string;
  readonly recordType?: string;
  readonly outAssociations?: readonly Association[];
}

export interface Task extends DescribedRecord {
  readonly id: number;
  readonly subject?: string;
  readonly body?: string;
  readonly assignees?: readonly Nested<User>[];
  readonly category?: Nested<Category>;
  readonly board?: Nested<Board>;
  /** A short name of the task within its board. */
  readonly short?: string;
  /** As the service writes dates. */
  readonly createDate?: string;
  readonly modifyDate?: string;
  readonly dueDate?: string;
  /** Absent while the task is open. */
  readonly completeDate?: string;
  readonly attachmentsCount?: number;
  readonly commentsCount?: number;
}

/** A task board of a team or forum. */
export interface Board extends DescribedRecord {
  readonly id: number;
  readonly categories?: readonly Nested<Category>[];
}

/** A column of a task board. */
export interface Category extends DescribedRecord {
  readonly id: number;
  readonly name?: string;
  readonly tasks?: readonly Nested<Task>[];
}

export interface ChatMessage extends DescribedRecord {
  /** A string, unlike every other id. */
  readonly id: string;
}

/** One page of a list. */
export interface Page<T> {
  readonly records: readonly T[];
  /** Of all records, not just this page's. Present when it was asked for and the service gave it. */
  readonly count?: number;
}
