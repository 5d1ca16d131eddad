/** Lists facts and sections of the build. A click inserts one into the template. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { type FactRow, factRows, filterRows, NO_VALUE, type SectionRow, sectionRows } from '../../preview/fact-rows.ts';
import { templateEditor } from '../model/actions.ts';
import { change, type State } from '../model/state.ts';

export function factsView({ preview, filter }: State): TemplateResult {
  const facts = filterRows(preview === undefined ? [] : factRows(preview.facts, preview.used), filter);
  const sections = filterRows(preview === undefined ? [] : sectionRows(preview.facts), filter);
  const onInput = ({ target }: Event) => target instanceof HTMLInputElement && change({ filter: target.value });
  return html`<section class="panel" aria-label="Facts of this build">
    <div class="panel-head"><h2>Facts</h2><input type="search" aria-label="Find a fact" placeholder="Name or value" .value=${filter} @input=${onInput}></div>
    <div class="panel-body" tabindex="-1">
      <ul class="facts" aria-label="Facts">${repeat(facts, ({ name }) => name, factView)}</ul>
      <h3>Sections: finished pieces, and what they say here</h3>
      <ul class="facts" aria-label="Sections">${repeat(sections, ({ name }) => name, sectionView)}</ul>
    </div>
  </section>`;
}

const insert = (name: string) => () => templateEditor()?.insertName(name);

function factView({ name, value, text, used }: FactRow): TemplateResult {
  const classes = classMap({ used, mute: value === undefined });
  return html`<li class=${classes}><button type="button" title=${text} @click=${insert(name)}><code>${name}</code> <span class="value">${value ?? NO_VALUE}</span>${used ? html`<span class="unseen">, used</span>` : nothing}</button></li>`;
}

function sectionView({ name, value }: SectionRow): TemplateResult {
  return html`<li class=${value === undefined ? 'mute' : ''}><button type="button" @click=${insert(name)}><code>${name}</code> <span class="value">${value ?? 'nothing here'}</span></button></li>`;
}
