import { html, nothing, type TemplateResult } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import type { ShownSpace } from '../../web/shown.ts';
import { spaceAddress, webhooksAddress } from '../model/address.ts';
import { signOut } from '../model/session.ts';
import { change, type State, state } from '../model/state.ts';
import type { List } from '../model/window.ts';
import { avatar, setPictures, showsPictures } from '../parts/avatar.ts';
import { keepsOf, listView, readingOf } from '../parts/list.ts';

/** Teams are looked for where there are more of them. */
const MANY = 12;

/** At the side on a wide screen; on a narrow one a drawer, which a button of the head opens. */
export function sideView(shown: State): TemplateResult {
  const { home, filter } = shown;
  const wanted = filter.trim().toLowerCase();
  const spaces = home.spaces.filter(({ name }) => name.toLowerCase().includes(wanted));
  const [teams, forums] = [listOf('Teams', spaces, 'team'), listOf('Forums', spaces, 'forum')];
  const reading = readingOf(teams, forums);
  return html`<nav id="side" class="side" popover aria-label="Teams and forums">
    <div class="brand"><span class="mark" aria-hidden="true"></span><div><p>Sandbox</p><small>Local. Not for production.</small></div></div>
    ${home.spaces.length > MANY ? filterView() : nothing}
    <div class="spaces" data-keeps=${keepsOf(teams, forums)} tabindex="-1" @click=${closeDrawer} @scroll=${reading} @keydown=${reading}>
      ${groupView(teams)}
      ${groupView(forums)}
      ${spaces.length === 0 && wanted !== '' ? html`<p class="none">None of that name.</p>` : nothing}
    </div>
    ${accountView(shown)}
  </nav>`;
}

/** Of the project itself: how messages look, how all is set up. */
function linksView({ repository }: State['home']): TemplateResult | typeof nothing {
  if (repository === null) return nothing;
  const links = [
    ['Messages', `${repository}/blob/main/docs/messages.md`],
    ['Documents', `${repository}#readme`],
  ];
  return html`<p class="links">${links.map(([name, address]) => html`<a href=${address} target="_blank" rel="noreferrer">${name}</a>`)}</p>`;
}

function filterView(): TemplateResult {
  const input = ({ target }: Event) => target instanceof HTMLInputElement && change({ filter: target.value });
  return html`<input type="search" class="filter" placeholder="Find a team" aria-label="Find a team or forum" @input=${input}>`;
}

function listOf(name: string, spaces: readonly ShownSpace[], kind: ShownSpace['kind']): List<ShownSpace> {
  const items = spaces.filter((space) => space.kind === kind);
  return { name, items, home: 'start', keyOf: ({ id }) => String(id), more: undefined };
}

function groupView(list: List<ShownSpace>): TemplateResult | typeof nothing {
  const { name, items } = list;
  if (items.length === 0) return nothing;
  return html`<h2>${name}</h2>${listView(list, { className: 'links-to', label: name, count: items.length, line: linkTo })}`;
}

const isShown = (id: number) => state.place.view === 'space' && state.place.spaceId === id;

/** Few nodes: there may be hundreds. */
function linkTo({ id, name, member }: ShownSpace): TemplateResult {
  const shown = isShown(id);
  const label = member ? name : `${name}, closed`;
  return html`<li data-item=${id}><a href=${spaceAddress(id)} class=${classMap({ closed: !member })} aria-label=${label} aria-current=${shown ? 'page' : 'false'} .textContent=${name}></a></li>`;
}

function closeDrawer(event?: Event): void {
  if (event?.target instanceof Element && !event.target.matches('a')) return;
  const side = document.querySelector<HTMLElement>('#side:popover-open');
  side?.hidePopover();
}

function accountView({ home, place, developer }: State): TemplateResult | typeof nothing {
  const { user } = home;
  if (user === null) return nothing;
  const openWebhooks = () => {
    location.hash = webhooksAddress();
    closeDrawer();
  };
  const toggle = () => change({ developer: !developer });
  const pictures = showsPictures();
  return html`<div class="account">
    ${user.administrator ? html`<button class="row" aria-current=${place.view === 'webhooks' ? 'page' : 'false'} @click=${openWebhooks}>Webhooks</button>` : nothing}
    <button class="row" aria-pressed=${developer} @click=${toggle}>For developers</button>
    ${developer ? html`<label class="row check"><input type="checkbox" .checked=${pictures} @change=${() => setPictures(!pictures)}>Load senders’ pictures from the web</label>` : nothing}
    ${linksView(home)}
    <div class="me">${avatar(user, 'small')}<span class="name">${user.displayName}</span><button class="quiet" @click=${signOut}>Sign out</button></div>
  </div>`;
}
