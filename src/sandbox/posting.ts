import type { Context } from './context.ts';
import { addTask, type Task } from './store/boards.ts';
import { type Association, addMessage, addTopic, type ChatMessage, type Sender, type Topic } from './store/content.ts';

/** Merges `createSource` of the call over the default name and avatar, field by field. */
export function mergeSender(
  current: Sender,
  source: { readonly displayName?: string; readonly avatar?: string } | undefined,
): Sender {
  return {
    senderName: source?.displayName ?? current.senderName,
    senderAvatar: source?.avatar ?? current.senderAvatar,
    automated: source?.displayName === undefined ? current.automated : 1,
  };
}

/** Posts a chat message. An ephemeral one goes to open pages and is never stored. */
export function postMessage(
  context: Context,
  content: Pick<ChatMessage, 'spaceId' | 'body'> & { readonly sender: Sender; readonly ephemeral: boolean },
): ChatMessage {
  const { db, live } = context;
  const { spaceId, body, sender, ephemeral } = content;
  const createDate = context.now().toISOString();
  const message = db.transaction(() => {
    const sequence = db.nextId();
    // The sequence keeps IDs unique and sorted for any source of randomness.
    const id = sequence.toString(16).padStart(8, '0') + context.random(8).toString('hex');
    const created = { id, spaceId, body, ...sender, createDate };
    if (!ephemeral) addMessage(db, sequence, created);
    return created;
  });
  live.publish(ephemeral ? { spaceId, ephemeral: message } : { spaceId });
  return message;
}

export function postTopic(
  context: Context,
  content: Pick<Topic, 'subject' | 'body'> & { readonly sender: Sender; readonly targets: readonly Association[] },
): Topic {
  const { subject, body, sender, targets } = content;
  const createDate = context.now().toISOString();
  const topic = context.db.transaction(() => addTopic(context.db, { subject, body, ...sender, createDate }, targets));
  for (const { targetId } of targets) context.live.publish({ spaceId: targetId });
  return topic;
}

interface TaskContent extends Pick<Task, 'boardId' | 'categoryId' | 'subject' | 'body'> {
  readonly spaceId: number;
  readonly sender: Sender;
  readonly assignees: readonly number[];
  readonly dueDate?: string;
  readonly completeDate?: string;
}

export function postTask(context: Context, content: TaskContent): Task {
  const { spaceId, sender, assignees, dueDate = null, completeDate = null, ...fields } = content;
  const task = { ...fields, ...sender, dueDate, completeDate, createDate: context.now().toISOString() };
  const stored = context.db.transaction(() => addTask(context.db, task, assignees));
  context.live.publish({ spaceId });
  return stored;
}
