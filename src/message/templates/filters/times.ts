/** Filters of times. */

import { filters as builtIn, type FilterImplOptions } from 'liquidjs';
import { duration, parseTime, span } from '../../sections/words/time.ts';
import { numberOf, plainTextOf, type RenderingContext } from './values.ts';

const DATES = ['date', 'date_to_xmlschema', 'date_to_rfc822', 'date_to_string', 'date_to_long_string'] as const;

export function timeFilters({ now = 0 }: RenderingContext): Readonly<Record<string, FilterImplOptions>> {
  return {
    /** `192` is `3m 12s`. */
    duration: (value: unknown) => {
      const seconds = numberOf(value);
      return seconds === undefined ? '' : duration(seconds);
    },
    /** `3h 12m ago`, `in 2 days`, `just now`. */
    ago: (value: unknown) => {
      const at = parseTime(plainTextOf(value));
      return at === undefined ? '' : fromNow((now - at.getTime()) / 1000);
    },
    ...Object.fromEntries(DATES.map((name) => [name, withoutClock(name, now)])),
  };
}

function fromNow(seconds: number): string {
  if (Math.abs(seconds) < 60) return 'just now';
  return seconds > 0 ? `${span(seconds)} ago` : `in ${span(-seconds)}`;
}

/** Liquid's filter, but one that asks no clock for `now`: the same facts give the same words. */
function withoutClock(name: string, now: number): FilterImplOptions {
  const original = builtIn[name];
  return function (value: unknown, ...args: unknown[]) {
    const meansNow = typeof value === 'string' && /^(?:now|today)$/.test(value);
    const at = meansNow ? Math.floor(now / 1000) : value;
    return typeof original === 'function' ? original.call(this, at, ...args) : value;
  };
}
