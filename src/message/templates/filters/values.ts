/** What filters are given, and how they read it. */

import type { SectionInput } from '../../sections/section.ts';
import type { Source } from '../../sources.ts';
import { FinishedText, partNames } from '../values.ts';

/** Where and when a template is rendered. */
export interface RenderingContext extends Pick<SectionInput, 'timeZone' | 'now'> {
  /** What makes Markdown in a body makes plain text elsewhere. */
  readonly part: Source['part'];
}

/** The value as plain text; empty where there is none. @throws for a group of values */
export function toPlainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof FinishedText) return value.valueOf();
  if (Array.isArray(value)) return value.map(toPlainText).join(', ');
  if (typeof value !== 'object') return String(value);
  throw new Error(`this filter takes one value, not a group: name one of its parts${partNames(value)}`);
}

/** The value as a number; undefined where it is none. */
export function findNumber(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : value instanceof FinishedText ? value.valueOf() : value;
  if (typeof text !== 'string' || !/^\s{0,9}-?\d{1,15}(?:\.\d{1,15})?\s{0,9}$/.test(text)) return undefined;
  return Number(text);
}

/** Of a list, what the filter makes of each entry. */
export function each(filter: (value: unknown, ...args: unknown[]) => unknown) {
  return (value: unknown, ...args: unknown[]): unknown =>
    Array.isArray(value) ? value.map((entry: unknown) => filter(entry, ...args)) : filter(value, ...args);
}
