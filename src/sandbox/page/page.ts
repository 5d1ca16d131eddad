/** The page: its state, and what draws it. */

import { html, nothing, render, type TemplateResult } from 'lit-html';
import { start } from './model/session.ts';
import { onChange, type State, shownSpace, state } from './model/state.ts';
import { headView } from './parts/head.ts';
import { trouble } from './parts/notices.ts';
import { keepingPlaces } from './parts/places.ts';
import { sideView } from './views/side.ts';
import { signInView } from './views/sign-in.ts';
import { spaceView } from './views/space.ts';
import { webhooksView } from './views/webhooks.ts';

document.body.replaceChildren();
onChange(() => {
  keepingPlaces(() => render(appView(state), document.body));
  document.title = titleOf(state);
});
await start();

function appView(state: State): TemplateResult {
  if (state.phase === 'starting') return html`<main class="before">${trouble('page')}</main>`;
  if (state.phase === 'signed-out') return signInView(state);
  return html`
    <a class="skip" href="#main" @click=${skip}>Skip to what is in this team</a>
    ${sideView(state)}
    <main id="main" tabindex="-1">${trouble('page')}${mainView(state)}</main>`;
}

/** The address is taken by the place that is shown. */
function skip(event: Event): void {
  event.preventDefault();
  document.querySelector<HTMLElement>('[role=tabpanel], #main')?.focus();
}

function mainView(state: State): TemplateResult | typeof nothing {
  const { place, home } = state;
  if (place.view === 'webhooks' && home.user?.administrator) return webhooksView(state, place.item);
  const space = shownSpace();
  if (place.view === 'space' && space !== undefined) return spaceView(state, place, space);
  if (place.view === 'start') return startingView(state);
  return messageView('Nothing is here', 'No team or forum that you can see has this address. Choose one at the side.');
}

function startingView({ home, connection }: State): TemplateResult | typeof nothing {
  if (connection === 'starting' || home.spaces.length > 0) return html`<p class="before">Loading …</p>`;
  return messageView('No teams yet', 'Create one through the API, or start the sandbox with its small organization.');
}

function messageView(title: string, words: string): TemplateResult {
  return html`
    ${headView(title, '', nothing)}
    <div class="empty" role="alert"><p>${words}</p></div>`;
}

function titleOf({ phase, home, place }: State): string {
  if (phase !== 'signed-in') return 'Sandbox';
  const unread = home.spaces.filter(({ unread: count }) => count > 0).length;
  const name = place.view === 'webhooks' ? 'Webhooks' : shownSpace()?.name;
  return `${unread > 0 ? `(${unread}) ` : ''}${name === undefined ? '' : `${name} · `}Sandbox`;
}
