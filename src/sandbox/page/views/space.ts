import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import type { ShownSpace } from '../../web/shown.ts';
import { type SpacePlace, spaceAddress, TABS, type Tab } from '../model/address.ts';
import { attempt, call } from '../model/server.ts';
import { change, type State } from '../model/state.ts';
import { namesInWords } from '../model/words.ts';
import { idButton } from '../parts/copy.ts';
import { headView } from '../parts/head.ts';
import { ICONS } from '../parts/icons.ts';
import { trouble } from '../parts/notices.ts';
import { walkTabs } from '../parts/tabs.ts';
import { boardView } from './board.ts';
import { chatView } from './chat.ts';
import { membersView } from './members.ts';
import { postHereView } from './post-here.ts';
import { topicsView } from './topics.ts';

const NAMES: Readonly<Record<Tab, string>> = { chat: 'Chat', topics: 'Topics', board: 'Board', members: 'Members' };

export function spaceView(state: State, place: SpacePlace, space: ShownSpace): TemplateResult {
  return html`
    ${headView(space.name, space.about, actionsView(space))}
    ${space.member ? insideView(state, place, space) : closedView(state, space)}
    ${state.postHere ? postHereView(state, space) : nothing}`;
}

function actionsView(space: ShownSpace): TemplateResult {
  const id = idButton(`the ${space.kind} ${space.name}`, space.id);
  if (!space.member) return html`${id}`;
  return html`${id}<button @click=${() => change({ postHere: true })}>Post here</button>`;
}

function insideView(state: State, place: SpacePlace, space: ShownSpace): TemplateResult {
  return html`
    <div class="tabs" role="tablist" aria-label="In ${space.name}" @keydown=${walkTabs}>${TABS.map((tab) => tabView(state, place, tab))}</div>
    <section class="panel ${place.tab}" id="panel" role="tabpanel" aria-labelledby="tab-${place.tab}" tabindex="-1">
      ${trouble('space')}${keyed(`${space.id} ${place.tab}`, panelView(state, place, space))}
    </section>`;
}

function tabView({ fresh }: State, place: SpacePlace, tab: Tab): TemplateResult {
  const selected = place.tab === tab;
  const count = fresh[tab];
  const choose = () => {
    location.hash = spaceAddress(place.spaceId, tab);
  };
  return html`<button role="tab" id="tab-${tab}" aria-selected=${selected} aria-controls="panel" tabindex=${selected ? 0 : -1} aria-description=${count > 0 ? `${count} new` : nothing} @click=${choose}>
    ${ICONS[tab]}<span>${NAMES[tab]}</span>${count > 0 ? html`<b class="count" aria-hidden="true">${count > 99 ? '99+' : count}</b>` : nothing}</button>`;
}

function panelView(state: State, place: SpacePlace, space: ShownSpace): TemplateResult | typeof nothing {
  const { contents } = state;
  if (contents === undefined) return state.troubles.has('space') ? nothing : html`<p class="before">Loading …</p>`;
  switch (place.tab) {
    case 'chat':
      return chatView(state, contents, space);
    case 'topics':
      return topicsView(state, contents, place);
    case 'board':
      return boardView(state, contents, place, space);
    case 'members':
      return membersView(state, space);
  }
}

/** Others see nothing inside, and are told whom to ask. */
function closedView({ spaceAdmins, home }: State, space: ShownSpace): TemplateResult {
  const names = spaceAdmins ?? [];
  const ask = names.length === 0 ? 'an administrator' : namesInWords(names, 'or');
  const join = home.user?.administrator
    ? html`<p><button class="primary" @click=${() => joinSpace(space)}>Join this ${space.kind}</button></p>`
    : nothing;
  return html`<div class="empty">
    <h2>Only members see what is inside</h2>
    <p>You are not a member of this ${space.kind}. Ask ${ask} to add you.</p>
    ${join}${trouble('space')}
  </div>`;
}

/** Administrators of the organization let themselves in. */
function joinSpace({ id }: ShownSpace): void {
  void attempt('space', () => call('POST', `/page/spaces/${id}/join`));
}
