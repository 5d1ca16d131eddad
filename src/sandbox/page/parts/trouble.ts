import { html, nothing, type TemplateResult } from 'lit-html';
import { state } from '../model/state.ts';

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
