import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ShownMessage, ShownSender } from '../../web/shown.ts';
import { dayWords, localDay } from '../model/words.ts';
import { avatar } from '../parts/avatar.ts';
import { moment } from '../parts/times.ts';

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
export function senderView({ displayName, bot }: ShownSender): TemplateResult {
  return html`<strong>${displayName}</strong>${bot ? html`<span class="bot">bot</span>` : nothing}`;
}
