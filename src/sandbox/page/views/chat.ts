import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ShownContents, ShownSpace } from '../../web/shown.ts';
import { sendMessage } from '../model/actions.ts';
import { markRead } from '../model/places.ts';
import { readOlderChat } from '../model/reading.ts';
import { attempt, call } from '../model/server.ts';
import { change, type State, state } from '../model/state.ts';
import { chatLines } from '../parts/contents.ts';
import { trouble } from '../parts/notices.ts';
import { isAtEnd } from '../parts/places.ts';
import { postHereButton } from './post-here.ts';

/** As near to the top, older messages are read. */
const NEAR_TOP = 300;

export function chatView({ newBelow }: State, { chat, chatNext }: ShownContents, space: ShownSpace): TemplateResult {
  const older =
    chatNext === null ? nothing : html`<button class="quiet older" @click=${readOlderChat}>Older messages</button>`;
  return html`
    <div class="scroller chat-log" data-keeps="end" role="log" aria-label="Messages in ${space.name}" tabindex="0" @scroll=${scrolled}>
      ${older}
      ${
        chat.length === 0
          ? emptyView(space)
          : html`<ol class="lines">${repeat(
              chatLines(chat, new Date()),
              ({ key }) => key,
              ({ view }) => view(),
            )}</ol>`
      }
    </div>
    <div class="below">
      ${newBelow > 0 ? html`<button class="new-below" @click=${toEnd}>${newBelow} new</button>` : nothing}
      ${trouble('chat')}${composerView(space)}
    </div>`;
}

function emptyView({ name, kind }: ShownSpace): TemplateResult {
  return html`<div class="empty">
    <h2>Nothing was said in ${name} yet</h2>
    <p>Write the first message below, or let a build speak: the step to copy is ready for this ${kind}.</p>
    <p>${postHereButton()}</p>
  </div>`;
}

function scrolled({ currentTarget }: Event): void {
  if (!(currentTarget instanceof Element)) return;
  const readsAbove = !isAtEnd(currentTarget);
  if (readsAbove !== state.readsAbove) {
    change({ readsAbove, newBelow: readsAbove ? state.newBelow : 0 });
    if (!readsAbove) markRead();
  }
  if (currentTarget.scrollTop < NEAR_TOP) void readOlderChat();
}

function toEnd(): void {
  const log = document.querySelector<HTMLElement>('.chat-log');
  if (log === null) return;
  log.scrollTop = log.scrollHeight;
  log.focus();
  change({ readsAbove: false, newBelow: 0 });
}

/** How what is written would look, while that is asked for. */
let preview: string | undefined;
let sending = false;

/** A box to write in. Enter sends, with Shift it starts a line. */
function composerView(space: ShownSpace): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    void send(space);
  };
  return html`<form class="composer" @submit=${submit}>
    ${preview === undefined ? nothing : html`<div class="preview text" role="region" aria-label="Preview">${unsafeHTML(preview)}</div>`}
    <textarea name="message" rows="1" aria-label="Message to ${space.name}" placeholder="Message to ${space.name}" .value=${state.drafts.get(space.id) ?? ''} @input=${written(space)} @keydown=${pressed}></textarea>
    <div class="composer-foot">
      <span class="hint">Markdown. Enter sends, Shift + Enter starts a line.</span>
      <button type="button" class="quiet" aria-pressed=${preview !== undefined} @click=${() => void togglePreview(space)}>Preview</button>
      <button class="primary">Send</button>
    </div>
    ${trouble('composer')}
  </form>`;
}

function written(space: ShownSpace) {
  return ({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    change({ drafts: new Map([...state.drafts, [space.id, target.value]]) });
    if (preview !== undefined) void readPreview(space);
  };
}

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
}

async function send(space: ShownSpace): Promise<void> {
  const text = state.drafts.get(space.id) ?? '';
  if (text.trim() === '' || sending) return;
  sending = true;
  const sent = await sendMessage(space.id, text);
  sending = false;
  // What was written meanwhile stays.
  if (sent && state.drafts.get(space.id) === text) change({ drafts: new Map([...state.drafts, [space.id, '']]) });
  if (sent) preview = undefined;
  change();
}

async function togglePreview(space: ShownSpace): Promise<void> {
  if (preview === undefined) await readPreview(space);
  else preview = undefined;
  change();
}

async function readPreview(space: ShownSpace): Promise<void> {
  const body = state.drafts.get(space.id) ?? '';
  if (body.trim() === '') {
    preview = '<p>Nothing is written yet.</p>';
    change();
    return;
  }
  await attempt('composer', async () => {
    preview = (await call<{ html: string }>('POST', '/page/preview', { body })).html;
  });
  change();
}
