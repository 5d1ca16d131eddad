/** Renders the page around the editor, which keeps its own element. */

import { html, nothing, type TemplateResult } from 'lit-html';
import type { Diagnostic } from '../../../diagnostic.ts';
import { capital } from '../../../message/sections/text.ts';
import { change, type State, state } from '../model/state.ts';
import { barView, payloadView } from './controls.ts';
import { factsView } from './facts.ts';
import { markdownView, messageView } from './message.ts';

/** @param editor element that contains the editor */
export function appView(editor: Element): TemplateResult {
  const { file } = document.documentElement.dataset;
  return html`
    ${barView(state)}
    <main>
      ${payloadView(state)}
      <section class="panel" aria-label="Template">
        <div class="panel-head"><h2>Template</h2>${file === undefined ? nothing : html`<span class="figures">${file}</span>`}</div>
        <div class="editor-container">${editor}</div>
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
  const role = notice?.isError ? 'alert' : 'status';
  if (notice === undefined) return html`<div class="notice" role=${role}></div>`;
  const close = () => {
    change({ notice: undefined });
    state.editor?.focus();
  };
  return html`<div class="notice ${notice.isError ? 'bad' : ''}" role=${role}><span>${notice.text}</span>
    <button type="button" class="quiet" aria-label="Close" @click=${close}>✕</button></div>`;
}

/** Lists diagnostics of the template. */
function problemsView({ preview }: State): TemplateResult {
  const diagnostics = preview?.diagnostics ?? [];
  return html`<section class="problems" id="problems" aria-label="Problems of the template">
    <ol aria-label="Problems">${diagnostics.map(diagnosticView)}</ol>
  </section>`;
}

function diagnosticView({ severity: level, location, message: says, hint }: Diagnostic): TemplateResult {
  const { line = 1, column = 1 } = location ?? {};
  const at = location && html`<strong>Line ${line}, column ${column}</strong> `;
  const text = html`<strong class="level ${level === 'error' ? 'error' : ''}">${capital(level)}</strong> ${at}<span>${capital(says)}</span> <span class="hint">${hint}</span>`;
  if (location === undefined) return html`<li><p>${text}</p></li>`;
  return html`<li><button type="button" @click=${() => state.editor?.goTo(line, column)}>${text}</button></li>`;
}
