/**
 * Every operation of the API, as one table. A new operation is a row here, and a builder and a method of its resource;
 * the compiler holds them together: a row asks the client for a method (`ClientMethods`), and a request takes its name,
 * its method and the need of an administrator from a row (`ServiceRequest`). `docs/api.md` is made from the table, and
 * tests compare each row with the request that is sent.
 */

/** The sections of the API that list operations. */
export const SECTIONS = {
  '4.1': 'Content creation',
  '4.2': 'Reading content',
  '4.3': 'Teams, forums, users and membership',
} as const;

/** One operation as the API's own tables write it. */
export interface Operation {
  readonly section: keyof typeof SECTIONS;
  readonly title: string;
  readonly method: 'GET' | 'POST';
  /** Relative to `{base_url}/api/1/odata.svc`; `<…>` stands for a value. */
  readonly path: string;
  /** Query options or body fields. */
  readonly takes: string;
  /** The client's call. */
  readonly call: string;
  /** True when `forums(<forum_id>)` may stand for `workrooms(<team_id>)`. */
  readonly forums?: true;
  /** True when the API asks for an administrator's credentials (API 5). */
  readonly admin?: true;
}

const page = '`$top`, `$skip`, `$inlinecount`';

/** The keys are the client's methods. */
export const OPERATIONS = {
  'chat.post': {
    section: '4.1',
    title: 'Post a chat message',
    method: 'POST',
    path: '/workrooms(<team_id>)/Chat.PostMessage()',
    takes: '`body`, `createSource`',
    call: 'client.chat.post(target, { body, sender })',
    forums: true,
  },
  'topics.create': {
    section: '4.1',
    title: 'Create a topic',
    method: 'POST',
    path: '/posts',
    takes: '`subject`, `body`, `outAssociations`, `recordType`, `createSource`',
    call: 'client.topics.create(target, { subject, body, sender })',
  },
  'tasks.create': {
    section: '4.1',
    title: 'Create a task',
    method: 'POST',
    path: '/tasks',
    takes: '`subject`, `body`, `assignees`, `category`, `board`, `createSource`',
    call: 'client.tasks.create({ board, subject, body, category, assignees, sender })',
  },
  'topics.list': {
    section: '4.2',
    title: 'Topics of a team',
    method: 'GET',
    path: '/workrooms(<team_id>)/Post.Stream(archived=false)?$format=json',
    takes: page,
    call: 'client.topics.list(target, { archived, top, skip, count })',
    forums: true,
  },
  'tasks.list': {
    section: '4.2',
    title: 'Tasks in a category',
    method: 'GET',
    path: '/taskCategories(<category_id>)/tasks',
    takes: `${page}, \`$select\``,
    call: 'client.tasks.list(categoryId, { top, skip, count, select })',
  },
  'boards.tasks': {
    section: '4.2',
    title: "All tasks of a team's board",
    method: 'GET',
    path: '/workrooms(<team_id>)/TaskBoard.Get()',
    takes: 'nothing',
    call: 'client.boards.tasks(target)',
    forums: true,
  },
  'boards.show': {
    section: '4.2',
    title: 'Board id of a team',
    method: 'GET',
    path: '/workrooms(<team_id>)/board?$select=id',
    takes: '`$select`',
    call: 'client.boards.show(target, { select })',
    forums: true,
  },
  'boards.categories': {
    section: '4.2',
    title: 'Categories of a board',
    method: 'GET',
    path: '/taskBoards(<board_id>)/categories?$select=id,name',
    takes: '`$select`',
    call: 'client.boards.categories(boardId, { select })',
  },
  'teams.create': {
    section: '4.3',
    title: 'Create a team',
    method: 'POST',
    path: '/workrooms',
    takes: '`name`, `about`, `description`, `nickname`',
    call: 'client.teams.create({ name, about, description, nickname })',
  },
  'teams.list': {
    section: '4.3',
    title: 'List teams',
    method: 'GET',
    path: '/workrooms',
    takes: `${page}, \`$select\``,
    call: 'client.teams.list({ top, skip, count, select })',
  },
  'forums.list': {
    section: '4.3',
    title: 'List forums',
    method: 'GET',
    path: '/forums',
    takes: `${page}, \`$select\``,
    call: 'client.forums.list({ top, skip, count, select })',
  },
  'users.list': {
    section: '4.3',
    title: 'List the users of the organization',
    method: 'GET',
    path: '/users',
    takes: `${page}, \`$select\``,
    call: 'client.users.list({ top, skip, count, select })',
  },
  'users.addToTeams': {
    section: '4.3',
    title: 'Add an existing user to teams and forums',
    method: 'POST',
    path: '/users(<user_id>)/User.AddToTeams()',
    takes: '`teams`',
    call: 'client.users.addToTeams(userId, [{ id, role }])',
  },
  'users.invite': {
    section: '4.3',
    title: 'Invite a user',
    method: 'POST',
    path: '/User.Invite()',
    takes: '`email`, `teams`, `type`, `username`, `displayName`',
    call: 'client.users.invite({ email, type, teams, username, displayName })',
    admin: true,
  },
  'members.list': {
    section: '4.3',
    title: 'List members and their roles',
    method: 'GET',
    path: '/workrooms(<team_id>)/members',
    takes: `\`$select\`, \`$expand\`, ${page}`,
    call: 'client.members.list(target, { select, expand, top, skip, count })',
    forums: true,
  },
  'members.remove': {
    section: '4.3',
    title: 'Remove a member',
    method: 'POST',
    path: '/workroomMembers(<member_id>)/Remove()',
    takes: 'nothing',
    call: 'client.members.remove(memberId)',
  },
  'members.setRole': {
    section: '4.3',
    title: "Set a member's role",
    method: 'POST',
    path: "/workroomMembers(<member_id>)/Role.Set(role='<role>')",
    takes: 'nothing',
    call: 'client.members.setRole(memberId, role)',
  },
  'users.deactivate': {
    section: '4.3',
    title: 'Deactivate a user',
    method: 'POST',
    path: "/users(id=<user_id>)/User.Active.Set(value='false')",
    takes: 'nothing',
    call: 'client.users.deactivate(userId)',
    admin: true,
  },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof OPERATIONS;

type Resource<Name = OperationName> = Name extends `${infer R}.${string}` ? R : never;
type MethodOf<R extends string, Name = OperationName> = Name extends `${R}.${infer M}` ? M : never;
type Method = (...args: never[]) => unknown;

/** What the table asks of the client: the resource before the dot, with the method after it. */
export type ClientMethods = { readonly [R in Resource]: { readonly [M in MethodOf<R>]: Method } };

/** One way of calling a webhook (API 4.4). */
interface WebhookCall {
  /** The kind that the webhook was made for. */
  readonly kind: string;
  readonly contentType: string;
  readonly takes: string;
  /** The client's call. */
  readonly call: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** The keys are the methods of `Webhook`. */
export const WEBHOOK_CALLS = {
  text: {
    kind: 'chat message',
    contentType: 'text/plain; charset=utf-8',
    takes: 'the text as the whole body',
    call: 'webhook.text(text)',
  },
  message: {
    kind: 'chat message',
    contentType: JSON_TYPE,
    takes: '`body`, `createSource`, `isEphemeral`',
    call: 'webhook.message({ body, sender, ephemeral })',
  },
  topic: {
    kind: 'topic',
    contentType: JSON_TYPE,
    takes: '`subject`, `body`, `createSource`',
    call: 'webhook.topic({ subject, body, sender })',
  },
  task: {
    kind: 'task',
    contentType: JSON_TYPE,
    takes: '`subject`, `body`, `createSource`, `dueDate`, `completeDate`',
    call: 'webhook.task({ subject, body, sender, dueDate, completeDate })',
  },
  json: {
    kind: 'any, of a custom or chat-compatible format',
    contentType: JSON_TYPE,
    takes: 'what the webhook was made for',
    call: 'webhook.json(payload)',
  },
} as const satisfies Record<string, WebhookCall>;

/** What that table asks of `Webhook`. */
export type WebhookMethods = { readonly [M in keyof typeof WEBHOOK_CALLS]: Method };
