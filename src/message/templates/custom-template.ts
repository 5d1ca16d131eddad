/**
 * Renders the author's texts as parts of a message. Heavy: imported only for a template. Doesn't escape what the author
 * wrote.
 */

import type { Diagnostic } from '../../diagnostic.ts';
import type { Part } from '../markdown/fit.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import { incident } from '../sections/history/incident.ts';
import type { SectionInput } from '../sections/section.ts';
import type { Source, Sources } from '../sources.ts';
import { type TemplateError, templateDiagnostic, toMistake } from './errors.ts';
import { withSafeLinks } from './links.ts';
import { templateScope, type Variables } from './scope.ts';
import { readTemplate } from './template.ts';
import { OwnNames } from './values.ts';

export interface CustomTemplate {
  /** Undefined if the preset's subject is used. */
  readonly subject?: string;
  /** Undefined if the preset's parts are used; empty if the template is empty. */
  readonly parts?: readonly Part[];
  /** True if the job's report follows the text, which doesn't contain it. */
  readonly wantsReport: boolean;
  /** Errors of the templates, whose texts are then missing, or the omitted texts. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface CustomTemplateInput {
  readonly section: SectionInput;
  readonly variables: Variables;
  /** True to add the line of an incident's task if the text doesn't name it. */
  readonly namesTask: boolean;
  /** Redacts secrets in a text. */
  readonly hide: (text: string) => string;
}

/** Never throws for errors of a template. */
export function renderCustomTemplate(sources: Sources, input: CustomTemplateInput): CustomTemplate {
  const { section, namesTask } = input;
  const body = sources.body && renderSource(sources.body, input);
  const subject = sources.subject && renderSource(sources.subject, input);
  return {
    subject: subject?.text,
    parts: body?.text === undefined ? undefined : customBlocks(body.text, section, namesTask),
    wantsReport: !body?.names.some((name) => /^(?:sections\.)?report\b/.test(name)),
    diagnostics: [...(body?.diagnostics ?? []), ...(subject?.diagnostics ?? [])],
  };
}

/** Checks the author's texts for errors that are visible without facts. */
export function checkTexts(sources: readonly Source[], hide: (text: string) => string): readonly Diagnostic[] {
  return sources.flatMap((source) => {
    const { mistake } = readTemplate(source, {});
    return mistake ? templateDiagnostic(source, mistake, hide) : [];
  });
}

/**
 * Never throws for errors of a template. Returns its names of facts and sections, and its text: empty for an empty
 * template, `true` or `false` for a condition, undefined after an error.
 */
export function renderSource(source: Source, input: Omit<CustomTemplateInput, 'namesTask'>) {
  const { section, variables, hide } = input;
  const { engine, known, names, parsed, mistake } = readTemplate(source, variables, section);
  const wrong = (error: TemplateError) => ({
    text: undefined,
    names,
    diagnostics: [templateDiagnostic(source, error, hide)],
  });
  if (mistake !== undefined) return wrong(mistake);
  try {
    const context = new OwnNames(templateScope(section, variables), engine.options, { sync: true }, { liquid: engine });
    const written = String(engine.renderSync(parsed, context));
    context.memoryLimit.use(written.length);
    const raw = withSafeLinks(written).trim();
    return { names, ...harmless(source.part === 'subject' ? raw.replace(/\s+/g, ' ') : raw, source) };
  } catch (error) {
    return wrong(toMistake(error, known));
  }
}

/** Returns the rendered text. Removes mentions if the file may be untrusted. */
function harmless(text: string, { part, location }: Source): { text: string; diagnostics: readonly Diagnostic[] } {
  if (location === undefined || location.trust.type === 'trusted') return { text, diagnostics: [] };
  const { why, fix } = location.trust;
  const safe = part === 'subject' ? neutralizeMentions(plainLine(text), 'plain') : neutralizeMentions(text, 'markdown');
  const message = `What ${location.file} mentions is shown, and calls nobody, because ${why}.`;
  const diagnostic: Diagnostic = { code: 'omitted', severity: 'notice', message, hint: `${fix}.` };
  return { text: safe, diagnostics: safe !== text && text.includes('@') ? [diagnostic] : [] };
}

/**
 * @param naming true to add the line of an incident's task if the text doesn't name it, because it is the task's only
 * way into the chat
 */
function customBlocks(text: string, section: SectionInput, naming: boolean): readonly Part[] {
  if (text === '') return [];
  const body: Part = { name: 'body', text, rank: 0 };
  const line = naming ? incident.render(section) : undefined;
  if (line === undefined || text.includes(section.facts.incident?.name ?? line)) return [body];
  return [body, { name: 'incident', text: line, rank: 0, separator: 'gap' }];
}
