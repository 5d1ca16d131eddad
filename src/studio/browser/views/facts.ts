/** What is known of the build, and what sections say of it: a click puts it into the template. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { repeat } from 'lit-html/directives/repeat.js';
import { type FactRow, factRows, type SectionRow, sectionRows } from '../../preview/fact-rows.ts';
import { costWords } from '../../preview/requests.ts';
import { templateEditor } from '../model/deeds.ts';
import { change, type State } from '../model/state.ts';

export function factsView({ preview, filter }: State): TemplateResult {
  const facts = preview === undefined ? [] : factRows(preview.facts, preview.used);
  const sections = preview === undefined ? [] : sectionRows(preview.facts);
  const fits = ({ name }: { readonly name: string }) => name.toLowerCase().includes(filter.trim().toLowerCase());
  const filtered = ({ target }: Event) => target instanceof HTMLInputElement && change({ filter: target.value });
  return html`<section class="panel facts-panel" aria-label="Facts of this build">
    <div class="panel-head"><h2>Facts</h2><input type="search" aria-label="Find a fact" placeholder="Find" .value=${filter} @input=${filtered}>
      <span class="figures" role="status" aria-label="Requests" aria-live="off">${preview === undefined ? '' : costWords(preview.cost)}</span></div>
    <div class="panel-body" tabindex="-1">
      <p class="hint">A click puts one into the template. Those that it uses come first.</p>
      <ul class="facts" aria-label="Facts">${repeat(facts.filter(fits), ({ name }) => name, factView)}</ul>
      <h3>Sections: finished pieces, and what they say here</h3>
      <ul class="sections" aria-label="Sections">${repeat(sections.filter(fits), ({ name }) => name, sectionView)}</ul>
    </div>
  </section>`;
}

const insert = (name: string) => () => templateEditor()?.insertName(name);

function factView({ name, value, text, used }: FactRow): TemplateResult {
  return html`<li class=${used ? 'used' : ''}><button type="button" title=${text} @click=${insert(name)}><code>${name}</code> <span class="value">${value}</span>${used ? html`<span class="unseen">, used</span>` : nothing}</button></li>`;
}

function sectionView({ name, says }: SectionRow): TemplateResult {
  return html`<li class=${says === undefined ? 'mute' : ''}><button type="button" @click=${insert(name)}><code>${name}</code> <span class="value">${says ?? 'nothing here'}</span></button></li>`;
}
