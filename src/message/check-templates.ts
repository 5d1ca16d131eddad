import type { Diagnostic } from '../diagnostic.ts';
import { loadTemplates } from './load-templates.ts';
import type { TextSettings } from './render-types.ts';
import { type Source, toSources } from './sources.ts';

/** The author's texts as far as they could be parsed. */
type GivenTexts = Omit<TextSettings, 'variables'>;

/**
 * Checks the author's texts and condition, and returns each error with its location. Loads the template engine only if
 * there is a text.
 */
export async function checkTemplates(texts: GivenTexts): Promise<readonly Diagnostic[]> {
  const { onlyIf, redactor } = texts;
  const { subject, body } = toSources(texts);
  const condition: Source | undefined = onlyIf === undefined ? undefined : { part: 'only-if', text: onlyIf };
  const sources = [condition, subject, body].filter((source) => source !== undefined);
  if (sources.length === 0) return [];
  const { checkTexts } = await loadTemplates();
  return checkTexts(sources, (text) => redactor.redact(text));
}
