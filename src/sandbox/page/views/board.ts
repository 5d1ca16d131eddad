import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { keyed } from 'lit-html/directives/keyed.js';
import { ref } from 'lit-html/directives/ref.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ShownCategory, ShownContents, ShownSpace, ShownTask } from '../../web/shown.ts';
import { setDone, setUpTasks } from '../model/actions.ts';
import { type SpacePlace, spaceAddress } from '../model/address.ts';
import { readMoreTasks } from '../model/reading.ts';
import { type State, state } from '../model/state.ts';
import type { List } from '../model/window.ts';
import { localDay, namesInWords } from '../model/words.ts';
import { avatar } from '../parts/avatar.ts';
import { dayChip, taskText } from '../parts/contents.ts';
import { idButton } from '../parts/copy.ts';
import { ICONS } from '../parts/icons.ts';
import { keepsOf, listView, readingOf } from '../parts/list.ts';
import { trouble } from '../parts/notices.ts';

/** A column for each category, and at the side the task that is open. */
export function boardView(
  state: State,
  { board }: ShownContents,
  place: SpacePlace,
  space: ShownSpace,
): TemplateResult {
  if (board === null) return noBoardView(space);
  return html`<div class="board-split ${place.item === undefined ? '' : 'opened'}">
    <div class="columns" tabindex="-1">
      ${trouble('board')}${idButton('the board', board.id)}
      ${repeat(
        board.categories,
        ({ id }) => id,
        (category) => columnView(category, place),
      )}
    </div>
    ${place.item === undefined ? nothing : taskPanel(state, place)}
  </div>`;
}

function noBoardView({ id, kind, name }: ShownSpace): TemplateResult {
  return html`<div class="empty">
    <h2>Tasks were never set up for ${name}</h2>
    <p>Set them up once, and steps with <code>kind: task</code> can put broken builds on this ${kind}’s board.</p>
    <p><button class="primary" @click=${() => void setUpTasks(id)}>Set up tasks</button></p>
    ${trouble('board')}
  </div>`;
}

function columnView({ id, name, count, tasks, next }: ShownCategory, place: SpacePlace): TemplateResult {
  const list: List<ShownTask> = {
    name: `category:${id}`,
    items: tasks,
    home: 'start',
    keyOf: (task) => String(task.id),
    more: next === null ? undefined : () => void readMoreTasks(id, next),
  };
  const reading = readingOf(list);
  const line = (task: ShownTask) => guard(shownOf(task, place), () => cardView(task, place));
  const look = { className: 'cards', label: `Tasks in ${name}`, count, more: 'Show more', line };
  return html`<section class="column" aria-label=${name}>
    <div class="column-head"><h2>${name}</h2><span class="column-count">${count}</span>${idButton(`the category ${name}`, id)}</div>
    <div class="scroller" data-keeps=${keepsOf(list)} tabindex="0" role="group" aria-label="Tasks: ${name}" @scroll=${reading} @keydown=${reading}>
      ${tasks.length === 0 ? html`<p class="none">No tasks</p>` : listView(list, look)}
      ${trouble(`category:${id}`)}
    </div>
  </section>`;
}

/** All that a card is a function of. */
function shownOf(task: ShownTask, { item }: SpacePlace): unknown[] {
  return [task, task.id === item, localDay(new Date()), state.troubles.get(`task:${task.id}`)];
}

function cardView(task: ShownTask, { spaceId, item }: SpacePlace): TemplateResult {
  const { id, subject, assignees, completeDate } = task;
  const done = completeDate !== null;
  const tick = ({ target }: Event) => target instanceof HTMLInputElement && void setDone(task, target.checked);
  return html`<li class="card ${done ? 'done' : ''} ${item === id ? 'open' : ''}" data-item=${id}>
    <input type="checkbox" aria-label=${subject} .checked=${done} @change=${tick}>
    <a class="subject" href=${spaceAddress(spaceId, 'board', id)} aria-current=${item === id ? 'true' : 'false'}>${subject}</a>
    <div class="card-foot">${dayChip(task, localDay(new Date()))}${assigneesView(assignees)}</div>
    ${trouble(`task:${id}`)}
  </li>`;
}

function assigneesView(assignees: ShownTask['assignees']): TemplateResult | typeof nothing {
  if (assignees.length === 0) return nothing;
  const names = `Assigned to ${namesInWords(assignees.map(({ displayName }) => displayName))}`;
  return html`<span class="assignees" title=${names}><span class="unseen">${names}</span>${assignees.map((one) => avatar(one, 'small'))}</span>`;
}

/** The whole of one task, at the side. It takes the focus when it opens, and gives it back to its card. */
function taskPanel({ task }: State, { item, spaceId }: SpacePlace): TemplateResult {
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
