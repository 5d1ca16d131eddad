/** Renders the page around the editor, which keeps its own element. */

import { html, nothing, type TemplateResult } from 'lit-html';
import { templateEditor } from '../model/actions.ts';
import { change, type State } from '../model/state.ts';
import { barView } from './bar.ts';
import { factsView } from './facts.ts';
import { markdownView, messageView } from './message.ts';
import { payloadView } from './payload.ts';
import { problemsView } from './problems.ts';

/** @param editor element that contains the editor */
export function appView(state: State, editor: Element): TemplateResult {
  const { file } = document.documentElement.dataset;
  return html`
    ${barView(state)}
    <main>
      ${payloadView(state)}
      <section class="panel" aria-label="Your words">
        <div class="panel-head"><h2>Template</h2>${file === undefined ? nothing : html`<span class="figures">${file}</span>`}</div>
        <div class="editor-place">${editor}</div>
        <p class="hint" id="editor-keys">Ctrl+Space completes names. Click a fact to insert it. Tab leaves the editor.</p>
        ${problemsView(state)}
      </section>
      ${messageView(state)}
      ${factsView(state)}
      ${markdownView(state)}
    </main>
    ${noticeView(state)}`;
}

/** Renders the status message. */
function noticeView({ notice }: State): TemplateResult {
  const role = notice?.trouble ? 'alert' : 'status';
  if (notice === undefined) return html`<div class="notice" role=${role}></div>`;
  const close = () => {
    change({ notice: undefined });
    templateEditor()?.focus();
  };
  return html`<div class="notice ${notice.trouble ? 'bad' : ''}" role=${role}><span>${notice.text}</span>
    <button type="button" class="quiet" aria-label="Close" @click=${close}>✕</button></div>`;
}
