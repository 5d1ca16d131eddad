/** Interprets the bodies of responses to requests that change something, and of errors. */

import { isPlainObject, parseJson } from '../../objects.ts';
import { unicodePattern } from '../../text/unicode.ts';

/** Finds bodies that may report an error. Most don't match and need no parsing. */
const SUSPICIOUS = /"(?:errors?|success|ok|status|statusCode)"\s*:/;
/** Values of `status` if nothing was done. */
const FAILURE_STATUS = /^(?:errors?|fail(?:ed|ure)?|maintenance|unavailable|down|offline)$/i;

/**
 * Returns true if a 2xx body reports an error at its top level or under `d`: a non-empty `error` or `errors`, `success`
 * or `ok` that is false, or, without a record, a failure `status` (`maintenance`, 503).
 */
export function hasErrorBody(body: string): boolean {
  if (!SUSPICIOUS.test(body)) return false;
  const parsed = parseJson(body);
  const tops = isPlainObject(parsed) ? [parsed, parsed['d']] : [];
  return tops.filter(isPlainObject).some(reportsError);
}

/** Ignores `status` next to an ID: it may be a field of the record, such as that of a task that failed. */
function reportsError({ error, errors, success, ok, id, d, status, statusCode }: Readonly<Record<string, unknown>>) {
  if (!isEmpty(error) || !isEmpty(errors)) return true;
  if ([success, ok].some((value) => value === false || value === 0 || value === 'false')) return true;
  return id === undefined && d === undefined && [status, statusCode].some(isFailureStatus);
}

function isFailureStatus(status: unknown): boolean {
  return typeof status === 'number' ? status >= 300 && status < 600 : FAILURE_STATUS.test(String(status));
}

function isEmpty(error: unknown): boolean {
  return !error || (typeof error === 'object' && Object.keys(error).length === 0);
}

/**
 * Reads the ID of the created record from the body of a 2xx response. The ID of a topic or task is a positive integer,
 * that of a chat message any text.
 */
export function readCreatedId(body: string, kind: 'record' | 'chat message'): string | undefined {
  const parsed = parseJson(body);
  const value = isPlainObject(parsed) && 'd' in parsed ? parsed['d'] : parsed;
  const created = isPlainObject(value) && 'results' in value ? value['results'] : value;
  const id = isPlainObject(created) ? created['id'] : undefined;
  const text = typeof id === 'number' || typeof id === 'string' ? String(id) : '';
  if (kind === 'chat message') return text || undefined;
  const number = /^\d{1,16}$/.test(text) ? Number(text) : 0;
  return number > 0 && Number.isSafeInteger(number) ? String(number) : undefined;
}

const MAX_LENGTH = 200;
const BETWEEN_TERMS = unicodePattern(String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+`, 'g');

/**
 * Finds the message of the service in any of the observed error shapes, else takes the complete body. Returns one line
 * without control characters, truncated to 200 characters. Empty if the body is.
 *
 * @param redact redacts secrets
 */
export function findServiceMessage(body: string, redact: (text: string) => string): string {
  // Redact before and after, because joining lines can change or create a secret. Truncating first would leave half of
  // one.
  const text = redact(findMessages(parseJson(body)).join('; ') || body);
  const safe = redact(text.replaceAll(BETWEEN_TERMS(), ' ').toWellFormed().trim());
  // No character takes more than two code units. One more reveals that the text was longer.
  const characters = [...safe.slice(0, 2 * MAX_LENGTH + 2)];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : safe;
}

/** Properties that contain a message, or hold one that does: the observed errors nest up to five. */
const MESSAGE_FIELDS = ['error', 'errors', 'd', 'details', 'message', 'value'];
const MAX_DEPTH = 6;

/** Finds the first message, or all of a list. */
function findMessages(value: unknown, depth = 0): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (depth > MAX_DEPTH) return [];
  if (Array.isArray(value)) return value.flatMap((one) => findMessages(one, depth + 1));
  if (!isPlainObject(value)) return [];
  const found = MESSAGE_FIELDS.map((name) => findMessages(value[name], depth + 1));
  return found.find((messages) => messages.length > 0) ?? [];
}
