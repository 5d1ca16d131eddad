import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ShownMessage, ShownSender, ShownTask, ShownTaskText, ShownTopicText } from '../../web/shown.ts';
import type { Span } from '../model/window.ts';
import { clockWords, dayWords, doneWords, dueWords, localDay, momentWords } from '../model/words.ts';
import { avatar } from './avatar.ts';

/** Longer ago, and a sender's next message begins anew. */
const GROUP_MS = 5 * 60_000;

/** Who wrote stands above each so many, however fast they come. */
const MOST_IN_GROUP = 8;

/** Characters of HTML. What follows more of them begins anew: whoever reads there would have to scroll to see who wrote. */
const LONG = 800;

/** A line of the chat: a day that begins, or a message. */
export interface ChatLine {
  readonly key: string;
  readonly view: () => unknown;
}

/** A part of the messages with the days between them, and those of one sender together. */
export function chatLines(
  messages: readonly ShownMessage[],
  now: Date,
  { from, to }: Span = { from: 0, to: messages.length },
): ChatLine[] {
  return messages.slice(from, to).flatMap((message, index) => {
    const before = messages[from + index - 1];
    const date = new Date(message.createDate);
    const follows = placeInGroup(message, before) > 0;
    // Neither it nor its place in a group changes.
    const line = { key: message.id, view: () => guard([message], () => messageView(message, follows)) };
    if (index > 0 && before !== undefined && sameDay(before, message)) return [line];
    return [{ key: localDay(date), view: () => dayView(dayWords(date, now)) }, line];
  });
}

/** Settled when a message is first drawn: what is read later, before it or behind it, moves no head of a group. */
const placesInGroup = new WeakMap<ShownMessage, number>();

function placeInGroup(message: ShownMessage, before: ShownMessage | undefined): number {
  const known = placesInGroup.get(message);
  if (known !== undefined) return known;
  const follows = before !== undefined && belongTogether(before, message);
  const place = follows ? ((placesInGroup.get(before) ?? 0) + 1) % MOST_IN_GROUP : 0;
  placesInGroup.set(message, place);
  return place;
}

function belongTogether(before: ShownMessage, message: ShownMessage): boolean {
  const apart = Date.parse(message.createDate) - Date.parse(before.createDate);
  const same = sameSender(before.sender, message.sender) && before.ephemeral === message.ephemeral;
  return same && apart < GROUP_MS && before.html.length < LONG && sameDay(before, message);
}

function sameDay(before: ShownMessage, message: ShownMessage): boolean {
  return localDay(new Date(before.createDate)) === localDay(new Date(message.createDate));
}

function sameSender(a: ShownSender, b: ShownSender): boolean {
  return a.displayName === b.displayName && a.bot === b.bot && a.avatar === b.avatar;
}

function dayView(words: string): TemplateResult {
  return html`<li class="day"><span>${words}</span></li>`;
}

function messageView(
  { id, sender, createDate, html: text, ephemeral }: ShownMessage,
  follows: boolean,
): TemplateResult {
  const classes = `message${follows ? ' follows' : ''}${ephemeral ? ' ephemeral' : ''}`;
  return html`<li class=${classes} data-item=${id}>${follows ? nothing : avatar(sender)}<div class="said">${bylineView(sender, createDate, { ephemeral, follows })}<div class="text">${unsafeHTML(text)}</div></div></li>`;
}

function bylineView(
  sender: ShownSender,
  createDate: string,
  { ephemeral, follows }: { readonly ephemeral: boolean; readonly follows: boolean },
) {
  const mark = ephemeral && !follows ? html`<span class="mark-fleeting">shown once, not kept</span>` : nothing;
  if (follows)
    return html`<p class="byline"><span class="unseen">${sender.displayName}</span>${moment(createDate, 'clock')}</p>`;
  return html`<p class="byline">${senderView(sender)}${moment(createDate, 'clock')}${mark}</p>`;
}

/** A name, with a mark where no person wrote it. */
function senderView({ displayName, bot }: ShownSender): TemplateResult {
  return html`<strong>${displayName}</strong>${bot ? html`<span class="bot">bot</span>` : nothing}`;
}

/** A task as it is read: who has it, and its text. */
export function taskText(task: ShownTaskText): TemplateResult {
  const { subject, assignees, sender, createDate, html: text } = task;
  const chip = dayChip(task, localDay(new Date()));
  return html`
    <h2>${subject}</h2>
    <dl>
      ${chip === nothing ? nothing : html`<dt>When</dt><dd>${chip}</dd>`}
      <dt>Assigned to</dt><dd>${assignees.length === 0 ? 'Nobody' : assignees.map((one) => html`<span class="person">${avatar(one, 'small')}${one.displayName}</span>`)}</dd>
      <dt>Opened by</dt><dd>${senderView(sender)} ${moment(createDate)}</dd>
    </dl>
    ${text === '' ? html`<p class="none">No description.</p>` : html`<div class="text">${unsafeHTML(text)}</div>`}`;
}

/** What stands beside the text where the topic is in the service. */
interface TopicExtras {
  readonly id?: unknown;
  readonly actions?: unknown;
  readonly trouble?: unknown;
}

/** A topic as it is read. */
export function topicText(
  { subject, sender, createDate, html: text }: Omit<ShownTopicText, 'id' | 'archived'>,
  { id, actions, trouble }: TopicExtras = {},
): TemplateResult {
  return html`
    <h2>${subject}</h2>${id}
    <div class="byline">${avatar(sender, 'small')}${senderView(sender)}${moment(createDate)}${actions}</div>
    ${trouble}
    <div class="text">${unsafeHTML(text)}</div>`;
}

/** When something was written: the clock in a chat, where days are separated; elsewhere the day too. */
export function moment(iso: string, form: 'clock' | 'day' = 'day'): TemplateResult {
  const date = new Date(iso);
  const words = form === 'clock' ? clockWords(date) : momentWords(date, new Date());
  return html`<time datetime=${iso} title=${date.toLocaleString()}>${words}</time>`;
}

/** When a task is due, or was done; nothing where neither is known. */
export function dayChip(
  { dueDate, completeDate }: Pick<ShownTask, 'dueDate' | 'completeDate'>,
  today: string,
): TemplateResult | typeof nothing {
  if (completeDate !== null)
    return html`<time class="chip done" datetime=${completeDate}>${doneWords(completeDate, today)}</time>`;
  if (dueDate === null) return nothing;
  const urgency = dueDate < today ? 'late' : dueDate === today ? 'soon' : '';
  return html`<time class="chip ${urgency}" datetime=${dueDate}>${dueWords(dueDate, today)}</time>`;
}
