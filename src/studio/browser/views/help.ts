/** What stands below the editor for who never saw Liquid: where the words come from, and what is at the cursor. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { writePreset } from '../model/actions.ts';
import { presetWords } from '../model/asking.ts';
import type { State } from '../model/state.ts';

export function helpView(state: State): TemplateResult {
  const { explained } = state;
  const { hint, ways } = sourceOf(state);
  if (explained === undefined) return html`<div class="help"><p class="hint">${hint}</p>${ways}</div>`;
  const { name, says, page } = explained;
  const more = page === undefined ? nothing : html` <a href=${page} target="_blank" rel="noopener">More of it</a>`;
  return html`<div class="help"><p class="hint explained"><code>${name}</code> ${says}${more}</p>${ways}</div>`;
}

const GIST = html`<button type="button" class="quiet" @click=${() => writePreset(false)}>In sentences of facts</button>`;
const PIECES = html`<button type="button" class="quiet" title="All that the preset says, piece by piece" @click=${() => writePreset(true)}>As a text of your own</button>`;

interface Source {
  /** Where the words come from. */
  readonly hint: string;
  /** To other words of the same preset. */
  readonly ways: readonly TemplateResult[];
}

function sourceOf(state: State): Source {
  const { template, preset } = state;
  if (template.trim() === '')
    return { hint: `Nothing is written, so the preset ${preset} goes out whole.`, ways: [GIST, PIECES] };
  const words = presetWords(state);
  if (words === 'gist') return { hint: `The gist of the preset ${preset}: change a word.`, ways: [PIECES] };
  if (words === 'pieces') return { hint: `All that the preset ${preset} says, piece by piece.`, ways: [GIST] };
  return { hint: 'Control and space offers names. A fact that is pressed is written at the cursor.', ways: [] };
}
