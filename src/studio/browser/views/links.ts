/** Where else there is something to read. */
import { html, type TemplateResult } from 'lit-html';
import { LIQUID } from '../../preview/liquid-words.ts';
import type { State } from '../model/state.ts';

/** The repository's are absent where nobody knows yet who holds it. */
export function linksView({ home: beside }: State): TemplateResult {
  const { action = '' } = document.documentElement.dataset;
  const [name = ''] = action.split('@');
  const docs = name.startsWith('OWNER/') ? undefined : `https://github.com/${name}/blob/main/docs`;
  const links = [
    ['Sandbox', beside?.sandbox ? 'studio/sandbox' : undefined],
    ['Messages', docs && `${docs}/messages.md`],
    ['Documents', docs && `${docs}/README.md`],
    ['Liquid', `${LIQUID}/tutorials/intro-to-liquid.html`],
  ] as const;
  return html`<nav class="links" aria-label="More to read">${links.map(([label, href]) => href && html`<a href=${href} target="_blank" rel="noopener">${label}</a>`)}</nav>`;
}
