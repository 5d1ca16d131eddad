import { badRequest } from './http/reply.ts';

/** Validates an unknown value, or rejects it with a 400 that names the field. */
export type Validator<T> = (value: unknown, where: string) => T;

/** Maximum characters of a text. The service returns 400 for longer ones. */
export const MAX_TEXT = 8192;

function describe(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  if (typeof value === 'object') return 'an object';
  return `${typeof value === 'string' ? 'the string' : `the ${typeof value}`} ${JSON.stringify(value).slice(0, 60)}`;
}

function invalid(where: string, expected: string, value: unknown): Error {
  if (value === undefined) return badRequest(`${where} is missing: it must be ${expected}.`);
  return badRequest(`${where} must be ${expected}, got ${describe(value)}.`);
}

/** Validates a string of at most 8,192 characters, which may be empty. */
export const anyText: Validator<string> = (value, where) => {
  if (typeof value !== 'string') throw invalid(where, 'a string', value);
  if (value.length <= MAX_TEXT) return value;
  throw badRequest(`${where} is too long: ${value.length} characters, at most ${MAX_TEXT} are taken.`);
};

/** Validates a non-blank string of 1 to 8,192 characters. */
export const text: Validator<string> = (value, where) => {
  const raw = anyText(value, where);
  if (raw.trim() === '') throw badRequest(`${where} is empty.`);
  return raw;
};

/**
 * Validates a numeric ID (api.md, section 2): a positive integer, or digits in a string, as clients with forms send it.
 */
export const id: Validator<number> = (value, where) => {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1)
    throw invalid(where, 'a numeric id', value);
  return number;
};

export function oneOf<const T extends string | boolean>(...allowed: readonly T[]): Validator<T> {
  return (value, where) => {
    const found = allowed.find((one) => one === value);
    if (found === undefined) throw invalid(where, allowed.map((one) => JSON.stringify(one)).join(' or '), value);
    return found;
  };
}

export const boolean: Validator<boolean> = oneOf(true, false);

export function list<T>(item: Validator<T>): Validator<T[]> {
  return (value, where) => {
    if (!Array.isArray(value)) throw invalid(where, 'an array', value);
    return value.map((one, index) => item(one, `${where}[${index}]`));
  };
}

/** Validates `{"results":[…]}` as documented (api.md, section 2), or the bare array that some clients send. */
export function results<T>(item: Validator<T>): Validator<T[]> {
  const documented = record({ results: list(item) });
  return (value, where) => (Array.isArray(value) ? list(item)(value, where) : documented(value, where).results);
}

/** Accepts a missing value and `null`, which clients send for omitted fields. Validates any other value. */
export function optional<T>(check: Validator<T>): Validator<T | undefined> {
  return (value, where) => (value === undefined || value === null ? undefined : check(value, where));
}

/** Like `optional`, but also accepts an empty string as missing. */
function unlessEmpty<T>(check: Validator<T>): Validator<T | undefined> {
  return (value, where) => (value === '' ? undefined : optional(check)(value, where));
}

/** Fields that OData adds to records, and that clients send back unchanged. */
const ANNOTATIONS: readonly string[] = ['__descriptor', '__metadata'];

type Fields = Readonly<Record<string, Validator<unknown>>>;
type Checked<S extends Fields> = { readonly [K in keyof S]: ReturnType<S[K]> };

/**
 * Validates an object with exactly these fields. Rejects undocumented fields, so that typos are found. `without` names
 * fields that clients send for features that the sandbox lacks: they are accepted and ignored.
 */
export function record<const S extends Fields>(fields: S, without: readonly string[] = []): Validator<Checked<S>> {
  const names = Object.keys(fields);
  const allowed = new Set([...names, ...without, ...ANNOTATIONS]);
  return (value, where) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalid(where, 'an object', value);
    const raw = new Map<string, unknown>(Object.entries(value));
    const unknown = [...raw.keys()].find((name) => !allowed.has(name));
    if (unknown !== undefined) {
      throw badRequest(
        `${where}: the field ${JSON.stringify(unknown.slice(0, 60))} is not accepted here. Documented fields: ${names.join(', ')}.`,
      );
    }
    const at = (name: string) => (where === 'The payload' ? name : `${where}.${name}`);
    const entries = Object.entries(fields).map(([name, check]) => [name, check(raw.get(name), at(name))] as const);
    // The validators above guarantee these types.
    return Object.fromEntries(entries) as Checked<S>;
  };
}

/** Validates a calendar day as `YYYY-MM-DD` (api.md, section 4.4). */
export const day: Validator<string> = (value, where) => {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) throw invalid(where, 'a date YYYY-MM-DD', value);
  const parsed = new Date(`${value}T00:00:00Z`);
  if (Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== value) {
    throw badRequest(`${where}: there is no day ${value} in the calendar.`);
  }
  return value;
};

/**
 * Validates an ISO 8601 timestamp and converts it to its day. Requires an offset, because the service returns 400
 * without one.
 */
export const moment: Validator<string> = (value, where) => {
  const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/;
  if (typeof value !== 'string' || !form.test(value)) throw invalid(where, 'a time with its offset from UTC', value);
  return day(value.slice(0, 10), where);
};

export const email: Validator<string> = (value, where) => {
  const raw = text(value, where);
  if (!/^[^\s@]+@[^\s@]+$/.test(raw)) throw badRequest(`${where} must be an e-mail address.`);
  return raw;
};

const webAddress: Validator<string> = (value, where) => {
  const raw = anyText(value, where);
  if (!URL.canParse(raw) || !/^https?:$/.test(new URL(raw).protocol)) throw invalid(where, 'an http(s) URL', value);
  return raw;
};

/** Validates `createSource` (api.md, section 2), which overrides the displayed sender. */
export const createSource = record({ displayName: unlessEmpty(text), avatar: unlessEmpty(webAddress) });
