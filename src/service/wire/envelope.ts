/**
 * Unwraps responses. Four envelopes occur: a list under `d.results`, an object under `d.results`, a value under `d`,
 * and none. One rule covers them all: take `d` if it exists, then its `results`.
 */

import { DecodeError } from '../../errors.ts';
import { isPlainObject } from '../../is-plain-object.ts';

/** A value of a response, and its path. */
export interface LocatedValue {
  readonly value: unknown;
  /** Such as `d.results[3].id`. Empty for the complete response. */
  readonly path: string;
}

interface UnwrappedValue extends LocatedValue {
  /** Total number of records (`__count`), as a number or digits. Undefined if it is absent or invalid. */
  readonly count: number | undefined;
}

/** Parses the text of a response and unwraps it. */
export function unwrapText(text: string): UnwrappedValue {
  return unwrap(parseJson(text));
}

function unwrap(answer: unknown): UnwrappedValue {
  const outer =
    isPlainObject(answer) && 'd' in answer ? { value: answer['d'], path: 'd' } : { value: answer, path: '' };
  if (!isPlainObject(outer.value) || !Object.hasOwn(outer.value, 'results')) return { ...outer, count: undefined };
  const { value, path } = outer;
  return { value: value['results'], path: join(path, 'results'), count: readCount(value['__count']) };
}

/**
 * Returns the elements of an array, or of an object with an array under `results`. Throws a DecodeError for other
 * types.
 */
export function elements({ value, path }: LocatedValue): LocatedValue[] {
  const inner = isPlainObject(value) && Object.hasOwn(value, 'results') ? value['results'] : value;
  const location = inner === value ? path : join(path, 'results');
  if (!Array.isArray(inner)) throw mismatch(location, 'a list', inner);
  return inner.map((element: unknown, index) => ({ value: element, path: `${location}[${index}]` }));
}

/** Creates the error for a type mismatch. It contains the type found but never the value, which is untrusted text. */
export function mismatch(path: string, expected: string, found: unknown): DecodeError {
  return new DecodeError(path || 'answer', `must be ${expected}, got ${typeName(found)}`);
}

/** Appends the name of a property to a path. */
export function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Replace the parser's message, which quotes the text.
    throw new DecodeError('answer', text.trim() === '' ? 'must be JSON, got nothing' : 'must be JSON, got other text');
  }
}

function readCount(value: unknown): number | undefined {
  const count = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(count) && Number(count) >= 0 ? Number(count) : undefined;
}

function typeName(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`.replace('a object', 'an object');
}
