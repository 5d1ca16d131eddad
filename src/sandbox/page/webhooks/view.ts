import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { repeat } from 'lit-html/directives/repeat.js';
import type { ShownWebhook } from '../../web/shown.ts';
import { webhooksAddress } from '../model/address.ts';
import type { State } from '../model/state.ts';
import { headView } from '../parts/head.ts';
import { ICONS } from '../parts/icons.ts';
import { noticeView } from '../parts/notice.ts';
import { trouble } from '../parts/trouble.ts';
import { webhookButtons, webhookDetails } from './details.ts';
import { webhookForm } from './form.ts';
import { FORMATS, KINDS, nameOf } from './words.ts';

/** The webhooks of the organization: a list, one of them, or a form for a new one. */
export function webhooksView(state: State, item: number | 'new' | undefined): TemplateResult {
  const make =
    item === undefined ? html`<a class="button primary" href=${webhooksAddress('new')}>New webhook</a>` : nothing;
  return html`
    ${headView('Webhooks', 'Each has an address: what is posted there arrives in its team or forum.', make)}
    <div class="panel webhooks scroller" id="panel" tabindex="0" role="region" aria-label="Webhooks">
      ${trouble('webhooks')}${keyed(item, contentView(state, item))}
    </div>${noticeView(state)}`;
}

function contentView(state: State, item: number | 'new' | undefined): TemplateResult {
  const { webhooks } = state;
  if (webhooks === undefined) return html`<p class="before">Loading …</p>`;
  if (item === undefined) return listView(state, webhooks);
  const back = html`<a class="back" href=${webhooksAddress()}>${ICONS.back}All webhooks</a>`;
  if (item === 'new') return html`${back}${webhookForm(state)}`;
  const webhook = webhooks.find(({ id }) => id === item);
  if (webhook === undefined) return html`${back}<div class="empty" role="alert"><p>There is no such webhook.</p></div>`;
  return html`${back}${webhookDetails(state, webhook)}`;
}

function listView(state: State, webhooks: readonly ShownWebhook[]): TemplateResult {
  if (webhooks.length === 0) {
    return html`<div class="empty"><h2>No webhooks yet</h2><p>Make one, and copy its step into a workflow.</p>
      <p><a class="button primary" href=${webhooksAddress('new')}>New webhook</a></p></div>`;
  }
  return html`<ul class="webhook-list">${repeat(
    webhooks,
    ({ id }) => id,
    (webhook) => lineView(state, webhook),
  )}</ul>`;
}

function lineView(state: State, webhook: ShownWebhook): TemplateResult {
  const { id, kind, format, target } = webhook;
  return html`<li>
    <div><a class="subject" href=${webhooksAddress(id)}>${nameOf(webhook)}</a>
    <p class="byline">${KINDS[kind]} to ${target.name}${format === 'native' ? nothing : html` · ${FORMATS[format]}`}</p></div>
    ${webhookButtons(state, webhook)}${trouble(`webhook:${id}`)}
  </li>`;
}
