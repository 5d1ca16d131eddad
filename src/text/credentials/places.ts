/** Where the value of a name begins that announces a credential: behind a sign, a blank, or words of a sentence. */

import { matchAt } from './finder.ts';
import type { NameKind } from './names.ts';

/**
 * What may stand in a place: `value` only a value, as in quotes or close behind `=`; `prose` a word of a sentence as well,
 * as behind a colon and a blank; `anything` whatever follows a name.
 */
export type Certainty = 'value' | 'prose' | 'anything';

/** Where a value begins. */
export interface Place {
  readonly start: number;
  /** The quote that it stands in. */
  readonly quote: string;
  readonly certainty: Certainty;
}

/** A quote as the text writes it: plain, escaped once or more, or as an entity. */
const QUOTE = '(?:\\\\{0,7}["\'`]|&quot;|&#39;|&apos;)';
/** Between a name and its value: the quote that ends the name, the sign, the quote that begins the value. */
const SIGN = new RegExp(
  `(${QUOTE}?)\\]?(?: \\[[\\w*]{0,24}\\])?([ \\t]{0,8})(:=|=>|->|===?|!=|\\?=|=|::?|>|%3[AaDd](?:%20)?|\\(|\\||,)([ \\t]{0,8})(?:[@brfuL](?=["']))?(${QUOTE}?)`,
  'y',
);
/** `"name": "DB_PASSWORD", "value": "x"`, and the same in YAML and XML. */
const BESIDE = new RegExp(
  `${QUOTE}?[,;]?(?:\\s|\\\\[nrt]){0,40}${QUOTE}?[vV]alue${QUOTE}?[ \\t]{0,4}[:=][ \\t]{0,4}(${QUOTE}?)`,
  'y',
);
/** `password: String = "x"` */
const TYPED = new RegExp(`\\??[ \\t]?:[ \\t]?[\\w&'<>[\\] .]{1,40}?[ \\t]?=[ \\t]?(${QUOTE})`, 'y');
/** `<key>password</key><string>x</string>`, and the same with `name` and `value`. */
const ELEMENTS = /<\/(?:key|name)>(?:\s|\\[nrt]){0,40}<(?:string|value)>/y;
/** `password: |` and the lines below it. */
const BLOCK = /["']?[ \t]{0,3}:[ \t]{1,3}[|>][-+\d]{0,2}[ \t]{0,3}(?:\r?\n|\\n)[ \t]{1,40}/y;
/** `the password is x`, `a temporary password is generated for root@localhost: x`. */
const SENTENCE =
  /[ \t](?:(?:is(?: generated)?|was(?: generated)?|set to|will be)(?: for [\w.@'%-]{1,60})?|for (?:(?:user|account) )?[\w.@'%-]{1,60}(?: is)?)[:=]?[ \t](["'`]?)/y;
const BLANK = /[ \t]((?:\\{0,7}["'])?)/y;

/** `secret ? 'password' : 'token'` */
const CHOICE = /\?\s{0,3}["'`]$/;
/** Words before a name and a blank that make what follows its value. */
const TAKES_BLANK =
  /(?:^|[\s"'`]|\\[nrt])(?:ENV|ARG|setx?|set -\w{1,4}|export|setenv|login \S{1,80}|machine \S{1,80}|add)[ \t]$|(?:config|configure)[ :]set[ \t](?:\S{1,120}[:/])?$/i;
/** To the end of the word, as a command line ends it. */
const WORD = /[^\s"'`\\]{0,200}/y;

/** Where the value of the name begins that stands here. */
export function placeBehind(text: string, from: number, end: number, kind: NameKind): Place | undefined {
  const before = text.slice(Math.max(0, from - 100), from);
  if (CHOICE.test(before)) return undefined;
  const beside = matchAt(BESIDE, text, end);
  if (beside !== undefined && (beside[1] !== '' || /[\n\\]/.test(beside[0])))
    return placeAt(BESIDE, beside[1], 'value');
  if (matchAt(ELEMENTS, text, end) !== undefined) return placeAt(ELEMENTS, '', 'value');
  if (matchAt(BLOCK, text, end) !== undefined) return placeAt(BLOCK, '', 'value');
  const typed = kind === 'header' ? undefined : matchAt(TYPED, text, end);
  if (typed !== undefined) return placeAt(TYPED, typed[1], 'value');
  const signed = matchAt(SIGN, text, end);
  if (signed !== undefined) return behindSign(signed, text, before, kind);
  const sentence = matchAt(SENTENCE, text, end);
  if (sentence !== undefined) return placeAt(SENTENCE, sentence[1], sentence[1] === '' ? 'prose' : 'value');
  const blank = matchAt(BLANK, text, end);
  return blank && placeAt(BLANK, blank[1], behindBlank(text, from, before, kind, blank[1] !== ''));
}

function placeAt({ lastIndex }: RegExp, quote = '', certainty: Certainty): Place {
  return { start: lastIndex, quote, certainty };
}

function behindSign(found: RegExpExecArray, text: string, before: string, kind: NameKind): Place | undefined {
  const [all, named = '', gap = '', sign = '', space = '', quote = ''] = found;
  if (quote === '' && /^(?:,|\(|!=)$/.test(sign)) return undefined;
  if (sign === ',' && named === '') return undefined;
  // A column of a table, not a choice.
  if (sign === '|' && (gap === '' || space === '' || quote !== '')) return undefined;
  const start = found.index + all.length;
  const close = gap === '' && space === '' && !/^(?::|::|>|->)$/.test(sign);
  const sure = quote === '' ? close || (kind !== 'token' && isRow(text, start, before)) : quote !== '`' && sign !== ',';
  return { start, quote, certainty: sure ? 'value' : 'prose' };
}

/** `--password x`, `ENV DB_PASSWORD x`, `PASSWORD 'x'`. */
function behindBlank(text: string, from: number, before: string, kind: NameKind, quoted: boolean): Certainty {
  const flag = text.startsWith('-', from) && !/\w$/.test(before);
  if (flag) return quoted || isWholeArgument(text, BLANK.lastIndex) ? 'value' : 'prose';
  if (TAKES_BLANK.test(before)) return quoted ? 'value' : 'prose';
  return quoted && kind === 'password' ? 'value' : 'anything';
}

/** True for a row of YAML: a name and one word. */
function isRow(text: string, start: number, before: string): boolean {
  if (!/(?:^|[\r\n]|\\[nr])[ \t]*(?:- )?$/.test(before)) return false;
  matchAt(WORD, text, start);
  return /^[^,;][ \t]{0,3}(?:$|[\r\n]|\\[nr])/.test(text.slice(WORD.lastIndex - 1, WORD.lastIndex + 5));
}

/** True where a command goes on or ends behind the word: help is written otherwise. */
function isWholeArgument(text: string, start: number): boolean {
  matchAt(WORD, text, start);
  return /^(?:$|[ \t]?[\r\n"'`\\]|[ \t]-|[ \t][|&;>])/.test(text.slice(WORD.lastIndex, WORD.lastIndex + 2));
}
