/**
 * Parses JSON of unknown shape. Each function takes a value and a path of property names, and returns `undefined` if
 * anything on the path is missing, null or of another type. They never throw and never return an empty string.
 * Results are within the bounds of the fact types (`BOUNDS`): external text is truncated here, once.
 */

import { isPlainObject } from '../../objects.ts';
import type { Time } from '../../text/format.ts';
import type { Keyword } from '../fact.ts';

/**
 * Limits external text: these parsers truncate to these bounds, so all later work is on short text. In UTF-16 units,
 * except `entries`.
 */
export const BOUNDS = {
  /** Limits a `line`, and each entry of a `list`. */
  line: 1_000,
  lines: 65_536,
  /** Browsers and servers refuse longer addresses. */
  url: 2_048,
  /** Names and texts of a `map` together. */
  map: 65_536,
  /** Entries of a `list`. */
  entries: 2_048,
  /** Nested groups of a `map`. */
  depth: 10,
} as const;

export type Json = Readonly<Record<string, unknown>>;

/** Matches all characters that a program may display as a line break. */
const BREAKS = /[\n\r\v\f\u0085\u2028\u2029]+/g;
/** Matches unusual line breaks. */
const ODD_BREAK = /\r(?!\n)|[\v\f\u0085\u2028\u2029]/g;

/** Returns the value at a path, of any type. */
export function property(value: unknown, ...path: readonly string[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Json)[key];
  }
  return found;
}

/** Returns a plain object; arrays are none. */
export function record(value: unknown, ...path: readonly string[]): Json | undefined {
  const found = property(value, ...path);
  return isPlainObject(found) ? found : undefined;
}

/** Returns a list, or an empty one. */
export function list(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = property(value, ...path);
  return Array.isArray(found) ? found : [];
}

/** Returns one line of text: see `asLine`. */
export function line(value: unknown, ...path: readonly string[]): string | undefined {
  const found = property(value, ...path);
  return typeof found === 'string' ? asLine(found) : undefined;
}

/** Returns text that may have several lines: see `asLines`. */
export function lines(value: unknown, ...path: readonly string[]): string | undefined {
  const found = property(value, ...path);
  return typeof found === 'string' ? asLines(found) : undefined;
}

/** Returns the text as one line within the bound for lines, with line breaks as spaces; undefined if empty. */
export function asLine(text: string, longest: number = BOUNDS.line): string | undefined {
  return within(text, longest, BREAKS, ' ');
}

/** Returns the text within the bound for several lines, with LF or CRLF as line breaks; undefined if empty. */
export function asLines(text: string): string | undefined {
  return within(text, BOUNDS.lines, ODD_BREAK, '\n');
}

/**
 * Trims and makes text well formed, because later encoders throw on half surrogate pairs. Truncates between terms if
 * possible, because half a secret would not be recognized.
 */
function within(text: string, longest: number, breaks: RegExp, by: string): string | undefined {
  const trimmed = text.trimStart();
  const retained = trimmed.slice(0, longest).toWellFormed().replace(breaks, by);
  const gap = trimmed.length > longest ? Math.max(retained.lastIndexOf(' '), retained.lastIndexOf('\n')) : -1;
  return (gap > longest / 2 ? retained.slice(0, gap) : retained).trim() || undefined;
}

/** Returns a positive integer, also from text, as in environment variables. */
export function number(value: unknown, ...path: readonly string[]): number | undefined {
  const found = property(value, ...path);
  const parsed = typeof found === 'string' && /^\s*\d{1,16}\s*$/.test(found) ? Number(found) : found;
  return typeof parsed === 'number' && Number.isSafeInteger(parsed) && parsed > 0 ? parsed : undefined;
}

/** Returns true for a variable of an environment that is not empty, `false` or `0`. */
export function isSet(env: unknown, variable: string): boolean {
  const value = line(env, variable)?.toLowerCase();
  return value !== undefined && value !== 'false' && value !== '0';
}

export function flag(value: unknown, ...path: readonly string[]): boolean | undefined {
  const found = property(value, ...path);
  return typeof found === 'boolean' ? found : undefined;
}

/** Returns an absolute http(s) URL without credentials, normalized. */
export function link(value: unknown, ...path: readonly string[]): string | undefined {
  const found = property(value, ...path);
  if (typeof found !== 'string' || found.length > BOUNDS.url) return undefined;
  const url = URL.parse(found.toWellFormed().trim());
  if (url === null || !(url.protocol === 'https:' || url.protocol === 'http:')) return undefined;
  return url.username === '' && url.password === '' && url.href.length <= BOUNDS.url ? url.href : undefined;
}

/** Returns an ISO 8601 time, unchanged. */
export function time(value: unknown, ...path: readonly string[]): Time | undefined {
  const found = line(value, ...path) ?? '';
  const isTime = /^\d{4}-\d\d-\d\dT[\d:.+Z-]{1,30}$/.test(found) && !Number.isNaN(Date.parse(found));
  return isTime ? (found as Time) : undefined;
}

/** Returns a GitHub keyword; undefined for an invalid one. */
export function keyword(value: unknown, ...path: readonly string[]): Keyword | undefined {
  const found = property(value, ...path);
  const isKeyword = typeof found === 'string' && /^(?:[a-z][a-z\d_ -]{0,59}|[A-Z][A-Z\d_]{0,59})$/.test(found);
  return isKeyword ? (found as Keyword) : undefined;
}

/** Returns a time in milliseconds since 1970. */
export function milliseconds(value: unknown, ...path: readonly string[]): number | undefined {
  const at = time(value, ...path);
  return at === undefined ? undefined : Date.parse(at);
}

/** Returns full seconds between two ISO times. */
export function secondsBetween(from: string | undefined, to: string | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  return seconds >= 0 ? seconds : undefined;
}
