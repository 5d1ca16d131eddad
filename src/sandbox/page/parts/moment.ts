import { html, type TemplateResult } from 'lit-html';
import { clockWords, momentWords } from '../model/words.ts';

/** When something was written: the clock in a chat, where days are separated; elsewhere the day too. */
export function moment(iso: string, form: 'clock' | 'day' = 'day'): TemplateResult {
  const date = new Date(iso);
  const words = form === 'clock' ? clockWords(date) : momentWords(date, new Date());
  return html`<time datetime=${iso} title=${date.toLocaleString()}>${words}</time>`;
}
