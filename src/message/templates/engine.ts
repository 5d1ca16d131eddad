/**
 * Configures the template engine for the author's texts. Escapes every value on output, whatever filters it passed.
 * Reads no file, and limits all resources (`resource-limits.ts`).
 */

import { CaptureTag, type Context, Liquid } from 'liquidjs';
import { escapeLines } from '../markdown/escape.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import type { KnownNames } from './errors.ts';
import { filtersFor } from './filters/filter-registry.ts';
import { mark, unmarked, withoutCalls } from './links.ts';
import { LEFT_OUT } from './name-suggestions.ts';
import { charge, countValues, MAX_WEIGHT } from './resource-limits.ts';
import { namesInScope, type Variables } from './scope.ts';
import { FinishedText, type RenderingContext, toMarkdown } from './values.ts';

/** Maximum characters of a template. */
const MAX_TEMPLATE = 100_000;

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
    outputEscape: writer(ESCAPES[around.part]),
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
function writer(escaped: (text: string) => string): (value: unknown) => string {
  return function (this: unknown, value) {
    charge((this as { readonly context: Context }).context, value);
    return mark(toMarkdown(value, escaped));
  };
}

export function knownNames(engine: Liquid, variables: Variables): KnownNames {
  return {
    variable: namesInScope(variables),
    filter: Object.keys(engine.filters),
    tag: Object.keys(engine.tags),
  };
}
