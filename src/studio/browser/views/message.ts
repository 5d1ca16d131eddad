/** The message as the team sees it: in the chat, as a topic, as a task on its board. */
import { html, nothing, type TemplateResult } from 'lit-html';
import type { Draft } from '../../../message/rendering.ts';
import { chatLines, taskText, topicText } from '../../../sandbox/page/parts/contents.ts';
import { renderMarkdown } from '../../../sandbox/web/markdown.ts';
import { NOW } from '../../builds/shop.ts';
import { incidentAssignees } from '../../preview/incident.ts';
import type { StudioPreview } from '../../preview/preview.ts';
import { shownPreview } from '../model/asking.ts';
import { change, type State } from '../model/state.ts';

const PLACES = { message: 'Chat', topic: 'Topic', task: 'Task' } as const;

export function messageView(state: State): TemplateResult {
  const { width, scheme } = state;
  const preview = shownPreview(state);
  const isLate = preview !== state.preview;
  return html`<section class="panel message-panel" aria-label="Message">
    <div class="panel-head"><h2>Message</h2>${lookView(state)}</div>
    <div class="panel-body stage" tabindex="0" role="group" aria-label="As your team sees it">
      ${
        preview === undefined
          ? nothing
          : html`${isLate ? LATE : standInView(preview)}
      <div class="frame ${width} ${isLate ? 'late' : ''}" data-scheme=${scheme ?? nothing}>${preview.drafts.map((draft) => draftView(draft, preview))}${silenceView(preview)}</div>`
      }
    </div>
  </section>`;
}

function lookView({ width, scheme }: State): TemplateResult {
  const dark = scheme === 'dark' || (scheme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  return html`<div class="look" role="group" aria-label="Look">
    <button class="quiet" aria-pressed=${width === 'phone'} @click=${() => change({ width: width === 'phone' ? 'desktop' : 'phone' })}>Phone</button>
    <button class="quiet" aria-pressed=${dark} @click=${() => change({ scheme: dark ? 'light' : 'dark' })}>Dark</button>
  </div>`;
}

const LATE = html`<p class="stand-in" role="status">The last message that worked, while you type.</p>`;

function standInView({ standsIn, drafts }: StudioPreview): TemplateResult | typeof nothing {
  if (!standsIn || drafts.length === 0) return nothing;
  return html`<p class="stand-in" role="status">The template has a mistake, so the words of the preset <strong>default</strong> go out instead.</p>`;
}

function silenceView({ silence, drafts }: StudioPreview): TemplateResult | typeof nothing {
  if (silence === undefined) return nothing;
  return html`<p class="silence ${drafts.length > 0 ? 'below' : ''}" role="status">${silence}</p>`;
}

function draftView(draft: Draft, { facts, drafts, kind }: StudioPreview): TemplateResult {
  const { subject = '', body } = draft;
  const sender = { displayName: facts.workflow ?? 'CI', avatar: null, bot: true };
  const shown = { sender, createDate: NOW, html: renderMarkdown(body) };
  const caption = drafts.length > 1 ? html`<h3 class="caption">${PLACES[draft.kind]}</h3>` : nothing;
  if (draft.kind === 'message') {
    const [, line] = chatLines([{ ...shown, id: '1', ephemeral: false }], new Date(NOW));
    return html`${caption}<ol class="lines">${line?.view()}</ol>`;
  }
  if (draft.kind === 'topic')
    return html`${caption}<article class="reading">${topicText({ ...shown, subject })}</article>`;
  const task = {
    ...shown,
    id: 42,
    short: 'PLAT-42',
    subject,
    categoryId: 1,
    assignees: kind === 'incident' ? incidentAssignees(facts) : [],
    dueDate: null,
    completeDate: null,
  };
  return html`${caption}
    <ul class="cards"><li class="card open"><input type="checkbox" disabled aria-label=${subject}><span class="subject">${subject}</span></li></ul>
    <div class="task"><div class="task-head"><span class="short">${task.short}</span></div>${taskText(task)}</div>`;
}

/** The body alone, as it is sent. */
export function markdownView(state: State): TemplateResult {
  const preview = shownPreview(state);
  const bodies = preview?.drafts ?? [];
  return html`<section class="panel markdown-panel">
    <div class="panel-head"><h2>Markdown</h2>${state.room === 'narrow' ? nothing : lengthView(state)}</div>
    <div class="panel-body source" tabindex="0" role="region" aria-label="Markdown">${bodies.map(({ body }) => html`<pre>${body}</pre>`)}</div>
  </section>`;
}

/** Beside the text itself, where the Markdown is behind another tab. */
export function lengthView(state: State): TemplateResult {
  const preview = shownPreview(state);
  return html`<p class="figures"><span role="status" aria-label="Length" aria-live="off">${preview === undefined ? '' : lengthWords(preview)}</span></p>`;
}

function lengthWords({ drafts, limit }: StudioPreview): string {
  const lengths = drafts.map(({ body }) => body.length.toLocaleString('en'));
  return lengths.length === 0 ? 'Nothing' : `${lengths.join(' and ')} of ${limit.toLocaleString('en')} characters`;
}
