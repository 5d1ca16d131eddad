/** The page: its state, and what draws it. */

import { html, nothing, render, type TemplateResult } from 'lit-html';
import { signIn, start } from './model/session.ts';
import { onChange, type State, shownSpace, state } from './model/state.ts';
import { headView } from './parts/head.ts';
import { trouble } from './parts/notices.ts';
import { keepingPlaces } from './parts/places.ts';
import { sideView } from './views/side.ts';
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

function titleOf({ phase, place }: State): string {
  if (phase !== 'signed-in') return 'Sandbox';
  const name = place.view === 'webhooks' ? 'Webhooks' : shownSpace()?.name;
  return `${name === undefined ? '' : `${name} · `}Sandbox`;
}

/** Names no team: whoever reaches the page is not let in yet. */
function signInView({ sessionEnded, place }: State): TemplateResult {
  return html`<main class="sign-in">
    <div class="brand"><span class="mark" aria-hidden="true"></span><div><p>Sandbox</p><small>On this machine only. Not for production.</small></div></div>
    <div class="welcome">
      <form @submit=${submit}>
        <h1>Sign in</h1>
        ${sessionEnded ? html`<p class="hint" role="status">Your session ended: the sandbox was started anew, or you signed out elsewhere. You come back to where you were.</p>` : nothing}
        ${place.view === 'start' && place.oldLink ? html`<p class="trouble" role="alert">This link is from an earlier start of the sandbox. Take the one that it printed last, or sign in here.</p>` : nothing}
        <label>User name<input name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required></label>
        <label>Password<input name="password" type="password" autocomplete="current-password" required></label>
        ${trouble('sign-in')}
        <button class="primary">Sign in</button>
        <p class="hint">Names and passwords stand where the sandbox was started, with a link that signs you in by itself.</p>
      </form>
      <section>
        <h2>What to do here</h2>
        <ol>
          <li><strong>Make a webhook.</strong> Sign in as an administrator and open <em>Webhooks</em>, or take one that is there.</li>
          <li><strong>Copy its step</strong> into a workflow, or its <code>curl</code> line into a shell. Both work as they are.</li>
          <li><strong>See it arrive</strong> in the chat, among the topics or on the board, as your team would.</li>
        </ol>
      </section>
    </div>
  </main>`;
}

function submit(event: Event): void {
  event.preventDefault();
  if (!(event.currentTarget instanceof HTMLFormElement)) return;
  const data = new FormData(event.currentTarget);
  void signIn(String(data.get('username')).trim(), String(data.get('password')));
}
