import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ShownTaskText, ShownTopicText } from '../../web/shown.ts';
import { localDay } from '../model/words.ts';
import { avatar } from '../parts/avatar.ts';
import { dayChip, moment } from '../parts/times.ts';
import { senderView } from './message.ts';

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
