import { html, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ShownTopicText } from '../../web/shown.ts';
import { avatar } from '../parts/avatar.ts';
import { moment } from '../parts/moment.ts';
import { senderView } from './message.ts';

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
