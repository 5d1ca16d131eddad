/**
 * The author's templates. Heavy: imported only where there is a template. Every value is escaped when it is written,
 * whatever filters it went through; the template's own text is not. No file is read, no loop or text grows without
 * limit.
 */

import { CaptureTag, type Context, Drop, Liquid } from 'liquidjs';
import { TemplateError } from '../../errors.ts';
import { escapeLines, escapeLinkUrl } from '../markdown/escape.ts';
import { inertLine } from '../markdown/plain.ts';
import { runUrl, SECTIONS, type SectionInput } from '../sections/registry.ts';
import { type Names, templateError } from './errors.ts';
import { mistypedName } from './names.ts';
import { complete, knownNames, VOCABULARY } from './vocabulary.ts';

export interface TemplateInput extends SectionInput {
  readonly variables: Readonly<Record<string, unknown>>;
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
  const body = attempt('body', input.body, input, escapeLines);
  const subject = attempt('subject', input.subject, input, inertLine);
  const problem = body.problem ?? subject.problem;
  return {
    ...(body.text === undefined ? {} : { body: body.text }),
    ...(subject.text === undefined ? {} : { subject: subject.text.replace(/\s+/g, ' ') }),
    ...(problem === undefined ? {} : { problem }),
  };
}

interface Attempt {
  readonly text?: string;
  readonly problem?: TemplateError;
}

/** `inert` makes one value inert in the place where the part is shown. */
function attempt(part: string, template: string | undefined, input: TemplateInput, inert: Escape): Attempt {
  if (template === undefined) return {};
  const engine = createEngine(inert, input.timeZone);
  const names = namesOf(engine, input);
  try {
    const parsed = engine.parse(template);
    const mistyped = mistypedName(part, engine.analyzeSync(parsed, { partials: false }), names);
    if (mistyped !== undefined) return { problem: mistyped };
    const text = String(engine.renderSync(parsed, scopeOf(input))).trim();
    if (text !== '') return { text };
    const hint = 'Write something that is there for every event, or leave it out.';
    return { problem: new TemplateError(`${part}: the template came out empty`, { hint }) };
  } catch (error) {
    return { problem: templateError(error, part, names) };
  }
}

type Escape = (text: string) => string;

/** Text that is finished already: a section, the address of a fact, what a template captured. Not escaped again. */
class Finished extends Drop {
  readonly #written: string;
  readonly #value: string;

  constructor(written: string, value = written) {
    super();
    this.#written = written;
    this.#value = value;
  }

  /** What filters and comparisons work on; what they make of it is escaped again. */
  override valueOf(): string {
    return this.#value;
  }

  override toString(): string {
    return this.#value;
  }

  static write(value: Finished): string {
    return value.#written;
  }

  trimmed(): Finished {
    return new Finished(this.#written.trim(), this.#value.trim());
  }
}

/** A map whose names nobody knows beforehand: a missing one is empty, not a mistake. */
class OpenMap extends Drop {
  readonly #values: ReadonlyMap<string, unknown>;

  constructor(values: object) {
    super();
    this.#values = new Map(Object.entries(values));
  }

  override liquidMethodMissing(name: string | number): unknown {
    return this.#values.get(String(name)) ?? null;
  }
}

function createEngine(inert: Escape, timezoneOffset: string): Liquid {
  const engine = new Liquid({
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: true,
    lenientIf: true,
    parseLimit: 100_000,
    renderLimit: 500,
    memoryLimit: 1_000_000,
    // Given, so that the engine does not ask Intl for them.
    locale: 'en-US',
    timezoneOffset,
    outputEscape: (value: unknown) => written(value, inert),
  });
  for (const tag of ['include', 'render', 'layout', 'block']) delete engine.tags[tag];
  delete engine.filters['raw'];
  keepFinished(engine);
  return engine;
}

function written(value: unknown, inert: Escape): string {
  if (value instanceof Finished) return Finished.write(value);
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((entry: unknown) => written(entry, inert)).join(', ');
  if (typeof value !== 'object') return inert(String(value));
  const names = Object.keys(value);
  const known = names.length === 0 ? '' : `: ${names.join(', ')}`;
  throw new Error(`this is a group of values, not one: name one of its parts${known}`);
}

/** What is captured is escaped already; `default` and `strip` pass finished text on. */
function keepFinished(engine: Liquid): void {
  engine.registerTag('capture', FinishedCapture);
  passOn(engine, 'default', (value) => value);
  passOn(engine, 'strip', (value) => value.trimmed());
}

function passOn(engine: Liquid, name: string, finished: (value: Finished) => Finished): void {
  const original = engine.filters[name];
  if (typeof original !== 'function') return;
  engine.registerFilter(name, function (value: unknown, ...args: unknown[]) {
    return value instanceof Finished ? finished(value) : original.call(this, value, ...args);
  });
}

class FinishedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    yield* super.render(context);
    const scope = context.bottom();
    if (typeof scope[this.variable] === 'string') scope[this.variable] = new Finished(scope[this.variable]);
  }
}

function scopeOf(input: TemplateInput): Record<string, unknown> {
  const { facts } = input;
  const url = runUrl(input);
  const marked = facts.run === undefined || url === undefined ? facts : { ...facts, run: { ...facts.run, url } };
  const builders = {
    url: (address: string) => new Finished(escapeLinkUrl(address) ?? '', address),
    map: (values: object) => new OpenMap(values),
  };
  const sections = Object.entries(SECTIONS).map(([name, section]) => {
    const text = section(input);
    return [name, text === undefined ? null : new Finished(text)] as const;
  });
  const known = complete(marked, VOCABULARY, builders);
  return { ...(known as Record<string, unknown>), vars: input.variables, sections: Object.fromEntries(sections) };
}

function namesOf(engine: Liquid, input: TemplateInput): Names {
  const variables = Object.keys(input.variables).map((name) => `vars.${name}`);
  const sections = Object.keys(SECTIONS).map((name) => `sections.${name}`);
  return {
    variables: [...knownNames(), 'vars', ...variables, 'sections', ...sections],
    filters: Object.keys(engine.filters),
    tags: Object.keys(engine.tags),
  };
}
