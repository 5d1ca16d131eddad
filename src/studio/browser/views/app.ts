/** The whole page, but for the editor, which keeps its own place. */

import { html, nothing, type TemplateResult } from 'lit-html';
import { TRIGGERS } from '../../../facts/event/triggers.ts';
import { CONCLUSIONS } from '../../../settings/conclusion.ts';
import { KINDS, ONE_BUILD_PRESETS } from '../../../settings/option.ts';
import { SAMPLE_NAMES, type SampleName } from '../../builds/build.ts';
import { BUILDS } from '../../builds/build-registry.ts';
import { SAMPLES } from '../../builds/samples.ts';
import { OWN_BUILD } from '../../preview/own-build.ts';
import { CHANGES } from '../../share/link.ts';
import { EXAMPLE_TEMPLATES } from '../examples.ts';
import {
  choose,
  chooseKind,
  choosePayload,
  choosePreset,
  copyLink,
  copyStep,
  openExample,
  send,
} from '../model/actions.ts';
import { chosenEnd, shownKind } from '../model/asking.ts';
import { isUnsaved, saveFile } from '../model/file.ts';
import { change, type Notice, type State } from '../model/state.ts';
import { factsView } from './facts.ts';
import { helpView } from './help.ts';
import { linksView } from './links.ts';
import { markdownView, messageView } from './message.ts';
import { conditionView, problemsView } from './problems.ts';

/** @param editor the element that the editor lives in */
export function appView(state: State, editor: Element): TemplateResult {
  return html`
    <header class="bar">
      <h1>Studio</h1>
      ${linksView(state)}
      ${choicesView(state)}
      <div class="actions">${examplesView()}
        <button type="button" class="quiet" @click=${() => void copyLink()}>Copy link</button>
        <button type="button" class=${state.home?.sandbox ? 'quiet' : 'primary'} @click=${() => void copyStep()}>Copy as a step</button>
        ${homeView(state)}
      </div>
      ${payloadView(state)}
    </header>
    <main>
      <section class="panel template-panel" aria-label="Your words">
        <div class="panel-head"><h2>Template</h2>${fileView(state)}</div>
        <div class="editor-place">${editor}</div>
        ${helpView(state)}
        <p class="unseen" id="editor-keys">Control and space offers names. Tab leaves the text.</p>
        ${conditionView(state)}${problemsView(state)}
      </section>
      ${messageView(state)}
      ${factsView(state)}
      ${markdownView(state)}
    </main>
    ${noticeView(state)}`;
}

function examplesView(): TemplateResult {
  const chosen = ({ target }: Event) => {
    if (!(target instanceof HTMLSelectElement)) return;
    openExample(target.value);
    target.value = '';
  };
  return html`<select class="examples" aria-label="Open an example" @change=${chosen}>
    <option value="">Examples …</option>${EXAMPLE_TEMPLATES.map(({ title }) => html`<option value=${title}>${title}</option>`)}
  </select>`;
}

function homeView({ home }: State): TemplateResult | typeof nothing {
  if (home === undefined) return nothing;
  const save =
    home.file === undefined
      ? nothing
      : html`<button type="button" ?disabled=${!isUnsaved()} @click=${() => void saveFile()}>Save</button>`;
  const sending = home.sandbox
    ? html`<button type="button" class="primary" @click=${() => void send()}>Send to the sandbox</button>`
    : nothing;
  return html`${save}${sending}`;
}

function fileView({ home }: State): TemplateResult | typeof nothing {
  if (home?.file === undefined) return nothing;
  return html`<span class="figures">${home.file}${isUnsaved() ? html` <span class="tag">not saved</span>` : nothing}</span>`;
}

/** What happened, where it can be read by all. */
function noticeView({ notice }: State): TemplateResult {
  return html`<div class="notice ${notice?.trouble ? 'bad' : ''}" role=${notice?.trouble ? 'alert' : 'status'}>${notice === undefined ? nothing : sayingView(notice)}</div>`;
}

function sayingView({ text, actions = [], link }: Notice): TemplateResult {
  const close = () => change({ notice: undefined });
  const act = (run: () => void) => () => {
    close();
    run();
  };
  return html`<span>${text}</span>
    ${link === undefined ? nothing : html`<a href=${link.href} target="_blank" rel="noopener">${link.label}</a>`}
    ${actions.map(({ label, run }) => html`<button type="button" class="quiet" @click=${act(run)}>${label}</button>`)}
    <button type="button" class="quiet" aria-label="Close" @click=${close}>✕</button>`;
}

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

/** The selects: for which build, and in which form. */
function choicesView(state: State): TemplateResult {
  const end = chosenEnd(state);
  const groups = Map.groupBy([...state.past, ...BUILDS], ({ group }) => group);
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
function payloadView({ build, payload, own }: State): TemplateResult | typeof nothing {
  if (build !== OWN_BUILD) return nothing;
  const typed = ({ target }: Event) => target instanceof HTMLTextAreaElement && choosePayload(target.value);
  const events = [{ value: '', label: 'Choose …' }, ...TRIGGERS.map((value) => ({ value, label: value }))];
  const fault =
    own.type === 'fault' && payload.trim() !== '' ? html`<p class="trouble" role="alert">${own.says}</p>` : nothing;
  return html`<section class="payload" aria-label="Your own payload">
    <label>Payload<textarea rows="5" spellcheck="false" placeholder="Paste the payload of an event: github.event of a run, as JSON" .value=${payload} @input=${typed}></textarea></label>
    ${selectView('Event', optionsView(events, own.type === 'ok' ? own.event : ''), (event) => choosePayload(payload, event))}
    <p class="hint">It stays on this page: no link has it, and nothing is sent anywhere. Run and job are invented, and what GitHub’s API would tell is not known here.</p>
    ${fault}
  </section>`;
}
