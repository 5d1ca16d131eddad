/**
 * Redacts credentials that aren't registered as secrets, by their format and by the text before them. Texts from
 * programs and people may contain any.
 */

import type { Redactor } from '../redaction/redactor.ts';
import { withoutSpans } from '../spans.ts';
import { visibleText } from '../visible-text.ts';
import { NAMED } from './named.ts';
import { RULES, searchFor } from './rules.ts';

let search: ReturnType<typeof searchFor> | undefined;

/**
 * Replaces every credential with `***` and retains the name before it, even if colors or invisible characters split the
 * credential. Takes time in proportion to the text.
 *
 * @param redactor redacts registered secrets first
 */
export function redactText(text: string, redactor?: Pick<Redactor, 'redact'>): string {
  search ??= searchFor([...RULES, NAMED]);
  const shown = redactor?.redact(text) ?? text;
  const visible = visibleText(shown);
  const spans = search(visible.text);
  return spans.length === 0 ? shown : withoutSpans(shown, spans.map(visible.written));
}
