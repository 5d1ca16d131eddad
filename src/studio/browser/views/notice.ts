/** What happened, where it can be read by all, and what can be done about it. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { focusTemplate } from '../model/actions.ts';
import { change, type Notice, type State } from '../model/state.ts';

export function noticeView({ notice }: State): TemplateResult {
  return html`<div class="notice ${notice?.trouble ? 'bad' : ''}" role=${notice?.trouble ? 'alert' : 'status'} @focusin=${remember}>${notice === undefined ? nothing : sayingView(notice)}</div>`;
}

/** Whence the focus came. */
let before: EventTarget | null = null;

function remember({ currentTarget, relatedTarget }: FocusEvent): void {
  if (currentTarget instanceof Element && relatedTarget instanceof Node && currentTarget.contains(relatedTarget))
    return;
  before = relatedTarget;
}

/** Closed, it gives the focus back; what is done about it concerns the template. */
function sayingView({ text, actions = [], link }: Notice): TemplateResult {
  const close = () => {
    change({ notice: undefined });
    if (before instanceof HTMLElement && before.isConnected) before.focus();
    else focusTemplate();
  };
  const act = (run: () => void) => () => {
    change({ notice: undefined });
    run();
    focusTemplate();
  };
  return html`<span>${text}</span>
    ${link === undefined ? nothing : html`<a href=${link.href} target="_blank" rel="noopener">${link.label}</a>`}
    ${actions.map(({ label, run }) => html`<button type="button" class="quiet" @click=${act(run)}>${label}</button>`)}
    <button type="button" class="quiet" aria-label="Close" @click=${close}>✕</button>`;
}
