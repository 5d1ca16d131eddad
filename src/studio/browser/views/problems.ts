/** What is wrong with the template, and the line of `only-if`. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { factRows } from '../../preview/fact-rows.ts';
import type { StudioPreview } from '../../preview/preview.ts';
import type { StudioProblem } from '../../preview/problems.ts';
import { choose, templateEditor } from '../model/actions.ts';
import type { State } from '../model/state.ts';

export function conditionView({ onlyIf, preview }: State): TemplateResult {
  const typed = ({ target }: Event) => target instanceof HTMLInputElement && choose({ onlyIf: target.value });
  return html`<div class="condition">
    <label>Only if<input type="text" spellcheck="false" placeholder="failures_in_a_row == 3" .value=${onlyIf} @input=${typed}></label>
    ${onlyIf.trim() === '' || preview === undefined ? nothing : decisionView(preview)}
  </div>`;
}

function decisionView({ facts, deciding, silence, problems }: StudioPreview): TemplateResult {
  const isWrong = problems.some(({ part }) => part === 'only-if');
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

export function problemsView({ preview }: State): TemplateResult {
  const problems = preview?.problems ?? [];
  return html`<section class="problems" id="problems" aria-label="Problems of the template">
    ${problems.length === 0 ? html`<p class="hint">No problems</p>` : nothing}
    <ol aria-label="Problems">${problems.map(problemView)}</ol>
  </section>`;
}

function problemView({ part, line, column, says, hint }: StudioProblem): TemplateResult {
  const go = () =>
    part === 'template'
      ? templateEditor()?.goTo(line, column)
      : document.querySelector<HTMLElement>('.condition input')?.focus();
  const place = part === 'template' ? `Line ${line}, column ${column}` : `Only if, line ${line}, column ${column}`;
  return html`<li><button type="button" @click=${go}><span class="place">${place}</span> <span>${says}.</span> <span class="hint">${hint}</span></button></li>`;
}
