/**
 * The author's templates. Heavy: imported only where there is a template. Every value is escaped when it is written,
 * whatever filters it went through; the template's own text is not. No file is read, and nothing grows without limit
 * (`budget.ts`).
 */

import { type Context, Liquid, type Template } from 'liquidjs';
import { defined } from '../../defined.ts';
import { TemplateError } from '../../errors.ts';
import { escapeLines } from '../markdown/escape.ts';
import { inertLine } from '../markdown/plain.ts';
import type { SectionInput } from '../sections/types.ts';
import { CountedEmitter, carryOut, charge, counted, MOST, OPERATORS } from './budget.ts';
import { type Names, templateError } from './errors.ts';
import { FILTERS, FILTERS_LEFT_OUT } from './filters.ts';
import { mark, withSafeLinks } from './links.ts';
import { mistypedName } from './names.ts';
import { LONGEST, parseTemplate } from './parse.ts';
import { namesInScope, scopeOf, type Variables } from './scope.ts';
import { TAGS, TAGS_LEFT_OUT } from './tags.ts';
import { type Escape, OwnNames, write } from './values.ts';

/** Here as well, so that both are one chunk: a step with a template then reads one file where it read three. */
export { mentionedNames } from './analysis.ts';

export interface TemplateInput {
  readonly section: SectionInput;
  readonly variables: Variables;
  /** Liquid; undefined where the preset's part is wanted. */
  readonly subject: string | undefined;
  readonly body: string | undefined;
  /** Of the `date` filter; an IANA name. */
  readonly timeZone: string;
}

export interface TemplateOutput {
  readonly subject?: string;
  readonly body?: string;
  /** The first thing that is wrong; that part is then missing. */
  readonly problem?: TemplateError;
}

/** Renders what the author wrote. Never throws for what a template does. */
export function renderTemplates(input: TemplateInput): TemplateOutput {
  const body = renderPart('body', input, escapeLines);
  const subject = renderPart('subject', input, inertLine);
  return defined<TemplateOutput>({
    body: textOf(body),
    subject: textOf(subject)?.replace(/\s+/g, ' '),
    problem: problemOf(body) ?? problemOf(subject),
  });
}

/** A part that the author did not write has no text. */
type RenderedPart =
  | { readonly type: 'ok'; readonly text: string | undefined }
  | { readonly type: 'fault'; readonly problem: TemplateError };

function renderPart(part: 'subject' | 'body', input: TemplateInput, inert: Escape): RenderedPart {
  const template = input[part];
  if (template === undefined) return { type: 'ok', text: undefined };
  const engine = createEngine(inert, input.timeZone);
  const names = namesOf(engine, input.variables);
  try {
    const parsed = parseTemplate(engine, template);
    const mistyped = mistypedName(part, engine.analyzeSync(parsed, { partials: false }), names);
    if (mistyped !== undefined) return { type: 'fault', problem: mistyped };
    const text = written(engine, parsed, scopeOf(input.section, input.variables)).trim();
    if (text !== '') return { type: 'ok', text };
    const hint = 'Write something that is there for every event, or leave it out.';
    return { type: 'fault', problem: new TemplateError(`${part}: the template came out empty`, { hint }) };
  } catch (error) {
    return { type: 'fault', problem: templateError(error, part, names) };
  }
}

function written(engine: Liquid, parsed: Template[], scope: object): string {
  const context = new OwnNames(scope, engine.options, { sync: true }, { liquid: engine });
  const emitter = new CountedEmitter(context.memoryLimit);
  carryOut(engine.renderer.renderTemplates(parsed, context, emitter));
  return withSafeLinks(emitter.buffer);
}

function textOf(part: RenderedPart): string | undefined {
  return part.type === 'ok' ? part.text : undefined;
}

function problemOf(part: RenderedPart): TemplateError | undefined {
  return part.type === 'fault' ? part.problem : undefined;
}

/** Hardened: it reads no file, and shows of values only what is theirs. */
export function createEngine(inert: Escape, timezoneOffset: string): Liquid {
  const engine = new Liquid({
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: true,
    lenientIf: true,
    parseLimit: LONGEST,
    renderLimit: 500,
    memoryLimit: MOST,
    operators: OPERATORS,
    // Given, so that the engine does not ask Intl for them.
    locale: 'en-US',
    timezoneOffset,
    outputEscape: writer(inert),
  });
  for (const name of Object.keys(FILTERS_LEFT_OUT)) delete engine.filters[name];
  for (const name of Object.keys(TAGS_LEFT_OUT)) delete engine.tags[name];
  for (const [name, filter] of Object.entries({ ...engine.filters, ...FILTERS })) {
    engine.registerFilter(name, counted(name, filter));
  }
  for (const [name, tag] of Object.entries(TAGS)) engine.registerTag(name, tag);
  return engine;
}

/** The engine calls it as it calls filters. */
function writer(inert: Escape): (value: unknown) => string {
  return function (this: unknown, value) {
    charge((this as { readonly context: Context }).context.memoryLimit, value);
    return mark(write(value, inert));
  };
}

export function namesOf(engine: Liquid, variables: Variables): Names {
  return {
    variables: namesInScope(variables),
    filters: Object.keys(engine.filters),
    tags: Object.keys(engine.tags),
  };
}
