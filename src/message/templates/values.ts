/** Wraps the special values of templates, and converts any value to text. */

import { Context, Drop } from 'liquidjs';
import { shortName } from '../../text/format.ts';
import type { Source } from '../render-types.ts';
import type { SectionInput } from '../sections/section.ts';

/** Context and time of rendering. */
export interface RenderingContext extends Pick<SectionInput, 'timeZone' | 'now'> {
  /** Filters that render Markdown in a body render plain text elsewhere. */
  readonly part: Source['part'];
}

/** Maximum names of a group in an error. */
const MAX_NAMES = 20;

/** Escapes one value for its context. */
type Escape = (text: string) => string;

/** Finished text: a section, the URL of a fact, a captured text. Not escaped again. */
export class FinishedText extends Drop {
  readonly #written: string;
  readonly #value: string;

  constructor(raw: string, value = raw) {
    super();
    this.#written = raw;
    this.#value = value;
  }

  /** The input of filters and comparisons, whose result is escaped again. */
  override valueOf(): string {
    return this.#value;
  }

  override toString(): string {
    return this.#value;
  }

  /** The output of the filter `json`. */
  toJSON(): string {
    return this.#value;
  }

  written(): string {
    return this.#written;
  }

  trimmed(): FinishedText {
    return new FinishedText(this.#written.trim(), this.#value.trim());
  }
}

/** A map with external names, such as the inputs of a dispatch: a missing name is empty, not an error. */
export class OpenMap extends Drop {
  readonly #values: ReadonlyMap<string, unknown>;

  constructor(values: object) {
    super();
    this.#values = new Map(Object.entries(values));
  }

  value(name: unknown): unknown {
    return this.#values.get(String(name)) ?? null;
  }

  /** The output of the filter `json`. */
  toJSON(): unknown {
    return Object.fromEntries(this.#values);
  }

  entries(): readonly (readonly [string, unknown])[] {
    return [...this.#values];
  }
}

/** The scope of a template: values show their own properties, and nothing of their prototypes. */
export class OwnNames extends Context {
  override readProperty(group: object, name: string | number | Drop): unknown {
    // The engine checks the clock only between two tags, but one tag may compare long lists thousands of times.
    this.renderLimit.check(performance.now());
    if (group instanceof OpenMap) return group.value(name);
    if (group instanceof Drop && String(name) in Object.prototype) return undefined;
    return super.readProperty(group instanceof FinishedText ? Object(group.valueOf()) : group, name);
  }
}

/** Returns the text of a value for the message. @throws for a group of values */
export function toMarkdown(value: unknown, escaped: Escape): string {
  return convert(value, (finished) => finished.written(), escaped);
}

/** Returns the value as plain text; empty without a value. @throws for a group of values */
export function toPlainText(value: unknown): string {
  return convert(value, (finished) => finished.valueOf(), String);
}

function convert(value: unknown, ofFinished: (text: FinishedText) => string, escaped: Escape): string {
  if (value === null || value === undefined) return '';
  if (value instanceof FinishedText) return ofFinished(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => convert(entry, ofFinished, escaped)).join(', ');
  if (typeof value !== 'object') return escaped(String(value));
  throw new Error(`this is a group of values, not one: name one of its parts${partNames(value)}`);
}

/** Returns the value as a number, or undefined. */
export function toNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' || value instanceof FinishedText ? String(value) : value;
  if (typeof text !== 'string' || !/^\s{0,9}-?\d{1,15}(?:\.\d{1,15})?\s{0,9}$/.test(text)) return undefined;
  return Number(text);
}

/** Returns an own property; undefined for anything but a group of values. */
export function propertyFor(value: unknown, name: string): unknown {
  const isOwn = typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  return isOwn ? (value as Readonly<Record<string, unknown>>)[name] : undefined;
}

/** `: sha, short`; empty without names. */
export function partNames(group: object): string {
  const names = Object.keys(group).slice(0, MAX_NAMES).map(shortName);
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}
