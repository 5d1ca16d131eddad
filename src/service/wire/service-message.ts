/** Extracts the message of the service from an error response, sanitized for display. */
import { isPlainObject } from '../../is-plain-object.ts';
import { unicodePattern } from '../../text/unicode.ts';

const MAX_LENGTH = 200;
const BETWEEN_TERMS = unicodePattern(String.raw`[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+`, 'g');

/**
 * Finds the message in any of the observed error shapes, else takes the complete body. Returns one line without control
 * characters, truncated to 200 characters. Empty if the body is.
 *
 * @param hide redacts secrets
 */
export function serviceMessage(body: string, hide: (text: string) => string): string {
  // Redact before and after, because joining lines can change or create a secret. Truncating first would leave half of
  // one.
  const safe = hide(oneLine(hide(findMessage(body) ?? body)));
  // No character takes more than two code units. One more reveals that the text was longer.
  const characters = [...safe.slice(0, 2 * MAX_LENGTH + 2)];
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH).join('')}…` : safe;
}

function oneLine(text: string): string {
  return text.replaceAll(BETWEEN_TERMS(), ' ').toWellFormed().trim();
}

function findMessage(body: string): string | undefined {
  try {
    return firstMessage(JSON.parse(body));
  } catch {
    return undefined;
  }
}

/**
 * Matches `{error: {details: [{message}]}}`, `{error: {message: {value}}}`, `{error: {message}}`, `{error}` and
 * `{message}`, with `errors` (one or a list) in place of `error`.
 */
function firstMessage(answer: unknown): string | undefined {
  if (!isPlainObject(answer)) return undefined;
  const inner = answer['d'];
  const tops = isPlainObject(inner) ? [answer, inner] : [answer];
  const error = tops.map((top) => top['error'] || top['errors']).find(Boolean) ?? answer;
  if (typeof error === 'string') return error;
  const details = Array.isArray(error) ? error : isPlainObject(error) ? error['details'] : undefined;
  const messages = (Array.isArray(details) ? details : []).flatMap(detailText);
  if (messages.length > 0) return messages.join('; ');
  return isPlainObject(error) ? messageText(error['message'])[0] : undefined;
}

function detailText(detail: unknown): string[] {
  return messageText(isPlainObject(detail) ? detail['message'] : detail);
}

function messageText(message: unknown): string[] {
  const value = isPlainObject(message) ? message['value'] : message;
  return typeof value === 'string' && value !== '' ? [value] : [];
}
