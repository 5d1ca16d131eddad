/** Renders the controls: build, result, form, export, and the input for a custom payload. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { EVENT_NAMES } from '../../../build/event/events.ts';
import { BUILDS } from '../../../samples/builds.ts';
import { CONCLUSIONS } from '../../../settings/conclusion.ts';
import { KINDS, PRESET_NAMES } from '../../../settings/option.ts';
import { PASTED, pastedBuild } from '../../preview/pasted-build.ts';
import { CHANGES } from '../../share/link.ts';
import {
  copyLink,
  copyStep,
  select,
  selectBuild,
  selectedKind,
  selectedResult,
  selectKind,
  selectPreset,
} from '../model/actions.ts';
import type { State } from '../model/state.ts';

const BUILD_CHOICES = [
  ...BUILDS.map(({ id, title }) => ({ value: id, label: title })),
  { value: PASTED, label: 'Your own payload …' },
];
const CHANGE_CHOICES = [{ value: 'none', label: 'unknown' }, ...CHANGES.map(plainChoice)];

export function barView(state: State): TemplateResult {
  const { build, preset } = state;
  const { conclusion, change = 'none' } = selectedResult(state);
  return html`<header class="bar">
    <h1>Studio</h1>
    ${selectView('Build', BUILD_CHOICES, build, selectBuild)}
    ${selectView('Conclusion', CONCLUSIONS.map(plainChoice), conclusion, (value) =>
      select({ conclusion: CONCLUSIONS.find((one) => one === value), change: undefined }),
    )}
    ${selectView('Change', CHANGE_CHOICES, change, (value) =>
      select({ change: CHANGES.find((one) => one === value) ?? 'none' }),
    )}
    ${selectView('Kind', KINDS.map(plainChoice), selectedKind(state), (value) =>
      selectKind(KINDS.find((one) => one === value)),
    )}
    ${selectView('Preset', PRESET_NAMES.map(plainChoice), preset, (value) =>
      selectPreset(PRESET_NAMES.find((one) => one === value) ?? 'default'),
    )}
    <button type="button" class="quiet" @click=${copyLink}>Copy link</button>
    <button type="button" class="primary" @click=${copyStep}>Copy as a step</button>
  </header>`;
}

const EVENT_CHOICES = EVENT_NAMES.map((event) => ({ ...plainChoice(event), label: event }));

export function payloadView({ build, payload, event }: State): TemplateResult | typeof nothing {
  if (build !== PASTED) return nothing;
  const onInput = ({ target }: Event) => target instanceof HTMLTextAreaElement && select({ payload: target.value });
  const error = payload.trim() === '' ? undefined : pastedBuild(payload, event).error;
  return html`<section class="panel payload-panel" aria-label="Your own payload">
    ${selectView('Event', EVENT_CHOICES, event, (value) => select({ event: value }))}
    <label>Payload<textarea rows="3" spellcheck="false" placeholder="Paste the payload of an event: github.event of a run, as JSON" aria-invalid=${error !== undefined} .value=${payload} @input=${onInput}></textarea></label>
    <p class="hint">The payload stays on this page, and links do not contain it. Run and job are sample data, and facts from GitHub’s API are missing.</p>
    ${error !== undefined ? html`<p class="trouble" role="alert">${error}</p>` : nothing}
  </section>`;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function plainChoice(value: string): Choice {
  return { value, label: value.replaceAll('_', ' ') };
}

/** Renders a select element with its label. */
function selectView(
  label: string,
  choices: readonly Choice[],
  selected: string,
  onSelect: (value: string) => void,
): TemplateResult {
  const onChange = ({ target }: Event) => target instanceof HTMLSelectElement && onSelect(target.value);
  const options = choices.map(
    ({ value, label }) =>
      html`<option value=${value} ?selected=${value === selected} .selected=${value === selected}>${label}</option>`,
  );
  return html`<label class="field"><span>${label}</span><select @change=${onChange}>${options}</select></label>`;
}
