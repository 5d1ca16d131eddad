/** What the body of a 2xx says of the record that a POST was to create. */
import { DecodeError } from '../../errors.ts';
import { isObject, unwrapText } from './envelope.ts';

/**
 * - `created`: with the record's id
 * - `unnamed`: nothing that can be read, or no id that can be one
 * - `error`: the body tells of an error, whatever the status says
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
  if (tellsError(answer)) return { type: 'error' };
  const id = idIn(answer, kind);
  return id === undefined ? { type: 'unnamed' } : { type: 'created', id };
}

/** Whether an answer holds an `error` at its top, or under `d`, that is not empty. */
export function tellsError(answer: string): boolean {
  // Most answers are told apart without being parsed.
  if (!answer.includes('"error"')) return false;
  const parsed = parseSafely(() => JSON.parse(answer));
  const tops = isObject(parsed) ? [parsed, parsed['d']] : [];
  return tops.some((top) => isObject(top) && Object.hasOwn(top, 'error') && !isEmpty(top['error']));
}

function isEmpty(error: unknown): boolean {
  return !error || (typeof error === 'object' && Object.keys(error).length === 0);
}

function idIn(answer: string, kind: 'record' | 'chat message'): string | undefined {
  const record = parseSafely(() => unwrapText(answer).value);
  const id = isObject(record) ? record['id'] : undefined;
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
