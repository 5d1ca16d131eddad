import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { ref } from 'lit-html/directives/ref.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ShownTaskText } from '../../web/shown.ts';
import { type Place, spaceAddress } from '../model/address.ts';
import type { State } from '../model/state.ts';
import { localDay } from '../model/words.ts';
import { avatar } from '../parts/avatar.ts';
import { idButton } from '../parts/copy.ts';
import { dayChip } from '../parts/day-chip.ts';
import { ICONS } from '../parts/icons.ts';
import { moment } from '../parts/moment.ts';
import { trouble } from '../parts/trouble.ts';
import { senderView } from './message.ts';

type SpacePlace = Place & { readonly view: 'space' };

/** The whole of one task, at the side. It takes the focus when it opens, and gives it back to its card. */
export function taskPanel({ task }: State, { item, spaceId }: SpacePlace): TemplateResult {
  const close = () => {
    location.hash = spaceAddress(spaceId, 'board');
    document.querySelector<HTMLElement>('.card.open a')?.focus();
  };
  const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && close();
  const panel = html`<aside class="task scroller" aria-label="Task" tabindex="-1" ${ref(takeFocus)} @keydown=${pressed}>
    <div class="task-head"><span class="short">${task?.short ?? ''}</span>${idButton('this task', item ?? 0)}<button class="quiet" aria-label="Close" @click=${close}>${ICONS.close}</button></div>
    ${trouble('task')}${task === undefined ? nothing : textView(task)}
  </aside>`;
  return html`${keyed(item, panel)}`;
}

function takeFocus(panel: Element | undefined): void {
  if (panel instanceof HTMLElement) setTimeout(() => panel.focus());
}

function textView(task: ShownTaskText): TemplateResult {
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
