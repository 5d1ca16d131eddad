import type { Context } from '../context.ts';
import { type SeenTask, seenTasks, shownSender } from '../inspection.ts';
import { boardOf, categoriesOf } from '../store/boards.ts';
import { type ChatMessage, messagesOf, type Topic, topicsOf } from '../store/content.ts';
import { listUsers, type User } from '../store/people.ts';
import { listSpaces, membership, type Space } from '../store/spaces.ts';
import { renderMarkdown } from './markdown.ts';

/** What the page shows, as JSON; `html` is Markdown rendered here, everything else is text. */

/** The newest that are shown of each; the API shows the rest. */
const SHOWN = 200;

export function messageView(message: ChatMessage, ephemeral: boolean) {
  const { id, createDate, body } = message;
  return { id, createDate, ephemeral, sender: shownSender(message), html: renderMarkdown(body) };
}

function topicView(topic: Topic) {
  const { id, subject, createDate, body } = topic;
  return { id, subject, createDate, sender: shownSender(topic), html: renderMarkdown(body) };
}

function taskView(task: SeenTask, names: ReadonlyMap<string, string>) {
  const { body, assignees, ...rest } = task;
  const people = assignees.map((username) => ({ displayName: names.get(username) ?? username, avatar: null }));
  return { ...rest, assignees: people, html: body === '' ? '' : renderMarkdown(body) };
}

function boardView(context: Context, space: Space) {
  const board = boardOf(context.db, space.id);
  if (board === undefined) return null;
  const names = new Map(listUsers(context.db).map(({ username, displayName }) => [username, displayName]));
  const tasks = seenTasks(context, space.id).map((task) => taskView(task, names));
  const categories = categoriesOf(context.db, board.id).map(({ id, name }) => {
    return { id, name, tasks: tasks.filter((task) => task.category === name) };
  });
  return { id: board.id, categories };
}

/** One team or forum with everything in it. */
export function spaceView(context: Context, space: Space) {
  const messages = messagesOf(context.db, space.id).slice(-SHOWN);
  return {
    chat: messages.map((message) => messageView(message, false)),
    topics: topicsOf(context.db, space.id, false).slice(0, SHOWN).map(topicView),
    board: boardView(context, space),
  };
}

/** Who is signed in, and every team and forum, with whether they may look inside. */
export function homeView(context: Context, user: User) {
  const spaces = listSpaces(context.db).map(({ id, kind, name, about }) => {
    return { id, kind, name, about, member: membership(context.db, id, user.id) !== undefined };
  });
  const { displayName, username, administrator } = user;
  return { user: { displayName, username, administrator: administrator === 1 }, spaces };
}
