/** Filters that make plain words. */

import type { FilterImplOptions } from 'liquidjs';
import { grouped } from '../../counts.ts';
import { each, numberOf, plainTextOf } from './values.ts';

export const WORD_FILTERS: Readonly<Record<string, FilterImplOptions>> = {
  /** `3 | plural: "job"` is `3 jobs`; `plural: "entry", "entries"` where an s is not enough. A list counts as its size. */
  plural: (value: unknown, one: unknown = '', many: unknown = undefined) => {
    const amount = Array.isArray(value) ? value.length : numberOf(value);
    if (amount === undefined) return '';
    const noun = plainTextOf(one);
    return `${grouped(amount)} ${amount === 1 ? noun : many === undefined ? `${noun}s` : plainTextOf(many)}`.trim();
  },
  /** The first seven characters of a hash; any other text as it is. */
  short_sha: each((value) => {
    const text = plainTextOf(value);
    return /^[0-9a-f]{12,64}$/i.test(text) ? text.slice(0, 7) : text;
  }),
};
