import { html, nothing, type TemplateResult } from 'lit-html';
import { state } from '../model/state.ts';

const COPIED_MS = 1600;

async function copy(button: HTMLButtonElement, text: string): Promise<void> {
  const done = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  const { textContent } = button;
  if (button.dataset['copied'] !== undefined) return;
  button.dataset['copied'] = '';
  button.textContent = done ? 'Copied' : 'Not allowed';
  setTimeout(() => {
    button.textContent = textContent;
    delete button.dataset['copied'];
  }, COPIED_MS);
}

/** A button that copies a text; `what` is its name for who does not see where it stands. */
export function copyButton(what: string, text: string, label = 'Copy'): TemplateResult {
  const click = ({ currentTarget }: Event) => {
    if (currentTarget instanceof HTMLButtonElement) void copy(currentTarget, text);
  };
  return html`<button type="button" class="quiet" aria-label=${what} aria-live="polite" @click=${click} .textContent=${label}></button>`;
}

/** A text that is made to be copied, with its button. */
export function copyBlock(title: string, text: string): TemplateResult {
  return html`<div class="copy-block">
    <div class="copy-head"><span>${title}</span>${copyButton(`Copy ${title}`, text)}</div>
    <pre tabindex="0" role="group" aria-label=${title}><code>${text}</code></pre>
  </div>`;
}

/** An id beside a name, for developers: a click copies it. */
export function idButton(of: string, id: number | string): TemplateResult | typeof nothing {
  if (!state.developer) return nothing;
  return html`<span class="id">${copyButton(`Copy the id of ${of}: ${id}`, String(id), String(id))}</span>`;
}
