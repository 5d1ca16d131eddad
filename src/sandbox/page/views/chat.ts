import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ShownContents, ShownMessage, ShownSpace } from '../../web/shown.ts';
import { markRead } from '../model/places.ts';
import { readOlderChat } from '../model/reading.ts';
import { change, type State, state } from '../model/state.ts';
import { windowAround } from '../model/window.ts';
import { chatLines } from '../parts/contents.ts';
import { trouble } from '../parts/notices.ts';
import { isAtEnd, itemInMiddle } from '../parts/places.ts';
import { composerView } from './composer.ts';
import { postHereButton } from './post-here.ts';

export function chatView(
  { newBelow, readsAt }: State,
  { chat, chatNext }: ShownContents,
  space: ShownSpace,
): TemplateResult {
  const shown = windowAround(chat, readsAt);
  const older =
    chatNext === null || shown.from > 0
      ? nothing
      : html`<button class="quiet older" @click=${readOlderChat}>Older messages</button>`;
  const follows = readsAt === undefined;
  return html`
    <div class="scroller chat-log" data-keeps=${follows ? 'end' : 'item'} role="log" aria-live=${follows ? 'polite' : 'off'} aria-label="Messages in ${space.name}" tabindex="0" @scroll=${scrolled}>
      ${older}
      ${
        chat.length === 0
          ? emptyView(space)
          : html`<ol class="lines">${repeat(
              chatLines(chat, new Date(), shown),
              ({ key }) => key,
              ({ view }) => view(),
            )}</ol>`
      }
    </div>
    <div class="below">
      ${newBelow > 0 || shown.to < chat.length ? html`<button class="new-below" @click=${toEnd}>${newBelow > 0 ? `${newBelow} new` : 'Newest'}</button>` : nothing}
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

/** Within a screen of where what is drawn ends, what is drawn moves on. */
function scrolled({ currentTarget: log }: Event): void {
  const chat = state.contents?.chat;
  if (!(log instanceof Element) || chat === undefined) return;
  const { scrollTop, clientHeight, scrollHeight } = log;
  const shown = windowAround(chat, state.readsAt);
  if (shown.to === chat.length && isAtEnd(log)) readOn(chat, undefined);
  else if (state.readsAt === undefined || scrollTop < clientHeight || scrollHeight - scrollTop < 2 * clientHeight)
    readOn(chat, itemInMiddle(log));
  if (shown.from === 0 && scrollTop < clientHeight) void readOlderChat();
}

function readOn(chat: readonly ShownMessage[], readsAt: string | undefined): void {
  const isFollowing = readsAt === undefined;
  const isMoved = windowAround(chat, readsAt).from !== windowAround(chat, state.readsAt).from;
  if (!isMoved && isFollowing === (state.readsAt === undefined)) return;
  change({ readsAt, newBelow: isFollowing ? 0 : state.newBelow });
  if (isFollowing) markRead();
}

function toEnd(): void {
  document.querySelector<HTMLElement>('.chat-log')?.focus({ preventScroll: true });
  change({ readsAt: undefined, newBelow: 0 });
}
