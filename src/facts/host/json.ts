/**
 * Readers for JSON of unknown shape. Each takes a value and a path of property names, and returns `undefined` when
 * anything on the way is missing, null or of another type. They never throw and never return an empty string.
 */

export type Json = Readonly<Record<string, unknown>>;

/** Browsers and servers refuse longer addresses. */
const LONGEST_URL = 2048;

function at(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key)) return undefined;
    current = (current as Json)[key];
  }
  return current;
}

/** A plain object; lists are none. */
export function record(value: unknown, ...path: readonly string[]): Json | undefined {
  const found = at(value, path);
  return typeof found === 'object' && found !== null && !Array.isArray(found) ? (found as Json) : undefined;
}

/** A list, or an empty one. */
export function list(value: unknown, ...path: readonly string[]): readonly unknown[] {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
}

/** Text that is not blank, without blanks around it. Half surrogate pairs are replaced: later encoders throw on them. */
export function text(value: unknown, ...path: readonly string[]): string | undefined {
  const found = at(value, path);
  return typeof found === 'string' ? found.toWellFormed().trim() || undefined : undefined;
}

/** A whole number from 1 up, also when it is written as text (as environment variables are). */
export function number(value: unknown, ...path: readonly string[]): number | undefined {
  const found = at(value, path);
  const parsed = typeof found === 'string' && /^\d{1,16}$/.test(found.trim()) ? Number(found) : found;
  return typeof parsed === 'number' && Number.isSafeInteger(parsed) && parsed > 0 ? parsed : undefined;
}

export function flag(value: unknown, ...path: readonly string[]): boolean | undefined {
  const found = at(value, path);
  return typeof found === 'boolean' ? found : undefined;
}

/** An absolute http(s) URL without credentials, in its normal form. */
export function link(value: unknown, ...path: readonly string[]): string | undefined {
  const found = text(value, ...path);
  if (found === undefined || found.length > LONGEST_URL) return undefined;
  const url = URL.parse(found);
  if (url === null || !(url.protocol === 'https:' || url.protocol === 'http:')) return undefined;
  return url.username === '' && url.password === '' ? url.href : undefined;
}

/** A point in time as ISO 8601, as it was written. */
export function time(value: unknown, ...path: readonly string[]): string | undefined {
  const found = text(value, ...path);
  return found !== undefined && /^\d{4}-\d\d-\d\dT[\d:.+Z-]{1,30}$/.test(found) && !Number.isNaN(Date.parse(found))
    ? found
    : undefined;
}

/** Whole seconds from one ISO time to another. */
export function secondsBetween(from: string | undefined, to: string | undefined): number | undefined {
  if (from === undefined || to === undefined) return undefined;
  const seconds = Math.round((Date.parse(to) - Date.parse(from)) / 1000);
  return seconds >= 0 ? seconds : undefined;
}
