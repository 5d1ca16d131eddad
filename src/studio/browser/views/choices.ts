/** The selects: for which build, and in which form. */
import { html, type TemplateResult } from 'lit-html';
import { CONCLUSIONS } from '../../../settings/conclusion.ts';
import { KINDS, ONE_BUILD_PRESETS } from '../../../settings/option.ts';
import { BUILDS } from '../../builds/build-registry.ts';
import { OWN_BUILD } from '../../preview/own-build.ts';
import { CHANGES } from '../../share/link.ts';
import { choose, chooseBuild, chooseKind, choosePreset } from '../model/actions.ts';
import { chosenEnd, shownKind } from '../model/asking.ts';
import type { Room, State } from '../model/state.ts';
import { optionsView, plainChoice, selectView } from './select.ts';

const CHOICES = [buildView, conclusionView, changeView, kindView, presetView];

/** How many of them are in the bar. */
const IN_BAR: Readonly<Record<Room, number>> = { narrow: 1, middle: 2, wide: CHOICES.length };

export function barChoices(state: State): readonly TemplateResult[] {
  return CHOICES.slice(0, IN_BAR[state.room]).map((view) => view(state));
}

/** Those for which the bar has no room. */
export function menuChoices(state: State): readonly TemplateResult[] {
  return CHOICES.slice(IN_BAR[state.room]).map((view) => view(state));
}

function buildView({ past, build }: State): TemplateResult {
  const groups = Map.groupBy([...past, ...BUILDS], ({ group }) => group);
  const builds = [...groups].map(
    ([group, all]) =>
      html`<optgroup label=${group}>${optionsView(
        all.map(({ id, title }) => ({ value: id, label: title })),
        build,
      )}</optgroup>`,
  );
  const own = optionsView([{ value: OWN_BUILD, label: 'Your own payload …' }], build);
  return selectView('Build', [...builds, own], chooseBuild);
}

function conclusionView(state: State): TemplateResult {
  const options = optionsView(CONCLUSIONS.map(plainChoice), chosenEnd(state).conclusion);
  return selectView('Conclusion', options, (word) =>
    choose({ conclusion: CONCLUSIONS.find((one) => one === word), change: undefined }),
  );
}

function changeView(state: State): TemplateResult {
  const changes = [{ value: 'none', label: 'not known' }, ...CHANGES.map(plainChoice)];
  return selectView('Change', optionsView(changes, chosenEnd(state).change ?? 'none'), (word) =>
    choose({ change: CHANGES.find((one) => one === word) ?? 'none' }),
  );
}

function kindView(state: State): TemplateResult {
  return selectView('Kind', optionsView(KINDS.map(plainChoice), shownKind(state)), (word) =>
    chooseKind(KINDS.find((one) => one === word)),
  );
}

function presetView({ preset }: State): TemplateResult {
  return selectView('Preset', optionsView(ONE_BUILD_PRESETS.map(plainChoice), preset), (word) =>
    choosePreset(ONE_BUILD_PRESETS.find((one) => one === word) ?? 'default'),
  );
}
