import { html, type TemplateResult } from 'lit-html';
import { state } from '../model/state.ts';
import { ICONS } from './icons.ts';

/** What stands above everything in the middle: where one is, whether it is live, and what to do. */
export function headView(title: string, about: string, inside: unknown): TemplateResult {
  return html`<header class="head">${menuButton()}<h1>${title}</h1><p class="about">${about}</p>${connectionView()}${inside}</header>`;
}

function connectionView(): TemplateResult {
  const { connection } = state;
  const lost = connection === 'lost';
  const words = lost ? 'Not connected: the sandbox does not answer. Trying again …' : 'Live';
  return html`<p class="connection ${lost ? 'lost' : ''}" role="status">${connection === 'starting' ? '' : words}</p>`;
}

/** Opens the drawer with the teams; seen on narrow screens alone. */
function menuButton(): TemplateResult {
  return html`<button class="menu" popovertarget="side" aria-label="Teams and forums">${ICONS.menu}</button>`;
}
