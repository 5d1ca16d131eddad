import { html, nothing, type TemplateResult } from 'lit-html';
import { state } from '../model/state.ts';

/** What went wrong, where it happened. */
export function trouble(where: string): TemplateResult | typeof nothing {
  const words = state.troubles.get(where);
  return words === undefined ? nothing : html`<p class="trouble" role="alert">${words}</p>`;
}
