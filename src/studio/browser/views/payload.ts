/** Where a payload of one's own is pasted. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { TRIGGERS } from '../../../facts/event/triggers.ts';
import { OWN_BUILD } from '../../preview/own-build.ts';
import { choosePayload } from '../model/actions.ts';
import type { State } from '../model/state.ts';
import { optionsView, selectView } from './select.ts';

export function payloadView({ build, payload, own }: State): TemplateResult | typeof nothing {
  if (build !== OWN_BUILD) return nothing;
  const typed = ({ target }: Event) => target instanceof HTMLTextAreaElement && choosePayload(target.value);
  const events = [{ value: '', label: 'Choose …' }, ...TRIGGERS.map((value) => ({ value, label: value }))];
  const isRefused = own.type === 'fault' && payload.trim() !== '';
  return html`<section class="panel payload-panel" aria-label="Your own payload">
    <label>Payload<textarea rows="3" spellcheck="false" placeholder="Paste the payload of an event: github.event of a run, as JSON" aria-invalid=${isRefused} .value=${payload} @input=${typed}></textarea></label>
    <div class="payload-side">${selectView('Event', optionsView(events, own.type === 'ok' ? own.event : ''), (event) => choosePayload(payload, event))}
      <p class="hint">It stays on this page: no link has it, and nothing is sent. Run and job are invented, and what GitHub’s API would tell is not known.</p></div>
    ${isRefused ? html`<p class="trouble" role="alert">${own.says}</p>` : nothing}
  </section>`;
}
