import { html, type SVGTemplateResult, svg } from 'lit-html';

const icon = (path: SVGTemplateResult) =>
  html`<svg class="icon" viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${path}</svg>`;

/** Drawn in the colour of the text beside them. */
export const ICONS = {
  chat: icon(
    svg`<path d="M3.5 5.2c0-.9.8-1.7 1.7-1.7h9.6c.9 0 1.7.8 1.7 1.7v6.6c0 .9-.8 1.7-1.7 1.7H9l-3.6 3v-3h-.2c-.9 0-1.7-.8-1.7-1.7z"/>`,
  ),
  topics: icon(svg`<path d="M5 3.5h10M5 8h10M5 12.5h10M5 17h6"/>`),
  board: icon(svg`<path d="M3.5 3.5h3.6v13H3.5zM8.2 3.5h3.6v9H8.2zM12.9 3.5h3.6v6h-3.6z"/>`),
  members: icon(
    svg`<circle cx="7.5" cy="6.8" r="2.8"/><path d="M2.5 16.5c0-2.8 2.2-4.6 5-4.6s5 1.8 5 4.6M13 4.3a2.8 2.8 0 0 1 0 5M14.7 12.3c1.7.6 2.8 2.1 2.8 4.2"/>`,
  ),
  menu: icon(svg`<path d="M3.5 5.5h13M3.5 10h13M3.5 14.5h13"/>`),
  close: icon(svg`<path d="m5 5 10 10M15 5 5 15"/>`),
  back: icon(svg`<path d="M12 4.5 6.5 10l5.5 5.5"/>`),
};
