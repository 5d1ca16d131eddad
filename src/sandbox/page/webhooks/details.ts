import { html, nothing, type TemplateResult } from 'lit-html';
import { ref } from 'lit-html/directives/ref.js';
import type { ShownWebhook } from '../../web/shown.ts';
import { change, type State } from '../model/state.ts';
import { copyBlock, copyButton, idButton } from '../parts/copy.ts';
import { openDialog } from '../parts/dialog.ts';
import { trouble } from '../parts/trouble.ts';
import { deleteWebhook, testWebhook } from './deeds.ts';
import { curlLine, webhookStep } from './steps.ts';
import { FORMATS, KINDS, nameOf } from './words.ts';

/** One webhook, with all that somebody needs to use it. */
export function webhookDetails(state: State, webhook: ShownWebhook): TemplateResult {
  const { id, kind, format, target, senderName, template, url } = webhook;
  const step = webhookStep(state.home.action, webhook);
  return html`<article class="details">
    <h2>${nameOf(webhook)}</h2>${idButton('this webhook', id)}
    <p class="byline">${KINDS[kind]} to ${target.name} · ${FORMATS[format]}${senderName === null ? nothing : html` · from “${senderName}”`}</p>
    ${webhookButtons(state, webhook)}${trouble(`webhook:${id}`)}
    ${step === undefined ? html`<p>This format is for other tools: give them the URL.</p>` : html`<p>Put this step behind the others of a job:</p>${copyBlock('the step', step)}`}
    <p>Or try it from a shell:</p>
    ${copyBlock('the curl line', curlLine(webhook))}
    <p>The URL by itself, which is a secret:</p>
    ${copyBlock('the URL', url)}
    ${template === null ? nothing : html`<p>The template:</p>${copyBlock('the template', template)}`}
  </article>`;
}

/** A test call, and an end that is asked about first. */
export function webhookButtons({ asksDelete }: State, webhook: ShownWebhook): TemplateResult {
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
