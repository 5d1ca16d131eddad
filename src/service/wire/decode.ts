/** Decodes responses: tolerant of the shapes seen in practice, strict about types. */

import { DecodeError } from '../../errors.ts';
import { isPlainObject } from '../../is-plain-object.ts';
import type { Nested, Page } from '../records.ts';
import { elements, join, type LocatedValue, mismatch, unwrapText } from './envelope.ts';

/** Decodes one value. Throws a DecodeError with its path if the type is wrong. */
export type Decoder<T> = (at: LocatedValue) => T;

/** A decoder for each documented field of a record. */
export type FieldDecoders<T> = {
  readonly [K in keyof T as string extends K ? never : K]-?: Decoder<Exclude<T[K], undefined>>;
};

/** Maximum length of a path. Hostile nesting would otherwise exhaust the stack. */
const MAX_PATH = 1000;

/** Decodes one page of records from the text of a response. */
export function decodePage<T>(answer: string, decoder: Decoder<T>): Page<T> {
  const unwrapped = unwrapText(answer);
  const records = elements(unwrapped).map(decoder);
  return unwrapped.count === undefined ? { records } : { records, count: unwrapped.count };
}

/** Decodes one record from the text of a response. */
export function decodeOne<T>(answer: string, decoder: Decoder<T>): T {
  return decoder(unwrapText(answer));
}

/**
 * Decodes the record that a POST created. Returns undefined if the response is unreadable, which is not an error
 * because the service did create the record.
 */
export function decodeCreated<T>(answer: string, decoder: Decoder<T>): T | undefined {
  try {
    return decodeOne(answer, decoder);
  } catch (error) {
    if (error instanceof DecodeError) return undefined;
    throw error;
  }
}

/** Decodes a record that must have an ID. */
export function recordWithId<T extends { readonly id: unknown }>(decoders: () => FieldDecoders<T>): Decoder<T> {
  const decode = nested(decoders);
  return (at) => {
    const fields = decode(at);
    if (fields.id === undefined) throw mismatch(join(at.path, 'id'), 'an id', undefined);
    return fields as T;
  };
}

/**
 * Decodes a record inside another, with every property optional. Calls `decoders` late, because records refer to each
 * other.
 */
export function nested<T>(decoders: () => FieldDecoders<T>): Decoder<Nested<T>> {
  return (at) => {
    const { value, path } = single(at);
    if (!isPlainObject(value)) throw mismatch(path, 'an object', value);
    if (path.length > MAX_PATH) throw new DecodeError(`${path.slice(0, 60)}…`, 'is nested too deeply');
    const existing = decoders() as Readonly<Record<string, Decoder<unknown>>>;
    const fields = Object.entries(value).flatMap(([name, field]): [string, unknown][] => {
      if (isDeferred(field)) return [];
      // Check own properties only, because a field may be named `constructor`.
      const decoder = Object.hasOwn(existing, name) ? existing[name] : undefined;
      if (decoder === undefined) return [[name, asItCame(field)]];
      return field === null ? [] : [[name, decoder({ value: field, path: join(path, name) })]];
    });
    return Object.fromEntries(fields) as Nested<T>;
  };
}

/** Decodes a list with `decoder` for each element. */
export function decodeList<T>(decoder: Decoder<T>): Decoder<readonly T[]> {
  return (at) => elements(at).map(decoder);
}

export const text: Decoder<string> = ({ value, path }) => {
  if (typeof value === 'string') return value;
  throw mismatch(path, 'a text', value);
};

/** Decodes a string, and converts numbers to one. */
export const textOrNumber: Decoder<string> = (at) => (typeof at.value === 'number' ? String(at.value) : text(at));

/** Decodes an ID as a string, since the ID of a chat message may be any string. */
export const textId: Decoder<string> = (at) => {
  const id = textOrNumber(at);
  if (id === '') throw mismatch(at.path, 'an id', undefined);
  return id;
};

export const truth: Decoder<boolean> = ({ value, path }) => {
  if (typeof value === 'boolean') return value;
  throw mismatch(path, 'true or false', value);
};

/** Decodes an integer from 0, as a number or as digits in a string. */
export const wholeNumber: Decoder<number> = ({ value, path }) => {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number) && number >= 0) return number;
  throw mismatch(path, 'a whole number', value);
};

export const anything: Decoder<unknown> = ({ value }) => asItCame(value);

function single(at: LocatedValue): LocatedValue {
  const { value, path } = at;
  const wrapped = isPlainObject(value) && Object.hasOwn(value, 'results') && isPlainObject(value['results']);
  return wrapped ? { value: value['results'], path: join(path, 'results') } : at;
}

function asItCame(value: unknown): unknown {
  return isPlainObject(value) && Array.isArray(value['results']) ? value['results'] : value;
}

function isDeferred(value: unknown): boolean {
  return isPlainObject(value) && Object.hasOwn(value, '__deferred');
}
