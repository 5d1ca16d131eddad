/** What the body of a 2xx says of the record that a POST was to create. */

import { DecodeError } from '../../errors.ts';
import { isPlainObject } from '../../is-plain-object.ts';
import { unwrapText } from './envelope.ts';

/**
 * - `created`: with the record's id
 * - `unnamed`: nothing that can be read, or no id that can be one
 * - `error`: the body says that nothing was done, whatever the status says
 */
export type Creation =
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'unnamed' }
  | { readonly type: 'error' };

/**
 * Reads the body of a 2xx. The id of a topic or task is a positive whole number, as a number or as digits; that of a
 * chat message may be any text.
 */
export function readCreation(answer: string, kind: 'record' | 'chat message'): Creation {
  if (hasErrorBody(answer)) return { type: 'error' };
  const id = idIn(answer, kind);
  return id === undefined ? { type: 'unnamed' } : { type: 'created', id };
}

/** Words in an answer that may say no: most answers have none, and are told apart without being parsed. */
const SUSPICIOUS = /"(?:errors?|success|ok|status|statusCode)"\s*:/;
/** What `status` says where nothing was done. */
const TROUBLE = ['error', 'errors', 'fail', 'failed', 'failure', 'maintenance', 'unavailable', 'down', 'offline'];

/**
 * Whether the body of a 2xx says, at its top or under `d`, that nothing was done: an `error` or `errors` that is not
 * empty, `success` or `ok` that is false, or, where it names no record, a `status` of trouble (`maintenance`, 503).
 */
export function hasErrorBody(answer: string): boolean {
  if (!SUSPICIOUS.test(answer)) return false;
  const parsed = parseSafely(() => JSON.parse(answer));
  const tops = isPlainObject(parsed) ? [parsed, parsed['d']] : [];
  return tops.filter(isPlainObject).some(reportsError);
}

/** A record may have a status of its own: a task that is called `failed` was created. */
function reportsError(top: Readonly<Record<string, unknown>>): boolean {
  const current = (name: string): unknown => (Object.hasOwn(top, name) ? top[name] : undefined);
  if (['error', 'errors'].some((name) => !isEmpty(current(name)))) return true;
  if (['success', 'ok'].some((name) => isFalse(current(name)))) return true;
  return (
    current('id') === undefined &&
    current('d') === undefined &&
    ['status', 'statusCode'].some((name) => isTrouble(current(name)))
  );
}

function isFalse(value: unknown): boolean {
  return value === false || value === 0 || value === 'false';
}

function isTrouble(status: unknown): boolean {
  return typeof status === 'number' ? status >= 300 && status < 600 : TROUBLE.includes(String(status).toLowerCase());
}

function isEmpty(error: unknown): boolean {
  return !error || (typeof error === 'object' && Object.keys(error).length === 0);
}

function idIn(answer: string, kind: 'record' | 'chat message'): string | undefined {
  const record = parseSafely(() => unwrapText(answer).value);
  const id = isPlainObject(record) ? record['id'] : undefined;
  const text = typeof id === 'number' ? String(id) : id;
  if (typeof text !== 'string' || text === '') return undefined;
  if (kind === 'chat message') return text;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return number > 0 && Number.isSafeInteger(number) ? String(number) : undefined;
}

function parseSafely(read: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (error instanceof DecodeError || error instanceof SyntaxError) return undefined;
    throw error;
  }
}
