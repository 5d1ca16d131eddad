import { html, nothing, type TemplateResult } from 'lit-html';
import { change, type State, state } from '../model/state.ts';
import { ICONS } from './icons.ts';

/** What went wrong, where it happened. */
export function trouble(where: string): TemplateResult | typeof nothing {
  const words = state.troubles.get(where);
  return words === undefined ? nothing : html`<p class="trouble" role="alert">${words}</p>`;
}

/** For a `ref`: a dialog that is drawn is open, and takes the focus until it is closed. */
export function openDialog(dialog: Element | undefined): void {
  if (!(dialog instanceof HTMLDialogElement)) return;
  queueMicrotask(() => dialog.isConnected && !dialog.open && dialog.showModal());
}

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
