/**
 * Configures the template engine for the author's texts. Escapes every value on output, whatever filters it passed.
 * Reads no file, and limits all resources. Adds a limit that the engine lacks: a list weighs as much as the lists in it,
 * each time they occur. Otherwise a list that doubles itself sixty times costs nothing until it is written.
 */

import { CaptureTag, type Context, type FilterImplOptions, Liquid } from 'liquidjs';
import { escapeLines } from '../markdown/escape.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import { LEFT_OUT } from './errors.ts';
import { filtersFor } from './filters.ts';
import { mark, unmarked, withoutCalls } from './links.ts';
import { FinishedText, type RenderingContext, toMarkdown } from './values.ts';

/** Maximum characters of a template. */
const MAX_TEMPLATE = 100_000;
/** Maximum total of characters and weighted list entries of a template. */
const MAX_WEIGHT = 1_000_000;
/** Weight of a list entry in characters: the entry itself, and the memory of filters. */
const ENTRY_WEIGHT = 8;

/** Escapes a value for its context; a condition shows none. */
const ESCAPES: Readonly<Record<RenderingContext['part'], (text: string) => string>> = {
  subject: (text) => neutralizeMentions(plainLine(text), 'plain'),
  body: escapeLines,
  'only-if': String,
};

/** Creates a hardened engine: it reads no files, and shows only own properties of values. */
export function createEngine(around: RenderingContext): Liquid {
  const engine = new Liquid({
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: true,
    // A template may test an undefined variable.
    lenientIf: true,
    groupedExpressions: true,
    parseLimit: MAX_TEMPLATE,
    // Milliseconds, to stop loops. Long enough for a machine that pauses for a moment.
    renderLimit: 5_000,
    memoryLimit: MAX_WEIGHT,
    // Set so that the engine doesn't query Intl.
    locale: 'en-US',
    timezoneOffset: around.timeZone ?? 'UTC',
    outputEscape: toWriter(ESCAPES[around.part]),
  });
  for (const name of LEFT_OUT.tag.keys()) delete engine.tags[name];
  const custom = filtersFor(around);
  // Custom filters first, because an error lists them in this order.
  const filters = { ...custom, ...engine.filters, ...custom };
  for (const name of Object.keys(engine.filters)) delete engine.filters[name];
  for (const [name, filter] of Object.entries(filters)) {
    if (!LEFT_OUT.filter.has(name)) engine.registerFilter(name, countValues(filter));
  }
  engine.registerTag('capture', FinishedCapture);
  return engine;
}

/** Captured text is escaped already. */
class FinishedCapture extends CaptureTag {
  override *render(context: Context): Generator<unknown, void, string> {
    const text = yield this.liquid.renderer.renderTemplates(this.templates, context);
    context.memoryLimit.use(text.length);
    context.bottom()[this.variable] = new FinishedText(withoutCalls(text), unmarked(text));
  }
}

/** The engine calls it like a filter. */
function toWriter(escaped: (text: string) => string): (value: unknown) => string {
  return function (this: unknown, value) {
    charge((this as { readonly context: Context }).context, value);
    return mark(toMarkdown(value, escaped));
  };
}

/** Wraps a filter to count the values that it creates. */
function countValues(filter: FilterImplOptions): FilterImplOptions {
  const handler = typeof filter === 'function' ? filter : filter.handler;
  return function* (value: unknown, ...args: unknown[]): Generator<unknown, unknown, unknown> {
    try {
      const made = yield handler.call(this, value, ...args);
      charge(this.context, made);
      return made;
    } catch (error) {
      // The location of the filter, not of everything between the braces.
      if (error instanceof Error && !('token' in error)) Object.defineProperty(error, 'token', { value: this.token });
      throw error;
    }
  };
}

/** Subtracts the value's weight from the budget. @throws if too little is left */
function charge({ memoryLimit }: Context, value: unknown): void {
  memoryLimit.use(weigh(value, MAX_WEIGHT));
}

function weigh(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof FinishedText) return value.valueOf().length;
  if (!Array.isArray(value)) return 1;
  let weight = 0;
  for (const entry of value) {
    weight += ENTRY_WEIGHT + weigh(entry, most - weight);
    if (weight > most) return weight;
  }
  return weight;
}
