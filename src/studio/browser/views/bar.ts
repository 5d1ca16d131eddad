/** Renders the toolbar: build, form, and export. */
import { html, type TemplateResult } from 'lit-html';
import { BUILDS } from '../../../samples/builds.ts';
import { CONCLUSIONS } from '../../../settings/conclusion.ts';
import { KINDS, PRESET_NAMES } from '../../../settings/option.ts';
import { PASTED } from '../../preview/pasted-build.ts';
import { CHANGES } from '../../share/link.ts';
import { choose, chooseBuild, chooseKind, choosePreset, copyLink, copyStep } from '../model/actions.ts';
import type { State } from '../model/state.ts';
import { displayKind, selectedResult } from '../model/update-preview.ts';
import { plainChoice, selectView } from './select.ts';

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
    ${selectView('Build', BUILD_CHOICES, build, chooseBuild)}
    ${selectView('Conclusion', CONCLUSIONS.map(plainChoice), conclusion, (word) =>
      choose({ conclusion: CONCLUSIONS.find((one) => one === word), change: undefined }),
    )}
    ${selectView('Change', CHANGE_CHOICES, change, (word) =>
      choose({ change: CHANGES.find((one) => one === word) ?? 'none' }),
    )}
    ${selectView('Kind', KINDS.map(plainChoice), displayKind(state), (word) =>
      chooseKind(KINDS.find((one) => one === word)),
    )}
    ${selectView('Preset', PRESET_NAMES.map(plainChoice), preset, (word) =>
      choosePreset(PRESET_NAMES.find((one) => one === word) ?? 'default'),
    )}
    <button type="button" class="quiet" @click=${copyLink}>Copy link</button>
    <button type="button" class="primary" @click=${copyStep}>Copy as a step</button>
  </header>`;
}
