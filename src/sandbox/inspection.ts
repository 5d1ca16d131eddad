import type { Context } from './context.ts';
import { archiveTopic, completeTask, findAssignees, shortName } from './posting.ts';
import type { ChatMessage, Sender, Space, Task, Topic, User, Webhook } from './store/records.ts';
import { webhookUrl } from './webhook/receive.ts';

/** An account that can sign in. */
export interface Account extends Pick<User, 'username'> {
  readonly password: string;
  readonly role: 'administrator' | 'member' | 'guest' | 'bot';
}

export interface SandboxWebhook extends Pick<Webhook, 'kind' | 'format' | 'description'> {
  readonly target: Pick<Space, 'kind' | 'id' | 'name'>;
  /** Complete URL, including the token. */
  readonly url: string;
}

/** IDs by name, as seeded at startup. */
export interface Ids {
  /** By username. */
  readonly users: Readonly<Record<string, number>>;
  /** By nickname. */
  readonly teams: Readonly<Record<string, number>>;
  readonly forums: Readonly<Record<string, number>>;
  /** By nickname of the team or forum. Absent if tasks were never set up. */
  readonly boards: Readonly<Record<string, number>>;
  /** By nickname, then by name of the category. */
  readonly categories: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** IDs of memberships, by nickname, then by username. */
  readonly members: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Content with its sender as displayed. */
interface Seen {
  readonly sender: { readonly displayName: string; readonly avatar: string | null };
}

export type SeenMessage = Seen & Pick<ChatMessage, 'id' | 'body' | 'createDate'>;

export type SeenTopic = Seen & Pick<Topic, 'id' | 'subject' | 'body' | 'createDate'> & { readonly archived: boolean };

export interface SeenTask
  extends Seen,
    Pick<Task, 'id' | 'subject' | 'body' | 'dueDate' | 'completeDate' | 'createDate'> {
  /** Such as `PLAT-3`. */
  readonly short: string;
  readonly category: string;
  /** Usernames. */
  readonly assignees: readonly string[];
}

/**
 * Shows accounts and content as people see them, and performs the two actions that only people can perform. A `target`
 * is a team or forum by ID, nickname or name.
 */
export interface Inspection {
  readonly accounts: readonly Account[];
  readonly webhooks: readonly SandboxWebhook[];
  readonly seededIds: Ids;
  /** Lists chat messages, oldest first. */
  chat(target: number | string): SeenMessage[];
  /** Lists topics, newest first, including archived ones. */
  topics(target: number | string): SeenTopic[];
  /** Lists tasks in board order. Empty if tasks were never set up. */
  tasks(target: number | string): SeenTask[];
  /** Completes a task, like a person on the board. The API has no operation for it. */
  completeTask(id: number): void;
  /** Archives a topic. The API has no operation for it. */
  archiveTopic(id: number): void;
}

/** Lists accounts, webhooks and IDs as they are now, and content as it is at each call. */
export function createInspection(context: Context): Inspection {
  const { db } = context;
  return {
    accounts: listAccounts(context),
    webhooks: db.list('webhooks').flatMap(({ kind, format, description, spaceId, token }) => {
      const space = db.find('spaces', { id: spaceId });
      if (space === undefined) return [];
      const target = { kind: space.kind, id: space.id, name: space.name };
      return [{ kind, format, description, target, url: webhookUrl(context, token) }];
    }),
    seededIds: listIds(context),
    chat: (target) =>
      db.list('messages', { spaceId: findSpaceId(context, target) }).map((message) => {
        const { id, body, createDate } = message;
        return { id, body, sender: formatSender(message), createDate };
      }),
    topics: (target) => {
      const ids = db.list('topicTargets', { targetId: findSpaceId(context, target) }).map(({ topicId }) => topicId);
      return ids.sort((one, other) => other - one).flatMap((id) => db.list('topics', { id }).map(toSeenTopic));
    },
    tasks: (target) => listTasks(context, findSpaceId(context, target)),
    completeTask: (id) => {
      const task = db.find('tasks', { id });
      if (task === undefined) throw new Error(`sandbox: there is no task ${id}`);
      completeTask(context, task, context.now().toISOString().slice(0, 10));
    },
    archiveTopic: (id) => {
      if (db.find('topics', { id }) === undefined) throw new Error(`sandbox: there is no topic ${id}`);
      archiveTopic(context, id);
    },
  };
}

function listAccounts({ db }: Context): Account[] {
  return db.list('users', { state: 'active' }).flatMap(({ username, password, administrator, type }) => {
    if (password === null) return [];
    return [{ username, password, role: administrator === 1 ? 'administrator' : type } as const];
  });
}

function listIds({ db }: Context): Ids {
  const users = db.list('users');
  const nameOf = new Map(users.map(({ id, username }) => [id, username]));
  const spaces = db.list('spaces');
  const key = (space: Space) => space.nickname ?? space.name;
  const byKind = (kind: Space['kind']) => spaces.filter((one) => one.kind === kind).map((one) => [key(one), one.id]);
  const boards = spaces.flatMap((space) => {
    const board = db.find('boards', { spaceId: space.id });
    return board === undefined ? [] : [[key(space), board.id] as const];
  });
  const categories = (boardId: number) => db.list('categories', { boardId }).map(({ name, id }) => [name, id]);
  const members = (spaceId: number) =>
    db.list('members', { spaceId }).map(({ userId, id }) => [nameOf.get(userId), id]);
  return {
    users: Object.fromEntries(users.map(({ username, id }) => [username, id])),
    teams: Object.fromEntries(byKind('team')),
    forums: Object.fromEntries(byKind('forum')),
    boards: Object.fromEntries(boards),
    categories: Object.fromEntries(boards.map(([name, id]) => [name, Object.fromEntries(categories(id))])),
    members: Object.fromEntries(spaces.map((space) => [key(space), Object.fromEntries(members(space.id))])),
  };
}

function formatSender({ senderName, senderAvatar }: Sender): Seen['sender'] {
  return { displayName: senderName, avatar: senderAvatar };
}

function findSpaceId({ db }: Context, target: number | string): number {
  const found =
    typeof target === 'number'
      ? db.find('spaces', { id: target })
      : (db.find('spaces', { nickname: target }) ?? db.find('spaces', { name: target }));
  if (found === undefined) throw new Error(`sandbox: there is no team or forum ${JSON.stringify(target)}`);
  return found.id;
}

function toSeenTopic(topic: Topic): SeenTopic {
  const { id, subject, body, archived, createDate } = topic;
  return { id, subject, body, sender: formatSender(topic), archived: archived === 1, createDate };
}

function listTasks(context: Context, spaceId: number): SeenTask[] {
  const { db } = context;
  const board = db.find('boards', { spaceId });
  if (board === undefined) return [];
  return db.list('categories', { boardId: board.id }).flatMap(({ id: categoryId, name: category }) =>
    db.list('tasks', { categoryId }).map((task) => {
      const { id, subject, body, dueDate, completeDate, createDate } = task;
      const assignees = findAssignees(context, id).map(({ username }) => username);
      const details = { short: shortName(context, task), category, assignees, sender: formatSender(task) };
      return { id, subject, body, dueDate, completeDate, createDate, ...details };
    }),
  );
}
