/** Credentials that are told by the words right before them. */

import type { TextSpan } from '../../text-finder.ts';
import { withoutEnd } from '../../without-end.ts';
import { type CredentialFinder, matchAt } from '../finder.ts';
import { hasLetterAndDigit, isJumbled, isLongHex, isPlainlyNone, looksRandom, looksSecret } from '../values.ts';

const { raw } = String;

/** What phrases name in angle brackets. */
const PARTS: Readonly<Record<string, string>> = {
  /** As the text writes it: plain, or escaped as in JSON. */
  '<quote>': raw`(?:\\{0,7}["'])`,
  /** A word of a command, with the blank behind it. */
  '<word>': raw`[^\s|;&]{1,120} +`,
  '<switches>': raw`(?:-{1,2}[\w-]{1,40}(?:=\S{1,80})? +){0,5}`,
  '<user>': raw`[^\s"'\\:/]{1,80}`,
  '<argument>': raw`(?:\\{0,7}["'][^"'\\]{0,80}\\{0,7}["']|[\w.$:]{1,80})`,
};

/**
 * What is expected behind a phrase. After a `command` anything that is not plainly none; of an `account` the same, up to its
 * `@`; behind `words`, which stand in sentences and in help as well, only what looks like one; where those say little, what
 * is long and looks like `chance`; on the wire, `base64`.
 */
type Expected = 'command' | 'account' | 'words' | 'chance' | 'base64';

const JUDGES: { readonly [E in Expected]: (value: string) => boolean } = {
  command: () => true,
  account: () => true,
  words: (value) => looksSecret(value) || isJumbled(value),
  chance: (value) => isLongHex(value) || (value.length >= 16 && looksRandom(value) && hasLetterAndDigit(value)),
  base64: (value) => /^(?=.*(?:[a-z][A-Z]|\d|=$))[A-Za-z\d+/]{8,}={0,2}$/.test(value),
};

/** Where a phrase begins, the words up to the credential, and what to expect there. */
export type PhraseRow = readonly [heads: readonly string[], words: string, expected: Expected];

const QUOTED = new RegExp(
  raw`(<quote>)((?:[^"'\\\r\n]|\\(?!["'])){1,512})`.replace('<quote>', PARTS['<quote>'] ?? ''),
  'y',
);
const BARE = /[^\s"'`\\]{2,512}/y;
const CLOSING = ',;:.)]}>|';

export function phraseFinder([heads, words, expected]: PhraseRow): CredentialFinder {
  let pattern: RegExp | undefined;
  return {
    heads,
    find: (text, at) => {
      pattern ??= new RegExp(
        words.replaceAll(/<\w+>/g, (name) => PARTS[name] ?? name),
        'iy',
      );
      return matchAt(pattern, text, at) && valueAt(text, pattern.lastIndex, expected);
    },
  };
}

function valueAt(text: string, at: number, expected: Expected): TextSpan | undefined {
  const [, quote = '', quoted = ''] = matchAt(QUOTED, text, at) ?? [];
  const run = quoted || withoutEnd(matchAt(BARE, text, at)?.[0] ?? '', CLOSING);
  const value = expected === 'account' ? run.replace(/@.*/, '') : run;
  const start = at + quote.length;
  if (value === '' || (value.startsWith('-') && !JUDGES.chance(value)) || isPlainlyNone(value)) return undefined;
  return JUDGES[expected](value) ? { start, end: start + value.length } : undefined;
}
