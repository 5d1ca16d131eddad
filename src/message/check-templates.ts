import type { Diagnostic } from '../diagnostic.ts';
import { loadTemplates } from './load-templates.ts';
import type { WordSettings } from './render-types.ts';
import { toSources } from './sources.ts';

/** The author's words as far as they were read. */
type WordsGiven = Omit<WordSettings, 'variables'>;

/** What is wrong with them and with the condition, each at its place. The template engine is loaded only where there is a text. */
export async function checkTemplates(texts: WordsGiven): Promise<readonly Diagnostic[]> {
  const { onlyIf, redactor } = texts;
  const sources = toSources(texts);
  if (onlyIf === undefined && Object.keys(sources).length === 0) return [];
  const { checkTexts } = await loadTemplates();
  return checkTexts({ ...sources, onlyIf }, (text) => redactor.redact(text));
}
