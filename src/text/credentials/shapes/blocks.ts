/** Private keys in the form of a block with a first and a last line, which a log may show as one line. */

import { type CredentialFinder, matchAt } from '../finder.ts';

const BEGINS =
  /-----BEGIN [A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----|---- BEGIN SSH2 ENCRYPTED PRIVATE KEY ----|PuTTY-User-Key-File-\d/iy;
const ENDS =
  /-----END [A-Z\d ]{0,40}PRIVATE KEY(?: BLOCK)?-----|---- END SSH2 ENCRYPTED PRIVATE KEY ----|Private-MAC: *[\da-f]{20,80}/gi;

/** Without an end the rest of the text belongs to the key. */
export const BLOCKS: CredentialFinder = {
  heads: ['-----begin ', '---- begin ssh2', 'putty-user-key-file'],
  find: (text, at) => {
    if (matchAt(BEGINS, text, at) === undefined) return undefined;
    return { start: at, end: matchAt(ENDS, text, BEGINS.lastIndex) === undefined ? text.length : ENDS.lastIndex };
  },
};
