/**
 * The author's words as parts of a message. Heavy: imported only where there is a template. What he wrote himself is not
 * escaped.
 */

import type { Liquid, Template } from 'liquidjs';
import type { Remark } from '../../remark.ts';
import type { Trust } from '../../settings/template/workspace.ts';
import type { Part } from '../markdown/part.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import { incident } from '../sections/history/incident.ts';
import type { SectionInput } from '../sections/section.ts';
import type { Source, Sources } from '../sources.ts';
import { CountedEmitter, carryOut } from './budget.ts';
import { conditionMistake } from './condition.ts';
import { createEngine, knownNames } from './engine.ts';
import { mistakeOf } from './errors.ts';
import { withSafeLinks } from './links.ts';
import { mistakeRemark, type TemplateMistake, withoutSecrets } from './mistake.ts';
import { templateScope, type Variables } from './scope.ts';
import { readTemplate } from './template.ts';
import { OwnNames } from './values.ts';

export interface OwnWords {
  /** Undefined where the preset's stands in its place. */
  readonly subject?: string;
  /** Undefined where the preset's stand in their place; none where the template writes nothing. */
  readonly parts?: readonly Part[];
  /** True where the report of the job belongs below the words, which do not place it themselves. */
  readonly wantsReport: boolean;
  /** What is wrong with the templates, whose words are then missing, or what was left out of them. */
  readonly remarks: readonly Remark[];
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
export function renderOwnWords(sources: Sources, input: OwnWordsInput): OwnWords {
  const { section, namesTask, hide } = input;
  const body = renderSource(sources.body, input);
  const subject = renderSource(sources.subject, input);
  const texts = [sources.subject?.text, sources.body?.text];
  return {
    subject: subject.text,
    parts: body.text === undefined ? undefined : ownParts(body.text, section, namesTask),
    wantsReport: !body.names.some((name) => /^(?:sections\.)?report\b/.test(name)),
    remarks: [...body.remarks, ...subject.remarks].map((one) => withoutSecrets(one, texts, hide)),
  };
}

/** What the author's texts show to be wrong with them, before there are facts. */
export function mistakesInTexts(
  { onlyIf, subject, body }: Sources & { readonly onlyIf?: string | undefined },
  hide: (text: string) => string,
): readonly Remark[] {
  const mistakeIn = (source: Source) => {
    const { mistake } = readTemplate(createEngine({ part: source.part }), source.text, {});
    return mistake === undefined ? [] : mistakeRemark(source, mistake);
  };
  const condition = onlyIf === undefined ? [] : (conditionMistake(onlyIf) ?? []);
  const remarks = [condition, ...[subject, body].map((source) => (source ? mistakeIn(source) : []))].flat();
  return remarks.map((remark) => withoutSecrets(remark, [onlyIf, subject?.text, body?.text], hide));
}

/** A source that the author did not write has no text. */
interface RenderedSource {
  /** Empty where the template writes nothing; undefined where it is wrong. */
  readonly text?: string;
  /** Of facts and sections. */
  readonly names: readonly string[];
  readonly remarks: readonly Remark[];
}

function renderSource(source: Source | undefined, { section, variables }: OwnWordsInput): RenderedSource {
  if (source === undefined) return { names: [], remarks: [] };
  const engine = createEngine({ ...section, part: source.part });
  const read = readTemplate(engine, source.text, variables);
  const { names } = read;
  const wrong = (mistake: TemplateMistake) => ({ names, remarks: [mistakeRemark(source, mistake)] });
  if (read.mistake !== undefined) return wrong(read.mistake);
  try {
    const written = renderTemplate(engine, read.parsed, templateScope(section, variables)).trim();
    const text = source.part === 'subject' ? written.replace(/\s+/g, ' ') : written;
    return { names, ...harmless(text, source) };
  } catch (error) {
    return wrong(mistakeOf(error, knownNames(engine, variables)));
  }
}

function renderTemplate(engine: Liquid, parsed: Template[], scope: object): string {
  const context = new OwnNames(scope, engine.options, { sync: true }, { liquid: engine });
  const emitter = new CountedEmitter(context.memoryLimit);
  carryOut(engine.renderer.renderTemplates(parsed, context, emitter));
  return withSafeLinks(emitter.buffer);
}

/** The words that came of a source. Those of a file that may be a stranger's mention nobody. */
function harmless(text: string, { part, place }: Source): { text: string; remarks: readonly Remark[] } {
  if (place === undefined || place.trust.type === 'own') return { text, remarks: [] };
  const safe = part === 'subject' ? neutralizeMentions(plainLine(text), 'plain') : neutralizeMentions(text, 'markdown');
  return { text: safe, remarks: safe !== text && text.includes('@') ? [inertRemark(place.file, place.trust)] : [] };
}

function inertRemark(file: string, { why, fix }: Extract<Trust, { type: 'strangers' }>): Remark {
  return {
    about: 'left-out',
    level: 'notice',
    says: `What ${file} mentions is shown, and calls nobody, because ${why}.`,
    hint: `${fix}.`,
  };
}

/**
 * @param naming whether the line of an incident's task follows where the words do not name it: the task's only way into the
 *   chat
 */
function ownParts(text: string, section: SectionInput, naming: boolean): readonly Part[] {
  if (text === '') return [];
  const body: Part = { name: 'body', text, rank: 0 };
  const line = naming ? incident.render(section) : undefined;
  if (line === undefined || text.includes(section.facts.incident?.name ?? line)) return [body];
  return [body, { name: 'incident', text: line, rank: 0, separator: 'gap' }];
}
