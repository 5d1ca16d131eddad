import { html, nothing, type TemplateResult } from 'lit-html';
import { signIn } from '../model/session.ts';
import type { State } from '../model/state.ts';
import { trouble } from '../parts/notices.ts';

/** Names no team: whoever reaches the page is not let in yet. */
export function signInView({ sessionEnded, place }: State): TemplateResult {
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
