import { html, nothing, type TemplateResult } from 'lit-html';
import { change, type State } from '../model/state.ts';
import { ICONS } from './icons.ts';

/** What was done, and how to take it back. */
export function noticeView({ notice }: State): TemplateResult {
  const close = () => change({ notice: undefined });
  const undo = () => {
    close();
    notice?.undo?.();
  };
  return html`<div class="notice" role="status">${
    notice === undefined
      ? nothing
      : html`<span>${notice.text}</span>${notice.undo === undefined ? nothing : html`<button class="quiet" @click=${undo}>Undo</button>`}<button class="quiet" aria-label="Close" @click=${close}>${ICONS.close}</button>`
  }</div>`;
}
