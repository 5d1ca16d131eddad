/**
 * The author's templates. Heavy: imported only where there is a template. Every value is escaped when it is written,
 * whatever filters it went through; the template's own text is not. No file is read, and nothing grows without limit
 * (`budget.ts`).
 */

import { type Context, Liquid, type Template } from 'liquidjs';
import { defined } from '../../defined.ts';
import type { TemplateError } from '../../errors.ts';
import { escapeLines } from '../markdown/escape.ts';
import { inertLine } from '../markdown/plain.ts';
import type { SectionInput } from '../sections/section.ts';
import type { Source, Sources } from '../sources.ts';
import { CountedEmitter, carryOut, charge, countValues, MOST, OPERATORS } from './budget.ts';
import { type KnownNames, templateError } from './errors.ts';
import { FILTERS_LEFT_OUT, filtersFor } from './filters/filter-registry.ts';
import type { RenderingContext } from './filters/values.ts';
import { mark, withSafeLinks } from './links.ts';
import { mistypedNames } from './names.ts';
import { LONGEST, parseTemplate } from './parse.ts';
import { namesInScope, templateScope, type Variables } from './scope.ts';
import { TAGS, TAGS_LEFT_OUT } from './tags.ts';
import { type Escape, markdownOf, OwnNames } from './values.ts';

/** A part that is missing is the preset's. */
export interface TemplateInput extends Sources {
  readonly section: SectionInput;
  readonly variables: Variables;
  /** Of the times that filters show: an IANA name. */
  readonly timeZone: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface TemplateOutput {
  readonly subject?: string;
  /** Empty where the template writes nothing. */
  readonly body?: string;
  /** What is wrong; the part is then missing. */
  readonly problems: readonly TemplateError[];
}

/** Renders what the author wrote. Never throws for what a template does. */
export function renderTemplates(input: TemplateInput): TemplateOutput {
  const body = renderPart(input.body, input, escapeLines);
  const subject = renderPart(input.subject, input, inertLine);
  return defined<TemplateOutput>({
    body: body.text,
    subject: subject.text?.replace(/\s+/g, ' '),
    problems: [...body.problems, ...subject.problems],
  });
}

/** A part that the author did not write has no text. */
interface RenderedPart {
  readonly text?: string;
  readonly problems: readonly TemplateError[];
}

function renderPart(source: Source | undefined, input: TemplateInput, inert: Escape): RenderedPart {
  if (source === undefined) return { problems: [] };
  const engine = createEngine(inert, { part: source.part, timeZone: input.timeZone, now: input.now });
  const names = knownNames(engine, input.variables);
  try {
    const parsed = parseTemplate(engine, source.text);
    const problems = mistypedNames(source, engine.analyzeSync(parsed, { partials: false }), names);
    if (problems.length > 0) return { problems };
    return { text: renderTemplate(engine, parsed, templateScope(input.section, input.variables)).trim(), problems };
  } catch (error) {
    return { problems: [templateError(error, source, names)] };
  }
}

function renderTemplate(engine: Liquid, parsed: Template[], scope: object): string {
  const context = new OwnNames(scope, engine.options, { sync: true }, { liquid: engine });
  const emitter = new CountedEmitter(context.memoryLimit);
  carryOut(engine.renderer.renderTemplates(parsed, context, emitter));
  return withSafeLinks(emitter.buffer);
}

/** Hardened: it reads no file, and shows of values only what is theirs. */
export function createEngine(inert: Escape, around: RenderingContext): Liquid {
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
    timezoneOffset: around.timeZone,
    outputEscape: writer(inert),
  });
  for (const name of Object.keys(FILTERS_LEFT_OUT)) delete engine.filters[name];
  for (const name of Object.keys(TAGS_LEFT_OUT)) delete engine.tags[name];
  for (const [name, filter] of Object.entries({ ...engine.filters, ...filtersFor(around) })) {
    engine.registerFilter(name, countValues(name, filter));
  }
  for (const [name, tag] of Object.entries(TAGS)) engine.registerTag(name, tag);
  return engine;
}

/** The engine calls it as it calls filters. */
function writer(inert: Escape): (value: unknown) => string {
  return function (this: unknown, value) {
    charge((this as { readonly context: Context }).context.memoryLimit, value);
    return mark(markdownOf(value, inert));
  };
}

export function knownNames(engine: Liquid, variables: Variables): KnownNames {
  return {
    variables: namesInScope(variables),
    filters: Object.keys(engine.filters),
    tags: Object.keys(engine.tags),
  };
}
