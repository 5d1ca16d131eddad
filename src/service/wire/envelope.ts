/**
 * Takes off the envelope of an answer. There are four: a list under `d.results`, one object under `d.results`, the
 * value under `d` itself, and none. One rule covers them all: `d` if it is there, else the whole; then its `results`.
 */

import { DecodeError } from '../../errors.ts';
import { isPlainObject } from '../../is-plain-object.ts';

/** A value of an answer, and where it stood. */
export interface LocatedValue {
  readonly value: unknown;
  /** Like `d.results[3].id`; empty for the whole answer. */
  readonly path: string;
}

interface UnwrappedValue extends LocatedValue {
  /** The count of all records (`__count`), numeric or as digits; undefined when absent or something else. */
  readonly count: number | undefined;
}

/** Parses an answer's text and takes off the envelope. */
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

/** The elements of a value that must be a list: an array, or an object with an array under `results`. */
export function elements({ value, path }: LocatedValue): LocatedValue[] {
  const inner = isPlainObject(value) && Object.hasOwn(value, 'results') ? value['results'] : value;
  const location = inner === value ? path : join(path, 'results');
  if (!Array.isArray(inner)) throw mismatch(location, 'a list', inner);
  return inner.map((element: unknown, index) => ({ value: element, path: `${location}[${index}]` }));
}

/** The error for a value of another type. It names the type found, never the value, which is foreign text. */
export function mismatch(path: string, expected: string, found: unknown): DecodeError {
  return new DecodeError(path || 'answer', `must be ${expected}, got ${typeName(found)}`);
}

/** Appends a property's name to a path. */
export function join(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The parser's own message quotes the text.
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
