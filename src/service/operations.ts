/**
 * Every operation of the API in one table. It types the client, builds the requests of the notifier, and lets tests
 * compare the client with the sandbox.
 */
import {
  ASSOCIATION_TYPES,
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
import type { ServiceRequest } from './wire/http-request.ts';
import type { List } from './wire/list.ts';
import {
  type CallOptions,
  checkedId,
  createSource,
  type ListOptions,
  oneOf,
  type PageOptions,
  pageParts,
  type QueryPart,
  queryString,
  required,
  type SelectOptions,
  selectPart,
  targetPath,
} from './wire/odata.ts';

/**
 * Result of an operation: a list, one value, a created record that a service may omit (`created`) or not (`named`), or
 * nothing.
 */
type ResultKind = 'list' | 'value' | 'created' | 'named' | 'none';

export interface Operation<A extends readonly unknown[] = never, T = unknown, K extends ResultKind = ResultKind> {
  /** Name of the client method, such as `topics.list`. */
  readonly name: string;
  readonly method: ServiceRequest['method'];
  /**
   * Path as in api.md, relative to `{base_url}/api/1/odata.svc`, with `<…>` for values. `forums(<forum_id>)` may
   * replace `workrooms(<team_id>)` everywhere.
   */
  readonly path: string;
  readonly kind: K;
  readonly decode: Decoder<T>;
  /**
   * Builds the request. A read takes its options as an optional last argument.
   *
   * @throws SettingsError if an argument can't be sent
   */
  readonly request: (...args: A) => ServiceRequest;
}

/** Parts of the request of an operation: its target or the values of its path (in order), its query, and its fields. */
interface RequestParts {
  readonly target?: Target | undefined;
  readonly values?: readonly (string | number)[];
  readonly query?: readonly QueryPart[];
  readonly body?: unknown;
}

/** @param admin true if the operation needs the credentials of an administrator (api.md, section 5) */
function operation<A extends readonly unknown[], T, K extends ResultKind>(
  name: string,
  path: string,
  [kind, decode]: readonly [K, Decoder<T>],
  partsOf: (...args: A) => RequestParts,
  admin?: true,
): Operation<A, T, K> {
  const method = kind === 'list' || kind === 'value' ? 'GET' : 'POST';
  const request = (...args: A): ServiceRequest => {
    const parts = partsOf(...args);
    const { values = [], query = [], body } = parts;
    const next = values.values();
    const base = 'target' in parts ? path.replace('/workrooms(<team_id>)', targetPath(parts.target)) : path;
    const filled = base.replaceAll(/<\w+>/g, () => String(next.next().value));
    return { operation: name, method, path: filled + queryString(query), body, admin };
  };
  // The client inserts the call options after the arguments without a default.
  Object.defineProperty(request, 'length', { value: partsOf.length });
  return { name, method, path, kind, decode, request };
}

const NONE = ['none', (): void => {}] as const;

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

/** Builds the query of a list: its page, and the selected properties among the documented ones. */
const listQuery = <const F extends string>(fields: readonly F[], options: ListOptions<F>) => [
  ...pageParts(options),
  selectPart(fields, options.select),
];

function teamRoles(teams: readonly TeamRole[]): TeamRole[] {
  return required('teams', teams, 'Use a list of { id, role }').map(({ id, role }) => ({
    id: checkedId('teams', id),
    role: oneOf('role', ROLES, role),
  }));
}

/** Operations by resource and client method. */
export const OPERATIONS = {
  chat: {
    /**
     * Posts a message to a team or forum. A 2xx without an ID throws a `ResponseError` that is `unclear`. api.md,
     * section 4.1.
     */
    post: operation(
      'chat.post',
      '/workrooms(<team_id>)/Chat.PostMessage()',
      ['named', decodeChatMessage],
      (target: Target, message: NewChatMessage) => {
        const { body, sender } = required('message', message, 'Pass { body }');
        return { target, body: { body, ...createSource(sender) } };
      },
    ),
  },
  topics: {
    /**
     * Lists the topics of a team or forum: open ones by default, archived ones with `archived`. api.md, section 4.2.
     */
    list: operation(
      'topics.list',
      '/workrooms(<team_id>)/Post.Stream(archived=<archived>)',
      ['list', decodeRecord<Topic>],
      (target: Target, options: TopicListOptions = {}) => ({
        target,
        values: [String(options.archived === true)],
        query: [['$format', 'json'], ...pageParts(options)],
      }),
    ),
    /**
     * Creates a topic in a team or forum, or for the given associations. Returns undefined if the service accepts it
     * without returning its ID. api.md, section 4.1.
     */
    create: operation(
      'topics.create',
      '/posts',
      ['created', decodeRecord<Topic>],
      (to: Target | readonly NewAssociation[], topic: NewTopic) => {
        const { subject, body, sender } = required('topic', topic, 'Pass { subject, body }');
        required('topic target', to, "Use a team or forum, such as { type: 'team', id: 1042 }");
        const associations = 'type' in to ? [{ inType: ASSOCIATION_TYPES[to.type], inId: to.id }] : to;
        const results = associations.map(({ inType, inId }) => ({
          inSecured: true,
          inType,
          inId: checkedId('topic target', inId),
        }));
        return { body: { subject, body, outAssociations: { results }, recordType: 'note', ...createSource(sender) } };
      },
    ),
  },
  tasks: {
    /** Lists the tasks of a category. api.md, section 4.2. */
    list: operation(
      'tasks.list',
      '/taskCategories(<category_id>)/tasks',
      ['list', decodeRecord<Task>],
      (categoryId: number, options: ListOptions<TaskField> = {}) => ({
        values: [checkedId('category', categoryId)],
        query: listQuery(FIELDS.task, options),
      }),
    ),
    /**
     * Creates a task on a board. Returns undefined if the service accepts it without returning its ID. api.md, section
     * 4.1.
     */
    create: operation('tasks.create', '/tasks', ['created', decodeRecord<Task>], (task: NewTask) => {
      const { subject, body, sender, ...rest } = required('task', task, 'Pass { board, subject, body }');
      const ids = rest.assignees?.map((id) => ({ id: checkedId('assignees', id) }));
      const category = rest.category === undefined ? undefined : { id: checkedId('category', rest.category) };
      const board = { id: checkedId('board', rest.board) };
      return {
        body: { subject, body, assignees: ids && { results: ids }, category, board, ...createSource(sender) },
      };
    }),
  },
  boards: {
    /** Lists all tasks on the board of a team or forum, each with its category, in board order. api.md, section 4.2. */
    tasks: operation(
      'boards.tasks',
      '/workrooms(<team_id>)/TaskBoard.Get()',
      ['value', decodeBoardTasks],
      (target: Target, _call: CallOptions = {}) => ({ target }),
    ),
    /**
     * Gets the board of a team or forum, by default only its ID. Throws `ResponseError` with status 404 if there is
     * none. api.md, section 4.2.
     */
    show: operation(
      'boards.show',
      '/workrooms(<team_id>)/board',
      ['value', decodeRecord<Board>],
      (target: Target, options: SelectOptions<BoardField> = {}) => ({
        target,
        query: [selectPart(FIELDS.board, options.select ?? ['id'])],
      }),
    ),
    /**
     * Lists the categories of a board, by default their IDs and names. api.md documents no paging for them (section
     * 4.2).
     */
    categories: operation(
      'boards.categories',
      '/taskBoards(<board_id>)/categories',
      ['value', decodeList(decodeRecord<Category>)],
      (boardId: number, options: SelectOptions<CategoryField> = {}) => ({
        values: [checkedId('board', boardId)],
        query: [selectPart(FIELDS.category, options.select ?? ['id', 'name'])],
      }),
    ),
  },
  teams: {
    /** Lists teams. api.md, section 4.3. */
    list: operation(
      'teams.list',
      '/workrooms',
      ['list', decodeRecord<Team>],
      (options: ListOptions<TeamField> = {}) => ({
        query: listQuery(FIELDS.team, options),
      }),
    ),
    /** Creates a team. Returns undefined if the service accepts it without returning its ID. api.md, section 4.3. */
    create: operation('teams.create', '/workrooms', ['created', decodeRecord<Team>], (team: NewTeam) => {
      const { name, about, description, nickname } = required('team', team, 'Pass { name }');
      return { body: { name, about, description, nickname } };
    }),
  },
  forums: {
    /** Lists forums. api.md, section 4.3. */
    list: operation(
      'forums.list',
      '/forums',
      ['list', decodeRecord<Forum>],
      (options: ListOptions<TeamField> = {}) => ({ query: listQuery(FIELDS.team, options) }),
    ),
  },
  users: {
    /** Lists users. api.md, section 4.3. */
    list: operation('users.list', '/users', ['list', decodeRecord<User>], (options: ListOptions<UserField> = {}) => ({
      query: listQuery(FIELDS.user, options),
    })),
    /** Adds an existing user to teams and forums. api.md, section 4.3. */
    addToTeams: operation(
      'users.addToTeams',
      '/users(<user_id>)/User.AddToTeams()',
      NONE,
      (userId: number, teams: readonly TeamRole[]) => ({
        values: [checkedId('user', userId)],
        body: { teams: teamRoles(teams) },
      }),
    ),
    /**
     * Invites a person by e-mail, or adds the existing user with that address to the teams. Needs an administrator.
     * Returns undefined if the service accepts it without returning the ID of the user. api.md, section 4.3.
     */
    invite: operation(
      'users.invite',
      '/User.Invite()',
      ['created', decodeRecord<User>],
      (invitation: Invitation) => {
        const { email, username, displayName, ...rest } = required(
          'invitation',
          invitation,
          'Pass { email, type, teams }',
        );
        const teams = teamRoles(rest.teams);
        return { body: { email, teams, type: oneOf('type', USER_TYPES, rest.type), username, displayName } };
      },
      true,
    ),
    /** Deactivates a user. Needs an administrator. api.md, section 4.3. */
    // Only this path writes its key as `id=` (api.md, section 4.3).
    deactivate: operation(
      'users.deactivate',
      "/users(id=<user_id>)/User.Active.Set(value='false')",
      NONE,
      (userId: number) => ({ values: [checkedId('user', userId)] }),
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
      '/workrooms(<team_id>)/members',
      ['list', decodeRecord<Member>],
      (target: Target, options: MemberListOptions = {}) => {
        const needsUser = options.select?.some((name) => name.startsWith('member/'));
        const expand = options.expand ?? (needsUser ? 'member' : undefined);
        return {
          target,
          query: [
            selectPart(FIELDS.member, options.select),
            ['$expand', expand === undefined ? undefined : oneOf('expand', ['member'], expand)],
            ...pageParts(options),
          ],
        };
      },
    ),
    /** Removes a member from its team or forum. api.md, section 4.3. */
    remove: operation('members.remove', '/workroomMembers(<member_id>)/Remove()', NONE, (memberId: number) => ({
      values: [checkedId('member', memberId)],
    })),
    /** Sets the role of a member. api.md, section 4.3. */
    setRole: operation(
      'members.setRole',
      '/workroomMembers(<member_id>)/Role.Set(role=<role>)',
      NONE,
      (memberId: number, role: Role) => ({
        values: [checkedId('member', memberId), `'${oneOf('role', ROLES, role)}'`],
      }),
    ),
  },
};

type Table = typeof OPERATIONS;

/** Client methods with their resources, such as `topics.list`. */
export type OperationName = { [R in keyof Table]: `${R}.${keyof Table[R] & string}` }[keyof Table];

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
