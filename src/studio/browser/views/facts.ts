/** Lists facts and sections of the build. A click inserts one into the template. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { classMap } from 'lit-html/directives/class-map.js';
import { repeat } from 'lit-html/directives/repeat.js';
import { createFactEntries, type FactEntry, filterFactEntries, NO_VALUE } from '../../preview/fact-entries.ts';
import { change, type State, state } from '../model/state.ts';

export function factsView({ preview, filter }: State): TemplateResult {
  const rows = preview === undefined ? { facts: [], sections: [] } : createFactEntries(preview.facts, preview.used);
  const onInput = ({ target }: Event) => target instanceof HTMLInputElement && change({ filter: target.value });
  const listView = (label: string, rows: readonly FactEntry[], noValue: string) => {
    const shown = filterFactEntries(rows, filter);
    return html`<ul class="facts" aria-label=${label}>${repeat(shown, nameOf, (row) => rowView(row, noValue))}</ul>`;
  };
  return html`<section class="panel" aria-label="Facts of this build">
    <div class="panel-head"><h2>Facts</h2><input type="search" aria-label="Find a fact" placeholder="Name or value" .value=${filter} @input=${onInput}></div>
    <div class="panel-body" tabindex="-1">
      ${listView('Facts', rows.facts, NO_VALUE)}
      <h3>Sections: finished pieces, and what they say here</h3>
      ${listView('Sections', rows.sections, 'nothing here')}
    </div>
  </section>`;
}

const nameOf = ({ name }: FactEntry) => name;

function rowView({ name, value, text, used = false }: FactEntry, noValue: string): TemplateResult {
  const insert = () => state.editor?.insertName(name);
  const classes = classMap({ used, mute: value === undefined });
  return html`<li class=${classes}><button type="button" title=${text ?? nothing} @click=${insert}><code>${name}</code> <span class="value">${value ?? noValue}</span>${used ? html`<span class="unseen">, used</span>` : nothing}</button></li>`;
}
