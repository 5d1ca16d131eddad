/** What an account, a wallet or a vault is recovered or paired with: words of a list, and codes in groups. */

import { type CredentialFinder, matchAt } from './finder.ts';

/** From what they are called to a sign behind which they begin. */
const CALLED = /[^\r\n:="'`]{1,100}[:="'`\r\n][\s:="'`[]{0,12}/y;
const NUMBER = '(?:\\d{1,2}[.):][ \\t]?)?';
const WORDS = new RegExp(`${NUMBER}[a-z]{3,8}(?:[\\s,"'-]{1,4}${NUMBER}[a-z]{3,8}){11,23}(?![\\w.])`, 'y');

const CODE_CALLED =
  /(?:recovery|backup|scratch|setup|pairing|pin|verification|security|one-time|login|activation|unlock|factor)[ -](?:code|key|pin|password)s?\b["']?(?:[ \t]?[:=]|[ \t](?:is|are|was))?[\s"'`]{1,8}/iy;
/** Groups of which none is a word; a list of codes may go on over lines. */
const CODES =
  /[A-Za-z\d]{4}(?: [A-Za-z\d]{4}\b){7,20}|(?![A-Za-z][a-z]+\b)[A-Za-z\d]{2,12}(?:[\s,-]{1,4}(?![A-Za-z][a-z]+\b)[A-Za-z\d]{2,12}\b){0,60}/y;
const SHORTEST = 5;

/** Twelve words or more in small letters. */
const MNEMONICS: CredentialFinder = {
  heads: ['seed', 'mnemonic', 'paper key', 'recovery phrase', 'recovery words', 'backup phrase', 'secret phrase'],
  find: (text, at) => {
    if (matchAt(CALLED, text, at) === undefined) return undefined;
    const start = CALLED.lastIndex;
    return matchAt(WORDS, text, start) && { start, end: WORDS.lastIndex };
  },
};

const CODE_GROUPS: CredentialFinder = {
  heads:
    `recovery code,recovery key,backup code,backup key,scratch code,setup code,setup key,pairing code,pin code,login code,
verification code,security code,one-time code,one-time pass,activation code,unlock code,unlock pin,factor code`.split(
      /,\n?/,
    ),
  find: (text, at) => {
    if (matchAt(CODE_CALLED, text, at) === undefined) return undefined;
    const start = CODE_CALLED.lastIndex;
    const codes = matchAt(CODES, text, start)?.[0] ?? '';
    return codes.length >= SHORTEST && /\d.*\d/s.test(codes) ? { start, end: CODES.lastIndex } : undefined;
  },
};

export const RECOVERY: readonly CredentialFinder[] = [MNEMONICS, CODE_GROUPS];
