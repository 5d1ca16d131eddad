/** Shortens external text to one line, and joins the pieces of a line. */

import type { Person } from '../../../build/facts.ts';
import { escapeLine } from '../../markdown/escape.ts';
import { plainLine, truncatePlain } from '../../markdown/plain.ts';

/** Keeps lines on narrow screens from starting with a separator, and pairs such as `run #42` together. */
export const NO_BREAK = '\u00A0';
export const DOT = `${NO_BREAK}· `;
export const DASH = `${NO_BREAK}— `;
export const ARROW = `${NO_BREAK}→ `;
/** Breaks a line in every Markdown dialect. */
export const LINE_BREAK = '  \n';

/** Maximum characters of a title or a commit subject, readable at a glance. */
export const TITLE = 100;

/** `run #42`, `on main`: keeps two words on one line. */
export function pair(first: string, second: string): string {
  return first + NO_BREAK + second;
}

/** Returns the text on one line of at most `max` characters, not escaped; undefined if nothing visible is left. */
export function shortPlain(text: string | undefined, max: number): string | undefined {
  if (text === undefined) return undefined;
  // Truncate first, to save time for a megabyte of which one line is shown.
  const plain = truncatePlain(plainLine(text.slice(0, max * 8)), max);
  return plain === '' ? undefined : plain;
}

/** Returns the same, escaped. */
export function shortMarkdown(text: string | undefined, max: number): string | undefined {
  const plain = shortPlain(text, max);
  return plain === undefined ? undefined : escapeLine(plain);
}

/** Quotes a title, because an external author may have written it like a conclusion. */
export function quoted(title: string | undefined): string | undefined {
  const text = shortMarkdown(title, TITLE);
  return text === undefined ? undefined : `“${text}”`;
}

/** Returns a person's name as plain text: the full name, or else the login. */
export function personName(person: Person | undefined): string | undefined {
  return shortPlain(person?.name ?? person?.login, 60);
}

/** Adds a person after the text, or returns only the person without a text. */
export function withAuthor(text: string | undefined, author: Person | undefined): string | undefined {
  const name = personName(author);
  return joinPieces([text, name === undefined ? undefined : escapeLine(name)], DASH);
}

/** Joins the defined pieces; undefined if there are none. */
export function joinPieces(pieces: readonly (string | undefined)[], separator: string): string | undefined {
  const present = pieces.filter((piece) => piece !== undefined && piece !== '');
  return present.length === 0 ? undefined : present.join(separator);
}

/** Capitalizes the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
