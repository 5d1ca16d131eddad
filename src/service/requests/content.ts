/** Requests that create content: chat messages, topics, tasks (API 4.1). */

import { ASSOCIATION_TYPES, type Sender, type Target } from '../vocabulary.ts';
import { checkedId, targetPath } from '../wire/odata.ts';
import type { ServiceRequest } from './types.ts';

export interface NewChatMessage {
  /** Markdown. */
  readonly body: string;
  readonly sender?: Sender | undefined;
}

export interface NewTopic {
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  readonly sender?: Sender | undefined;
}

/**
 * Relates a topic to what receives it. `inType` is open, since the API does not show the value for a user (API 4.1,
 * rule 3); `inSecured` is always true and added by the client.
 */
export interface NewAssociation {
  readonly inType: string;
  readonly inId: number;
}

export interface NewTask {
  /** The board's id, which is not the team's: `boards.show` tells it (API 4.1, rule 4). */
  readonly board: number;
  readonly subject: string;
  /** Markdown. */
  readonly body: string;
  /** Id of a category of that board. Observed to be optional. */
  readonly category?: number | undefined;
  /** Ids of users. */
  readonly assignees?: readonly number[] | undefined;
  readonly sender?: Sender | undefined;
}

/** Posts a chat message to a team or forum. */
export function postChatMessage(target: Target, message: NewChatMessage): ServiceRequest {
  const path = `${targetPath(target)}/Chat.PostMessage()`;
  return {
    operation: 'chat.post',
    method: 'POST',
    path,
    body: { body: message.body, ...createSource(message.sender) },
  };
}

/** Creates a topic in a team or forum, or for the associations given. */
export function createTopic(to: Target | readonly NewAssociation[], topic: NewTopic): ServiceRequest {
  const associations = 'type' in to ? [{ inType: ASSOCIATION_TYPES[to.type], inId: to.id }] : to;
  const results = associations.map(({ inType, inId }) => ({
    inSecured: true,
    inType,
    inId: checkedId('topic target', inId),
  }));
  const { subject, body } = topic;
  return {
    operation: 'topics.create',
    method: 'POST',
    path: '/posts',
    body: { subject, body, outAssociations: { results }, recordType: 'note', ...createSource(topic.sender) },
  };
}

/** Creates a task on a board. */
export function createTask(task: NewTask): ServiceRequest {
  const { subject, body, assignees, category, sender } = task;
  return {
    operation: 'tasks.create',
    method: 'POST',
    path: '/tasks',
    body: {
      subject,
      body,
      ...(assignees && { assignees: { results: assignees.map((id) => ({ id: checkedId('assignees', id) })) } }),
      ...(category !== undefined && { category: { id: checkedId('category', category) } }),
      board: { id: checkedId('board', task.board) },
      ...createSource(sender),
    },
  };
}

/** The wire form of a sender; nothing at all when nothing of it was given, so that the default sender shows. */
export function createSource(sender: Sender | undefined): { createSource?: Sender } {
  const { displayName, avatar } = sender ?? {};
  return displayName === undefined && avatar === undefined ? {} : { createSource: { displayName, avatar } };
}
