/** The values that templates handle beyond plain ones, and how any value is written. */

import { Context, Drop } from 'liquidjs';
import { shortName } from '../../text/format.ts';

/** Names of a group that an error shows. */
const MAX_NAMES = 20;

/** Makes one value inert in the place where the text is shown. */
export type Escape = (text: string) => string;

/** Text that is finished already: a section, the address of a fact, what a template captured. Not escaped again. */
export class FinishedText extends Drop {
  readonly #written: string;
  readonly #value: string;

  constructor(rendered: string, value = rendered) {
    super();
    this.#written = rendered;
    this.#value = value;
  }

  /** What filters and comparisons work on; what they make of it is escaped again. */
  override valueOf(): string {
    return this.#value;
  }

  override toString(): string {
    return this.#value;
  }

  /** What the filter `json` shows. */
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

/** A map whose names come from outside, such as the inputs of a dispatch: a missing one is empty, not a mistake. */
export class OpenMap extends Drop {
  readonly #values: ReadonlyMap<string, unknown>;

  constructor(values: object) {
    super();
    this.#values = new Map(Object.entries(values));
  }

  value(name: unknown): unknown {
    return this.#values.get(String(name)) ?? null;
  }

  /** What the filter `json` shows. */
  toJSON(): unknown {
    return Object.fromEntries(this.#values);
  }

  entries(): readonly (readonly [string, unknown])[] {
    return [...this.#values];
  }
}

/** Where a template finds its names: our values show what they hold, and nothing that they are made of. */
export class OwnNames extends Context {
  override readProperty(group: object, name: string | number | Drop): unknown {
    // The engine looks at the clock between two tags only, but one tag may compare long lists thousands of times.
    this.renderLimit.check(performance.now());
    if (group instanceof OpenMap) return group.value(name);
    if (group instanceof Drop && String(name) in Object.prototype) return undefined;
    return super.readProperty(group instanceof FinishedText ? Object(group.valueOf()) : group, name);
  }
}

/** The text that goes into the message for a value. @throws for a group of values. */
export function getMarkdown(value: unknown, inert: Escape): string {
  if (value instanceof FinishedText) return value.written();
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((entry: unknown) => getMarkdown(entry, inert)).join(', ');
  if (typeof value !== 'object') return inert(String(value));
  throw new Error(`this is a group of values, not one: name one of its parts${partNames(value)}`);
}

/** `: sha, short`; empty where it has no names. */
export function partNames(group: object): string {
  const names = Object.keys(group).slice(0, MAX_NAMES).map(shortName);
  return names.length === 0 ? '' : `: ${names.join(', ')}`;
}
