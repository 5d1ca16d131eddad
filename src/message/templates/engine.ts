/**
 * Configures the template engine for the author's texts. Escapes every value on output, whatever filters it passed.
 * Reads no file, and limits all resources (`resource-limits.ts`).
 */

import { type Context, Liquid } from 'liquidjs';
import { escapeLines } from '../markdown/escape.ts';
import { neutralizeMentions, plainLine } from '../markdown/plain.ts';
import type { KnownNames } from './errors.ts';
import { FILTERS_LEFT_OUT, filtersFor } from './filters/filter-registry.ts';
import type { RenderingContext } from './filters/values.ts';
import { mark } from './links.ts';
import { charge, countValues, MAX_WEIGHT } from './resource-limits.ts';
import { namesInScope, type Variables } from './scope.ts';
import { TAGS, TAGS_LEFT_OUT } from './tags.ts';
import { type Escape, getMarkdown } from './values.ts';

/** Maximum characters of a template. */
const MAX_TEMPLATE = 100_000;

/** Escapes a value for its context; a condition shows none. */
const ESCAPES: Readonly<Record<RenderingContext['part'], Escape>> = {
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
  for (const name of Object.keys(TAGS_LEFT_OUT)) delete engine.tags[name];
  const current = filtersFor(around);
  // Custom filters first, because an error lists them in this order.
  const filters = { ...current, ...engine.filters, ...current };
  for (const name of Object.keys(engine.filters)) delete engine.filters[name];
  for (const [name, filter] of Object.entries(filters)) {
    if (!Object.hasOwn(FILTERS_LEFT_OUT, name)) engine.registerFilter(name, countValues(filter));
  }
  for (const [name, tag] of Object.entries(TAGS)) engine.registerTag(name, tag);
  return engine;
}

/** The engine calls it like a filter. */
function writer(inert: Escape): (value: unknown) => string {
  return function (this: unknown, value) {
    charge((this as { readonly context: Context }).context, value);
    return mark(getMarkdown(value, inert));
  };
}

export function knownNames(engine: Liquid, variables: Variables): KnownNames {
  return {
    variable: namesInScope(variables),
    filter: Object.keys(engine.filters),
    tag: Object.keys(engine.tags),
  };
}
