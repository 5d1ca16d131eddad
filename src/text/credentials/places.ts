/** Where the value of a name begins that announces a credential: behind a sign, a blank, or words of a sentence. */

import { matchAt } from './finder.ts';
import type { NameKind } from './names.ts';

/**
 * What may stand in a place: `value` only a value, as in quotes or close behind `=`; `prose` a word of a sentence as well,
 * as behind a colon and a blank; `anything` whatever follows a name.
 */
export type Certainty = 'value' | 'prose' | 'anything';

/** Where a value begins. */
export interface ValuePlace {
  readonly start: number;
  /** The quote that it stands in. */
  readonly quote: string;
  readonly certainty: Certainty;
}

/** A quote as the text writes it: plain, escaped once or more, or as an entity. */
const QUOTE = '(?:\\\\{0,7}["\'`]|&quot;|&#39;|&apos;)';

/** Between a name and its value: the quote that ends the name, the sign, the quote that begins the value. */
const SIGN = new RegExp(
  `(${QUOTE}?)\\]?(?: \\[[\\w*]{0,24}\\])?([ \\t]{0,8})(:=|=>|->|===?|!=|\\?=|=|::?|>|%3[AaDd](?:%20)?|\\(|\\||,)([ \\t]{0,8})(?:[@brfuL](?=["']))?(?<quote>${QUOTE}?)`,
  'y',
);
/** `"name": "DB_PASSWORD", "value": "x"`, and the same in YAML and XML. */
const BESIDE = new RegExp(
  `${QUOTE}?[,;]?(?:\\s|\\\\[nrt]){0,40}${QUOTE}?[vV]alue${QUOTE}?[ \\t]{0,4}[:=][ \\t]{0,4}(?<quote>${QUOTE}?)`,
  'y',
);
/** `password: String = "x"` */
const TYPED = new RegExp(`\\??[ \\t]?:[ \\t]?[\\w&'<>[\\] .]{1,40}?[ \\t]?=[ \\t]?(?<quote>${QUOTE})`, 'y');
/** `<key>password</key><string>x</string>`, and the same with `name` and `value`. */
const ELEMENTS = /<\/(?:key|name)>(?:\s|\\[nrt]){0,40}<(?:string|value)>/y;
/** `password: |` and the lines below it. */
const BLOCK = /["']?[ \t]{0,3}:[ \t]{1,3}[|>][-+\d]{0,2}[ \t]{0,3}(?:\r?\n|\\n)[ \t]{1,40}/y;
/** `the password is x`, `a temporary password is generated for root@localhost: x`. */
const SENTENCE =
  /[ \t](?:(?:is(?: generated)?|was(?: generated)?|set to|will be)(?: for [\w.@'%-]{1,60})?|for (?:(?:user|account) )?[\w.@'%-]{1,60}(?: is)?)[:=]?[ \t](?<quote>["'`]?)/y;
/** `--password x`, `ENV DB_PASSWORD x`, `PASSWORD 'x'`. */
const BLANK = /[ \t](?<quote>(?:\\{0,7}["'])?)/y;

/** `secret ? 'password' : 'token'` */
const CHOICE = /\?\s{0,3}["'`]$/;
/** Words before a name and a blank that make what follows its value. */
const TAKES_BLANK =
  /(?:^|[\s"'`]|\\[nrt])(?:ENV|ARG|setx?|set -\w{1,4}|export|setenv|login \S{1,80}|machine \S{1,80}|add)[ \t]$|(?:config|configure)[ :]set[ \t](?:\S{1,120}[:/])?$/i;
/** To the end of the word, as a command line ends it. */
const WORD = /[^\s"'`\\]{0,200}/y;

/** A name, and where it stands. */
interface NameContext {
  readonly text: string;
  readonly from: number;
  /** What stands before it. */
  readonly before: string;
  readonly kind: NameKind;
}

type Judgement<T> = (found: RegExpExecArray, name: NameContext) => T;

/** One way to write a value behind its name. */
interface PlaceRow {
  /** From the end of the name to where the value begins; `quote` is the one that it stands in. */
  readonly pattern: RegExp;
  /** False where this is something else after all. */
  readonly fits?: Judgement<boolean>;
  /** Undefined where no value stands here. */
  readonly certainty: Judgement<Certainty | undefined>;
}

/** The first that fits decides. */
const ROWS: readonly PlaceRow[] = [
  { pattern: BESIDE, fits: (found) => quoteOf(found) !== '' || /[\n\\]/.test(found[0]), certainty: () => 'value' },
  { pattern: ELEMENTS, certainty: () => 'value' },
  { pattern: BLOCK, certainty: () => 'value' },
  { pattern: TYPED, fits: (_, { kind }) => kind !== 'header', certainty: () => 'value' },
  { pattern: SIGN, certainty: behindSign },
  { pattern: SENTENCE, certainty: (found) => (quoteOf(found) === '' ? 'prose' : 'value') },
  { pattern: BLANK, certainty: behindBlank },
];

/** Where the value of the name begins that stands here. */
export function placeBehind(text: string, from: number, end: number, kind: NameKind): ValuePlace | undefined {
  const name = { text, from, before: text.slice(Math.max(0, from - 100), from), kind };
  if (CHOICE.test(name.before)) return undefined;
  for (const { pattern, fits, certainty } of ROWS) {
    const found = matchAt(pattern, text, end);
    if (found === undefined || fits?.(found, name) === false) continue;
    const sure = certainty(found, name);
    return sure && { start: endOf(found), quote: quoteOf(found), certainty: sure };
  }
  return undefined;
}

function quoteOf({ groups }: RegExpExecArray): string {
  return groups?.['quote'] ?? '';
}

function endOf({ index, 0: all }: RegExpExecArray): number {
  return index + all.length;
}

function behindSign(found: RegExpExecArray, { text, before, kind }: NameContext): Certainty | undefined {
  const [, named = '', gap = '', sign = '', space = ''] = found;
  const quote = quoteOf(found);
  if (quote === '' && /^(?:,|\(|!=)$/.test(sign)) return undefined;
  if (sign === ',' && named === '') return undefined;
  // A column of a table, not a choice.
  if (sign === '|' && (gap === '' || space === '' || quote !== '')) return undefined;
  const close = gap === '' && space === '' && !/^(?::|::|>|->)$/.test(sign);
  const isRowOfItsOwn = () => kind !== 'token' && isRow(text, endOf(found), before);
  const sure = quote === '' ? close || isRowOfItsOwn() : quote !== '`' && sign !== ',';
  return sure ? 'value' : 'prose';
}

function behindBlank(found: RegExpExecArray, { text, from, before, kind }: NameContext): Certainty {
  const quoted = quoteOf(found) !== '';
  const isFlag = text.startsWith('-', from) && !/\w$/.test(before);
  if (isFlag) return quoted || isWholeArgument(text, endOf(found)) ? 'value' : 'prose';
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
