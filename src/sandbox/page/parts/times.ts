import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownTask } from '../../web/shown.ts';
import { clockWords, doneWords, dueWords, momentWords } from '../model/words.ts';

/** When something was written: the clock in a chat, where days are separated; elsewhere the day too. */
export function moment(iso: string, form: 'clock' | 'day' = 'day'): TemplateResult {
  const date = new Date(iso);
  const words = form === 'clock' ? clockWords(date) : momentWords(date, new Date());
  return html`<time datetime=${iso} title=${date.toLocaleString()}>${words}</time>`;
}

/** When a task is due, or was done; nothing where neither is known. */
export function dayChip(
  { dueDate, completeDate }: Pick<ShownTask, 'dueDate' | 'completeDate'>,
  today: string,
): TemplateResult | typeof nothing {
  if (completeDate !== null)
    return html`<time class="chip done" datetime=${completeDate}>${doneWords(completeDate, today)}</time>`;
  if (dueDate === null) return nothing;
  const urgency = dueDate < today ? 'late' : dueDate === today ? 'soon' : '';
  return html`<time class="chip ${urgency}" datetime=${dueDate}>${dueWords(dueDate, today)}</time>`;
}
