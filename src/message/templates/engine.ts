/**
 * Configures the template engine for the author's texts. Escapes every value on output, whatever filters it passed.
 * Reads no file, and limits all resources. Adds a limit that the engine lacks: a list weighs as much as the lists in it,
 * each time they occur. Otherwise a list that doubles itself sixty times costs nothing until it is written.
 */

import { CaptureTag, type Context, type FilterImplOptions, Liquid } from 'liquidjs';
import { escapeLines } from '../markdown/escape.ts';
import { MENTION_NAME, MENTION_START, neutralizeMentions, plainLine } from '../markdown/plain.ts';
import type { Source } from '../render-types.ts';
import { LEFT_OUT } from './errors.ts';
import { filtersFor, toMarkdown } from './filters.ts';
import { FinishedText } from './values.ts';

const MAX_TEMPLATE_LENGTH = 100_000;
/** Maximum total of characters and weighted list entries of a template. */
const MAX_WEIGHT = 1_000_000;
/** Weight of a list entry in characters: the entry itself, and the memory of filters. */
const ENTRY_WEIGHT = 8;

/** Escapes a value for its context; a condition shows none. */
const ESCAPES: Readonly<Record<Source['part'], (text: string) => string>> = {
  subject: (text) => neutralizeMentions(plainLine(text), 'plain'),
  body: escapeLines,
  'only-if': String,
};

export function createEngine(rendering: Parameters<typeof filtersFor>[0]): Liquid {
  const engine = new Liquid({
    templates: {},
    ownPropertyOnly: true,
    strictFilters: true,
    strictVariables: true,
    // A template may test an undefined variable.
    lenientIf: true,
    groupedExpressions: true,
    parseLimit: MAX_TEMPLATE_LENGTH,
    // Milliseconds, to stop loops. Long enough for a machine that pauses for a moment.
    renderLimit: 5_000,
    memoryLimit: MAX_WEIGHT,
    // Set so that the engine doesn't query Intl.
    locale: 'en-US',
    timezoneOffset: rendering.timeZone ?? 'UTC',
    outputEscape: toWriter(ESCAPES[rendering.part]),
  });
  for (const name of LEFT_OUT.tag.keys()) delete engine.tags[name];
  const custom = filtersFor(rendering);
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
    context.bottom()[this.variable] = new FinishedText(neutralizeCalls(text), removeMarks(text));
  }
}

/** The engine calls it like a filter. */
function toWriter(escaped: (text: string) => string): (value: unknown) => string {
  return function (this: unknown, value) {
    charge((this as { readonly context: Context }).context, value);
    return addMarks(toMarkdown(value, escaped));
  };
}

/** Wraps a filter to count the values that it creates. */
function countValues(filter: FilterImplOptions): FilterImplOptions {
  const handler = typeof filter === 'function' ? filter : filter.handler;
  return function* (value: unknown, ...args: unknown[]): Generator<unknown, unknown, unknown> {
    try {
      const result = yield handler.call(this, value, ...args);
      charge(this.context, result);
      return result;
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

function weigh(value: unknown, max: number): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof FinishedText) return value.valueOf().length;
  if (!Array.isArray(value)) return 1;
  let weight = 0;
  for (const entry of value) {
    weight += ENTRY_WEIGHT + weigh(entry, max - weight);
    if (weight > max) return weight;
  }
  return weight;
}

/*
 * Prevents values from choosing the target of a link or the mentioned people. Each value in a template is enclosed in
 * two marks. If a value is part of a URL scheme, only web and mail schemes stay active. If a value follows or ends with
 * a mention character, nobody is mentioned.
 */

const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const MARKS = /[\uFDD0\uFDD1]/g;

/** Schemes that a value may contain. */
const SAFE_SCHEMES = ['http', 'https', 'mailto'];

/** Starts of a URL: a link or image, its definition below the text, a URL in angle brackets, HTML. */
const BEGINNINGS = [
  String.raw`\]\([\s\uFDD0\uFDD1]*<?`,
  String.raw`\]:[\s\uFDD0\uFDD1]*<?`,
  '<',
  String.raw`\b(?:href|src|srcset|action|formaction|data|cite|poster|background)\s*=\s*["']?`,
];
/** The scheme before a colon. Backslashes aren't part of a URL, and some renderers leave entities to the browser. */
const SCHEME = String.raw`([a-z0-9+.&#;\\\s\uFDD0\uFDD1-]{1,200})(:?)`;
const ADDRESSES = BEGINNINGS.map((beginning) => new RegExp(`(${beginning})${SCHEME}`, 'gi'));
/** Invisible, and never in a scheme. */
const BREAK = '\u200B';

/** A mention character before a value, or at its right edge before a name, and the URL before it. */
const CALLS = new RegExp(
  String.raw`(\]\([^\s()]{0,500})?${MENTION_START}(?:@(?=\uFDD1*\uFDD0)|[@#+](?=\uFDD1[\uFDD0\uFDD1]*${MENTION_NAME}))`,
  'g',
);

/** Encloses the text of a value in marks. */
function addMarks(text: string): string {
  return text === '' ? '' : `${OPEN}${removeMarks(text)}${CLOSE}`;
}

function removeMarks(text: string): string {
  return text.replace(MARKS, '');
}

/** Returns a template's output without marks. Doesn't change what the author wrote. */
export function neutralizeLinks(text: string): string {
  const safe = ADDRESSES.reduce((result, address) => result.replace(address, neutralizeAddress), text);
  return removeMarks(neutralizeCalls(safe));
}

/** Returns finished text with its marks, in which no value mentions anyone. */
function neutralizeCalls(text: string): string {
  return text.replace(CALLS, neutralizeCall);
}

/** Escapes a mention from a value, because anyone may have written its text. */
function neutralizeCall(complete: string, address: string | undefined): string {
  const character = complete.slice(-1);
  return address === undefined ? `${character}${BREAK}` : `${address}${encodeURIComponent(character)}`;
}

function neutralizeAddress(complete: string, beginning: string, scheme: string, colon: string): string {
  if (!`${beginning}${scheme}`.match(MARKS)) return complete;
  const name = removeMarks(scheme).replaceAll('\\', '').trim().toLowerCase();
  const alive = colon === '' ? !name.includes('&') : SAFE_SCHEMES.includes(name);
  return alive ? complete : `${beginning}${BREAK}${scheme}${colon}`;
}
