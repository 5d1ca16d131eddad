/**
 * What the engine's own limits miss: a list that holds another weighs what that one weighs, as often as it is held. Else a list
 * that doubles itself some sixty times costs nothing until it is written.
 */

import type { Context, FilterImplOptions } from 'liquidjs';
import { FinishedText } from './values.ts';

/** Characters, and entries of lists by their weight, that all values of a template may have together. */
export const MAX_WEIGHT = 1_000_000;
/** What an entry of a list weighs, in characters: a place in the list, and what filters keep beside it. */
const ENTRY_WEIGHT = 8;

type Filter = Extract<FilterImplOptions, (...args: never[]) => unknown>;

/** The filter, with the values that it makes counted. */
export function countValues(filter: FilterImplOptions): FilterImplOptions {
  const handler: Filter = typeof filter === 'function' ? filter : filter.handler;
  return function* (value: unknown, ...args: unknown[]): Generator<unknown, unknown, unknown> {
    try {
      const made = yield handler.call(this, value, ...args);
      charge(this.context, made);
      return made;
    } catch (error) {
      // The place of the filter, not of all that stands between the braces.
      if (error instanceof Error && !('token' in error)) Object.defineProperty(error, 'token', { value: this.token });
      throw error;
    }
  };
}

/** Takes the value's weight from the budget. @throws when there is not that much left. */
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
