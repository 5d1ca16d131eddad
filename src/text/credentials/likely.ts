/** Which values are likely to be a credential, by what a name announces and by what may stand in the place behind it. */

import { nameKind } from './names.ts';
import {
  hasLetterAndDigit,
  isJumbled,
  isLongHex,
  isMixed,
  looksMade,
  looksRandom,
  looksSecret,
  namesOne,
} from './values.ts';

/** What is expected behind a name; a `header` has it in the rest of its line. */
export type Announced = 'password' | 'token' | 'weak' | 'faint' | 'header';

/**
 * What may stand in a place: `value` only a value, as in quotes or close behind `=`; `row` one word with nothing beside it,
 * as in a column, or behind a switch; `prose` a word of a sentence as well, as behind a colon and a blank; `anything`
 * whatever follows a name.
 */
export type Certainty = 'value' | 'row' | 'prose' | 'anything';

/** What this name announces. */
export function announcedBy(name: string): Announced | undefined {
  const kind = nameKind(name);
  if (kind === 'key') return 'token';
  return kind === 'part' ? 'weak' : kind;
}

type Judge = (value: string) => boolean;

const LIKELY: { readonly [A in Exclude<Announced, 'header'>]: { readonly [C in Certainty]: Judge } } = {
  password: {
    value: (value) => value !== '',
    row: isPassword,
    prose: isPassword,
    anything: (value) => value.length >= 8 && isMade(value) && !goesOn(value),
  },
  token: {
    value: (value) => value.length >= 4 && !isTextOrNumber(value) && !namesOne(value),
    row: (value) => isChance(value) || isLongHex(value),
    prose: isChance,
    anything: (value) => value.length >= 16 && isMade(value) && !goesOn(value),
  },
  weak: {
    value: (value) => value.length >= 8 && isChance(value),
    row: (value) => value.length >= 16 && isChance(value),
    prose: (value) => value.length >= 16 && isChance(value),
    anything: (value) => value.length >= 16 && looksMade(value) && !goesOn(value),
  },
  // Such a name means another thing more often than not.
  faint: { value: isKeyInBase64, row: isKeyInBase64, prose: isKeyInBase64, anything: () => false },
};

export function isLikely(announced: Exclude<Announced, 'header'>, certainty: Certainty, value: string): boolean {
  return LIKELY[announced][certainty](value);
}

function isPassword(value: string): boolean {
  return (looksSecret(value) || isJumbled(value)) && !namesOne(value);
}

function isChance(value: string): boolean {
  return looksRandom(value) && !namesOne(value);
}

function isMade(value: string): boolean {
  return isChance(value) && (hasLetterAndDigit(value) || isMixed(value));
}

/** The text goes on with another name, or with that of a thing. */
function goesOn(value: string): boolean {
  return /^[A-Za-z_][\w.-]{0,60}=[^=]|^[a-z]+\d{0,2}(?:[-/][a-z]+\d{0,2})+$/.test(value);
}

/** No program makes such tokens. */
function isTextOrNumber(value: string): boolean {
  return /\s/.test(value) || /^\d{1,9}$/.test(value);
}

/** Of 32 bytes or more, with its padding: nothing but a key is written so. */
function isKeyInBase64(value: string): boolean {
  return /^[A-Za-z\d+/_-]{43,512}={1,2}$/.test(value) && looksRandom(value);
}
