/** The whole page, but for the editor, which keeps its own place. */

import { html, nothing, type TemplateResult } from 'lit-html';
import { focusTemplate } from '../model/actions.ts';
import { isUnsaved, saveFile } from '../model/file.ts';
import type { State } from '../model/state.ts';
import { barView } from './bar.ts';
import { factsView } from './facts.ts';
import { helpView } from './help.ts';
import { lengthView, markdownView, messageView } from './message.ts';
import { noticeView } from './notice.ts';
import { payloadView } from './payload.ts';
import { conditionView, countView, problemsView } from './problems.ts';
import { tabsView } from './tabs.ts';

/** @param editor the element that the editor lives in */
export function appView(state: State, editor: Element): TemplateResult {
  return html`
    ${barView(state)}
    ${tabsView(state)}
    <main>
      ${payloadView(state)}
      <section class="panel template-panel" aria-label="Your words">
        <div class="panel-head"><h2>Template</h2>${countView(state)}${state.room === 'narrow' ? lengthView(state) : nothing}${fileView(state)}</div>
        <div class="editor-place">${editor}</div>
        ${helpView(state)}
        <p class="unseen" id="editor-keys">Control and space offers names. Tab leaves the text.</p>
        ${conditionView(state)}${problemsView(state)}
      </section>
      ${messageView(state)}
      ${factsView(state)}
      ${markdownView(state)}
    </main>
    ${noticeView(state)}`;
}

/** What is saved cannot be saved again, so the button cannot keep the focus. */
function save(): void {
  void saveFile();
  focusTemplate();
}

function fileView({ home }: State): TemplateResult | typeof nothing {
  if (home?.file === undefined) return nothing;
  return html`<span class="figures file">${home.file}${isUnsaved() ? html` <span class="tag">not saved</span>` : nothing}</span>
    <button type="button" ?disabled=${!isUnsaved()} @click=${save}>Save</button>`;
}
