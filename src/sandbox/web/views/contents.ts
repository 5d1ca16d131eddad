/** Renders chat, topics and board: the newest entries, with links to older ones. */
import { html, raw } from 'hono/html';
import { findAssignees, localDay, shortName } from '../../posting.ts';
import type { Category, ChatMessage, Space, Task, Topic } from '../../store/records.ts';
import { renderMarkdown } from '../markdown.ts';
import { accountSnippets } from '../snippets.ts';
import {
  avatar,
  button,
  copyable,
  developerView,
  formatNames,
  type Html,
  idTag,
  LOCAL_STEP,
  type View,
} from './frame.ts';

const DAY_MS = 86_400_000;
const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** Maximum entries of a list per page. */
const MAX_COUNT = 50;
const END = Number.MAX_SAFE_INTEGER;
/** Groups messages of one sender within this time. */
const GROUPING_MS = 5 * 60_000;

const MESSAGES = 'SELECT * FROM messages WHERE spaceId = ? AND sequence < ? ORDER BY sequence DESC LIMIT ?';
const TOPICS = `SELECT topics.* FROM topicTargets JOIN topics ON topics.id = topicId
  WHERE targetId = ? AND topicId < ? AND archived = ? ORDER BY topicId DESC LIMIT ?`;

const DONE = '(completeDate IS NOT NULL)';
/** Selects the tasks of a column after a position. Open tasks come first, each group sorted newest first. */
const TASKS = `SELECT * FROM tasks WHERE categoryId = ? AND ${DONE} >= ? AND (${DONE} > ? OR id < ?)
  ORDER BY ${DONE}, id DESC LIMIT ?`;

export function chatView(view: View, space: Space): Html {
  const { db } = view;
  const before = view.query('before');
  const sequence = before === undefined ? END : (db.find('messages', { id: before })?.sequence ?? 0);
  const entries = db.all<ChatMessage>(MESSAGES, space.id, sequence, MAX_COUNT + 1);
  const messages = entries.slice(0, MAX_COUNT).toReversed();
  const older = entries.length > MAX_COUNT ? `?before=${encodeURIComponent(messages[0]?.id ?? '')}` : undefined;
  const ephemeral = view.ephemeral(space.id);
  const all = [...messages, ...ephemeral];
  const lines = all.map((message, index) => messageView(view, message, all[index - 1], ephemeral.includes(message)));
  return html`<div class="log" role="log" tabindex="0" aria-label="Messages"><ol>
      ${older === undefined ? '' : html`<li class="older" id="older"><a href="${older}">Older messages</a></li>`}
      ${lines.length === 0 ? html`<li class="none">No messages yet.</li>` : lines}
      ${before === undefined ? '' : html`<li class="older"><a href="/spaces/${space.id}/chat">Newest messages</a></li>`}
    </ol></div>
    <form class="composer" method="post" action="/spaces/${space.id}/chat">
      <textarea name="body" id="message" aria-label="Message to ${space.name}" required maxlength="8192" rows="2"
        placeholder="Message ${space.name} (Markdown)"></textarea>
      <button class="primary">Send</button>
    </form>
    ${postingView(view, space)}`;
}

function postingView(view: View, space: Space): Html {
  const { step, command } = accountSnippets(view.user.username, view.origin(), space);
  const stepBlock = copyable('Step that posts here with your account', step);
  const commandBlock = copyable('Shell command (prompts for your password)', command);
  return developerView(html`${stepBlock}<p class="hint">${LOCAL_STEP}</p>${commandBlock}`);
}

function messageView(view: View, message: ChatMessage, before: ChatMessage | undefined, ephemeral: boolean): Html {
  const { id, senderName, automated, body } = message;
  const date = new Date(message.createDate);
  const newDay = before === undefined || localDay(new Date(before.createDate)) !== localDay(date);
  const follows =
    !newDay && before.senderName === senderName && date.getTime() - Date.parse(before.createDate) < GROUPING_MS;
  const day = newDay ? html`<li class="day" id="day-${localDay(date)}">${formatDay(date, view.now())}</li>` : '';
  const time = html`<time datetime="${message.createDate}">${formatTime(date)}</time>`;
  const tag = ephemeral ? html`<span class="tag">not stored</span>` : '';
  return html`${day}<li class="message ${follows ? 'follows' : ''} ${ephemeral ? 'ephemeral' : ''}" id="message-${id}">
    ${follows ? '' : avatar(senderName, automated === 1 ? 'bot' : 'large')}
    <div class="said">${bylineView(senderName, automated, html`${time} ${tag}`)}
      <div class="text">${raw(renderMarkdown(body))}</div></div>
  </li>`;
}

function bylineView(name: string, automated: number, more: Html): Html {
  const bot = automated === 1 ? html`<span class="tag">bot</span>` : '';
  return html`<p class="byline"><strong>${name}</strong> ${bot} ${more}</p>`;
}

export function topicsView(view: View, space: Space): Html {
  const archived = view.path.endsWith('/archived');
  const before = Number(view.query('before') ?? END);
  const page = [before || END, archived ? 1 : 0, MAX_COUNT + 1];
  const entries = view.db.all<Topic>(TOPICS, space.id, ...page);
  const topics = entries.slice(0, MAX_COUNT);
  const lines = topics.map((topic) => topicView(view, space, topic));
  const none = archived ? 'Nothing is archived.' : 'No topics yet. A step with kind: topic starts one.';
  const [other, label] = archived ? ['topics', 'Back to the topics'] : ['archived', 'Archived'];
  return html`<p><a class="button" href="/spaces/${space.id}/${other}">${label}</a></p>
    ${lines.length === 0 ? html`<p class="none">${none}</p>` : html`<ul class="rows">${lines}</ul>`}
    ${entries.length > MAX_COUNT ? html`<p class="older"><a href="?before=${topics.at(-1)?.id}">Older topics</a></p>` : ''}
    ${developerView()}`;
}

function topicView(view: View, space: Space, topic: Topic): Html {
  const { id, subject, createDate, senderName, automated, archived } = topic;
  const [home, act, label] = archived ? ['archived', 'restore', 'Restore'] : ['topics', 'archive', 'Archive'];
  const time = html`<time datetime="${createDate}">${formatMoment(new Date(createDate), view.now())}</time>`;
  return html`<li class="topic" id="topic-${id}">
    <details id="topic-text-${id}"><summary><h2 id="topic-name-${id}">${subject}</h2>
      ${bylineView(senderName, automated, html`${time} ${idTag(id)}`)}</summary>
    <div class="text">${raw(renderMarkdown(topic.body))}</div></details>
    ${button(`/spaces/${space.id}/${home}/${id}/${act}`, label, 'quiet', html`aria-describedby="topic-name-${id}"`)}
  </li>`;
}

export function boardView(view: View, space: Space): Html {
  const board = view.db.find('boards', { spaceId: space.id });
  if (board === undefined) {
    return html`<section class="empty"><h2>Tasks were never set up for ${space.name}</h2>
      <p>Set them up once. Then steps with <code>kind: task</code> can open tasks on this ${space.kind}’s board.</p>
      ${button(`/spaces/${space.id}/board`, 'Set up tasks', 'primary')}</section>`;
  }
  const categories = view.db.list('categories', { boardId: board.id });
  const columns = categories.map((category) => columnView(view, space, category));
  const more = html`<p class="hint">Board ID: ${board.id}.</p>`;
  return html`<div class="columns">${columns}</div>${developerView(more)}`;
}

/** Lists open tasks first, each group sorted newest first. */
function columnView(view: View, space: Space, { id, name }: Category): Html {
  const { db } = view;
  const isShifted = view.query('column') === String(id);
  const [, done, last] = /^([01])\.(\d{1,15})$/.exec((isShifted && view.query('after')) || '') ?? [];
  const page = [Number(done ?? 0), Number(done ?? 0), Number(last ?? END), MAX_COUNT + 1];
  const entries = db.all<Task>(TASKS, id, ...page);
  const tasks = entries.slice(0, MAX_COUNT);
  const cards = tasks.map((task) => cardView(view, space, task));
  const end = tasks.at(-1);
  const next = `?column=${id}&after=${end?.completeDate === null ? 0 : 1}.${end?.id}`;
  return html`<section class="column" aria-labelledby="column-${id}">
    <div class="column-head"><h2 id="column-${id}">${name}</h2><span class="count">${db.count('tasks', { categoryId: id })}</span>
      ${idTag(id)}</div>
    ${tasks.length === 0 ? html`<p class="none">No tasks</p>` : html`<ul>${cards}</ul>`}
    ${entries.length > MAX_COUNT ? html`<p class="older"><a href="${next}">Older tasks of ${name}</a></p>` : ''}
    ${isShifted ? html`<p class="older"><a href="/spaces/${space.id}/board">Newest tasks of ${name}</a></p>` : ''}
  </section>`;
}

/** Uses a button as the checkbox, so that it works without scripts. */
function cardView(view: View, space: Space, task: Task): Html {
  const { id, subject, body, completeDate } = task;
  const done = completeDate !== null;
  const names = findAssignees(view, id).map(({ displayName }) => displayName);
  const faces = names.map((one) => avatar(one, 'small'));
  const assigned = html`<span class="unseen">Assigned to ${formatNames(names)}</span>${faces}`;
  const text = html`<details id="task-text-${id}"><summary>Description</summary>
    <div class="text">${raw(renderMarkdown(body))}</div></details>`;
  return html`<li class="card ${done ? 'done' : ''}" id="task-${id}">
    <form method="post" action="/spaces/${space.id}/board/${id}/${done ? 'reopen' : 'complete'}">
      <button class="tick" role="checkbox" aria-checked="${String(done)}" aria-label="${subject}"></button></form>
    <div class="card-body"><p class="subject">${subject}</p>
      ${body === '' ? '' : text}
      <p class="card-foot"><span>${shortName(view, task)}</span>${idTag(id)}${dayChip(task, localDay(view.now()))}
        ${names.length === 0 ? '' : html`<span class="assignees">${assigned}</span>`}</p></div>
  </li>`;
}

function dayChip({ dueDate, completeDate }: Task, today: string): Html {
  if (completeDate !== null) return html`<span class="chip done">done ${formatFullDay(completeDate, today)}</span>`;
  if (dueDate === null) return '';
  return html`<span class="chip ${dueDate < today ? 'late' : ''}">due ${formatFullDay(dueDate, today)}</span>`;
}

/** Formats `today`, `in 4 days`, `3 days ago`, or a distant day as `on 2 January`, with the year if it differs. */
function formatFullDay(day: string, today: string): string {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
  if (Math.abs(days) < 15) return RELATIVE.format(days, 'day');
  const year = day.slice(0, 4) === today.slice(0, 4) ? undefined : 'numeric';
  return `on ${new Date(day).toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year })}`;
}

/** Formats `Today`, `Yesterday`, or `Monday, 16 November`. */
function formatDay(date: Date, now: Date): string {
  const days = Math.round((Date.parse(localDay(date)) - Date.parse(localDay(now))) / DAY_MS);
  if (days === 0) return 'Today';
  if (days === -1) return 'Yesterday';
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year });
}

function formatTime(date: Date): string {
  return date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}

/** Formats the time for today, and the day for earlier dates. */
function formatMoment(date: Date, now: Date): string {
  if (localDay(date) === localDay(now)) return formatTime(date);
  const year = date.getFullYear() === now.getFullYear() ? undefined : 'numeric';
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year });
}
