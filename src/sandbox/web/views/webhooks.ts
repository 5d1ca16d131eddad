import { html } from 'hono/html';
import { listVisibleSpaces, requireAdministrator } from '../../authorization.ts';
import type { Webhook } from '../../store/records.ts';
import { webhookUrl } from '../../webhook/receive.ts';
import { webhookSnippets } from '../snippets.ts';
import { button, copyable, developerView, frame, type Html, idTag, LOCAL_STEP, type View } from './frame.ts';

const KINDS = { message: 'Chat message', topic: 'Topic', task: 'Task' };
const FORMATS = {
  native: 'Native: the service’s own JSON',
  'chat-compatible': 'Chat-compatible: for tools that speak to Slack',
  custom: 'Custom: any JSON, by a template',
};

const toName = ({ description, kind }: Webhook): string => description || `${KINDS[kind]} without a description`;

/** Restricted to administrators, because the URL is the only credential of a webhook. */
export function webhooksView(view: View): Html {
  requireAdministrator(view);
  const webhooks = view.db.list('webhooks');
  const list =
    webhooks.length === 0
      ? html`<p class="none">No webhooks yet. Create one, then copy its step into a workflow.</p>`
      : html`<ul class="rows">${webhooks.map((one) => webhookView(view, one))}</ul>`;
  const about = 'Requests to a webhook’s URL post to its team or forum.';
  const content = html`<section class="panel webhooks">${list}${newView(view)}${developerView()}</section>`;
  return frame(view, 'Webhooks', about, content);
}

function webhookView(view: View, webhook: Webhook): Html {
  const { id, kind, format, spaceId, senderName, template } = webhook;
  const url = webhookUrl(view, webhook.token);
  const { step, command } = webhookSnippets(webhook, url);
  const about = html`aria-describedby="webhook-name-${id}"`;
  const text = `${KINDS[kind]} to ${view.db.find('spaces', { id: spaceId })?.name} · ${format}`;
  return html`<li class="webhook" id="webhook-${id}">
    <div class="webhook-name"><h2 id="webhook-name-${id}">${toName(webhook)}</h2>
      <p class="byline">${text}${senderName === null ? '' : ` · from “${senderName}”`} ${idTag(id)}</p></div>
      ${button(`/webhooks/${id}/test`, 'Test', 'quiet', about)}
      ${button(`/webhooks/${id}/delete`, 'Delete', 'quiet danger', about)}
    <details id="webhook-use-${id}"><summary>URL, step and curl</summary>
      ${copyable('URL (secret)', url)}
      ${step === undefined ? html`<p class="hint">This format is for other tools. Give them the URL.</p>` : stepView(step)}
      ${copyable('Shell command', command)}
      ${template === null ? '' : copyable('The template', template)}
    </details>
  </li>`;
}

function stepView(step: string): Html {
  return html`${copyable('Step: put it first in a job to report the job’s result', step)}<p class="hint">${LOCAL_STEP}</p>`;
}

const options = (names: Readonly<Record<string, string>>): Html =>
  html`${Object.entries(names).map(([value, text]) => html`<option value="${value}">${text}</option>`)}`;

/** Renders the form for a new webhook, whose settings can't be changed later. */
function newView(view: View): Html {
  const targets = listVisibleSpaces(view).map(({ id, name, kind }) => [String(id), `${name} (${kind})`]);
  return html`<form class="sheet" method="post" action="/webhooks">
    <h2>New webhook</h2>
    <label>Kind<select name="kind">${options(KINDS)}</select></label>
    <label>Target<select name="target" required>${options(Object.fromEntries(targets))}</select></label>
    <label>Format<select name="format">${options(FORMATS)}</select></label>
    <label>Description<input name="description" placeholder="Builds of acme/shop"></label>
    <label>Sender name<input name="displayName" placeholder="optional"></label>
    <label>Sender avatar<input name="avatar" type="url" placeholder="https://… (optional)"></label>
    <details class="wide" id="custom"><summary>Custom format only: template and sample</summary>
      <label>Template<textarea name="template" rows="4" spellcheck="false"
        placeholder='{ "body": {{ payload.text | json }} }'></textarea></label>
      <label>Sample payload<textarea name="sample" rows="3" spellcheck="false"
        placeholder='{ "text": "Hello" }'></textarea></label>
      <p class="hint">The template converts the payload to the native JSON of the kind. “Test” sends the sample.</p></details>
    <p class="wide"><button class="primary">Create webhook</button></p>
  </form>`;
}
