import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ShownMessage, ShownSender, ShownTaskText, ShownTopicText } from '../../web/shown.ts';
import { dayWords, localDay } from '../model/words.ts';
import { avatar } from './avatar.ts';
import { dayChip, moment } from './times.ts';

/** Longer ago, and a sender's next message begins anew. */
const GROUP_MS = 5 * 60_000;

/** A line of the chat: a day that begins, or a message. */
export interface ChatLine {
  readonly key: string;
  readonly view: () => TemplateResult;
}

/** Messages with the days between them, and those of one sender together. */
export function chatLines(messages: readonly ShownMessage[], now: Date): ChatLine[] {
  return messages.flatMap((message, index) => {
    const before = messages[index - 1];
    const date = new Date(message.createDate);
    const day = localDay(date);
    const isNewDay = before === undefined || localDay(new Date(before.createDate)) !== day;
    const follows = !isNewDay && before !== undefined && belongTogether(before, message);
    const line = { key: message.id, view: () => messageView(message, follows) };
    return isNewDay ? [{ key: day, view: () => dayView(dayWords(date, now)) }, line] : [line];
  });
}

function belongTogether(before: ShownMessage, message: ShownMessage): boolean {
  const apart = Date.parse(message.createDate) - Date.parse(before.createDate);
  return sameSender(before.sender, message.sender) && before.ephemeral === message.ephemeral && apart < GROUP_MS;
}

function sameSender(a: ShownSender, b: ShownSender): boolean {
  return a.displayName === b.displayName && a.bot === b.bot && a.avatar === b.avatar;
}

function dayView(words: string): TemplateResult {
  return html`<li class="day"><span>${words}</span></li>`;
}

function messageView({ sender, createDate, html: text, ephemeral }: ShownMessage, follows: boolean): TemplateResult {
  const classes = `message${follows ? ' follows' : ''}${ephemeral ? ' ephemeral' : ''}`;
  return html`<li class=${classes} data-item>${follows ? nothing : avatar(sender)}<div class="said">${bylineView(sender, createDate, { ephemeral, follows })}<div class="text">${unsafeHTML(text)}</div></div></li>`;
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
  readonly deeds?: unknown;
  readonly trouble?: unknown;
}

/** A topic as it is read. */
export function topicText(
  { subject, sender, createDate, html: text }: Omit<ShownTopicText, 'id' | 'archived'>,
  { id, deeds, trouble }: TopicExtras = {},
): TemplateResult {
  return html`
    <h2>${subject}</h2>${id}
    <div class="byline">${avatar(sender, 'small')}${senderView(sender)}${moment(createDate)}${deeds}</div>
    ${trouble}
    <div class="text">${unsafeHTML(text)}</div>`;
}
