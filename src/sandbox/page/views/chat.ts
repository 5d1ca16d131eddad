import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ShownContents, ShownMessage, ShownSpace } from '../../web/shown.ts';
import { isAtHome, readAround, windowOf } from '../model/lists.ts';
import { readOlderChat } from '../model/reading.ts';
import { change, type State } from '../model/state.ts';
import type { List } from '../model/window.ts';
import { chatLines } from '../parts/contents.ts';
import { keepsOf, readingOf } from '../parts/list.ts';
import { trouble } from '../parts/notices.ts';
import { composerView } from './composer.ts';
import { postHereButton } from './post-here.ts';

export function chatView({ newBelow }: State, contents: ShownContents, space: ShownSpace): TemplateResult {
  const { chat } = contents;
  const list = listOf(contents);
  const shown = windowOf(list);
  const older =
    list.more === undefined || shown.from > 0
      ? nothing
      : html`<button class="quiet older" @click=${list.more}>Older messages</button>`;
  const follows = isAtHome(list);
  const reading = readingOf(list);
  return html`
    <div class="scroller chat-log" data-keeps=${keepsOf(list)} role="log" aria-live=${follows ? 'polite' : 'off'} aria-label="Messages in ${space.name}" tabindex="0" @scroll=${reading} @keydown=${reading}>
      ${older}
      ${
        chat.length === 0
          ? emptyView(space)
          : html`<ol class="lines" data-list="chat">${repeat(
              chatLines(chat, new Date(), shown),
              ({ key }) => key,
              ({ view }) => view(),
            )}</ol>`
      }
    </div>
    <div class="below">
      ${newBelow > 0 || shown.to < chat.length ? html`<button class="new-below" @click=${() => toEnd(list)}>${newBelow > 0 ? `${newBelow} new` : 'Newest'}</button>` : nothing}
      ${trouble('chat')}${composerView(space)}
    </div>`;
}

function listOf({ chat, chatNext }: ShownContents): List<ShownMessage> {
  return {
    name: 'chat',
    items: chat,
    home: 'end',
    keyOf: ({ id }) => id,
    more: chatNext === null ? undefined : () => void readOlderChat(),
    cameHome,
  };
}

function cameHome(): void {
  change({ newBelow: 0 });
}

function emptyView({ name, kind }: ShownSpace): TemplateResult {
  return html`<div class="empty">
    <h2>Nothing was said in ${name} yet</h2>
    <p>Write the first message below, or let a build speak: the step to copy is ready for this ${kind}.</p>
    <p>${postHereButton()}</p>
  </div>`;
}

function toEnd(list: List<ShownMessage>): void {
  document.querySelector<HTMLElement>('.chat-log')?.focus({ preventScroll: true });
  readAround(list, undefined);
}
