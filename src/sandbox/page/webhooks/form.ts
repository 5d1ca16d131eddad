import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownWebhook } from '../../web/shown.ts';
import { change, type State } from '../model/state.ts';
import { trouble } from '../parts/trouble.ts';
import { createWebhook } from './deeds.ts';
import { FORMAT_HINTS, FORMATS, KINDS, SAMPLES, TEMPLATES } from './words.ts';

type Kind = ShownWebhook['kind'];
type Format = ShownWebhook['format'];

/** What is chosen, for what depends on it. */
const chosen: { kind: Kind; format: Format } = { kind: 'message', format: 'native' };

/** The settings of a new webhook. It cannot be changed later: what is impossible is refused here. */
export function webhookForm(state: State): TemplateResult {
  const { kind, format } = chosen;
  const submit = (event: Event) => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) void createWebhook(event.currentTarget);
  };
  return html`<form class="webhook-form" @submit=${submit} @change=${chose}>
    <h2>New webhook</h2>
    <label>Kind<select name="kind">${options(KINDS, kind)}</select></label>
    <label>Target<select name="target" required>${state.home.spaces.map(({ id, name, kind: of }) => html`<option value=${id}>${name} (${of})</option>`)}</select></label>
    ${kind === 'task' ? html`<p class="hint">For tasks, the target’s board has to be set up: open it once.</p>` : nothing}
    <label>Format<select name="format">${options(FORMATS, format)}</select></label><p class="hint">${FORMAT_HINTS[format]}</p>
    ${format === 'custom' ? templateFields(kind) : nothing}
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

function templateFields(kind: Kind): TemplateResult {
  return html`
    <label>Template<textarea name="template" rows="4" spellcheck="false" required .value=${TEMPLATES[kind]}></textarea></label>
    <label>An example of what it receives<textarea name="sample" rows="3" spellcheck="false" required .value=${SAMPLES[kind]}></textarea></label>
    <p class="hint">The template has to make ${kind === 'message' ? 'a “body”' : 'a “subject” and a “body”'} of the example. “Test” sends it later.</p>`;
}

function chose({ target }: Event): void {
  if (!(target instanceof HTMLSelectElement)) return;
  const kind = Object.keys(KINDS).find((one): one is Kind => target.name === 'kind' && one === target.value);
  const format = Object.keys(FORMATS).find((one): one is Format => target.name === 'format' && one === target.value);
  if (kind !== undefined) chosen.kind = kind;
  if (format !== undefined) chosen.format = format;
  change();
}
