/**
 * What a template may use. Liquid's own limits miss lists within lists, text that is only written, and comparisons of lists; here
 * every value that a filter makes counts, whatever is written, and every step.
 */

import type { Context, Emitter, FilterImplOptions } from 'liquidjs';
import { FinishedText } from './values.ts';

/** Characters, and entries of lists by their weight, that all values of a template may have together. */
export const MOST = 1_000_000;
/** What an entry of a list weighs, in characters: a place in the list, and what filters keep beside it. */
const ENTRY = 8;
/** Dates cost the most by far: the system's tables of time zones are asked for each. */
const DATE = 1_000;
/** Steps of the engine: the parts of a loop's round, each comparison of two entries. */
const STEPS = 1_000_000;

type Limiter = Context['memoryLimit'];
type Filter = Extract<FilterImplOptions, (...args: never[]) => unknown>;

/** The filter, with the values that it makes counted. */
export function countValues(name: string, filter: FilterImplOptions): FilterImplOptions {
  const price = name.startsWith('date') ? DATE : 0;
  const handler: Filter = typeof filter === 'function' ? filter : filter.handler;
  return function* (value: unknown, ...args: unknown[]): Generator<unknown, unknown, unknown> {
    this.context.memoryLimit.use(price);
    try {
      const made = yield handler.call(this, value, ...args);
      charge(this.context.memoryLimit, made);
      return made;
    } catch (error) {
      // So that it is told of the filter, not of all that stands between the braces.
      if (error instanceof Error && !('token' in error)) Object.defineProperty(error, 'token', { value: this.token });
      throw error;
    }
  };
}

/** Takes the value's weight from the budget. @throws when there is not that much left. */
export function charge(limiter: Limiter, value: unknown): void {
  limiter.use(weigh(value, MOST));
}

/** What the template has written so far, counted. */
export class CountedEmitter implements Emitter {
  buffer = '';
  readonly #limiter: Limiter;

  constructor(limiter: Limiter) {
    this.#limiter = limiter;
  }

  write(html: unknown): void {
    const text = String(html ?? '');
    this.#limiter.use(text.length);
    this.buffer += text;
  }
}

/** Carries out what the engine wants done, step by step. @throws what a step throws, and when there are too many */
export function carryOut(work: unknown): unknown {
  let steps = 0;
  const take = (value: unknown): unknown => {
    if (!isGenerator(value)) return value;
    let result = value.next();
    while (result.done !== true) {
      steps += 1;
      if (steps > STEPS) throw new Error('template steps limit exceeded');
      try {
        result = value.next(take(result.value));
      } catch (error) {
        result = value.throw(error);
      }
    }
    return result.value;
  };
  return take(work);
}

function isGenerator(value: unknown): value is Generator<unknown, unknown, unknown> {
  return typeof value === 'object' && value !== null && 'next' in value && 'throw' in value;
}

/** Lists within lists count as often as they would be written: a list that holds another twice weighs twice as much. */
function weigh(value: unknown, most: number): number {
  if (typeof value === 'string') return value.length;
  if (value instanceof FinishedText) return value.valueOf().length;
  if (!Array.isArray(value)) return 1;
  let weight = 0;
  for (const entry of value) {
    weight += ENTRY + weigh(entry, most - weight);
    if (weight > most) return weight;
  }
  return weight;
}
