/** The characters that `[a-z]`, `[!a]` and `[[:digit:]]` stand for. */

import { unicodePattern } from '../../../text/unicode.ts';

export type CharacterTest = (character: string) => boolean;

const NAMED: Readonly<Record<string, () => RegExp>> = {
  alnum: unicodePattern(String.raw`^[\p{L}\p{Nl}\p{Nd}]$`),
  alpha: unicodePattern(String.raw`^[\p{L}\p{Nl}]$`),
  blank: unicodePattern(String.raw`^[\p{Zs}\t]$`),
  digit: unicodePattern(String.raw`^\p{Nd}$`),
  lower: unicodePattern(String.raw`^\p{Ll}$`),
  punct: unicodePattern(String.raw`^\p{P}$`),
  space: unicodePattern(String.raw`^[\p{Z}\t\r\n\v\f]$`),
  upper: unicodePattern(String.raw`^\p{Lu}$`),
  word: unicodePattern(String.raw`^[\p{L}\p{Nl}\p{Nd}\p{Pc}]$`),
  xdigit: () => /^[A-Fa-f0-9]$/,
};
/** Characters of the longest name, with its marks. */
const LONGEST_NAME = 10;

/** @param start where its bracket opens; undefined where that one is never closed */
export function characterClass(
  characters: readonly string[],
  start: number,
): { readonly test: CharacterTest; readonly end: number } | undefined {
  const not = ['!', '^'].includes(characters[start + 1] ?? '');
  const tests: CharacterTest[] = [];
  const first = start + (not ? 2 : 1);
  for (let at = first; at < characters.length; at += 1) {
    const [from = '', dash, to] = characters.slice(at, at + 3);
    const named = from === '[' ? namedClass(characters.slice(at, at + LONGEST_NAME).join('')) : undefined;
    if (from === ']' && at > first) return { test: (one) => tests.some((test) => test(one)) !== not, end: at };
    if (named !== undefined) {
      tests.push((one) => named.test().test(one));
      at += named.length - 1;
    } else if (dash === '-' && to !== undefined && to !== ']') {
      tests.push((one) => codeOf(one) >= codeOf(from) && codeOf(one) <= codeOf(to));
      at += 2;
    } else tests.push((one) => one === from);
  }
  return undefined;
}

function namedClass(text: string): { readonly test: () => RegExp; readonly length: number } | undefined {
  const [whole = '', name = ''] = /^\[:(\w{1,6}):\]/.exec(text) ?? [];
  const test = Object.hasOwn(NAMED, name) ? NAMED[name] : undefined;
  return test && { test, length: whole.length };
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
