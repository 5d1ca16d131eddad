/** Renders the input for a custom payload. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { EVENT_NAMES } from '../../../build/event/events.ts';
import { PASTED, readPayload } from '../../preview/pasted-build.ts';
import { choose } from '../model/actions.ts';
import type { State } from '../model/state.ts';
import { plainChoice, selectView } from './select.ts';

const EVENT_CHOICES = EVENT_NAMES.map((event) => ({ ...plainChoice(event), label: event }));

export function payloadView({ build, payload, event }: State): TemplateResult | typeof nothing {
  if (build !== PASTED) return nothing;
  const typed = ({ target }: Event) => target instanceof HTMLTextAreaElement && choose({ payload: target.value });
  const error = payload.trim() === '' ? undefined : readPayload(payload);
  return html`<section class="panel payload-panel" aria-label="Your own payload">
    ${selectView('Event', EVENT_CHOICES, event, (chosen) => choose({ event: chosen }))}
    <label>Payload<textarea rows="3" spellcheck="false" placeholder="Paste the payload of an event: github.event of a run, as JSON" aria-invalid=${typeof error === 'string'} .value=${payload} @input=${typed}></textarea></label>
    <p class="hint">The payload stays on this page, and links do not contain it. Run and job are sample data, and facts from GitHub’s API are missing.</p>
    ${typeof error === 'string' ? html`<p class="trouble" role="alert">${error}</p>` : nothing}
  </section>`;
}
