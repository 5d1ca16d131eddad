import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { ref } from 'lit-html/directives/ref.js';
import { taskText } from '../contents/task-text.ts';
import { type Place, spaceAddress } from '../model/address.ts';
import type { State } from '../model/state.ts';
import { idButton } from '../parts/copy.ts';
import { ICONS } from '../parts/icons.ts';
import { trouble } from '../parts/trouble.ts';

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
    ${trouble('task')}${task === undefined ? nothing : taskText(task)}
  </aside>`;
  return html`${keyed(item, panel)}`;
}

function takeFocus(panel: Element | undefined): void {
  if (panel instanceof HTMLElement) setTimeout(() => panel.focus());
}
