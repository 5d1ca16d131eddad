/**
 * The author's words as parts of a message. Heavy: imported only where there is a template. What he wrote himself is not
 * escaped.
 */

import type { Emitter, Liquid, Output, Template } from 'liquidjs';
import { defined } from '../../defined.ts';
import type { Remark } from '../../remark.ts';
import type { Trust } from '../../settings/template/workspace.ts';
import { shortName } from '../../text/phrases.ts';
import type { Part } from '../markdown/part.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import { incident } from '../sections/history/incident.ts';
import type { SectionInput } from '../sections/section.ts';
import type { Source, Sources } from '../sources.ts';
import { analyze } from './analysis/analysis.ts';
import { CountedEmitter, carryOut } from './budget.ts';
import { createEngine, knownNames } from './engine.ts';
import { mistakesOf, placeOfToken } from './errors.ts';
import { withSafeLinks } from './links.ts';
import { mistakeRemarks, placeIn, type TemplateMistake, type WordPlace, withoutSecrets } from './mistake.ts';
import { templateScope, type Variables } from './scope.ts';
import { OwnNames } from './values.ts';

export interface OwnWords {
  /** Undefined where the preset's stands in its place. */
  readonly subject?: string;
  /** Undefined where the preset's stand in their place; none where the template writes nothing. */
  readonly parts?: readonly Part[];
  /** True where the report of the job belongs below the words, which do not place it themselves. */
  readonly wantsReport: boolean;
  /** What is wrong with the templates, whose words are then missing, or looks wrong in the words. */
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
  return defined<OwnWords>({
    subject: subject.text,
    parts: body.text === undefined ? undefined : ownParts(body.text, section, namesTask),
    wantsReport: !body.names.some((name) => /^(?:sections\.)?report\b/.test(name)),
    remarks: [...body.remarks, ...subject.remarks].map((one) => withoutSecrets(one, texts, hide)),
  });
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
  const { mistakes, names, parsed, outputs } = analyze(engine, source.text, variables);
  const wrong = (all: readonly TemplateMistake[]) => ({ names, remarks: mistakeRemarks(source, all) });
  if (mistakes.length > 0) return wrong(mistakes);
  try {
    const empty = watchFormatted(outputs, source.text);
    const written = renderTemplate(engine, parsed, templateScope(section, variables)).trim();
    const text = source.part === 'subject' ? written.replace(/\s+/g, ' ') : written;
    const { text: safe, remarks } = harmless(text, source);
    return { text: safe, names, remarks: [...emptyRemarks(empty, source), ...remarks] };
  } catch (error) {
    return wrong(mistakesOf(error, knownNames(engine, variables)));
  }
}

function renderTemplate(engine: Liquid, parsed: Template[], scope: object): string {
  // One mistake does not hide the others.
  const options = { ...engine.options, catchAllErrors: true };
  const context = new OwnNames(scope, options, { sync: true }, { liquid: engine });
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
export function ownParts(text: string, section: SectionInput, naming: boolean): readonly Part[] {
  if (text === '') return [];
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

/** What stands on both sides of a text to format it. Nothing between them shows as signs. */
const PAIRS: readonly (readonly [string, string])[] = [
  ['*', '*'],
  ['_', '_'],
  ['~~', '~~'],
  ['`', '`'],
  ['[', ']'],
  ['(', ')'],
  ['"', '"'],
  ['“', '”'],
];
/** Empty values that are told at once. */
const MOST_EMPTY = 5;

/** A value that wrote nothing where the template formats it: `**{{ workflow }}**` without a workflow is `****`. */
interface EmptyValue {
  /** As the template writes it, without filters. */
  readonly name: string;
  readonly at: WordPlace;
}

/** The values that are formatted and wrote nothing, each once; empty until the template is rendered. */
function watchFormatted(outputs: readonly Output[], text: string): ReadonlyMap<object, EmptyValue> {
  const empty = new Map<object, EmptyValue>();
  for (const output of outputs) {
    if (isFormatted(output, text)) watch(output, (value) => empty.set(output, value));
  }
  return empty;
}

function isFormatted({ token: { begin, end } }: Output, text: string): boolean {
  return PAIRS.some(([open, close]) => text.startsWith(open, begin - open.length) && text.startsWith(close, end));
}

function watch(output: Output, tell: (value: EmptyValue) => void): void {
  const write = output.render.bind(output);
  output.render = function* (context, emitter: Emitter & { readonly buffer?: string }) {
    const before = emitter.buffer?.length;
    yield write(context, emitter);
    const [initial] = output.value.initial.postfix;
    const at = placeOfToken(initial);
    if (at !== undefined && emitter.buffer?.length === before) tell({ name: initial?.getText() ?? '', at });
  };
}

/** What a person is to hear of them, each at its place. */
function emptyRemarks(empty: ReadonlyMap<object, EmptyValue>, source: Source): readonly Remark[] {
  return [...empty.values()].slice(0, MOST_EMPTY).map(({ name: whole, at }) => {
    const name = shortName(whole);
    return {
      about: 'empty',
      level: 'notice',
      place: placeIn(source, at),
      says: `{{ ${name} }} is empty in this message, and the signs around stand alone.`,
      hint: `Give it a default, as in {{ ${name} | default: "…" }}, or write {% if ${name} %} around it.`,
    };
  });
}
