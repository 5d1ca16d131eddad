/**
 * Adds a limit that the engine lacks: a list weighs as much as the lists in it, each time they occur. Otherwise a list
 * that doubles itself sixty times costs nothing until it is written.
 */

import type { Context, FilterImplOptions } from 'liquidjs';
import { FinishedText } from './values.ts';

/** Maximum total of characters and weighted list entries of a template. */
export const MAX_WEIGHT = 1_000_000;
/** Weight of a list entry in characters: the entry itself, and the memory of filters. */
const ENTRY_WEIGHT = 8;

type Filter = Extract<FilterImplOptions, (...args: never[]) => unknown>;

/** Wraps a filter to count the values that it creates. */
export function countValues(filter: FilterImplOptions): FilterImplOptions {
  const handler: Filter = typeof filter === 'function' ? filter : filter.handler;
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
export function charge({ memoryLimit }: Context, value: unknown): void {
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
