/** The bar in one row: what is used at every turn. The rest is in its menu. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { ICONS } from '../../../sandbox/page/parts/icons.ts';
import { SAMPLE_NAMES, type SampleName } from '../../builds/build.ts';
import { SAMPLES } from '../../builds/samples.ts';
import { EXAMPLE_TEMPLATES } from '../examples.ts';
import { choose, copyLink, copyStep, openExample, send } from '../model/actions.ts';
import type { State } from '../model/state.ts';
import { barChoices, menuChoices } from './choices.ts';
import { linksView } from './links.ts';

export function barView(state: State): TemplateResult {
  const { room } = state;
  return html`<header class="bar">
    <h1><span class=${room === 'wide' ? '' : 'unseen'}>Studio</span></h1>
    <div class="choices">${barChoices(state)}</div>
    <div class="actions">${room === 'narrow' ? nothing : sharingView(state)}
      <button type="button" class="menu-button" popovertarget="menu" aria-label="Menu">${ICONS.menu}</button>
    </div>
    <div class="menu" id="menu" popover role="group" aria-label="Menu">${menuView(state)}</div>
  </header>`;
}

/** What takes the work elsewhere, the last step as the one that stands out. */
function sharingView({ home }: State): TemplateResult {
  const sends = home?.sandbox === true;
  return html`<button type="button" class="quiet" @click=${leaving(copyLink)}>Copy link</button>
    <button type="button" class=${sends ? 'quiet' : 'primary'} @click=${leaving(copyStep)}>Copy as a step</button>
    ${sends ? html`<button type="button" class="primary" @click=${leaving(send)}>Send to the sandbox</button>` : nothing}`;
}

/** A closed menu gives the focus back to its button. */
const leaving = (act: () => unknown) => () => {
  document.querySelector<HTMLElement>('#menu:popover-open')?.hidePopover();
  void act();
};

function menuView(state: State): TemplateResult {
  const choices = menuChoices(state);
  return html`
    ${choices.length > 0 ? html`<div class="menu-choices">${choices}</div>` : nothing}
    ${state.room === 'narrow' ? html`<div class="menu-actions">${sharingView(state)}</div>` : nothing}
    <h2>Examples to begin with</h2>
    <ul aria-label="Examples">${EXAMPLE_TEMPLATES.map(
      ({ title }) => html`<li><button type="button" @click=${leaving(() => openExample(title))}>${title}</button></li>`,
    )}</ul>
    <h2 id="samples">Files that the step reads</h2>
    <div class="samples" role="group" aria-labelledby="samples">${SAMPLE_NAMES.map((name) => sampleView(state, name))}</div>
    ${linksView(state)}`;
}

function sampleView({ samples }: State, name: SampleName): TemplateResult {
  const toggled = ({ target }: Event) => {
    const rest = samples.filter((one) => one !== name);
    choose({ samples: target instanceof HTMLInputElement && target.checked ? [...rest, name] : rest });
  };
  return html`<label class="check"><input type="checkbox" .checked=${samples.includes(name)} @change=${toggled}>${SAMPLES[name].title}</label>`;
}
