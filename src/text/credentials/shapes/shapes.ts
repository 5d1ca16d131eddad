/** Credentials that are known by their shape: those of the public list, and of services that it lacks. */

import type { TextSpan } from '../../text-finder.ts';
import { type CredentialFinder, matchAt } from '../finder.ts';
import { hasLetterAndDigit } from '../values.ts';
import { OWN_SHAPES, TOKENS } from './own-shapes.ts';
import { SERVICES, type ServiceRow, SHAPES, type ShapeRow } from './public-rules.ts';

/** Between the name of a service and a value of it. */
const BETWEEN = '[ \\t\\w.-]{0,20}[\\s\'"]{0,3}(?:=|>|:{1,3}=|\\|\\||:|=>|\\?=|,)[`\'"\\s=]{0,5}';
/** Of as many letters as a token: `s.ConstraintBasedSynthesis`. */
const CLASS_NAME = /^(?:\w{1,8}[._-])?(?:[A-Z][a-z]{3,12})+$/;
/** The rest of a word that begins as a credential is part of it. */
const REST = /[\w-]*/y;
/** What a log may write before a word besides signs: an escaped line break, a colour, an encoded sign. */
const ESCAPED = /(?:\\[bfnrt]|%[\dA-F]{2}|\\u[\dA-F]{4}|\\x[\dA-F]{2})$/i;

export function shapeFinders(): readonly CredentialFinder[] {
  return [
    ...SHAPES.map(shapeFinder),
    ...OWN_SHAPES.map(shapeFinder),
    ...TOKENS.map(tokenFinder),
    ...SERVICES.map(serviceFinder),
  ];
}

/** Patterns are compiled when their head is met for the first time: most never are. */
function shapeFinder([heads, before, edge, source]: ShapeRow): CredentialFinder {
  let pattern: RegExp | undefined;
  return {
    heads,
    find: (text, at) => {
      if (before === 0 && edge && !beginsWord(text, at)) return undefined;
      pattern ??= new RegExp(source, 'y');
      const [least, most] = typeof before === 'number' ? [before, before] : before;
      return most === 0 ? spanAt(pattern, text, at) : spanAround(pattern, text, at - most, at - least);
    },
  };
}

/** A prefix, and at least so many characters that look like chance. */
function tokenFinder([prefix, least, others = '']: (typeof TOKENS)[number]): CredentialFinder {
  const source = `${prefix.replaceAll(/[.$/]/g, '\\$&')}[A-Za-z0-9${others}]{${least},2000}`;
  const shape = shapeFinder([[prefix.toLowerCase()], 0, true, source]);
  const find: CredentialFinder['find'] = (text, at) => {
    const span = shape.find(text, at);
    const chance = span === undefined ? '' : text.slice(at + prefix.length, span.end);
    return hasLetterAndDigit(chance) || /[a-z][A-Z].*[A-Z]/.test(chance) ? span : undefined;
  };
  return { heads: shape.heads, find };
}

function serviceFinder([heads, name, values]: ServiceRow): CredentialFinder {
  let pattern: RegExp | undefined;
  return {
    heads,
    find: (text, at) => {
      pattern ??= new RegExp(`${name}${BETWEEN}(${values})(?!\\w)`, 'y');
      const value = matchAt(pattern, text, at)?.[1];
      if (value === undefined || !hasLetterAndDigit(value)) return undefined;
      return { start: pattern.lastIndex - value.length, end: pattern.lastIndex };
    },
  };
}

function spanAt(pattern: RegExp, text: string, start: number): TextSpan | undefined {
  const found = matchAt(pattern, text, start)?.[0];
  if (found === undefined || CLASS_NAME.test(found)) return undefined;
  return { start, end: endOfWord(text, pattern.lastIndex) };
}

/** The head stands within the shape, which begins where a word before it does. */
function spanAround(pattern: RegExp, text: string, first: number, last: number): TextSpan | undefined {
  for (let start = Math.max(0, first); start <= last; start += 1) {
    const span = beginsWord(text, start) ? spanAt(pattern, text, start) : undefined;
    if (span !== undefined) return span;
  }
  return undefined;
}

function endOfWord(text: string, at: number): number {
  matchAt(REST, text, at);
  return REST.lastIndex;
}

export function beginsWord(text: string, at: number): boolean {
  return at === 0 || !isWordSign(text.charCodeAt(at - 1)) || ESCAPED.test(text.slice(Math.max(0, at - 6), at));
}

function isWordSign(code: number): boolean {
  return (code > 47 && code < 58) || (code > 64 && code < 91) || code === 95 || (code > 96 && code < 123);
}

const BEGINS =
  /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----|-----BEGIN OpenVPN Static key V1-----|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----|PuTTY-User-Key-File-\d|Private-Lines: \d/iy;
const ENDS =
  /-----END (?:[A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?|OpenVPN Static key V1)-----|---- END SSH2 ENCRYPTED PRIVATE KEY ----|Private-MAC: *[\da-f]{20,80}/gi;

/** Private keys with a first and a last line, which a log may show as one line. Without an end the rest of the text belongs to one. */
export const BLOCKS: CredentialFinder = {
  heads: ['-----begin ', '---- begin ssh2', 'putty-user-key-file', 'private-lines: '],
  find: (text, at) => {
    if (matchAt(BEGINS, text, at) === undefined) return undefined;
    return { start: at, end: matchAt(ENDS, text, BEGINS.lastIndex) === undefined ? text.length : ENDS.lastIndex };
  },
};
