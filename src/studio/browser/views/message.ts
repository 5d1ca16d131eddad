/** Renders the message as the team sees it: in the chat, as a topic, or as a task on the board. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { unsafeHTML } from 'lit-html/directives/unsafe-html.js';
import type { MessageContent } from '../../../message/render-types.ts';
import { renderMarkdown } from '../../../sandbox/web/markdown.ts';
import type { StudioPreview } from '../../preview/preview.ts';
import { change, type State } from '../model/state.ts';

export function messageView({ preview, width, scheme }: State): TemplateResult {
  return html`<section class="panel" aria-label="Message">
    <div class="panel-head"><h2>Message</h2>${displayOptionsView({ width, scheme })}</div>
    <div class="panel-body stage" tabindex="0" role="group" aria-label="As your team sees it">
      ${preview === undefined ? nothing : html`${fallbackView(preview)}<div class="frame ${width}" data-scheme=${scheme ?? nothing}>${contentView(preview)}${notSentView(preview)}</div>`}
    </div>
  </section>`;
}

function displayOptionsView({ width, scheme }: Pick<State, 'width' | 'scheme'>): TemplateResult {
  const dark = scheme === 'dark' || (scheme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  return html`<div role="group" aria-label="Look">
    <button class="quiet" aria-pressed=${width === 'phone'} @click=${() => change({ width: width === 'phone' ? 'desktop' : 'phone' })}>Phone</button>
    <button class="quiet" aria-pressed=${dark} @click=${() => change({ scheme: dark ? 'light' : 'dark' })}>Dark</button>
  </div>`;
}

function fallbackView({ usesFallback, content }: StudioPreview): TemplateResult | typeof nothing {
  if (!usesFallback || content === undefined) return nothing;
  return html`<p class="fallback" role="status">The template has an error, so the text of the preset <strong>default</strong> is sent instead.</p>`;
}

function notSentView({ notSentReason }: StudioPreview): TemplateResult | typeof nothing {
  return notSentReason === undefined ? nothing : html`<p class="not-sent" role="status">${notSentReason}</p>`;
}

function contentView({ content, facts }: StudioPreview): TemplateResult | typeof nothing {
  if (content === undefined) return nothing;
  const { kind, subject = '', body }: MessageContent = content;
  const byline = html`<p class="byline"><strong>${facts.workflow ?? 'CI'}</strong> <span class="tag">bot</span></p>`;
  const text = html`<div class="text">${unsafeHTML(renderMarkdown(body))}</div>`;
  if (kind === 'message') return html`${byline}${text}`;
  if (kind === 'topic') return html`<article><h2>${subject}</h2>${byline}${text}</article>`;
  return html`<article><div class="card"><input type="checkbox" disabled aria-label=${subject}><h2>${subject}</h2></div>${byline}${text}</article>`;
}

/** Renders the raw body. */
export function markdownView({ preview }: State): TemplateResult {
  const { content, limit = 0 } = preview ?? {};
  const length = content === undefined ? 'Nothing' : `${figure(content.body.length)} of ${figure(limit)} characters`;
  return html`<section class="panel">
    <div class="panel-head"><h2>Markdown</h2><span class="figures" role="status" aria-label="Length" aria-live="off">${preview === undefined ? '' : length}</span></div>
    <div class="panel-body source" tabindex="0" role="region" aria-label="Markdown">${content === undefined ? nothing : html`<pre>${content.body}</pre>`}</div>
  </section>`;
}

function figure(value: number): string {
  return value.toLocaleString('en');
}
