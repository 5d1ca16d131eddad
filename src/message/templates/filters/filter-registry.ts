/** Replaces or adds Liquid filters. A new filter is one entry here or in an adjacent file. */

import { filters as builtIn, type FilterImplOptions } from 'liquidjs';
import { duration, grouped, span } from '../../../text/format-number.ts';
import { asOneLine } from '../../markdown/plain.ts';
import { parseTime } from '../../sections/text/time.ts';
import { FinishedText, type RenderingContext, toNumber, toPlainText } from '../values.ts';
import { each, markdownFilters } from './markdown.ts';
import { tableFilter } from './table.ts';

/** Custom filters, including replacements for Liquid's: a function of the value and the filter's arguments. */
const FILTERS: Readonly<Record<string, FilterImplOptions>> = {
  // Finished text stays finished.
  ...wrapped('default', (value, original) => (value instanceof FinishedText ? value : original(value))),
  ...wrapped('strip', (value, original) => (value instanceof FinishedText ? value.trimmed() : original(value))),
  // Their results have no new line breaks.
  ...wrapped('url_decode', (value, original) => asOneLine(String(original(value)))),
  ...wrapped('base64_decode', (value, original) => asOneLine(String(original(value)))),
  /** `3 | plural: "job"` is `3 jobs`; `plural: "entry", "entries"` for irregular plurals. A list counts as its size. */
  plural: (value: unknown, one: unknown = '', many: unknown = undefined) => {
    const amount = Array.isArray(value) ? value.length : toNumber(value);
    if (amount === undefined) return '';
    const noun = toPlainText(one);
    return `${grouped(amount)} ${amount === 1 ? noun : many === undefined ? `${noun}s` : toPlainText(many)}`.trim();
  },
  /** Returns the first seven characters of a hash; any other text unchanged. */
  short_sha: each((value) => {
    const text = toPlainText(value);
    return /^[0-9a-f]{12,64}$/i.test(text) ? text.slice(0, 7) : text;
  }),
};

/** Returns all custom filters, and Liquid's filters with changes. */
export function filtersFor(around: RenderingContext): Readonly<Record<string, FilterImplOptions>> {
  return {
    ...FILTERS,
    ...timeFilters(around),
    ...markdownFilters(around.part),
    ...tableFilter(around),
  };
}

/** Wraps Liquid's filter, which is called with the arguments of the template. */
function wrapped(
  name: string,
  make: (value: unknown, original: (value: unknown) => unknown) => unknown,
): Readonly<Record<string, FilterImplOptions>> {
  const original = builtIn[name];
  const filter: FilterImplOptions = function (value: unknown, ...args: unknown[]) {
    return make(value, (one) => (typeof original === 'function' ? original.call(this, one, ...args) : one));
  };
  return { [name]: filter };
}

const DATES = ['date', 'date_to_xmlschema', 'date_to_rfc822', 'date_to_string', 'date_to_long_string'] as const;

function timeFilters({ now = 0 }: RenderingContext): Readonly<Record<string, FilterImplOptions>> {
  return {
    /** `192` is `3m 12s`. */
    duration: (value: unknown) => {
      const seconds = toNumber(value);
      return seconds === undefined ? '' : duration(seconds);
    },
    /** `5h ago`, `in 2 days`, `just now`. */
    ago: (value: unknown) => {
      const at = parseTime(toPlainText(value));
      return at === undefined ? '' : fromNow((now - at.getTime()) / 1000);
    },
    // None reads the clock for `now`, because the same facts give the same text.
    ...Object.assign({}, ...DATES.map((name) => wrapped(name, (value, original) => original(atTime(value, now))))),
  };
}

function atTime(value: unknown, now: number): unknown {
  return value === 'now' || value === 'today' ? Math.floor(now / 1000) : value;
}

function fromNow(seconds: number): string {
  if (Math.abs(seconds) < 60) return 'just now';
  return seconds > 0 ? `${span(seconds)} ago` : `in ${span(-seconds)}`;
}
