/** The whole page, but for the editor, which keeps its own place. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { EXAMPLE_TEMPLATES } from '../examples.ts';
import { copyLink, copyStep, openExample, send } from '../model/deeds.ts';
import { isUnsaved, saveFile } from '../model/file.ts';
import { change, type Notice, type State } from '../model/state.ts';
import { choicesView, payloadView } from './choices.ts';
import { factsView } from './facts.ts';
import { markdownView, messageView } from './message.ts';
import { conditionView, problemsView } from './problems.ts';

/** @param editor the element that the editor lives in */
export function appView(state: State, editor: Element): TemplateResult {
  return html`
    <header class="bar">
      <h1>Studio</h1>
      ${choicesView(state)}
      <div class="deeds">${examplesView()}
        <button type="button" class="quiet" @click=${() => void copyLink()}>Copy link</button>
        <button type="button" class=${state.home?.sandbox ? 'quiet' : 'primary'} @click=${() => void copyStep()}>Copy as a step</button>
        ${homeView(state)}
      </div>
      ${payloadView(state)}
    </header>
    <main>
      <section class="panel template-panel" aria-label="Your words">
        <div class="panel-head"><h2>Template</h2>${fileView(state)}</div>
        <div class="editor-place">${editor}</div>
        <p class="unseen" id="editor-keys">Control and space offers names. Tab leaves the text.</p>
        ${conditionView(state)}${problemsView(state)}
      </section>
      ${messageView(state)}
      ${factsView(state)}
      ${markdownView(state)}
    </main>
    ${noticeView(state)}`;
}

function examplesView(): TemplateResult {
  const chosen = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    openExample(target.value);
    target.value = '';
  };
  return html`<select class="examples" aria-label="Open an example" @change=${chosen}>
    <option value="">Examples …</option>${EXAMPLE_TEMPLATES.map(({ title }) => html`<option value=${title}>${title}</option>`)}
  </select>`;
}

function homeView({ home }: State): TemplateResult | typeof nothing {
  if (home === undefined) return nothing;
  const save =
    home.file === undefined
      ? nothing
      : html`<button type="button" ?disabled=${!isUnsaved()} @click=${() => void saveFile()}>Save</button>`;
  const sending = home.sandbox
    ? html`<button type="button" class="primary" @click=${() => void send()}>Send to the sandbox</button>`
    : nothing;
  return html`${save}${sending}`;
}

function fileView({ home }: State): TemplateResult | typeof nothing {
  if (home?.file === undefined) return nothing;
  return html`<span class="figures">${home.file}${isUnsaved() ? html` <span class="tag">not saved</span>` : nothing}</span>`;
}

/** What happened, where it can be read by all. */
function noticeView({ notice }: State): TemplateResult {
  return html`<div class="notice ${notice?.trouble ? 'bad' : ''}" role=${notice?.trouble ? 'alert' : 'status'}>${notice === undefined ? nothing : sayingView(notice)}</div>`;
}

function sayingView({ text, actions = [], link }: Notice): TemplateResult {
  const close = () => change({ notice: undefined });
  const act = (run: () => void) => () => {
    close();
    run();
  };
  return html`<span>${text}</span>
    ${link === undefined ? nothing : html`<a href=${link.href} target="_blank" rel="noopener">${link.label}</a>`}
    ${actions.map(({ label, run }) => html`<button type="button" class="quiet" @click=${act(run)}>${label}</button>`)}
    <button type="button" class="quiet" aria-label="Close" @click=${close}>✕</button>`;
}
