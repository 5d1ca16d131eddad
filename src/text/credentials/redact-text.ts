/**
 * Hides credentials that are registered as a secret nowhere, by their shape and by what stands before them: texts that
 * programs and people wrote may hold any.
 */

import { withoutSpans } from '../spans.ts';
import { visibleText } from '../visible-text.ts';
import { NAMED } from './named.ts';
import { RULES, searchFor } from './rules.ts';

let search: ReturnType<typeof searchFor> | undefined;

/**
 * The text with `***` in the place of every credential, the name before it kept, also where a color or what shows nothing
 * stands within it. Takes time in proportion to the text.
 */
export function redactText(text: string): string {
  search ??= searchFor([...RULES, NAMED]);
  const seen = visibleText(text);
  const spans = search(seen.text);
  return spans.length === 0 ? text : withoutSpans(text, spans.map(seen.written));
}
