/** Lists diagnostics of the template. */
import { html, type TemplateResult } from 'lit-html';
import type { Diagnostic } from '../../../diagnostic.ts';
import { capital } from '../../../message/sections/text.ts';
import { templateEditor } from '../model/actions.ts';
import type { State } from '../model/state.ts';

export function problemsView({ preview }: State): TemplateResult {
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
  return html`<li><button type="button" @click=${() => templateEditor()?.goTo(line, column)}>${text}</button></li>`;
}
