import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ShownContents, ShownSpace } from '../../web/shown.ts';
import { chatLines } from '../contents/message.ts';
import { markRead } from '../model/places.ts';
import { readOlderChat } from '../model/reading.ts';
import { change, type State, state } from '../model/state.ts';
import { isAtEnd } from '../parts/places.ts';
import { trouble } from '../parts/trouble.ts';
import { composerView } from './composer.ts';
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
