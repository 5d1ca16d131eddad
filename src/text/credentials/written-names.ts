/** Names as texts write them: where one begins and ends around a word that announces a credential, and what it means there. */

import { matchAt } from './finder.ts';
import { type Announced, announcedBy } from './likely.ts';
import { FOREIGN_HEADS } from './names.ts';

/** Parts of names that announce a credential: only where one of them stands is there work to do. */
export const NAME_HEADS = [
  ...`pass pwd psw pw secret token key cred auth sig cookie jwt _pat pat= bearer session sid salt otp _pin dsn
    verifier connection code sonar.login saml assertion hash ticket psk art-api key-data encrypt seed primary secondary dockerconfigjson
    honeycomb-team user.info`.split(/\s+/),
  ...FOREIGN_HEADS,
];

/** Before a name and a blank, these belong to it: `api key`. */
const BEGINNING =
  /(?:(?:\b|(?<=\\[nrt]))(?:generated|public|key|api|access|secret|private|account|encryption|master|shared|signing|auth|storage|client|app|service|refresh|bot|deploy|unseal|recovery|license|mot de)[ ]){1,3}$/i;
/** Behind one, these do: `Unseal Key 1:`, `Secret ID =`. */
const ENDING = / (?:ID|\d{1,2})(?=[ \t]{0,200}[:=])/y;
const SIGN = /[\w$.\u00c0-\u024f\u0400-\u04ff\u1ea0-\u1eff\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7af-]/;
const REST =
  /[\w$\u00c0-\u024f\u0400-\u04ff\u1ea0-\u1eff\u30a0-\u30ff\u4e00-\u9fff\uac00-\ud7af-]{0,60}(?:\.[\w$-]{1,40}){0,4}/y;
const NO_SIGN_BEFORE_VALUE = /[\w$;/]|\.(?!\.{3})|:\/\//y;

/** How far to either side of the word that announces a credential its name is looked at, and what those before it take. */
const SIDE = 60;
const BEGINNING_LONGEST = 40;

/** Names that are words of sentences as well, and what says before such a name that it is something else: `unexpected token`. */
const WORDS = new Set('token tokens key keys secret secrets code signature session'.split(' '));
const OTHER_MEANING =
  /(?:expected|invalid|illegal|unknown|unrecognized|missing|next|last|first|bad|stray|syntax|before|after|near|primary|foreign|cache|input|checksum\/)\s{0,3}["'`]?$/i;
/** A thing that a command deals with, by its name. */
const DEALT_WITH = /\b(?:get|delete|describe|edit|patch|annotate|label|list|inspect|show|rm)[ \t]$/;
/** Names that say something in an address alone: in a query a `code` is what a login goes on with. */
const IN_QUERY_ONLY = new Set(['code', 'ticket']);
const IN_QUERY = /(?:[?&#]|&amp;)$/i;
/** What a key of a file of settings belongs to: `Jwt:Key`. */
const OWNER = /\b([A-Za-z]\w{0,40}):$/;
/** The name of a resource of AWS, which may be that of a secret. */
const IN_ARN = /\barn:[\w:/*-]{0,100}$/;

/** A name that announces a credential, and where it stands. */
export interface WrittenName {
  readonly from: number;
  readonly end: number;
  readonly announced: Announced;
}

/** The name around a word that announces one; undefined where it means something else. */
export function nameAround(text: string, at: number): WrittenName | undefined {
  const from = beginningOf(text, at);
  matchAt(REST, text, at);
  const end = REST.lastIndex;
  if (matchAt(NO_SIGN_BEFORE_VALUE, text, end) !== undefined) return undefined;
  const whole = matchAt(ENDING, text, end) === undefined ? end : ENDING.lastIndex;
  const announced = meaningOf(text, from, whole);
  return announced && { from, end: whole, announced };
}

/** Where the name begins that goes on here; the letter of an escaped line break is none of it. */
function beginningOf(text: string, at: number): number {
  let from = at;
  while (from > 0 && at - from < SIDE && SIGN.test(text.charAt(from - 1))) from -= 1;
  if (text.charAt(from - 1) === ' ' && text.charAt(from) !== '-') {
    from -= BEGINNING.exec(text.slice(Math.max(0, from - BEGINNING_LONGEST), from))?.[0].length ?? 0;
  }
  return text.charAt(from - 1) === '\\' && /[nrt]/.test(text.charAt(from)) && from < at ? from + 1 : from;
}

function meaningOf(text: string, from: number, end: number): Announced | undefined {
  const name = text.slice(from, end);
  const small = name.toLowerCase();
  const before = text.slice(Math.max(0, from - 110), from);
  // What programs print of a test.
  if (name === 'PASS' && text.charAt(end) !== '=') return undefined;
  if (WORDS.has(small) && (OTHER_MEANING.test(before) || (DEALT_WITH.test(before) && text.charAt(end) === ' '))) {
    return /^(?:secret|token)s?$/.test(small) ? 'weak' : undefined;
  }
  if (/^--?pass$/.test(small)) return 'password';
  if (before.includes('arn:') && IN_ARN.test(before)) return undefined;
  if (IN_QUERY_ONLY.has(small)) return IN_QUERY.test(before) ? 'weak' : undefined;
  if (small !== 'key') return announcedBy(name);
  if (IN_QUERY.test(before)) return 'weak';
  const owned = announcedBy(`${OWNER.exec(before)?.[1] ?? ''}_key`);
  return owned === 'token' ? owned : announcedBy(name);
}
