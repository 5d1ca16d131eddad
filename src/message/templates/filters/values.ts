/** Reads the values and arguments of filters. */

import type { SectionInput } from '../../sections/section.ts';
import type { Source } from '../../sources.ts';
import { FinishedText, partNames } from '../values.ts';

/** Context and time of rendering. */
export interface RenderingContext extends Pick<SectionInput, 'timeZone' | 'now'> {
  /** Filters that render Markdown in a body render plain text elsewhere. */
  readonly part: Source['part'];
}

/** Returns the value as plain text; empty without a value. @throws for a group of values */
export function toPlainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof FinishedText) return value.valueOf();
  if (Array.isArray(value)) return value.map(toPlainText).join(', ');
  if (typeof value !== 'object') return String(value);
  throw new Error(`this filter takes one value, not a group: name one of its parts${partNames(value)}`);
}

/** Returns the value as a number, or undefined. */
export function findNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value instanceof FinishedText ? value.valueOf() : value;
  if (typeof text !== 'string' || !/^\s{0,9}-?\d{1,15}(?:\.\d{1,15})?\s{0,9}$/.test(text)) return undefined;
  return Number(text);
}

/** Applies the filter to each entry of a list. */
export function each(filter: (value: unknown, ...args: unknown[]) => unknown) {
  return (value: unknown, ...args: unknown[]): unknown =>
    Array.isArray(value) ? value.map((entry: unknown) => filter(entry, ...args)) : filter(value, ...args);
}
