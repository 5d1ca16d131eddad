/** Parses the body of a 2xx response to a POST. */

import { DecodeError } from '../../errors.ts';
import { isPlainObject } from '../../is-plain-object.ts';
import { unwrapText } from './envelope.ts';

/**
 * Result of a POST:
 * - `created`: with the ID of the record
 * - `unnamed`: the body is unreadable or has no valid ID
 * - `error`: the body reports that nothing was done, despite the status
 */
export type Creation =
  | { readonly type: 'created'; readonly id: string }
  | { readonly type: 'unnamed' }
  | { readonly type: 'error' };

/**
 * Parses the body of a 2xx response. The ID of a topic or task is a positive integer (a number, or digits in a string).
 * The ID of a chat message may be any string.
 */
export function readCreation(answer: string, kind: 'record' | 'chat message'): Creation {
  if (hasErrorBody(answer)) return { type: 'error' };
  const id = idIn(answer, kind);
  return id === undefined ? { type: 'unnamed' } : { type: 'created', id };
}

/** Finds bodies that may report an error. Most don't match and need no parsing. */
const SUSPICIOUS = /"(?:errors?|success|ok|status|statusCode)"\s*:/;
/** Values of `status` if nothing was done. */
const TROUBLE = ['error', 'errors', 'fail', 'failed', 'failure', 'maintenance', 'unavailable', 'down', 'offline'];

/**
 * Returns true if a 2xx body reports an error at its top level or under `d`: a non-empty `error` or `errors`, `success`
 * or `ok` that is false, or, without a record, a failure `status` (`maintenance`, 503).
 */
export function hasErrorBody(answer: string): boolean {
  if (!SUSPICIOUS.test(answer)) return false;
  const parsed = parseSafely(() => JSON.parse(answer));
  const tops = isPlainObject(parsed) ? [parsed, parsed['d']] : [];
  return tops.filter(isPlainObject).some(reportsError);
}

/** Ignores `status` next to an ID: it may be a field of the record, such as that of a task that failed. */
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
