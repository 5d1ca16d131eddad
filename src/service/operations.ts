/**
 * Every operation of the API in one table. It types the client, and builds the requests of the notifier. No argument
 * can change a path: IDs are digits, and names come from fixed lists. Query options are as documented, with raw `$`,
 * `,` and `/` (api.md, section 4.3).
 */
import { quoteValue } from '../text/format.ts';
import { type CallOptions, invalidArgument, oneOf, required } from './options.ts';
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
  readonly kind: K;
  readonly decode: Decoder<T>;
  /**
   * Builds the request. A read takes its options as an optional last argument.
   *
   * @throws SettingsError if an argument can't be sent
   */
  readonly request: (...args: A) => ServiceRequest;
}

/**
 * Declares an operation.
 *
 * @param name of the client method, such as `topics.list`
 * @param partsOf returns the path below `{base_url}/api/1/odata.svc`, the query without its empty parts, and the body
 * @param admin true if the operation needs the credentials of an administrator (api.md, section 5)
 */
function operation<A extends readonly unknown[], T, K extends ResultKind>(
  name: string,
  kind: K,
  decode: Decoder<T>,
  partsOf: (...args: A) => { readonly path: string; readonly query?: Query; readonly body?: unknown },
  admin?: true,
): Operation<A, T, K> {
  const method = kind === 'list' || kind === 'value' ? 'GET' : 'POST';
  const request = (...args: A): ServiceRequest => {
    const { path, query = {}, body } = partsOf(...args);
    const parts = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = parts.length === 0 ? '' : `?${parts.map((part) => part.join('=')).join('&')}`;
    return { operation: name, method, path: path + search, body, admin };
  };
  // The client inserts the call options after the arguments without a default.
  Object.defineProperty(request, 'length', { value: partsOf.length });
  return { kind, decode, request };
}

type Query = Readonly<Record<string, string | undefined>>;

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
  /** Markdown. */
  readonly body: string;
  readonly sender?: Sender | undefined;
}

export interface NewTopic extends NewChatMessage {
  readonly subject: string;
}

/**
 * Links a topic to its recipient. `inType` is an open type, because api.md shows no value for a user (section 4.1, rule
 * 3). The client adds `inSecured`, which is always true.
 */
export interface NewAssociation {
  readonly inType: string;
  readonly inId: number;
}

export interface TopicListOptions extends PageOptions {
  /** Lists archived topics if true, else open ones. Default: false, the only documented form. */
  readonly archived?: boolean | undefined;
}

export interface NewTask extends NewTopic {
  /** ID of the board, which differs from the ID of the team. `boards.show` returns it (api.md, section 4.1, rule 4). */
  readonly board: number;
  /** ID of a category of that board. Optional in practice. */
  readonly category?: number | undefined;
  /** IDs of users. */
  readonly assignees?: readonly number[] | undefined;
}

export interface NewTeam {
  readonly name: string;
  readonly about?: string | undefined;
  readonly description?: string | undefined;
  /** 2 to 24 letters, digits or underscores, as observed. */
  readonly nickname?: string | undefined;
}

/** A team or forum that a user joins, with the role. */
export interface TeamRole {
  /** ID of a team or forum. */
  readonly id: number;
  readonly role: Role;
}

export interface Invitation {
  readonly email: string;
  readonly type: UserType;
  /** Teams and forums, in any combination. */
  readonly teams: readonly TeamRole[];
  /** Default username in the form that the invitee completes (api.md, section 4.3, rule 4). */
  readonly username?: string | undefined;
  readonly displayName?: string | undefined;
}

export interface MemberListOptions extends ListOptions<MemberField> {
  /** `member` includes the user of each record (`$expand`). Default if `select` names `member/…`. */
  readonly expand?: 'member' | undefined;
}

/** Formats `/workrooms(5)` or `/forums(5)`. */
function targetPath(target: Target | undefined): string {
  const { type: raw, id } = required('target', target, "Use a team or forum, such as { type: 'team', id: 1042 }");
  const type = oneOf('target type', ['team', 'forum'] as const, raw);
  return type === 'team' ? `/workrooms(${checkedId('team', id)})` : `/forums(${checkedId('forum', id)})`;
}

/** Checks a numeric ID. Throws a SettingsError that names `option` if it is invalid. */
function checkedId(option: string, value: number): number {
  if (Number.isSafeInteger(value) && value > 0) return value;
  throw invalidArgument(option, `must be a positive integer, got ${quoteValue(value)}`, 'Use the numeric ID');
}

/** Builds `$top`, `$skip` and `$inlinecount`. */
function pageQuery({ top, skip, count }: PageOptions) {
  return { $top: toCount('top', top), $skip: toCount('skip', skip), $inlinecount: count ? 'allpages' : undefined };
}

/** Builds the value of `$select`. Accepts only documented names, and adds `id` in front if it is missing. */
function selectedFields<const Field extends string>(
  allowed: readonly Field[],
  select: readonly string[] = [],
): string | undefined {
  const names: string[] = select.map((name) => oneOf('select', allowed, name));
  if (names.length === 0) return undefined;
  return (names.includes('id') ? names : ['id', ...names]).join(',');
}

function toCount(option: string, value: number | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (Number.isSafeInteger(value) && value >= 0) return String(value);
  throw invalidArgument(
    option,
    `must be an integer of at least 0, got ${quoteValue(value)}`,
    'Use a number of records',
  );
}

/** Builds the query of a list: its page, and the selected properties among the documented ones. */
const listQuery = <const F extends string>(fields: readonly F[], options: ListOptions<F>): Query => ({
  ...pageQuery(options),
  $select: selectedFields(fields, options.select),
});

function teamRoles(teams: readonly TeamRole[]): TeamRole[] {
  return required('teams', teams, 'Use a list of { id, role }').map(({ id, role }) => ({
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
    post: operation('chat.post', 'named', decodeChatMessage, (target: Target, message: NewChatMessage) => {
      const { body, sender } = required('message', message, 'Pass { body }');
      return { path: `${targetPath(target)}/Chat.PostMessage()`, body: { body, ...createSource(sender) } };
    }),
  },
  topics: {
    /**
     * Lists the topics of a team or forum: open ones by default, archived ones with `archived`. api.md, section 4.2.
     */
    list: operation(
      'topics.list',
      'list',
      decodeRecord<Topic>,
      (target: Target, { archived, ...page }: TopicListOptions = {}) => ({
        path: `${targetPath(target)}/Post.Stream(archived=${archived === true})`,
        query: { $format: 'json', ...pageQuery(page) },
      }),
    ),
    /**
     * Creates a topic in a team or forum, or for the given associations. Returns undefined if the service accepts it
     * without returning its ID. api.md, section 4.1.
     */
    create: operation(
      'topics.create',
      'created',
      decodeRecord<Topic>,
      (to: Target | readonly NewAssociation[], topic: NewTopic) => {
        const { subject, body, sender } = required('topic', topic, 'Pass { subject, body }');
        required('topic target', to, "Use a team or forum, such as { type: 'team', id: 1042 }");
        const inType = 'type' in to && to.type === 'forum' ? 'Entity.Forum' : 'Entity.Workroom';
        const associations = 'type' in to ? [{ inType, inId: to.id }] : to;
        const results = associations.map(({ inType, inId }) => ({
          inSecured: true,
          inType,
          inId: checkedId('topic target', inId),
        }));
        const record = { subject, body, outAssociations: { results }, recordType: 'note', ...createSource(sender) };
        return { path: '/posts', body: record };
      },
    ),
  },
  tasks: {
    /** Lists the tasks of a category. api.md, section 4.2. */
    list: operation(
      'tasks.list',
      'list',
      decodeRecord<Task>,
      (categoryId: number, options: ListOptions<TaskField> = {}) => ({
        path: `/taskCategories(${checkedId('category', categoryId)})/tasks`,
        query: listQuery(FIELDS.task, options),
      }),
    ),
    /**
     * Creates a task on a board. Returns undefined if the service accepts it without returning its ID. api.md, section
     * 4.1.
     */
    create: operation('tasks.create', 'created', decodeRecord<Task>, (task: NewTask) => {
      const { subject, body, sender, ...rest } = required('task', task, 'Pass { board, subject, body }');
      const ids = rest.assignees?.map((id) => ({ id: checkedId('assignees', id) }));
      const category = rest.category === undefined ? undefined : { id: checkedId('category', rest.category) };
      const board = { id: checkedId('board', rest.board) };
      const assignees = ids && { results: ids };
      return { path: '/tasks', body: { subject, body, assignees, category, board, ...createSource(sender) } };
    }),
  },
  boards: {
    /** Lists all tasks on the board of a team or forum, each with its category, in board order. api.md, section 4.2. */
    tasks: operation('boards.tasks', 'value', decodeBoardTasks, (target: Target, _call: CallOptions = {}) => ({
      path: `${targetPath(target)}/TaskBoard.Get()`,
    })),
    /**
     * Gets the board of a team or forum, by default only its ID. Throws `ResponseError` with status 404 if there is
     * none. api.md, section 4.2.
     */
    show: operation(
      'boards.show',
      'value',
      decodeRecord<Board>,
      (target: Target, { select = ['id'] }: SelectOptions<BoardField> = {}) => ({
        path: `${targetPath(target)}/board`,
        query: { $select: selectedFields(FIELDS.board, select) },
      }),
    ),
    /**
     * Lists the categories of a board, by default their IDs and names. api.md documents no paging for them (section
     * 4.2).
     */
    categories: operation(
      'boards.categories',
      'value',
      decodeList(decodeRecord<Category>),
      (boardId: number, { select = ['id', 'name'] }: SelectOptions<CategoryField> = {}) => ({
        path: `/taskBoards(${checkedId('board', boardId)})/categories`,
        query: { $select: selectedFields(FIELDS.category, select) },
      }),
    ),
  },
  teams: {
    /** Lists teams. api.md, section 4.3. */
    list: operation('teams.list', 'list', decodeRecord<Team>, (options: ListOptions<TeamField> = {}) => ({
      path: '/workrooms',
      query: listQuery(FIELDS.team, options),
    })),
    /** Creates a team. Returns undefined if the service accepts it without returning its ID. api.md, section 4.3. */
    create: operation('teams.create', 'created', decodeRecord<Team>, (team: NewTeam) => {
      const { name, about, description, nickname } = required('team', team, 'Pass { name }');
      return { path: '/workrooms', body: { name, about, description, nickname } };
    }),
  },
  forums: {
    /** Lists forums. api.md, section 4.3. */
    list: operation('forums.list', 'list', decodeRecord<Forum>, (options: ListOptions<TeamField> = {}) => ({
      path: '/forums',
      query: listQuery(FIELDS.team, options),
    })),
  },
  users: {
    /** Lists users. api.md, section 4.3. */
    list: operation('users.list', 'list', decodeRecord<User>, (options: ListOptions<UserField> = {}) => ({
      path: '/users',
      query: listQuery(FIELDS.user, options),
    })),
    /** Adds an existing user to teams and forums. api.md, section 4.3. */
    addToTeams: operation('users.addToTeams', 'none', decodeNothing, (userId: number, teams: readonly TeamRole[]) => ({
      path: `/users(${checkedId('user', userId)})/User.AddToTeams()`,
      body: { teams: teamRoles(teams) },
    })),
    /**
     * Invites a person by e-mail, or adds the existing user with that address to the teams. Needs an administrator.
     * Returns undefined if the service accepts it without returning the ID of the user. api.md, section 4.3.
     */
    invite: operation(
      'users.invite',
      'created',
      decodeRecord<User>,
      (invitation: Invitation) => {
        const raw = required('invitation', invitation, 'Pass { email, type, teams }');
        const { email, username, displayName } = raw;
        const type = oneOf('type', USER_TYPES, raw.type);
        return { path: '/User.Invite()', body: { email, teams: teamRoles(raw.teams), type, username, displayName } };
      },
      true,
    ),
    /** Deactivates a user. Needs an administrator. api.md, section 4.3. */
    deactivate: operation(
      'users.deactivate',
      'none',
      decodeNothing,
      // Only this path writes its key as `id=` (api.md, section 4.3).
      (userId: number) => ({ path: `/users(id=${checkedId('user', userId)})/User.Active.Set(value='false')` }),
      true,
    ),
  },
  members: {
    /**
     * Lists the members of a team or forum with their roles. `expand: 'member'` includes each user. api.md, section
     * 4.3.
     */
    list: operation(
      'members.list',
      'list',
      decodeRecord<Member>,
      (target: Target, { select, expand: raw, ...page }: MemberListOptions = {}) => {
        const needsUser = select?.some((name) => name.startsWith('member/'));
        const expand = raw ?? (needsUser ? 'member' : undefined);
        const query = {
          $select: selectedFields(FIELDS.member, select),
          $expand: expand && oneOf('expand', ['member'], expand),
          ...pageQuery(page),
        };
        return { path: `${targetPath(target)}/members`, query };
      },
    ),
    /** Removes a member from its team or forum. api.md, section 4.3. */
    remove: operation('members.remove', 'none', decodeNothing, (memberId: number) => ({
      path: `/workroomMembers(${checkedId('member', memberId)})/Remove()`,
    })),
    /** Sets the role of a member. api.md, section 4.3. */
    setRole: operation('members.setRole', 'none', decodeNothing, (memberId: number, role: Role) => {
      const literal = `'${oneOf('role', ROLES, role)}'`;
      return { path: `/workroomMembers(${checkedId('member', memberId)})/Role.Set(role=${literal})` };
    }),
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
