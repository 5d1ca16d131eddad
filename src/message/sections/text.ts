/** Formats short texts and times for people, and joins the pieces of a line. */

import type { Person } from '../../build/facts.ts';
import { clockTime, parseTime, span } from '../../text/format.ts';
import { escapeLine } from '../markdown/escape.ts';
import { plainLine, truncatePlain } from '../markdown/plain.ts';

/** Keeps lines on narrow screens from starting with a separator, and pairs such as `run #42` together. */
export const NO_BREAK = '\u00A0';
export const DOT = `${NO_BREAK}· `;
export const DASH = `${NO_BREAK}— `;
/** Breaks a line in every Markdown dialect. */
export const LINE_BREAK = '  \n';

/** Maximum characters of a title or a commit subject, readable at a glance. */
export const MAX_TITLE_LENGTH = 100;

/** `run #42`, `on main`: keeps two words on one line. */
export function joinPair(first: string, second: string): string {
  return first + NO_BREAK + second;
}

/** Returns the text on one line of at most `max` characters, not escaped; undefined if nothing visible is left. */
export function shortPlain(text: string | undefined, max: number): string | undefined {
  // Truncate first, to save time for a megabyte of which one line is shown.
  return text === undefined ? undefined : truncatePlain(plainLine(text.slice(0, max * 8)), max) || undefined;
}

/** Returns the same, escaped. */
export function shortMarkdown(text: string | undefined, max: number): string | undefined {
  const plain = shortPlain(text, max);
  return plain && escapeLine(plain);
}

/** Quotes a title, because an external author may have written it like a conclusion. */
export function quoteTitle(title: string | undefined): string | undefined {
  const text = shortMarkdown(title, MAX_TITLE_LENGTH);
  return text && `“${text}”`;
}

/** Returns a person's name as plain text: the full name, or else the login. */
export function formatPersonName(person: Person | undefined): string | undefined {
  return shortPlain(person?.name ?? person?.login, 60);
}

/** Adds a person after the text, or returns only the person without a text. */
export function addAuthor(text: string | undefined, author: Person | undefined): string | undefined {
  const name = formatPersonName(author);
  return joinPieces([text, name && escapeLine(name)], DASH);
}

/** Joins the pieces that aren't empty; undefined if there are none. */
export function joinPieces(pieces: readonly (string | undefined)[], separator: string): string | undefined {
  return pieces.filter(Boolean).join(separator) || undefined;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const DAY = 86_400;
/** From the seventh day on, the name of a day is ambiguous. */
const MAX_SECONDS_BY_NAME = 6 * DAY;

/** `for 3h 12m`, `since Tuesday`, `for 12 days`; undefined if the time is unknown. */
export function formatSince(
  { at, duration_seconds: seconds }: { readonly at?: string; readonly duration_seconds?: number },
  timeZone?: string,
): string | undefined {
  if (seconds === undefined) return undefined;
  const started = parseTime(at);
  const isNamed = started !== undefined && seconds >= DAY && seconds < MAX_SECONDS_BY_NAME;
  return isNamed ? `since ${clockTime(started, timeZone).weekday}` : `for ${span(seconds)}`;
}
