import { badRequest } from './http/reply.ts';

/** Turns an unknown value into a typed one, or refuses it with a 400 that names the field. */
export type Validator<T> = (value: unknown, where: string) => T;

/** In practice a text above this many characters is answered with 400. */
export const MAX_TEXT = 8192;

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `${typeof value === 'string' ? 'the string' : `the ${typeof value}`} ${JSON.stringify(value).slice(0, 60)}`;
}

function wrong(where: string, expected: string, value: unknown): Error {
  if (value === undefined) return badRequest(`${where} is missing: it must be ${expected}.`);
  return badRequest(`${where} must be ${expected}, got ${describe(value)}.`);
}

/** A string of 1 to 8,192 characters that is not blank. */
export const text: Validator<string> = (value, where) => {
  if (typeof value !== 'string') throw wrong(where, 'a string', value);
  if (value.trim() === '') throw badRequest(`${where} is empty.`);
  return limited(value, where);
};

/** A string of at most 8,192 characters; may be empty. */
export const anyText: Validator<string> = (value, where) => {
  if (typeof value !== 'string') throw wrong(where, 'a string', value);
  return limited(value, where);
};

function limited(value: string, where: string): string {
  if (value.length <= MAX_TEXT) return value;
  throw badRequest(`${where} is too long: ${value.length} characters, at most ${MAX_TEXT} are taken.`);
}

export const boolean: Validator<boolean> = (value, where) => {
  if (typeof value !== 'boolean') throw wrong(where, 'true or false', value);
  return value;
};

/** A numeric id (API 2): a whole number above 0; clients that took it from a form write it as digits in a string. */
export const id: Validator<number> = (value, where) => {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
    throw wrong(where, 'a numeric id', value);
  return number;
};

export function oneOf<const T extends string | boolean>(...allowed: readonly T[]): Validator<T> {
  return (value, where) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw wrong(where, allowed.map((one) => JSON.stringify(one)).join(' or '), value);
    return found;
  };
}

export function list<T>(item: Validator<T>): Validator<T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw wrong(where, 'an array', value);
    return value.map((one, index) => item(one, `${where}[${index}]`));
  };
}

/** `{"results":[…]}` as documented (API 2), or the bare array that some clients write. */
export function results<T>(item: Validator<T>): Validator<T[]> {
  const documented = record({ results: list(item) });
  return (value, where) => (Array.isArray(value) ? list(item)(value, where) : documented(value, where).results);
}

/** Absent is fine, and so is `null`: clients write it for what they do not give. What is there is checked. */
export function optional<T>(check: Validator<T>): Validator<T | undefined> {
  return (value, where) => (value === undefined || value === null ? undefined : check(value, where));
}

/** As `optional`, and an empty string counts as absent as well. */
function unlessEmpty<T>(check: Validator<T>): Validator<T | undefined> {
  return (value, where) => (value === '' ? undefined : optional(check)(value, where));
}

/** What OData adds to records: clients send them back as they got them. */
const ANNOTATIONS: readonly string[] = ['__descriptor', '__metadata'];

type Fields = Readonly<Record<string, Validator<unknown>>>;
type Checked<S extends Fields> = { readonly [K in keyof S]: ReturnType<S[K]> };

/**
 * An object with these fields and no others: a field that is not documented is refused, so that a slip of the pen
 * shows. `without` names fields that clients send for features that the sandbox lacks: taken, and without effect.
 */
export function record<const S extends Fields>(fields: S, without: readonly string[] = []): Validator<Checked<S>> {
  const names = Object.keys(fields);
  const existing = new Set([...names, ...without, ...ANNOTATIONS]);
  return (value, where) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(where, 'an object', value);
    const raw = new Map<string, unknown>(Object.entries(value));
    const unknown = [...raw.keys()].find((name) => !existing.has(name));
    if (unknown !== undefined) {
      throw badRequest(
        `${where}: the field ${JSON.stringify(unknown.slice(0, 60))} is not taken here; documented are ${names.join(', ')}.`,
      );
    }
    const at = (name: string) => (where === 'The payload' ? name : `${where}.${name}`);
    const entries = Object.entries(fields).map(([name, check]) => [name, check(raw.get(name), at(name))] as const);
    // The checks that built the entries are what gives them these types.
    return Object.fromEntries(entries) as Checked<S>;
  };
}

/** A calendar day as `YYYY-MM-DD` (API 4.4). */
export const day: Validator<string> = (value, where) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) throw wrong(where, 'a date YYYY-MM-DD', value);
  const parsed = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== value) {
    throw badRequest(`${where}: there is no day ${value} in the calendar.`);
  }
  return value;
};

/** A point in time as ISO 8601 with its offset, as its day; without one the service answers 400 in practice. */
export const moment: Validator<string> = (value, where) => {
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
  if (typeof value !== 'string' || !form.test(value)) throw wrong(where, 'a time with its offset from UTC', value);
  return day(value.slice(0, 10), where);
};

export const email: Validator<string> = (value, where) => {
  const raw = text(value, where);
  if (!/^[^\s@]+@[^\s@]+$/.test(raw)) throw badRequest(`${where} must be an e-mail address.`);
  return raw;
};

const webAddress: Validator<string> = (value, where) => {
  const raw = anyText(value, where);
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) throw wrong(where, 'an http(s) URL', value);
  return raw;
};

/** `createSource` (API 2): overrides the sender shown. */
export const createSource = record({ displayName: unlessEmpty(text), avatar: unlessEmpty(webAddress) });
