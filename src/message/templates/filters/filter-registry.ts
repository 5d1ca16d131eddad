/** Replaces or adds Liquid filters. A new filter is one entry here or in an adjacent file. */

import { filters as builtIn, type FilterImplOptions } from 'liquidjs';
import { duration, grouped, span } from '../../../text/format-number.ts';
import { asOneLine } from '../../markdown/plain.ts';
import { parseTime } from '../../sections/text/time.ts';
import { FinishedText } from '../values.ts';
import { markdownFilters } from './markdown.ts';
import { tableFilter } from './table.ts';
import { each, findNumber, type RenderingContext, toPlainText } from './values.ts';

/** Custom filters, including replacements for Liquid's: a function of the value and the filter's arguments. */
const FILTERS: Readonly<Record<string, FilterImplOptions>> = {
  default: passFinished('default', (value) => value),
  strip: passFinished('strip', (value) => value.trimmed()),
  url_decode: onOneLine('url_decode'),
  base64_decode: onOneLine('base64_decode'),
  /** `3 | plural: "job"` is `3 jobs`; `plural: "entry", "entries"` for irregular plurals. A list counts as its size. */
  plural: (value: unknown, one: unknown = '', many: unknown = undefined) => {
    const amount = Array.isArray(value) ? value.length : findNumber(value);
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
    ...markdownFilters(around),
    ...tableFilter(around),
  };
}

const NO_CODE = 'It would run a text as a part of the template; use where, find, has, reject or group_by.';

/** Omitted Liquid filters, each with its replacement. */
export const FILTERS_LEFT_OUT: Readonly<Record<string, string>> = {
  raw: 'Values are always escaped, so that no event can write into the message; write Markdown into the template itself.',
  sample: 'The same facts give the same message: take first or last.',
  ...Object.fromEntries(
    ['where', 'reject', 'group_by', 'has', 'find', 'find_index'].map((name) => [`${name}_exp`, NO_CODE]),
  ),
};

/** Wraps Liquid's filter so that finished text stays finished. */
function passFinished(name: string, finished: (value: FinishedText) => FinishedText): FilterImplOptions {
  return changed(name, (value, original) => (value instanceof FinishedText ? finished(value) : original(value)));
}

/** Wraps Liquid's filter so that its result has no new line breaks. */
function onOneLine(name: string): FilterImplOptions {
  return changed(name, (value, original) => {
    const made = original(value);
    return typeof made === 'string' ? asOneLine(made) : made;
  });
}

/** Wraps Liquid's filter so that it doesn't read the clock for `now`: the same facts give the same text. */
function withoutClock(name: string, now: number): FilterImplOptions {
  return changed(name, (value, original) => {
    const meansNow = typeof value === 'string' && /^(?:now|today)$/.test(value);
    return original(meansNow ? Math.floor(now / 1000) : value);
  });
}

/** Wraps Liquid's filter with the arguments of the template. */
function changed(
  name: string,
  make: (value: unknown, original: (value: unknown) => unknown) => unknown,
): FilterImplOptions {
  const original = builtIn[name];
  return function (value: unknown, ...args: unknown[]) {
    return make(value, (one) => (typeof original === 'function' ? original.call(this, one, ...args) : one));
  };
}

const DATES = ['date', 'date_to_xmlschema', 'date_to_rfc822', 'date_to_string', 'date_to_long_string'] as const;

function timeFilters({ now = 0 }: RenderingContext): Readonly<Record<string, FilterImplOptions>> {
  return {
    /** `192` is `3m 12s`. */
    duration: (value: unknown) => {
      const seconds = findNumber(value);
      return seconds === undefined ? '' : duration(seconds);
    },
    /** `5h ago`, `in 2 days`, `just now`. */
    ago: (value: unknown) => {
      const at = parseTime(toPlainText(value));
      return at === undefined ? '' : fromNow((now - at.getTime()) / 1000);
    },
    ...Object.fromEntries(DATES.map((name) => [name, withoutClock(name, now)])),
  };
}

function fromNow(seconds: number): string {
  if (Math.abs(seconds) < 60) return 'just now';
  return seconds > 0 ? `${span(seconds)} ago` : `in ${span(-seconds)}`;
}
