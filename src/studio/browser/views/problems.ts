/** What there is to say about the template, and the line of `only-if`. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { count } from '../../../message/counts.ts';
import { capital } from '../../../message/sections/words/short-text.ts';
import type { Remark, RemarkPlace } from '../../../remark.ts';
import { factRows } from '../../preview/fact-rows.ts';
import type { StudioPreview } from '../../preview/preview.ts';
import { choose, inTemplate } from '../model/actions.ts';
import type { State } from '../model/state.ts';

export function conditionView({ onlyIf, preview }: State): TemplateResult {
  const typed = ({ target }: Event) => target instanceof HTMLInputElement && choose({ onlyIf: target.value });
  return html`<div class="condition">
    <label>Only if<input type="text" spellcheck="false" placeholder="failures_in_a_row == 3" .value=${onlyIf} @input=${typed}></label>
    ${onlyIf.trim() === '' || preview === undefined ? nothing : decisionView(preview)}
  </div>`;
}

function decisionView({ facts, deciding, silence, remarks }: StudioPreview): TemplateResult {
  const isWrong = remarks.some(({ place }) => place?.part === 'only-if');
  const values = deciding.map((name) => {
    const value = factRows(facts, new Set()).find((row) => row.name === name)?.value;
    return value === undefined ? `${name} is empty` : `${name} is ${value}`;
  });
  const verdict = isWrong
    ? 'It is wrong, so the message is sent'
    : silence === undefined
      ? 'The message is sent'
      : 'Nothing is sent';
  return html`<p class="hint" role="status" aria-label="Decision">${verdict}${values.length > 0 ? `: ${values.join(', ')}` : ''}.</p>`;
}

/** In few words, what the list below the editor tells. */
export function countView({ preview }: State): TemplateResult {
  const remarks = preview?.remarks ?? [];
  const errors = remarks.filter(({ level }) => level === 'error').length;
  const words =
    errors > 0 ? count(errors, 'problem') : remarks.length > 0 ? count(remarks.length, 'remark') : 'No problems';
  return html`<span class="figures ${errors > 0 ? 'wrong' : ''}">${preview === undefined ? '' : words}</span>`;
}

export function problemsView({ preview }: State): TemplateResult {
  const remarks = preview?.remarks ?? [];
  return html`<section class="problems" id="problems" aria-label="Problems of the template">
    <ol aria-label="Problems">${remarks.map(remarkView)}</ol>
  </section>`;
}

function remarkView({ level, place, says, hint }: Remark): TemplateResult {
  const words = html`<span class="level ${level}">${capital(level)}</span> ${place && html`<span class="place">${placeWords(place)}</span> `}<span>${capital(says)}</span> <span class="hint">${hint}</span>`;
  if (place === undefined) return html`<li><p>${words}</p></li>`;
  return html`<li><button type="button" @click=${() => goTo(place)}>${words}</button></li>`;
}

function placeWords({ part, line = 1, column = 1 }: RemarkPlace): string {
  return `${part === 'only-if' ? 'Only if, line' : 'Line'} ${line}, column ${column}`;
}

function goTo({ part, line = 1, column = 1 }: RemarkPlace): void {
  if (part === 'only-if') document.querySelector<HTMLElement>('.condition input')?.focus();
  else inTemplate((editor) => editor.goTo(line, column));
}
