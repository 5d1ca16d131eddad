/** Pieces of one line that several sections are made of. */

import type { Commit, Person } from '../../facts/types.ts';
import { escapeLine, link } from '../markdown/escape.ts';
import { personName, short } from './wording.ts';

/** `[abc1234](…) Fix the login redirect — Ada Lovelace`. */
export function commitLine(made: Commit, author: Person | undefined): string {
  return signed([link(made.short, made.url), textOf(made.subject, 200) ?? ''].join(' ').trimEnd(), author);
}

/** The text with a person behind it; the person alone where there is no text. */
export function signed(text: string, author: Person | undefined): string {
  const name = personName(author);
  if (name === undefined) return text;
  return text === '' ? escapeLine(name) : `${text} — ${escapeLine(name)}`;
}

/** Inert, on one line and not too long; undefined when nothing is left to see. */
export function textOf(text: string | undefined, max: number): string | undefined {
  const plain = short(text, max);
  return plain === undefined ? undefined : escapeLine(plain);
}

/** The pieces that there are; undefined for none. */
export function joined(pieces: readonly (string | undefined)[], separator: string): string | undefined {
  const known = pieces.filter((piece) => piece !== undefined && piece !== '');
  return known.length === 0 ? undefined : known.join(separator);
}
