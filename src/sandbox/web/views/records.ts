import type { Context } from '../../context.ts';
import { webhookUrl } from '../../inventory.ts';
import { shortName } from '../../odata/entities.ts';
import { assigneesOf, type Task } from '../../store/boards.ts';
import type { ChatMessage, Sender, Topic } from '../../store/content.ts';
import { spaceById } from '../../store/spaces.ts';
import { listWebhooks, type Webhook } from '../../store/webhooks.ts';
import { renderStored } from '../markdown.ts';
import type {
  ShownMessage,
  ShownSender,
  ShownTask,
  ShownTaskText,
  ShownTopic,
  ShownTopicText,
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
