/** The author's words as parts of a message. Imported only where there is a template. */

import { defined } from '../../../defined.ts';
import type { TemplateError } from '../../../errors.ts';
import type { Part } from '../../markdown/part.ts';
import { problemWithoutSecrets } from '../../problem.ts';
import type { Sources } from '../../sources.ts';
import { harmless } from './harmless.ts';
import { ownParts } from './own-parts.ts';
import { renderTemplates, type TemplateInput } from './render-templates.ts';

export interface OwnWords {
  /** Undefined where the preset's stands in its place. */
  readonly subject?: string;
  /** Undefined where the preset's stand in their place; none where the template writes nothing. */
  readonly parts?: readonly Part[];
  /** True where the report of the job belongs below the words. */
  readonly wantsReport: boolean;
  /** What is wrong with the templates. */
  readonly problems: readonly TemplateError[];
  /** What looks wrong in the words, a sentence each. */
  readonly notices: readonly string[];
}

export interface OwnWordsInput extends Omit<TemplateInput, keyof Sources> {
  /** Whether the line of an incident's task follows where the words do not name it. */
  readonly namesTask: boolean;
  /** Takes the secrets out of a text. */
  readonly hide: (text: string) => string;
}

export function renderOwnWords({ subject, body }: Sources, { namesTask, hide, ...input }: OwnWordsInput): OwnWords {
  const texts = renderTemplates(defined<TemplateInput>({ ...input, subject, body }));
  const { section } = input;
  const text = body && texts.body && harmless(texts.body, body, section.facts);
  return defined<OwnWords>({
    subject: subject && texts.subject && harmless(texts.subject, subject, section.facts),
    parts: text === undefined ? undefined : text === '' ? [] : ownParts(text, section, namesTask),
    wantsReport: !texts.placesReport,
    problems: texts.problems.map((one) => problemWithoutSecrets(one, [subject?.text, body?.text], hide)),
    notices: texts.notices,
  });
}
