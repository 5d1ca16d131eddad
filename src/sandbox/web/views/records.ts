import { ownPackage } from '../../../package/own-package.ts';
import type { Context } from '../../context.ts';
import { webhookUrl } from '../../inventory.ts';
import { shortName } from '../../odata/entities.ts';
import { assigneesOf, type Task } from '../../store/boards.ts';
import type { ChatMessage, Sender, Topic } from '../../store/content.ts';
import type { User } from '../../store/people.ts';
import { listSpaces, membership, type Space, spaceById, spacesOf } from '../../store/spaces.ts';
import { listWebhooks, type Webhook } from '../../store/webhooks.ts';
import { renderStored } from '../markdown.ts';
import type {
  ShownHome,
  ShownMessage,
  ShownSender,
  ShownSpace,
  ShownTask,
  ShownTaskText,
  ShownTopic,
  ShownTopicText,
  ShownUser,
  ShownWebhook,
} from '../shown.ts';

function senderView({ senderName, senderAvatar, automated }: Sender): ShownSender {
  return { displayName: senderName, avatar: senderAvatar, bot: automated === 1 };
}

export function messageView(message: ChatMessage, ephemeral = false): ShownMessage {
  const { id, createDate, body } = message;
  return { id, createDate, ephemeral, sender: senderView(message), html: renderStored(id, body) };
}

export function topicView(topic: Topic): ShownTopic {
  const { id, subject, createDate, archived } = topic;
  return { id, subject, createDate, archived: archived === 1, sender: senderView(topic) };
}

export function topicText(topic: Topic): ShownTopicText {
  return { ...topicView(topic), html: renderStored(topic.id, topic.body) };
}

export function taskView(context: Context, task: Task): ShownTask {
  const { id, subject, categoryId, dueDate, completeDate } = task;
  const assignees = assigneesOf(context.db, id).map(({ displayName, username }) => ({ displayName, username }));
  return { id, short: shortName(context, task), subject, categoryId, assignees, dueDate, completeDate };
}

export function taskText(context: Context, task: Task): ShownTaskText {
  const { id, body, createDate } = task;
  const html = body === '' ? '' : renderStored(id, body);
  return { ...taskView(context, task), createDate, sender: senderView(task), html };
}

/** What an administrator sees of a webhook: everything, the URL included. */
export function webhookView(context: Context, webhook: Webhook): ShownWebhook {
  const { token, spaceId, ...settings } = webhook;
  const space = spaceById(context.db, spaceId);
  return { ...settings, target: { id: spaceId, name: space?.name ?? '' }, url: webhookUrl(context, token) };
}

export function webhookViews(context: Context): ShownWebhook[] {
  return listWebhooks(context.db).map((webhook) => webhookView(context, webhook));
}

function userView({ displayName, username, administrator }: User): ShownUser {
  return { displayName, username, administrator: administrator === 1 };
}

export function spaceView({ db }: Context, user: User, { id, kind, name, about }: Space): ShownSpace {
  const member = membership(db, id, user.id) !== undefined;
  return { id, kind, name, about, member };
}

/** Guests know only of where they belong. */
export function visibleTo({ db }: Context, user: User, space: Space): boolean {
  return user.type !== 'guest' || membership(db, space.id, user.id) !== undefined;
}

/** Who is signed in, and the teams and forums that they know of. */
export function homeView(context: Context, user: User): ShownHome {
  const spaces = user.type === 'guest' ? spacesOf(context.db, user.id) : listSpaces(context.db);
  return {
    user: userView(user),
    spaces: spaces.map((space) => spaceView(context, user, space)),
    action: ownPackage().action,
    repository: ownPackage().repository ?? null,
  };
}
