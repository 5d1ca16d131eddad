/** What stands below the editor for who never saw Liquid: where the words come from, and what is at the cursor. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { writePreset } from '../model/actions.ts';
import { presetGist, presetPieces } from '../model/asking.ts';
import type { State } from '../model/state.ts';

export function helpView(state: State): TemplateResult {
  const { explained } = state;
  return html`<div class="help">${explained === undefined ? sourceView(state) : nothing}${
    explained === undefined
      ? nothing
      : html`<p class="hint explained"><code>${explained.name}</code> ${explained.says}${explained.page === undefined ? nothing : html` <a href=${explained.page} target="_blank" rel="noopener">More of it</a>`}</p>`
  }</div>`;
}

const GIST = html`<button type="button" class="quiet" @click=${() => writePreset(false)}>In sentences of facts</button>`;
const PIECES = html`<button type="button" class="quiet" title="All that the preset says, piece by piece" @click=${() => writePreset(true)}>As a text of your own</button>`;

function sourceView(state: State): TemplateResult {
  const { template, preset } = state;
  if (template.trim() === '') {
    return html`<p class="hint">Nothing is written, so the preset ${preset} goes out whole.</p>${GIST}${PIECES}`;
  }
  if (template === presetGist(state)) {
    return html`<p class="hint">The gist of the preset ${preset}: change a word.</p>${PIECES}`;
  }
  if (template === presetPieces(state)) {
    return html`<p class="hint">All that the preset ${preset} says, piece by piece.</p>${GIST}`;
  }
  return html`<p class="hint">Control and space offers names. A fact that is pressed is written at the cursor.</p>`;
}
