/** The twelve words or more that a wallet or a vault is recovered with. */

import { type CredentialFinder, matchAt } from './finder.ts';

/** From what they are called to a sign behind which they begin. */
const CALLED = /[^\r\n:="'`]{1,100}[:="'`\r\n][\s:="'`[]{0,12}/y;
const NUMBER = '(?:\\d{1,2}[.):][ \\t]?)?';
const WORDS = new RegExp(`${NUMBER}[a-z]{3,8}(?:[\\s,"'-]{1,4}${NUMBER}[a-z]{3,8}){11,23}(?![\\w.])`, 'y');

export const MNEMONICS: CredentialFinder = {
  heads: ['seed', 'mnemonic', 'paper key', 'recovery phrase', 'recovery words', 'backup phrase', 'secret phrase'],
  find: (text, at) => {
    if (matchAt(CALLED, text, at) === undefined) return undefined;
    const start = CALLED.lastIndex;
    return matchAt(WORDS, text, start) && { start, end: WORDS.lastIndex };
  },
};
