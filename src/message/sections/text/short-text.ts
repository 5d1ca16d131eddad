/** Text from outside, short and on one line. */

import type { Person } from '../../../build/facts.ts';
import { escapeLine } from '../../markdown/escape.ts';
import { plainLine, truncateAtWord } from '../../markdown/plain.ts';
import { DASH } from './separators.ts';

/** Characters of a title or of a commit's subject: what is read at a glance. */
export const TITLE = 100;

/** The text on one line of at most `max` characters, not escaped; undefined when nothing is left to see. */
export function shortPlain(text: string | undefined, max: number): string | undefined {
  if (text === undefined) return undefined;
  // Cut first as well, so that no time is spent on a megabyte of which one line is shown.
  const plain = truncateAtWord(plainLine(text.slice(0, max * 8)), max);
  return plain === '' ? undefined : plain;
}

/** The same, escaped. */
export function shortMarkdown(text: string | undefined, max: number): string | undefined {
  const plain = shortPlain(text, max);
  return plain === undefined ? undefined : escapeLine(plain);
}

/** A title in quotation marks: a stranger may have written it, and it may read like a verdict. */
export function quoted(title: string | undefined): string | undefined {
  const text = shortMarkdown(title, TITLE);
  return text === undefined ? undefined : `“${text}”`;
}

/** A person's name as plain text: the full one, else the login. */
export function personName(person: Person | undefined): string | undefined {
  return shortPlain(person?.name ?? person?.login, 60);
}

/** The text with a person behind it; the person alone where there is no text. */
export function withAuthor(text: string, author: Person | undefined): string {
  const name = personName(author);
  if (name === undefined) return text;
  return text === '' ? escapeLine(name) : text + DASH + escapeLine(name);
}

/** The pieces that there are; undefined for none. */
export function joinPieces(pieces: readonly (string | undefined)[], separator: string): string | undefined {
  const present = pieces.filter((piece) => piece !== undefined && piece !== '');
  return present.length === 0 ? undefined : present.join(separator);
}

/** With a capital letter at the start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
