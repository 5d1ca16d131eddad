/** Creates and changes content for the API, the webhooks and the web page, and notifies open pages. */
import type { Context } from './context.ts';
import type { Board, ChatMessage, Sender, Task, Topic, TopicTarget, User } from './store/records.ts';

/** Merges `createSource` of the call over the default name and avatar, field by field. */
export function mergeSender(
  defaults: Sender,
  source: { readonly displayName?: string; readonly avatar?: string } | undefined,
): Sender {
  return {
    senderName: source?.displayName ?? defaults.senderName,
    senderAvatar: source?.avatar ?? defaults.senderAvatar,
    automated: source?.displayName === undefined ? defaults.automated : 1,
  };
}

/** Posts a chat message. An ephemeral one goes to open pages and is never stored. */
export function postMessage(
  { db, live, now, random }: Context,
  message: Pick<ChatMessage, 'spaceId' | 'body' | keyof Sender>,
  ephemeral = false,
): ChatMessage {
  const { spaceId } = message;
  const created = db.transaction(() => {
    const sequence = db.nextId();
    // The sequence keeps IDs unique and sorted for any source of randomness.
    const id = sequence.toString(16).padStart(8, '0') + random(8).toString('hex');
    const row = { ...message, id, sequence, createDate: now().toISOString() };
    if (!ephemeral) db.insert('messages', row);
    return row;
  });
  live.emit('changed', ephemeral ? { spaceId, ephemeral: created } : { spaceId });
  return created;
}

export function postTopic(
  { db, live, now }: Context,
  content: Pick<Topic, 'subject' | 'body' | keyof Sender>,
  targets: readonly Omit<TopicTarget, 'topicId'>[],
): Topic {
  const createDate = now().toISOString();
  const topic = db.transaction(() => {
    const stored = db.add('topics', { ...content, archived: 0, createDate, modifyDate: createDate });
    for (const target of targets) db.insert('topicTargets', { topicId: stored.id, ...target });
    return stored;
  });
  for (const { targetId } of targets) live.emit('changed', { spaceId: targetId });
  return topic;
}

/** Lists the targets of a topic. */
export function findTargets({ db }: Context, topicId: number): readonly TopicTarget[] {
  return db.list('topicTargets', { topicId }).sort((one, other) => one.targetId - other.targetId);
}

/** Archives a topic, or restores it. */
export function archiveTopic(context: Context, id: number, archived = true): void {
  const { db, live, now } = context;
  db.update('topics', id, { archived: archived ? 1 : 0, modifyDate: now().toISOString() });
  for (const { targetId } of findTargets(context, id)) live.emit('changed', { spaceId: targetId });
}

/** Sets up the tasks of a team or forum, with "Uncategorized" before these categories. */
export function addBoard({ db, live }: Context, spaceId: number, prefix: string, categories: readonly string[]): Board {
  const board = db.transaction(() => {
    const added = db.add('boards', { spaceId, prefix });
    for (const [position, name] of ['Uncategorized', ...categories].entries())
      db.add('categories', { boardId: added.id, name, position });
    return added;
  });
  live.emit('changed', { spaceId });
  return board;
}

interface TaskContent extends Sender, Pick<Task, 'categoryId' | 'subject' | 'body'> {
  readonly dueDate?: string;
  readonly completeDate?: string;
}

/** @param assignees IDs of users */
export function postTask(
  { db, live, now }: Context,
  { id: boardId, spaceId }: Board,
  content: TaskContent,
  assignees: readonly number[],
): Task {
  const { dueDate = null, completeDate = null, ...fields } = content;
  const createDate = now().toISOString();
  const task = db.transaction(() => {
    const last = db.all<{ number: number | null }>(
      'SELECT max(number) AS number FROM tasks WHERE boardId = ?',
      boardId,
    );
    const dates = { dueDate, completeDate, createDate, modifyDate: createDate };
    const stored = db.add('tasks', { ...fields, ...dates, boardId, number: (last[0]?.number ?? 0) + 1 });
    for (const userId of new Set(assignees)) db.insert('assignees', { taskId: stored.id, userId });
    return stored;
  });
  live.emit('changed', { spaceId });
  return task;
}

export function findAssignees({ db }: Context, taskId: number): readonly User[] {
  const sql = 'SELECT users.* FROM users JOIN assignees ON userId = users.id WHERE taskId = ? ORDER BY users.id';
  return db.all<User>(sql, taskId);
}

/** Formats `PREFIX-NUMBER`, the short name of a task. */
export function shortName({ db }: Context, { boardId, number }: Task): string {
  return `${db.find('boards', { id: boardId })?.prefix ?? 'TASK'}-${number}`;
}

/** Sets the day of completion. Null reopens the task. */
export function completeTask({ db, live, now }: Context, { id, boardId }: Task, completeDate: string | null): void {
  db.update('tasks', id, { completeDate, modifyDate: now().toISOString() });
  live.emit('changed', { spaceId: db.find('boards', { id: boardId })?.spaceId });
}

/** Formats the day of a date in the local time zone as `YYYY-MM-DD`. */
export function localDay(date: Date): string {
  return date.toLocaleDateString('sv');
}
