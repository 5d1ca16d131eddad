import { html, nothing, type TemplateResult } from 'lit-html';
import { keyed } from 'lit-html/directives/keyed.js';
import { ref } from 'lit-html/directives/ref.js';
import type { ShownWebhook } from '../../web/shown.ts';
import { webhooksAddress } from '../model/address.ts';
import { attempt, call, wordsOf } from '../model/server.ts';
import { change, type State, state } from '../model/state.ts';
import { curlLine, samplePayload, webhookStep } from '../model/steps.ts';
import type { List } from '../model/window.ts';
import { copyBlock, copyButton, idButton } from '../parts/copy.ts';
import { formDraft, keepsDraft } from '../parts/form-draft.ts';
import { headView } from '../parts/head.ts';
import { ICONS } from '../parts/icons.ts';
import { keepsOf, listView, readingOf } from '../parts/list.ts';
import { noticeView, openDialog, trouble } from '../parts/notices.ts';

/** What the settings of a webhook are called, here and in the README. */
const KINDS: Readonly<Record<ShownWebhook['kind'], string>> = {
  message: 'Chat message',
  topic: 'Topic',
  task: 'Task',
};

const FORMATS: Readonly<Record<ShownWebhook['format'], string>> = {
  native: 'Native',
  'chat-compatible': 'Chat-compatible',
  custom: 'Custom',
};

const FORMAT_HINTS: Readonly<Record<ShownWebhook['format'], string>> = {
  native: 'The service’s own JSON, or plain text for chat messages. The one for the step.',
  'chat-compatible': 'For tools that speak to Slack: their payload is converted.',
  custom: 'For tools with JSON of their own: a Liquid template turns it into the service’s.',
};

/** A template that works for its kind, and a payload to try it with. */
const TEMPLATES: Readonly<Record<ShownWebhook['kind'], string>> = {
  message: '{ "body": {{ payload.text | json }} }',
  topic: '{ "subject": {{ payload.title | json }}, "body": {{ payload.text | json }} }',
  task: '{ "subject": {{ payload.title | json }}, "body": {{ payload.text | json }} }',
};

const SAMPLES: Readonly<Record<ShownWebhook['kind'], string>> = {
  message: '{ "text": "Checkout answers again" }',
  topic: '{ "title": "Checkout was down", "text": "From 9:10 to 9:32, after the move of the database." }',
  task: '{ "title": "Checkout is down", "text": "No answer for two minutes." }',
};

function nameOf({ description }: ShownWebhook): string {
  return description || 'Without a description';
}

/** The webhooks of the organization: a list, one of them, or a form for a new one. */
export function webhooksView(state: State, item: number | 'new' | undefined): TemplateResult {
  const make =
    item === undefined ? html`<a class="button primary" href=${webhooksAddress('new')}>New webhook</a>` : nothing;
  const list = listOf(state.webhooks ?? []);
  const reading = readingOf(list);
  return html`
    ${headView('Webhooks', 'Each has an address: what is posted there arrives in its team or forum.', make)}
    <div class="panel webhooks scroller" id="panel" data-keeps=${keepsOf(list)} tabindex="0" role="region" aria-label="Webhooks" @scroll=${reading} @keydown=${reading}>
      ${trouble('webhooks')}${keyed(item, contentView(state, item))}
    </div>${noticeView(state)}`;
}

function contentView(state: State, item: number | 'new' | undefined): TemplateResult {
  const { webhooks } = state;
  if (webhooks === undefined) return html`<p class="before">Loading …</p>`;
  if (item === undefined) return allView(state, webhooks);
  const back = html`<a class="back" href=${webhooksAddress()}>${ICONS.back}All webhooks</a>`;
  if (item === 'new') return html`${back}${webhookForm(state)}`;
  const webhook = webhooks.find(({ id }) => id === item);
  if (webhook === undefined) return html`${back}<div class="empty" role="alert"><p>There is no such webhook.</p></div>`;
  return html`${back}${webhookDetails(state, webhook)}`;
}

function allView(state: State, webhooks: readonly ShownWebhook[]): TemplateResult {
  if (webhooks.length === 0) {
    return html`<div class="empty"><h2>No webhooks yet</h2><p>Make one, and copy its step into a workflow.</p>
      <p><a class="button primary" href=${webhooksAddress('new')}>New webhook</a></p></div>`;
  }
  const line = (webhook: ShownWebhook) => lineView(state, webhook);
  return listView(listOf(webhooks), { className: 'webhook-list', label: 'Webhooks', count: webhooks.length, line });
}

function listOf(items: readonly ShownWebhook[]): List<ShownWebhook> {
  return { name: 'webhooks', items, home: 'start', keyOf: ({ id }) => String(id), more: undefined };
}

function lineView(state: State, webhook: ShownWebhook): TemplateResult {
  const { id, kind, format, target } = webhook;
  return html`<li data-item=${id}>
    <div><a class="subject" href=${webhooksAddress(id)}>${nameOf(webhook)}</a>
    <p class="byline">${KINDS[kind]} to ${target.name}${format === 'native' ? nothing : html` · ${FORMATS[format]}`}</p></div>
    ${webhookButtons(state, webhook)}${trouble(`webhook:${id}`)}
  </li>`;
}

/** One webhook, with all that somebody needs to use it. */
function webhookDetails(state: State, webhook: ShownWebhook): TemplateResult {
  const { id, kind, format, target, senderName, template, url } = webhook;
  const step = webhookStep(state.home.action, webhook);
  return html`<article class="details">
    <h2>${nameOf(webhook)}</h2>${idButton('this webhook', id)}
    <p class="byline">${KINDS[kind]} to ${target.name} · ${FORMATS[format]}${senderName === null ? nothing : html` · from “${senderName}”`}</p>
    ${webhookButtons(state, webhook)}${trouble(`webhook:${id}`)}
    ${step === undefined ? html`<p>This format is for other tools: give them the URL.</p>` : html`<p>Put this step first in a job; it tells how that ends:</p>${copyBlock('the step', step)}`}
    <p>Or try it from a shell:</p>
    ${copyBlock('the curl line', curlLine(webhook))}
    <p>The URL by itself, which is a secret:</p>
    ${copyBlock('the URL', url)}
    ${template === null ? nothing : html`<p>The template:</p>${copyBlock('the template', template)}`}
  </article>`;
}

/** A test call, and an end that is asked about first. */
function webhookButtons({ asksDelete }: State, webhook: ShownWebhook): TemplateResult {
  const name = nameOf(webhook);
  return html`<div class="webhook-do">
    ${copyButton(`Copy URL of ${name}`, webhook.url, 'Copy URL')}
    <button class="quiet" @click=${() => void testWebhook(webhook)}>Test</button>
    <button class="quiet danger" @click=${() => change({ asksDelete: webhook.id })}>Delete</button>
    ${asksDelete === webhook.id ? question(webhook, name) : nothing}
  </div>`;
}

function question(webhook: ShownWebhook, name: string): TemplateResult {
  const close = () => change({ asksDelete: undefined });
  return html`<dialog class="dialog ask" role="alertdialog" aria-labelledby="ask-title" @close=${close} ${ref(openDialog)}>
    <h2 id="ask-title">Delete “${name}”?</h2>
    <p>Calls to its URL are refused from then on. This cannot be undone.</p>
    <form method="dialog"><button class="danger primary" @click=${() => void deleteWebhook(webhook)}>Delete</button><button>Cancel</button></form>
  </dialog>`;
}

type WebhookKind = ShownWebhook['kind'];
type WebhookFormat = ShownWebhook['format'];

const DRAFT = 'webhook';

/** What is chosen, for what depends on it. */
function chosenIn(draft: Readonly<Record<string, string>>): { kind: WebhookKind; format: WebhookFormat } {
  const kind = Object.keys(KINDS).find((one): one is WebhookKind => one === draft['kind']);
  const format = Object.keys(FORMATS).find((one): one is WebhookFormat => one === draft['format']);
  return { kind: kind ?? 'message', format: format ?? 'native' };
}

/** The settings of a new webhook. It cannot be changed later: what is impossible is refused here. */
function webhookForm(state: State): TemplateResult {
  const { kind, format } = chosenIn(formDraft(DRAFT));
  const submit = (event: Event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) void createWebhook(event.currentTarget);
  };
  return html`<form class="webhook-form" @submit=${submit} @change=${() => change()} ${ref(keepsDraft(DRAFT))}>
    <h2>New webhook</h2>
    <label>Kind<select name="kind">${options(KINDS, kind)}</select></label>
    <label>Target<select name="target" required>${state.home.spaces.map(({ id, name, kind: of }) => html`<option value=${id}>${name} (${of})</option>`)}</select></label>
    ${kind === 'task' ? html`<p class="hint">For tasks, the target’s board has to be set up: open it once.</p>` : nothing}
    <label>Format<select name="format">${options(FORMATS, format)}</select></label><p class="hint">${FORMAT_HINTS[format]}</p>
    ${templateFields(kind, format === 'custom')}
    <label>Description<input name="description" placeholder="Builds of acme/shop"></label>
    <div class="pair">
      <label>Sender name<input name="displayName" placeholder="optional"></label>
      <label>Sender avatar<input name="avatar" type="url" placeholder="https://… (optional)"></label>
    </div>
    ${trouble('webhook')}
    <button class="primary">Create webhook</button>
  </form>`;
}

function options(names: Readonly<Record<string, string>>, chosenValue: string): TemplateResult[] {
  return Object.entries(names).map(([value, words]) => {
    return html`<option value=${value} .selected=${value === chosenValue}>${words}</option>`;
  });
}

/** What was written in them stays, whatever else is chosen. */
function templateFields(kind: WebhookKind, shown: boolean): TemplateResult {
  return html`<fieldset ?hidden=${!shown} ?disabled=${!shown}>
    <label>Template<textarea name="template" rows="4" spellcheck="false" required .defaultValue=${TEMPLATES[kind]}></textarea></label>
    <label>An example of what it receives<textarea name="sample" rows="3" spellcheck="false" required .defaultValue=${SAMPLES[kind]}></textarea></label>
    <p class="hint">The template has to make ${kind === 'message' ? 'a “body”' : 'a “subject” and a “body”'} of the example. “Test” sends it later.</p>
  </fieldset>`;
}

async function createWebhook(form: HTMLFormElement): Promise<void> {
  const given = new FormData(form);
  const text = (name: string) => {
    const value = String(given.get(name) ?? '').trim();
    return value === '' ? null : value;
  };
  const payload = {
    ...{ kind: text('kind'), format: text('format'), target: text('target'), description: text('description') },
    sender: { displayName: text('displayName'), avatar: text('avatar') },
    ...{ template: text('template'), sample: text('sample') },
  };
  await attempt('webhook', async () => {
    const webhook = await call<ShownWebhook>('POST', '/page/webhooks', payload);
    form.reset();
    change({ webhooks: [...(state.webhooks ?? []), webhook] });
    location.hash = webhooksAddress(webhook.id);
  });
}

async function deleteWebhook(webhook: ShownWebhook): Promise<void> {
  const done = await attempt(`webhook:${webhook.id}`, () => call('DELETE', `/page/webhooks/${webhook.id}`));
  if (!done) return;
  change({ webhooks: state.webhooks?.filter(({ id }) => id !== webhook.id) });
  change({ notice: { text: `Deleted the webhook “${nameOf(webhook)}”.`, undo: undefined } });
  location.hash = webhooksAddress();
}

/** Calls the webhook as anybody would, with a payload that says hello. */
async function testWebhook(webhook: ShownWebhook): Promise<void> {
  await attempt(`webhook:${webhook.id}`, async () => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: samplePayload(webhook) };
    const answer = await fetch(webhook.url, init).catch(() => undefined);
    if (answer === undefined) throw new Error('The sandbox does not answer.');
    const text = await answer.text();
    if (!answer.ok) throw new Error(`It answered ${answer.status}: ${wordsOf(text) ?? text}`);
    change({ notice: { text: `It answered ${answer.status}. Look at ${webhook.target.name}.`, undo: undefined } });
  });
}
