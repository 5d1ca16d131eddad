import { html, nothing, type TemplateResult } from 'lit-html';
import { live } from 'lit-html/directives/live.js';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { ShownSpace } from '../../web/shown.ts';
import { sendMessage } from '../model/actions.ts';
import { draftOf, keepDraft } from '../model/drafts.ts';
import { attempt, call } from '../model/server.ts';
import { change } from '../model/state.ts';
import { trouble } from '../parts/notices.ts';

/** How what is written would look, while that is asked for. */
let preview: string | undefined;
let sending = false;

/** A box to write in. Enter sends, with Shift it starts a line. */
export function composerView(space: ShownSpace): TemplateResult {
  const submit = (event: Event) => {
    event.preventDefault();
    void send(space);
  };
  return html`<form class="composer" @submit=${submit}>
    ${preview === undefined ? nothing : html`<div class="preview text" role="region" aria-label="Preview">${unsafeHTML(preview)}</div>`}
    <textarea name="message" rows="1" aria-label="Message to ${space.name}" placeholder="Message to ${space.name}" .value=${live(draftOf(placeOf(space)))} @input=${written(space)} @keydown=${pressed}></textarea>
    <div class="composer-foot">
      <span class="hint">Markdown. Enter sends, Shift + Enter starts a line.</span>
      <button type="button" class="quiet" aria-pressed=${preview !== undefined} @click=${() => void togglePreview(space)}>Preview</button>
      <button class="primary">Send</button>
    </div>
    ${trouble('composer')}
  </form>`;
}

const placeOf = ({ id }: ShownSpace) => `chat ${id}`;

function written(space: ShownSpace) {
  return ({ target }: Event) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    keepDraft(placeOf(space), target.value);
    if (preview !== undefined) void readPreview(space);
  };
}

function pressed(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  if (event.target instanceof HTMLTextAreaElement) event.target.form?.requestSubmit();
}

async function send(space: ShownSpace): Promise<void> {
  const text = draftOf(placeOf(space));
  if (text.trim() === '' || sending) return;
  sending = true;
  const sent = await sendMessage(space.id, text);
  sending = false;
  // What was written meanwhile stays.
  if (sent && draftOf(placeOf(space)) === text) keepDraft(placeOf(space), '');
  if (sent) preview = undefined;
  change();
}

async function togglePreview(space: ShownSpace): Promise<void> {
  if (preview === undefined) await readPreview(space);
  else preview = undefined;
  change();
}

async function readPreview(space: ShownSpace): Promise<void> {
  const body = draftOf(placeOf(space));
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
