/** A value whose name stands behind it in the same object: `value: x` and then `name: DB_PASSWORD`. */

import { type CredentialFinder, matchAt } from './finder.ts';
import { announcedBy, isLikely } from './likely.ts';
import { FIELD, QUOTE } from './places.ts';
import { isPlainlyNone } from './values.ts';

/** To the next field of the same object; a new line begins at most one. */
const NEXT_FIELD = '(?:[,;]|[ \\t]|\\r?\\n|\\\\n)(?:\\r?\\n|\\\\n)?[ \\t]{0,40}';
const VALUE_THEN_NAME = new RegExp(
  `value${QUOTE}?[ \\t]{0,8}[:=][ \\t]{0,8}(?:(?<quote>${QUOTE})(?<quoted>[^"'\`\\\\<>\\r\\n]{1,512})\\k<quote>|(?<bare>[^\\s"'\`\\\\,;]{1,512}))${NEXT_FIELD}(?:${FIELD}${NEXT_FIELD}){0,2}${QUOTE}?(?:\\w{0,12}name|key)${QUOTE}?[ \\t]{0,8}[:=][ \\t]{0,8}${QUOTE}?(?<name>[\\w$.-]{1,80})`,
  'iy',
);

export const VALUE_FIRST: CredentialFinder = {
  heads: ['value'],
  find: (text, at) => {
    const { quoted, bare, name = '' } = matchAt(VALUE_THEN_NAME, text, at)?.groups ?? {};
    const value = quoted ?? bare ?? '';
    const announced = announcedBy(name);
    if (announced === undefined || announced === 'header') return undefined;
    if (!isLikely(announced, 'value', value) || isPlainlyNone(value)) return undefined;
    const start = text.indexOf(value, at + 'value'.length + 1);
    return { start, end: start + value.length };
  },
};
