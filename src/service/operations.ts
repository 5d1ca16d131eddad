/**
 * Every operation of the API in one table. It types the client, and builds the requests of the notifier. No argument
 * can change a path: IDs are digits, and names come from fixed lists. Query options are as documented, with raw `$`,
 * `,` and `/` (api.md, section 4.3).
 */
import { quoteValue } from '../text/format.ts';
import { type CallOptions, createArgumentError, oneOf, requireValue } from './options.ts';
import {
  type Board,
  type Category,
  type Forum,
  type Member,
  ROLES,
  type Role,
  type Sender,
  type Target,
  type Task,
  type Team,
  type Topic,
  USER_TYPES,
  type User,
  type UserType,
} from './records.ts';
import { type Decoder, decodeBoardTasks, decodeChatMessage, decodeList, decodeRecord } from './wire/decode.ts';
import { createSource, type ServiceRequest } from './wire/http-request.ts';
import type { List, PageOptions } from './wire/list.ts';

/**
 * Result of an operation: a list, one value, a created record that a service may omit (`created`) or not (`named`), or
 * nothing.
 */
type ResultKind = 'list' | 'value' | 'created' | 'named' | 'none';

export interface Operation<A extends readonly unknown[] = never, T = unknown, K extends ResultKind = ResultKind> {
  /** What the client method returns: a list, a value, or nothing; of a created record, whether its ID is required. */
  readonly kind: K;
  /** Decodes the response, or one record of a list. */
  readonly decode: Decoder<T>;
  /** Number of arguments without a default. The client inserts the call options after them. */
  readonly arity: number;
  /**
   * Builds the request. A read takes its options as an optional last argument.
   *
   * @throws SettingsError if an argument can't be sent
   */
  readonly request: (...args: A) => ServiceRequest;
}

interface RequestParts extends Pick<ServiceRequest, 'path' | 'body' | 'admin'> {
  /** Parts of the query. Those without a value are omitted. */
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Returns the function that declares operations of a kind, each with the name of its client method. */
const declare =
  <K extends ResultKind>(kind: K) =>
  <A extends readonly unknown[], T>(
    operation: string,
    decode: Decoder<T>,
    partsOf: (...args: A) => RequestParts,
  ): Operation<A, T, K> => {
    const method = kind === 'list' || kind === 'value' ? 'GET' : 'POST';
    const request = (...args: A): ServiceRequest => {
      const { path, query = {}, ...rest } = partsOf(...args);
      const parts = Object.entries(query).filter(([, value]) => value !== undefined);
      const search = parts.length === 0 ? '' : `?${parts.map((part) => part.join('=')).join('&')}`;
      return { operation, method, path: path + search, ...rest };
    };
    return { kind, decode, arity: partsOf.length, request };
  };

const list = declare('list');
const read = declare('value');
const create = declare('created');
const act = declare('none');
const decodeNothing = (): void => {};

/** Properties of a record. */
interface SelectOptions<Field extends string> extends CallOptions {
  /** Properties to return (`$select`). `id` is always included, because paging needs it. Default: all. */
  readonly select?: readonly Field[] | undefined;
}

/** Page of a list and properties of its records. */
export interface ListOptions<Field extends string> extends PageOptions, SelectOptions<Field> {}

/** Properties that `select` accepts, by record. */
export const FIELDS = {
  team: ['id', 'name', 'nickname', 'description'],
  user: ['id', 'username', 'displayName', 'emailAddress'],
  // Those with `member/` need an expanded member, which `members.list` requests.
  member: ['id', 'role', 'roles', 'extras', '__descriptor', 'member/id', 'member/username'],
  board: ['id', 'categories'],
  category: ['id', 'name', 'tasks'],
  task: [
    ...(['id', 'subject', 'body', 'assignees', 'category', 'board', 'modifyDate', 'createDate'] as const),
    ...(['dueDate', 'completeDate', 'short', 'attachmentsCount', 'commentsCount'] as const),
  ],
} as const;
export type TeamField = (typeof FIELDS.team)[number];
export type UserField = (typeof FIELDS.user)[number];
export type MemberField = (typeof FIELDS.member)[number];
export type BoardField = (typeof FIELDS.board)[number];
export type CategoryField = (typeof FIELDS.category)[number];
export type TaskField = (typeof FIELDS.task)[number];

export interface NewChatMessage {
  /** Markdown, tables included. api.md, section 4.1. */
  readonly body: string;
  /** Default: the account or the webhook. api.md, section 2. */
  readonly sender?: Sender | undefined;
}

export interface NewTopic extends NewChatMessage {
  /** Title in lists and on task cards. api.md, section 4.1. */
  readonly subject: string;
}

/**
 * Links a topic to its recipient. `inType` is an open type, because api.md shows no value for a user (section 4.1, rule
 * 3). The client adds `inSecured`, which is always true.
 */
export interface NewAssociation {
  /** `Entity.Workroom` for a team, `Entity.Forum` for a forum. api.md, section 2. */
  readonly inType: string;
  /** Numeric ID of the team, forum or user. api.md, section 2. */
  readonly inId: number;
}

export interface TopicListOptions extends PageOptions {
  /** Lists archived topics if true, else open ones. Default: false, the only documented form. */
  readonly archived?: boolean | undefined;
}

export interface NewTask extends NewTopic {
  /** ID of the board, which differs from the ID of the team. `boards.show` returns it (api.md, section 4.1, rule 4). */
  readonly board: number;
  /** ID of a category of that board. Optional in practice. api.md, section 4.1. */
  readonly category?: number | undefined;
  /** IDs of users. api.md, section 2. */
  readonly assignees?: readonly number[] | undefined;
}

export interface NewTeam {
  /** Name that people see. api.md, section 4.3. */
  readonly name: string;
  /** A line about the team. api.md, section 4.3. */
  readonly about?: string | undefined;
  /** Longer text. api.md, section 4.3. */
  readonly description?: string | undefined;
  /** 2 to 24 letters, digits or underscores, as observed. */
  readonly nickname?: string | undefined;
}

/** A team or forum that a user joins, with the role. */
export interface TeamRole {
  /** ID of a team or forum. api.md, section 2. */
  readonly id: number;
  /** `ROLE_TEAM_MEMBER` or `ROLE_TEAM_ADMIN`. api.md, section 2. */
  readonly role: Role;
}

export interface Invitation {
  /** Address of the person. An existing user is added without an invitation. api.md, section 4.3, rule 3. */
  readonly email: string;
  /** `member`, or `guest`. api.md, section 2. */
  readonly type: UserType;
  /** Teams and forums, in any combination. api.md, section 4.3. */
  readonly teams: readonly TeamRole[];
  /** Default username in the form that the invitee completes (api.md, section 4.3, rule 4). */
  readonly username?: string | undefined;
  /** Default name in the form that the invitee completes. api.md, section 4.3, rule 4. */
  readonly displayName?: string | undefined;
}

export interface MemberListOptions extends ListOptions<MemberField> {
  /** `member` includes the user of each record (`$expand`). Default if `select` names `member/…`. */
  readonly expand?: 'member' | undefined;
}

const TARGET_EXAMPLE = "Use a team or forum, such as { type: 'team', id: 1042 }";

/** Formats `/workrooms(5)` or `/forums(5)`. */
function targetPath(target: Target | undefined): string {
  const { type: raw, id } = requireValue('target', target, TARGET_EXAMPLE);
  const type = oneOf('target type', ['team', 'forum'] as const, raw);
  return `${type === 'team' ? '/workrooms' : '/forums'}(${checkedId(type, id)})`;
}

/** Checks a numeric ID. Throws a SettingsError that names `option` if it is invalid. */
function checkedId(option: string, value: number): number {
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw createArgumentError(option, `must be a positive integer, got ${quoteValue(value)}`, 'Use the numeric ID');
}

function toCount(option: string, value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value) && value >= 0) return String(value);
  const error = `must be an integer of at least 0, got ${quoteValue(value)}`;
  throw createArgumentError(option, error, 'Use a number of records');
}

function pageQuery({ top, skip, count }: PageOptions) {
  return { $top: toCount('top', top), $skip: toCount('skip', skip), $inlinecount: count ? 'allpages' : undefined };
}

/** Builds the value of `$select`. Accepts only documented names, and adds `id` in front if it is missing. */
function selectedFields(allowed: readonly string[], select: readonly string[] = []): string | undefined {
  const names = select.map((name) => oneOf('select', allowed, name));
  if (names.length === 0) return undefined;
  return (names.includes('id') ? names : ['id', ...names]).join(',');
}

/** Builds the query of a list: its page, and the selected properties among the documented ones. */
const listQuery = <const F extends string>(fields: readonly F[], options: ListOptions<F>) => ({
  ...pageQuery(options),
  $select: selectedFields(fields, options.select),
});

function teamRoles(teams: readonly TeamRole[]): TeamRole[] {
  return requireValue('teams', teams, 'Use a list of { id, role }').map(({ id, role }) => ({
    id: checkedId('teams', id),
    role: oneOf('role', ROLES, role),
  }));
}

/** Operations by resource and client method. `forums(…)` replaces `workrooms(…)` in every path of a target. */
export const OPERATIONS = {
  chat: {
    /**
     * Posts a message to a team or forum. A 2xx without an ID throws a `ResponseError` that is `unclear`. api.md,
     * section 4.1.
     */
    post: declare('named')('chat.post', decodeChatMessage, (target: Target, message: NewChatMessage) => {
      const { body, sender } = requireValue('message', message, 'Pass { body }');
      return { path: `${targetPath(target)}/Chat.PostMessage()`, body: { body, ...createSource(sender) } };
    }),
  },
  topics: {
    /**
     * Lists the topics of a team or forum: open ones by default, archived ones with `archived`. api.md, section 4.2.
     */
    list: list('topics.list', decodeRecord<Topic>, (target: Target, options: TopicListOptions = {}) => ({
      path: `${targetPath(target)}/Post.Stream(archived=${options.archived === true})`,
      query: { $format: 'json', ...pageQuery(options) },
    })),
    /**
     * Creates a topic in a team or forum, or for these associations. Returns undefined if the service accepts it
     * without returning its ID. api.md, section 4.1.
     */
    create: create('topics.create', decodeRecord<Topic>, (to: Target | readonly NewAssociation[], topic: NewTopic) => {
      const { subject, body, sender } = requireValue('topic', topic, 'Pass { subject, body }');
      requireValue('topic target', to, TARGET_EXAMPLE);
      const targetType = 'type' in to && to.type === 'forum' ? 'Entity.Forum' : 'Entity.Workroom';
      const associations = 'type' in to ? [{ inType: targetType, inId: to.id }] : to;
      const results = associations.map(({ inType, inId }) => {
        return { inSecured: true, inType, inId: checkedId('topic target', inId) };
      });
      const record = { subject, body, outAssociations: { results }, recordType: 'note', ...createSource(sender) };
      return { path: '/posts', body: record };
    }),
  },
  tasks: {
    /** Lists the tasks of a category. api.md, section 4.2. */
    list: list('tasks.list', decodeRecord<Task>, (categoryId: number, options: ListOptions<TaskField> = {}) => ({
      path: `/taskCategories(${checkedId('category', categoryId)})/tasks`,
      query: listQuery(FIELDS.task, options),
    })),
    /**
     * Creates a task on a board. Returns undefined if the service accepts it without returning its ID. api.md, section
     * 4.1.
     */
    create: create('tasks.create', decodeRecord<Task>, (task: NewTask) => {
      const { subject, body, sender, ...rest } = requireValue('task', task, 'Pass { board, subject, body }');
      const ids = rest.assignees?.map((id) => ({ id: checkedId('assignees', id) }));
      const category = rest.category === undefined ? undefined : { id: checkedId('category', rest.category) };
      const board = { id: checkedId('board', rest.board) };
      const assignees = ids && { results: ids };
      return { path: '/tasks', body: { subject, body, assignees, category, board, ...createSource(sender) } };
    }),
  },
  boards: {
    /** Lists all tasks on the board of a team or forum, each with its category, in board order. api.md, section 4.2. */
    tasks: read('boards.tasks', decodeBoardTasks, (target: Target, _call: CallOptions = {}) => ({
      path: `${targetPath(target)}/TaskBoard.Get()`,
    })),
    /**
     * Gets the board of a team or forum, by default only its ID. Throws `ResponseError` with status 404 if there is
     * none. api.md, section 4.2.
     */
    show: read('boards.show', decodeRecord<Board>, (target: Target, options: SelectOptions<BoardField> = {}) => ({
      path: `${targetPath(target)}/board`,
      query: { $select: selectedFields(FIELDS.board, options.select ?? ['id']) },
    })),
    /**
     * Lists the categories of a board, by default their IDs and names. api.md documents no paging for them (section
     * 4.2).
     */
    categories: read(
      'boards.categories',
      decodeList(decodeRecord<Category>),
      (boardId: number, { select = ['id', 'name'] }: SelectOptions<CategoryField> = {}) => ({
        path: `/taskBoards(${checkedId('board', boardId)})/categories`,
        query: { $select: selectedFields(FIELDS.category, select) },
      }),
    ),
  },
  teams: {
    /** Lists teams. api.md, section 4.3. */
    list: list('teams.list', decodeRecord<Team>, (options: ListOptions<TeamField> = {}) => ({
      path: '/workrooms',
      query: listQuery(FIELDS.team, options),
    })),
    /** Creates a team. Returns undefined if the service accepts it without returning its ID. api.md, section 4.3. */
    create: create('teams.create', decodeRecord<Team>, (team: NewTeam) => {
      const { name, about, description, nickname } = requireValue('team', team, 'Pass { name }');
      return { path: '/workrooms', body: { name, about, description, nickname } };
    }),
  },
  forums: {
    /** Lists forums. api.md, section 4.3. */
    list: list('forums.list', decodeRecord<Forum>, (options: ListOptions<TeamField> = {}) => ({
      path: '/forums',
      query: listQuery(FIELDS.team, options),
    })),
  },
  users: {
    /** Lists users. api.md, section 4.3. */
    list: list('users.list', decodeRecord<User>, (options: ListOptions<UserField> = {}) => ({
      path: '/users',
      query: listQuery(FIELDS.user, options),
    })),
    /** Adds an existing user to teams and forums. api.md, section 4.3. */
    addToTeams: act('users.addToTeams', decodeNothing, (userId: number, teams: readonly TeamRole[]) => ({
      path: `/users(${checkedId('user', userId)})/User.AddToTeams()`,
      body: { teams: teamRoles(teams) },
    })),
    /**
     * Invites a person by e-mail, or adds the existing user with that address to the teams. Needs an administrator.
     * Returns undefined if the service accepts it without returning the ID of the user. api.md, section 4.3.
     */
    invite: create('users.invite', decodeRecord<User>, (invitation: Invitation) => {
      const raw = requireValue('invitation', invitation, 'Pass { email, type, teams }');
      const { email, username, displayName } = raw;
      const type = oneOf('type', USER_TYPES, raw.type);
      const body = { email, teams: teamRoles(raw.teams), type, username, displayName };
      return { path: '/User.Invite()', body, admin: true };
    }),
    /** Deactivates a user. Needs an administrator. api.md, section 4.3. */
    deactivate: act('users.deactivate', decodeNothing, (userId: number) => ({
      // Only this path writes its key as `id=` (api.md, section 4.3).
      path: `/users(id=${checkedId('user', userId)})/User.Active.Set(value='false')`,
      admin: true,
    })),
  },
  members: {
    /**
     * Lists the members of a team or forum with their roles. `expand: 'member'` includes each user. api.md, section
     * 4.3.
     */
    list: list('members.list', decodeRecord<Member>, (target: Target, options: MemberListOptions = {}) => {
      const needsUser = options.select?.some((name) => name.startsWith('member/'));
      const expand = options.expand ?? (needsUser ? 'member' : undefined);
      const query = {
        $select: selectedFields(FIELDS.member, options.select),
        $expand: expand && oneOf('expand', ['member'], expand),
        ...pageQuery(options),
      };
      return { path: `${targetPath(target)}/members`, query };
    }),
    /** Removes a member from its team or forum. api.md, section 4.3. */
    remove: act('members.remove', decodeNothing, (memberId: number) => ({
      path: `/workroomMembers(${checkedId('member', memberId)})/Remove()`,
    })),
    /** Sets the role of a member. api.md, section 4.3. */
    setRole: act('members.setRole', decodeNothing, (memberId: number, role: Role) => ({
      path: `/workroomMembers(${checkedId('member', memberId)})/Role.Set(role='${oneOf('role', ROLES, role)}')`,
    })),
  },
};

type Table = typeof OPERATIONS;

/** Client method of an operation. A write takes call options as an optional last argument. */
type Method<O> =
  O extends Operation<infer A, infer T extends { readonly id: unknown }, 'list'>
    ? (...args: A) => List<T>
    : O extends Operation<infer A, infer T, infer K>
      ? K extends 'value'
        ? (...args: A) => Promise<T>
        : (...args: [...A, call?: CallOptions]) => Promise<K extends 'created' ? T | undefined : T>
      : never;

/** Client methods, as declared by the table. */
export type ClientMethods = {
  readonly [R in keyof Table]: { readonly [M in keyof Table[R]]: Method<Table[R][M]> };
};
