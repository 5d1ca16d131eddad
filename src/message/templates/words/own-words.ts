/** The author's words as parts of a message. Imported only where there is a template. */

import { defined } from '../../../defined.ts';
import type { Facts } from '../../../facts/facts.ts';
import { isOfStrangers } from '../../../facts/strangers.ts';
import type { Remark } from '../../../remark.ts';
import { defuseMentions } from '../../markdown/escape.ts';
import type { Part } from '../../markdown/part.ts';
import { inertLine } from '../../markdown/plain.ts';
import { incident } from '../../sections/history/incident.ts';
import type { SectionInput } from '../../sections/section.ts';
import type { Source, Sources } from '../../sources.ts';
import { withoutSecrets } from '../mistake.ts';
import { renderTemplates, type TemplateInput } from './render-templates.ts';

export interface OwnWords {
  /** Undefined where the preset's stands in its place. */
  readonly subject?: string;
  /** Undefined where the preset's stand in their place; none where the template writes nothing. */
  readonly parts?: readonly Part[];
  /** True where the report of the job belongs below the words. */
  readonly wantsReport: boolean;
  /** What is wrong with the templates, or looks wrong in the words. */
  readonly remarks: readonly Remark[];
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
    remarks: texts.remarks.map((one) => withoutSecrets(one, [subject?.text, body?.text], hide)),
  });
}

/**
 * The words that came of a source. A file may be another's where the build is of a pull request: then it mentions
 * nobody.
 */
export function harmless(text: string, { part, place }: Source, facts: Facts): string {
  if (place === undefined || !isOfStrangers(facts)) return text;
  return part === 'subject' ? inertLine(text) : defuseMentions(text);
}

/**
 * @param naming whether the line of an incident's task follows where the words do not name it: the task's only way into the
 *   chat
 */
export function ownParts(text: string, section: SectionInput, naming: boolean): readonly Part[] {
  const body: Part = { name: 'body', text, rank: 0 };
  const line = naming ? incident.render(section) : undefined;
  if (line === undefined || isMentioned(section.facts.incident?.name ?? line, text)) return [body];
  return [body, { name: 'incident', text: line, rank: 0, separator: 'gap' }];
}

/** Not as a part of another name or of an address: `PLAT-4` in `PLAT-42`. */
function isMentioned(name: string, text: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [before, behind] = [text.slice(Math.max(0, at - 1), at), text.slice(at + name.length, at + name.length + 2)];
    if (!/[A-Za-z0-9/=-]/.test(before) && !/^(?:[A-Za-z0-9]|-\w)/.test(behind)) return true;
  }
  return false;
}
