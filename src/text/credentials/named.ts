/**
 * Finds the value that follows a credential name: `NAME=value`, JSON, YAML, XML, a command-line option, or a header.
 */

import { matchAt, type TextSpan, trimEndChars } from '../unicode.ts';
import { type NameKind, nameKind } from './names.ts';
import { isNeverSecret, looksSecret } from './values.ts';

const { raw } = String;

const NAME_ENDS = /[\w$\u00df-\u024f-]{0,60}(?:\.[\w$-]{1,40}){0,4}/y;
/** Command-line options that pass a variable on by its name. */
const PASSED_ON = /(?:^|\s)-(?:[eE]|-env|-build-arg|-preserve-env)[ =](?:\S{0,80},)?$/;

/** A quotation mark as text writes it: plain, escaped once or more, or as an entity. */
const QUOTE = raw`(?:\\{0,7}["'${'`'}]|&quot;|&#39;|&apos;)`;
/** The value, after an optional type or a wrapper for an optional value. */
const VALUE = raw`(?:string(?:\(\d{1,6}\))?[ ]|\(string\) \(len=\d{1,6}\) |Some\(|<!\[CDATA\[|!!\w{1,10} |\[(?=["'\\])|[@brfuL](?=["']))?(?<quote>${QUOTE}?)`;

/** `"name": "DB_PASSWORD", "value": "x"`, and the same in YAML and XML; `password: |` with an indented block. */
const BESIDE = new RegExp(
  raw`(?:${QUOTE}?(?:[ \t]{0,4}:[ \t]{0,4}\{)?(?:,|\s|\\[nrt]){0,40}${QUOTE}?(?:\w{0,20}value|content)${QUOTE}?[ \t]{0,8}[:=][ \t]{0,8}|</(?:key|name)>(?:\s|\\[nrt]){0,40}<(?:string|value)>|${QUOTE}?[ \t]{0,3}:[ \t]{1,3}[|>][-+\d]{0,2}[ \t]{0,3}(?:\r?\n|\\n)[ \t]{1,40})${VALUE}`,
  'iy',
);
const AFTER_SEPARATOR = new RegExp(
  raw`${QUOTE}?[\]}]?(?<gap>[ \t]{0,200})(?: \[\w{0,24}\])?(?::[ ]?[A-Za-z]{3,20}[ ](?==))?(?<sign>:=|=>|->|={1,3}|\?=|\|\|=|:(?!:)|>|\|(?!\|)|\\[=:]|%3[AaDd](?:%20)?|[,(](?=[ \t]{0,40}["'\\]))(?<space>(?<==>)(?:\s|\\[nr]){1,20}(?=string)|[ \t]{0,200})${VALUE}`,
  'y',
);
/** Also matches columns: `--password x`, `ENV DB_PASSWORD x`, `password is x`. */
const AFTER_SPACE = new RegExp(raw`${QUOTE}?[ \t]{1,200}(?:(?:is|was|to) )?${VALUE}`, 'y');

/** Characters that may follow the name. In prose and paths, most names precede another character. */
const SEPARATOR = /[-\s"'`&<>\]}:=?|%,(\\]/;

/** Maximum number of characters inspected for a decision. Redaction continues to the last character of the value. */
const MAX_LENGTH = 1_024;
const BARE = /(?:[^\s"'`<>\\]|["'`](?=[\w!@#$%^&*+~])|\\(?![bfnrtu"'`])){0,1024}/y;
const BARE_REST = /[^\s"'`<\\&;,]*/y;
const LINE = /(?:=\\{0,7}"[^"\\\r\n]{0,400}\\{0,7}"|[^\r\n"'`<\\]){0,1024}/y;
/** The start of the next value, or of the surrounding text, after an unquoted value. */
const NEXT = /&(?:amp;)?(?=[\w.-]{1,40}=)|;(?=\s|$|[\w .-]{1,40}=)|,(?=$|[\w.-]{1,40}[=:]|["'{])|%26|\|(?=\s|$)/;

/** A pronounceable word: with a vowel, short, and without many consonants in a row. */
const PRONOUNCEABLE = /^(?=.*[aeiouy])(?!.*[bcdfghjklmnpqrstvwxz]{5})[a-z]{3,13}$/i;

/** @param at position of one of `NAME_HEADS` in the name */
export function findNamed(text: string, at: number): TextSpan | undefined {
  let from = at;
  while (from > 0 && at - from < 60 && /[\w$.\u00df-\u024f-]/.test(text.charAt(from - 1))) from -= 1;
  // Skip the letter of an escaped line break.
  if (text.charAt(from - 1) === '\\' && /[nrt]/.test(text.charAt(from)) && from < at) from += 1;
  const end = at + (matchAt(NAME_ENDS, text, at)?.[0].length ?? 0);
  if (!SEPARATOR.test(text.charAt(end))) return undefined;
  const name = text.slice(from, end);
  const before = text.slice(Math.max(0, from - 110), from);
  const kind = findKind(name, before);
  const pattern = kind && [BESIDE, AFTER_SEPARATOR, AFTER_SPACE].find((one) => matchAt(one, text, end) !== undefined);
  const found = pattern && matchAt(pattern, text, end);
  if (kind === undefined || found === undefined) return undefined;
  const start = end + found[0].length;
  const { quote = '', ...groups } = found.groups ?? {};
  if (kind === 'header') return pattern === AFTER_SEPARATOR ? headerAt(text, start, quote) : undefined;
  const isFlag = name.startsWith('-');
  // Nobody writes a value behind the variable that stands for it.
  const isColumn = isFlag || (kind !== 'weak' && !name.startsWith('$'));
  if (pattern === AFTER_SPACE && (PASSED_ON.test(before) || !isColumn)) return undefined;
  const isSure =
    pattern === BESIDE || (pattern === AFTER_SEPARATOR ? isAssigned(quote, groups) : isFlag && quote !== '');
  const value = quote === '' ? bareAt(text, start) : quotedAt(text, start, quote);
  if (!isCredential(kind, isSure, value)) return undefined;
  const isCut = value.length >= MAX_LENGTH && matchAt(BARE_REST, text, start + value.length) !== undefined;
  return { start, end: isCut ? BARE_REST.lastIndex : start + value.length };
}

function findKind(name: string, before: string): NameKind | undefined {
  if (/^(?:code|ticket|key)$/i.test(name)) return /[?&]$/.test(before) ? 'weak' : undefined;
  return /^(?:--?)?pass$/.test(name) ? 'password' : nameKind(name);
}

/** Returns false for separators that prose contains as well, such as a colon or a column. */
function isAssigned(quote: string, { gap, sign = '', space }: Readonly<Record<string, string | undefined>>): boolean {
  if (/^[,(|]$/.test(sign)) return false;
  return quote !== '' || (gap === '' && space === '' && !sign.startsWith(':'));
}

/** Reads up to the closing quotation mark. Reads an unquoted value if the mark is missing. */
function quotedAt(text: string, start: number, quote: string): string {
  const inside = text.slice(start, start + MAX_LENGTH);
  let end = inside.indexOf(quote);
  while (end > 0 && inside.charAt(end - 1) === '\\') end = inside.indexOf(quote, end + 1);
  const value = inside.slice(0, Math.max(0, end));
  return end === -1 || /[\r\n]/.test(value) ? bareAt(text, start) : value;
}

function bareAt(text: string, start: number): string {
  const run = matchAt(BARE, text, start)?.[0] ?? '';
  const value = run.slice(0, NEXT.exec(run)?.index ?? run.length);
  return trimEndChars(value, ',;:.)]}>|');
}

/** Finds the rest of the line because a header may contain several values. */
function headerAt(text: string, start: number, quote: string): TextSpan | undefined {
  const value = quote === '' ? (matchAt(LINE, text, start)?.[0].trimEnd() ?? '') : quotedAt(text, start, quote);
  const parts = value.split(/[\s,;]+/).map((part) => part.replace(/^[\w.-]+=\\{0,7}"?/, ''));
  const isSecret = parts.some((part) => part.length >= 8 && looksSecret(part) && !isNeverSecret(part));
  return isSecret ? { start, end: start + value.length } : undefined;
}

/** Returns true if words make up most of the value, as in `ClientHttp2Session` and `linux-node-20`. */
function isWordy(value: string): boolean {
  const terms = value.match(/[A-Z]?[a-z]+|[A-Z]{4,}/g)?.filter((word) => PRONOUNCEABLE.test(word)) ?? [];
  return terms.join('').length > value.length * 0.8;
}

/** @param isSure true if the text after the name can only be its value, false for prose */
function isCredential(kind: NameKind, isSure: boolean, value: string): boolean {
  // A private key has a rule of its own, because it may be longer than a value.
  if (/^-----BEGIN(?:$| [A-Z\d ]{0,40}PRIVATE KEY)/.test(value)) return false;
  if (value === '' || kind === 'faint' || isNeverSecret(value)) return false;
  // The next setting of a list, or the next attribute.
  if (!isSure && /^[\w.:-]+=[^=]/.test(value)) return false;
  if (kind === 'password') return isSure || looksSecret(value);
  const looksRandom = looksSecret(value) && !/\s/.test(value) && !isWordy(value);
  if (kind === 'weak') return looksRandom && value.length >= (isSure ? 8 : 16);
  return isSure ? value.length >= 4 && !/\s/.test(value) && !/^\d{1,9}$/.test(value) : looksRandom;
}
