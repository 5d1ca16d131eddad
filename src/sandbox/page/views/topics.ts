import { html, nothing, type TemplateResult } from 'lit-html';
import { guard } from 'lit-html/directives/guard.js';
import { keyed } from 'lit-html/directives/keyed.js';
import type { ShownContents, ShownTopic, ShownTopicText } from '../../web/shown.ts';
import { setArchived } from '../model/actions.ts';
import { type SpacePlace, spaceAddress } from '../model/address.ts';
import { readArchived, readMoreTopics } from '../model/reading.ts';
import { change, type State } from '../model/state.ts';
import type { List } from '../model/window.ts';
import { localDay } from '../model/words.ts';
import { avatar } from '../parts/avatar.ts';
import { moment, topicText } from '../parts/contents.ts';
import { idButton } from '../parts/copy.ts';
import { ICONS } from '../parts/icons.ts';
import { keepsOf, listView, readingOf } from '../parts/list.ts';
import { noticeView, trouble } from '../parts/notices.ts';
import { postHereButton } from './post-here.ts';

/** A list of subjects, and beside it the text of one. */
export function topicsView(state: State, contents: ShownContents, place: SpacePlace): TemplateResult {
  const { showsArchived } = state;
  const list = listOf(state, contents, place);
  const shows = place.item !== undefined ? 'opened' : list.items.length === 0 ? 'bare' : '';
  return html`<div class="split ${shows}">
    <div class="split-list">
      <div class="toolbar"><button class="quiet" aria-pressed=${showsArchived} @click=${() => toggleArchived(state, place)}>Archived</button></div>
      ${trouble('topics')}
      ${keyed(list.name, subjectsView(list, place))}
    </div>
    <div class="split-text scroller" tabindex="0" role="region" aria-label="Topic">${textView(state, place, list.items[0])}</div>
  </div>${noticeView(state)}`;
}

function listOf({ showsArchived, archived }: State, contents: ShownContents, place: SpacePlace): List<ShownTopic> {
  const { spaceId } = place;
  const [items, next] = showsArchived
    ? [archived?.items ?? [], archived?.next ?? null]
    : [contents.topics, contents.topicsNext];
  const more = (from: string) => void (showsArchived ? readArchived(spaceId, from) : readMoreTopics(spaceId));
  return {
    name: showsArchived ? 'archived' : 'topics',
    items,
    home: 'start',
    keyOf: ({ id }) => String(id),
    more: next === null ? undefined : () => more(next),
  };
}

function subjectsView(list: List<ShownTopic>, place: SpacePlace): TemplateResult {
  const reading = readingOf(list);
  const today = localDay(new Date());
  const line = (topic: ShownTopic) => guard([topic, topic.id === place.item, today], () => lineView(topic, place));
  const look = { className: 'subjects', label: 'Topics', more: 'Older topics', line };
  return html`<div class="scroller" data-keeps=${keepsOf(list)} tabindex="-1" @scroll=${reading} @keydown=${reading}>
    ${list.items.length === 0 ? emptyView(list.name === 'archived') : listView(list, look)}
  </div>`;
}

function toggleArchived({ showsArchived }: State, { spaceId }: SpacePlace): void {
  change({ showsArchived: !showsArchived, readsAt: new Map() });
  if (!showsArchived) void readArchived(spaceId);
}

function lineView({ id, subject, sender, createDate }: ShownTopic, { spaceId, item }: SpacePlace): TemplateResult {
  return html`<li data-item=${id}><a href=${spaceAddress(spaceId, 'topics', id)} aria-current=${item === id ? 'true' : 'false'}>${avatar(sender)}<span class="subject">${subject}</span><span class="byline">${sender.displayName} · ${moment(createDate)}</span></a></li>`;
}

function emptyView(archived: boolean): TemplateResult {
  if (archived) return html`<div class="empty"><p>No topic was archived here.</p></div>`;
  return html`<div class="empty">
    <h2>No topics yet</h2>
    <p>A topic is a text that stays to be found: release notes, a plan, a report. A step with <code>kind: topic</code> starts one.</p>
    <p>${postHereButton()}</p>
  </div>`;
}

function textView(
  { topic }: State,
  { item, spaceId }: SpacePlace,
  newest: ShownTopic | undefined,
): TemplateResult | typeof nothing {
  const back = html`<a class="back" href=${spaceAddress(spaceId, 'topics')}>${ICONS.back}All topics</a>`;
  if (item === undefined) return newest === undefined ? nothing : chooseView(newest, spaceId);
  if (topic?.id !== item) return html`${back}${trouble('topic')}`;
  const id = idButton('this topic', topic.id);
  return html`<article class="reading">${back}${topicText(topic, { id, actions: archiveButton(topic), trouble: trouble('topic') })}</article>`;
}

/** What to do where none is open. */
function chooseView({ id }: ShownTopic, spaceId: number): TemplateResult {
  return html`<div class="empty">
    <h2>Choose a topic to read it here</h2>
    <p>Or <a href=${spaceAddress(spaceId, 'topics', id)}>read the newest</a>.</p>
  </div>`;
}

function archiveButton(topic: ShownTopicText): TemplateResult {
  const { archived } = topic;
  return html`<button class="quiet" @click=${() => void setArchived(topic, !archived)}>${archived ? 'Bring back' : 'Archive'}</button>`;
}
