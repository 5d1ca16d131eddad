/** Where there is no room for all panels, one is shown at a time. */
import { html, nothing, type TemplateResult } from 'lit-html';
import { walkTabs } from '../../../sandbox/page/parts/tabs.ts';
import { OWN_BUILD } from '../../preview/own-build.ts';
import { change, type State, type Tab } from '../model/state.ts';

const LABELS: Readonly<Record<Tab, string>> = {
  write: 'Write',
  message: 'Message',
  facts: 'Facts',
  payload: 'Payload',
};

export function tabsView({ room, tab, build }: State): TemplateResult | typeof nothing {
  if (room !== 'narrow') return nothing;
  const tabs: readonly Tab[] = ['write', 'message', 'facts', ...(build === OWN_BUILD ? (['payload'] as const) : [])];
  return html`<nav aria-label="Panels"><div class="tabs" role="tablist" aria-label="Panels" @keydown=${walkTabs}>${tabs.map(
    (one) => {
      const isShown = one === tab;
      return html`<button type="button" role="tab" aria-selected=${isShown} tabindex=${isShown ? 0 : -1} @click=${() => change({ tab: one })}>${LABELS[one]}</button>`;
    },
  )}</div></nav>`;
}
