/**
 * The author's words as parts of a message. Heavy: imported only where there is a template. What he wrote himself is not
 * escaped.
 */

import type { Liquid, Template } from 'liquidjs';
import type { Diagnostic } from '../../diagnostic.ts';
import type { Part } from '../markdown/body-block.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import { incident } from '../sections/history/incident.ts';
import type { SectionInput } from '../sections/section.ts';
import type { Source, Sources } from '../sources.ts';
import { createEngine, knownNames } from './engine.ts';
import { mistakeRemark, type TemplateError, toMistake, withoutSecrets } from './errors.ts';
import { withSafeLinks } from './links.ts';
import { templateScope, type Variables } from './scope.ts';
import { readTemplate } from './template.ts';
import { OwnNames } from './values.ts';

export interface CustomTemplate {
  /** Undefined where the preset's stands in its place. */
  readonly subject?: string;
  /** Undefined where the preset's stand in their place; none where the template writes nothing. */
  readonly parts?: readonly Part[];
  /** True where the report of the job belongs below the words, which do not place it themselves. */
  readonly wantsReport: boolean;
  /** What is wrong with the templates, whose words are then missing, or what was left out of them. */
  readonly remarks: readonly Diagnostic[];
}

export interface OwnWordsInput {
  readonly section: SectionInput;
  readonly variables: Variables;
  /** Whether the line of an incident's task follows where the words do not name it. */
  readonly namesTask: boolean;
  /** Takes the secrets out of a text. */
  readonly hide: (text: string) => string;
}

/** Never throws for what a template does. */
export function renderCustomTemplate(sources: Sources, input: OwnWordsInput): CustomTemplate {
  const { section, namesTask } = input;
  const body = sources.body && renderSource(sources.body, input);
  const subject = sources.subject && renderSource(sources.subject, input);
  return {
    subject: subject?.text,
    parts: body?.text === undefined ? undefined : customBlocks(body.text, section, namesTask),
    wantsReport: !body?.names.some((name) => /^(?:sections\.)?report\b/.test(name)),
    remarks: [...(body?.remarks ?? []), ...(subject?.remarks ?? [])],
  };
}

/** What the author's texts show to be wrong with them, before there are facts. */
export function checkTexts(
  { onlyIf, subject, body }: Sources & { readonly onlyIf?: string | undefined },
  hide: (text: string) => string,
): readonly Diagnostic[] {
  const condition: Source | undefined = onlyIf === undefined ? undefined : { part: 'only-if', text: onlyIf };
  return [condition, subject, body].flatMap((source) => {
    const mistake = source && readTemplate(createEngine({ part: source.part }), source, {}).mistake;
    return source && mistake ? withoutSecrets(mistakeRemark(source, mistake), source.text, hide) : [];
  });
}

interface RenderedSource {
  /** Empty where the template writes nothing, `true` or `false` of a condition; undefined where it is wrong. */
  readonly text?: string;
  /** Of facts and sections. */
  readonly names: readonly string[];
  readonly remarks: readonly Diagnostic[];
}

/** Never throws for what a template does. */
export function renderSource(source: Source, input: Omit<OwnWordsInput, 'namesTask'>): RenderedSource {
  const { section, variables, hide } = input;
  const engine = createEngine({ ...section, part: source.part });
  const { names, parsed, mistake } = readTemplate(engine, source, variables);
  const wrong = (one: TemplateError) => {
    return { names, remarks: [withoutSecrets(mistakeRemark(source, one), source.text, hide)] };
  };
  if (mistake !== undefined) return wrong(mistake);
  try {
    const rendered = renderTemplate(engine, parsed, templateScope(section, variables)).trim();
    return { names, ...harmless(source.part === 'subject' ? rendered.replace(/\s+/g, ' ') : rendered, source) };
  } catch (error) {
    return wrong(toMistake(error, knownNames(engine, variables)));
  }
}

function renderTemplate(engine: Liquid, parsed: Template[], scope: object): string {
  const context = new OwnNames(scope, engine.options, { sync: true }, { liquid: engine });
  const text = String(engine.renderSync(parsed, context));
  context.memoryLimit.use(text.length);
  return withSafeLinks(text);
}

/** The words that came of a source. Those of a file that may be a stranger's mention nobody. */
function harmless(text: string, { part, place: location }: Source): { text: string; remarks: readonly Diagnostic[] } {
  if (location === undefined || location.trust.type === 'own') return { text, remarks: [] };
  const { why, fix } = location.trust;
  const safe = part === 'subject' ? neutralizeMentions(plainLine(text), 'plain') : neutralizeMentions(text, 'markdown');
  const says = `What ${location.file} mentions is shown, and calls nobody, because ${why}.`;
  const remark: Diagnostic = { about: 'left-out', level: 'notice', says, hint: `${fix}.` };
  return { text: safe, remarks: safe !== text && text.includes('@') ? [remark] : [] };
}

/**
 * @param naming whether the line of an incident's task follows where the words do not name it: the task's only way into the
 *   chat
 */
function customBlocks(text: string, section: SectionInput, naming: boolean): readonly Part[] {
  if (text === '') return [];
  const body: Part = { name: 'body', text, rank: 0 };
  const line = naming ? incident.render(section) : undefined;
  if (line === undefined || text.includes(section.facts.incident?.name ?? line)) return [body];
  return [body, { name: 'incident', text: line, rank: 0, separator: 'gap' }];
}
