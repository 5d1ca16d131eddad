import { html, nothing, type TemplateResult } from 'lit-html';
import type { ShownTask } from '../../web/shown.ts';
import { doneWords, dueWords } from '../model/words.ts';

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
