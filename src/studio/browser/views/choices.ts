/** The selects: for which build, and in which form. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { CONCLUSIONS } from '../../../settings/conclusion.ts';
import { KINDS, ONE_BUILD_PRESETS } from '../../../settings/option.ts';
import { SAMPLE_NAMES, type SampleName } from '../../builds/build.ts';
import { BUILDS } from '../../builds/build-registry.ts';
import { SAMPLES } from '../../builds/samples.ts';
import { EVENTS, OWN_BUILD, readPayload } from '../../preview/own-build.ts';
import { CHANGES } from '../../share/link.ts';
import { chosenEnd, ownEvent, shownKind } from '../model/asking.ts';
import { choose, chooseKind, choosePreset } from '../model/deeds.ts';
import type { State } from '../model/state.ts';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const plain = (value: string): Choice => ({ value, label: value.replaceAll('_', ' ') });

function optionsView(choices: readonly Choice[], chosen: string): readonly TemplateResult[] {
  return choices.map(
    ({ value, label }) =>
      html`<option value=${value} ?selected=${value === chosen} .selected=${value === chosen}>${label}</option>`,
  );
}

function selectView(label: string, options: unknown, chosen: (value: string) => void): TemplateResult {
  const changed = ({ target }: Event) => target instanceof HTMLSelectElement && chosen(target.value);
  return html`<label>${label}<select @change=${changed}>${options}</select></label>`;
}

export function choicesView(state: State): TemplateResult {
  const end = chosenEnd(state);
  const groups = Map.groupBy(BUILDS, ({ group }) => group);
  const builds = [...groups].map(
    ([group, all]) =>
      html`<optgroup label=${group}>${optionsView(
        all.map(({ id, title }) => ({ value: id, label: title })),
        state.build,
      )}</optgroup>`,
  );
  const own = optionsView([{ value: OWN_BUILD, label: 'Your own payload …' }], state.build);
  const changes = [{ value: 'none', label: 'not known' }, ...CHANGES.map(plain)];
  return html`<div class="choices">
    ${selectView('Build', [...builds, own], (build) => choose({ build, conclusion: undefined, change: undefined, samples: BUILDS.find(({ id }) => id === build)?.files ?? [] }))}
    ${selectView('Conclusion', optionsView(CONCLUSIONS.map(plain), end.conclusion), (word) => choose({ conclusion: CONCLUSIONS.find((one) => one === word), change: undefined }))}
    ${selectView('Change', optionsView(changes, end.change ?? 'none'), (word) => choose({ change: CHANGES.find((one) => one === word) ?? 'none' }))}
    ${selectView('Kind', optionsView(KINDS.map(plain), shownKind(state)), (word) => chooseKind(KINDS.find((one) => one === word)))}
    ${selectView('Preset', optionsView(ONE_BUILD_PRESETS.map(plain), state.preset), (word) => choosePreset(ONE_BUILD_PRESETS.find((one) => one === word) ?? 'default'))}
    <details class="samples"><summary>Files${state.samples.length === 0 ? '' : `: ${state.samples.length}`}</summary>
      <div class="sheet" role="group" aria-label="Files of the step"><p class="hint">What the step would read in the workspace</p>${SAMPLE_NAMES.map((name) => sampleView(state, name))}</div>
    </details>
  </div>`;
}

function sampleView({ samples }: State, name: SampleName): TemplateResult {
  const toggled = ({ target }: Event) => {
    const rest = samples.filter((one) => one !== name);
    choose({ samples: target instanceof HTMLInputElement && target.checked ? [...rest, name] : rest });
  };
  return html`<label class="check"><input type="checkbox" .checked=${samples.includes(name)} @change=${toggled}>${SAMPLES[name].title}</label>`;
}

/** Where a payload of one's own is pasted. */
export function payloadView(state: State): TemplateResult | typeof nothing {
  if (state.build !== OWN_BUILD) return nothing;
  const { payload } = state;
  const read = readPayload(payload);
  const typed = ({ target }: Event) =>
    target instanceof HTMLTextAreaElement && choose({ payload: target.value, event: '' });
  const events = EVENTS.map(plain).map(({ value }) => ({ value, label: value }));
  const fault =
    read.type === 'fault' && payload.trim() !== '' ? html`<p class="trouble" role="alert">${read.says}</p>` : nothing;
  return html`<section class="payload" aria-label="Your own payload">
    <label>Payload<textarea rows="5" spellcheck="false" placeholder="Paste the payload of an event: github.event of a run, as JSON" .value=${payload} @input=${typed}></textarea></label>
    ${selectView('Event', optionsView(events, ownEvent(state)), (event) => choose({ event }))}
    <p class="hint">It stays on this page: no link has it, and nothing is sent anywhere. Run and job are invented, and what GitHub’s API would tell is not known here.</p>
    ${fault}
  </section>`;
}
