/** Where the value of a name begins that announces a credential: behind a sign, a blank, or words of a sentence. */

import { matchAt } from './finder.ts';
import type { Certainty } from './likely.ts';
import type { WrittenName } from './written-names.ts';

/** Where a value begins. */
export interface ValuePlace {
  readonly start: number;
  /** The quote that it stands in. */
  readonly quote: string;
  readonly certainty: Certainty;
}

/** A quote as the text writes it: plain, escaped once or more, or as an entity. */
export const QUOTE = '(?:\\\\{0,7}["\'`]|&quot;|&#39;|&apos;)';
/** Between two fields of an object, as JSON, YAML and a log write them. */
const BETWEEN = '(?:[,;](?:\\s|\\\\[nrt]){0,40}|(?:\\s|\\\\[nrt]){1,40})';
/** A field of another name. */
export const FIELD = `${QUOTE}?[\\w-]{1,40}${QUOTE}?[ \\t]{0,8}[:=][ \\t]{0,8}(?:${QUOTE}[^"'\\n\\\\]{0,80}${QUOTE}|[\\w.]{1,40})`;

/** Between a name and its value: the quote that ends the name, the sign, the quote that begins the value. */
const SIGN = new RegExp(
  `(${QUOTE}?)[\\]}]?(?: \\[[\\w*]{0,24}\\])?([ \\t]{0,200})(:=|=>|->|===?|!=|\\?=|\\|\\|=|\\?\\?=|&&=|=|::?|>|\\.{4,200}:?|\\\\[=:]|%3[AaDd](?:%20)?|\\(|\\|(?!\\|)|,)([ \\t]{0,200})(?:<!\\[CDATA\\[|(?:&\\w{1,30}|!!\\w{1,10})[ \\t]{1,4})?(?:[@brfuL](?=["']))?(?<quote>${QUOTE}?)`,
  'y',
);
/** `"name": "DB_PASSWORD", "value": "x"`, and the same in YAML and XML, with a few fields between. */
const BESIDE = new RegExp(
  `${QUOTE}?(?:[ \\t]{0,4}:[ \\t]{0,4}\\{)?${BETWEEN}?(?:${FIELD}${BETWEEN}){0,3}${QUOTE}?(?:\\w{0,20}value|content)${QUOTE}?[ \\t]{0,8}[:=][ \\t]{0,8}(?<quote>${QUOTE}?)`,
  'iy',
);
/** `Set-Item Env:API_KEY -Value x` */
const BESIDE_SWITCH = /[ \t]-Value[ \t](?<quote>["']?)/iy;
/** What tells of a type, or wraps a value that may be missing: `["password"]=> string(1) "x"`, `token: Some("x")`. */
const WRAPPED = new RegExp(
  `${QUOTE}?\\]?(?:[ \\t]{0,4}=>(?:\\s|\\\\[nrt]){1,20}string(?:\\(\\d{1,6}\\) | (?=['"]))|;s:\\d{1,6}:|[ \\t]{0,2}:[ \\t]?\\(\\w{1,20}\\) \\(len=\\d{1,6}\\) |[ \\t]{0,2}(?::|=>?)[ \\t]{0,2}(?:Some\\(|Just |Optional\\[))(?<quote>${QUOTE}?)`,
  'y',
);
/** `<key>password</key><string>x</string>`, and the same with `name` and `value`. */
const ELEMENTS = /<\/(?:key|name)>(?:\s|\\[nrt]){0,40}<(?:string|value)>/y;
/** `password: |` and the lines below it. */
const BLOCK = /["']?[ \t]{0,3}:[ \t]{1,3}[|>][-+\d]{0,2}[ \t]{0,3}(?:\r?\n|\\n)[ \t]{1,40}/y;
/** `<Password Type="x">y</Password>` */
const ATTRIBUTES = /(?:\s{1,4}[\w:.-]{1,40}=(?:"[^"<>]{0,200}"|'[^'<>]{0,200}')){1,4}\s{0,4}>/y;
/** Where a line begins, behind the time that a log puts there. */
const LINE_BEGINS = '(?:^|[\\r\\n]|\\\\[nr])(?:\\d{4}-[\\d:.TZ+-]{10,30}[ \\t])?';
/** A text that ends in a colon, or a command that prints one; the value stands alone, one line or two below. */
const NEXT_LINE =
  /(?<told>[^\r\n\\]{0,160})(?:\r?\n|\\n)(?:[ \t]{0,8}(?:\r?\n|\\n))?(?:\d{4}-[\d:.TZ+-]{10,30}[ \t])?[ \t]{0,20}(?:New value: )?(?<quote>["']?)/y;
const LINE_ENDS = /^(?:\r?\n|\\[nr])/;
/** A command as a shell or a CI system echoes it. */
const COMMAND = new RegExp(`${LINE_BEGINS}[$+#>%]{1,4} [^\\r\\n\\\\]*$`);
const TELLS =
  /^>$|:[ \t]{0,4}$|\bsuccessfully reset\.$|-(?:n|-namespace) [\w-]{1,60}$|\bbase64 (?:-d|-D|--decode)\b|\becho$/;
/** What a line below says of a field: `[type=int_parsing, input_value='x']`. */
const QUOTED_BELOW =
  /(?:\r?\n|\\n)[ \t]{1,8}[^\r\n\\]{0,200}?\b(?:input_?)?(?:value|got|received)[=:]? ?(?<quote>["'`])/iy;
const ALONE = new RegExp(`${LINE_BEGINS}[ \\t]*$`);
/** What a test of a page puts into a field: `getByLabel('Password').fill('x')`, also as its log tells it, a line below. */
const FILLED =
  /["'`)\]]{1,6}(?:\.(?:\w{1,20}\(\)\.)?|[^\r\n\\]{0,160}(?:\r?\n|\\n)[ \t]{0,8}-[ \t]{0,8})(?:fill|type|clear|send_?keys|set_?value|press_?sequentially)\((?<quote>\\{0,7}["'`])/iy;
/** In columns: `password    x`. */
const COLUMN = /(?:[ \t]{2,200}|\t)/y;
/** `--password x`, `ENV DB_PASSWORD x`, `PASSWORD 'x'`, `password 7 x`. */
const BLANK = /(?<named>\\{0,7}["'])?[ \t](?:\d[ \t])?(?<quote>(?:\\{0,7}["'])?)/y;

/** What any of them begins with. */
const BEGINS = /[\s\\.)"'`&}\]=:>?!(%|;,<-]/;
/** `secret ? 'password' : 'token'` */
const CHOICE = /\?\s{0,3}["'`]$/;
/** Words before a name and a blank that make what follows its value. */
const TAKES_BLANK =
  /(?:^|[\s"'`]|\\[nrt])(?:ENV|ARG|setx?|set -\w{1,4}|export|setenv|login \S{1,80}|machine \S{1,80}|add)[ \t]$|(?:config|configure)[ :]set[ \t](?:-{1,2}[\w-]{1,30}[ \t]){0,3}(?:\S{1,120}[:/])?$/i;
/** What `.netrc` has before a password. */
const OF_MACHINE = /machine \S{1,80}\s{1,8}login \S{1,80}\s{1,8}$/;
/** Switches that pass on a variable by its name, or secrets by their names elsewhere. */
const PASSED_ON = /(?:^|\s)-(?:[eE]|-env|-build-arg|-preserve-env)[ =]$/;
const REFERRED_TO = /--(?:set|update)-secrets[ =](?:\S{0,80},)?$/;
/** To the end of the word, as a command line ends it. */
const WORD = /[^\s"'`\\]{0,200}/y;

/** A name, and what stands before it. */
interface NameContext extends WrittenName {
  readonly text: string;
  readonly before: string;
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
  {
    pattern: BESIDE,
    fits: (found) => quoteOf(found) !== '' || /[\n\\]|\wvalue=/i.test(found[0]),
    certainty: () => 'value',
  },
  { pattern: BESIDE_SWITCH, certainty: () => 'row' },
  { pattern: ELEMENTS, certainty: () => 'value' },
  { pattern: BLOCK, certainty: () => 'value' },
  { pattern: WRAPPED, certainty: (found) => (quoteOf(found) === '' ? 'prose' : 'value') },
  { pattern: ATTRIBUTES, fits: (_, { before }) => /<(?:[\w-]{1,20}:)?$/.test(before), certainty: () => 'value' },
  { pattern: FILLED, certainty: () => 'row' },
  {
    pattern: SIGN,
    fits: (found, { text, before }) =>
      quoteOf(found) !== '' ? !closes(found, before) : !LINE_ENDS.test(text.slice(endOf(found), endOf(found) + 2)),
    certainty: behindSign,
  },
  { pattern: NEXT_LINE, fits: isTold, certainty: () => 'row' },
  {
    pattern: NEXT_LINE,
    fits: (found, name) => COMMAND.test(name.before) && isLine(name.text, endOf(found)),
    certainty: () => 'anything',
  },
  { pattern: QUOTED_BELOW, fits: (_, { before }) => ALONE.test(before), certainty: () => 'row' },
  { pattern: COLUMN, fits: (found, { text, before }) => isRow(text, endOf(found), before), certainty: () => 'row' },
  { pattern: BLANK, certainty: behindBlank },
];

/** Where the value of this name begins. */
export function placeBehind(text: string, name: WrittenName): ValuePlace | undefined {
  if (!BEGINS.test(text.charAt(name.end))) return undefined;
  const context = { ...name, text, before: text.slice(Math.max(0, name.from - 100), name.from) };
  if (CHOICE.test(context.before) || REFERRED_TO.test(context.before)) return undefined;
  for (const { pattern, fits, certainty } of ROWS) {
    const found = matchAt(pattern, text, name.end);
    if (found === undefined || fits?.(found, context) === false) continue;
    const sure = certainty(found, context);
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

/** A label in quotes: `"password:"`. */
function closes({ 0: all }: RegExpExecArray, before: string): boolean {
  return all.length === 2 && all.startsWith(':') && before.endsWith(all.slice(1));
}

function behindSign(
  found: RegExpExecArray,
  { text, from, end, before, announced }: NameContext,
): Certainty | undefined {
  const [, named = '', gap = '', sign = '', space = ''] = found;
  const quote = quoteOf(found);
  if (quote === '' && (/^(?:,|\(|!=)$/.test(sign) || (sign === '::' && space === ''))) return undefined;
  if (sign === ',') return named === '' ? undefined : behindComma(before);
  // Of a choice, unless it is a table of Markdown.
  if (sign === '|' && quote !== '') return quote === '`' && named === '`' ? 'anything' : undefined;
  if (sign === '|' && (gap === '' || space === '')) return gap === space ? 'anything' : undefined;
  if (quote === '`') return 'prose';
  if (quote !== '') return sign === '(' ? 'row' : 'value';
  if (sign.startsWith('.')) return 'row';
  if (sign.startsWith('==')) return 'anything';
  if (gap === '' && space === '' && !/^(?::|::|>|->)$/.test(sign)) return 'value';
  const alone = isRow(text, endOf(found), before);
  if (announced === 'token') return alone || isCompound(text.slice(from, end)) ? 'row' : 'prose';
  return alone ? 'value' : 'prose';
}

/** Of several words: no sentence has such a one by chance. */
function isCompound(name: string): boolean {
  return /[\w][-_. ][\w]|[a-z][A-Z]/.test(name);
}

/** The next argument of a call, or only another text. */
function behindComma(before: string): Certainty {
  return /[([]\s{0,3}\\{0,7}["'`]$/.test(before) ? 'row' : 'prose';
}

function behindBlank(found: RegExpExecArray, { text, from, before, announced }: NameContext): Certainty | undefined {
  if (PASSED_ON.test(before)) return undefined;
  const quoted = quoteOf(found) !== '';
  if (found.groups?.['named'] !== undefined) return quoted ? 'row' : undefined;
  const isFlag = text.startsWith('-', from) && !/\w$/.test(before);
  if (isFlag) return quoted || isWholeArgument(text, endOf(found)) ? 'value' : 'row';
  if (OF_MACHINE.test(before)) return 'value';
  if (TAKES_BLANK.test(before)) return quoted ? 'value' : 'prose';
  if (quoted) return announced === 'password' ? 'value' : 'anything';
  return isRow(text, endOf(found), before) ? 'prose' : 'anything';
}

function isTold(found: RegExpExecArray, { text }: NameContext): boolean {
  return TELLS.test(found.groups?.['told'] ?? '') && isLine(text, endOf(found));
}

/** True for one word up to the end of its line, which names no other. */
function isLine(text: string, start: number): boolean {
  matchAt(WORD, text, start);
  return /^[^,;:\s](?:["'`]|[ \t]{0,3}(?:$|[\r\n]|\\[nr]))/.test(text.slice(WORD.lastIndex - 1, WORD.lastIndex + 5));
}

const ROW_BEGINS = new RegExp(`${LINE_BEGINS}[ \\t]*(?:[-+~*] )?$`);

/** True for a row of its own: a name and one word, which other columns may follow. */
function isRow(text: string, start: number, before: string): boolean {
  if (!ROW_BEGINS.test(before)) return false;
  matchAt(WORD, text, start);
  return /^[^,;\s](?:[ \t]{0,3}(?:$|[\r\n]|\\[nr])|[ \t]{2}|\t)/.test(
    text.slice(WORD.lastIndex - 1, WORD.lastIndex + 5),
  );
}

/** True where a command goes on or ends behind the word: help is written otherwise. */
function isWholeArgument(text: string, start: number): boolean {
  matchAt(WORD, text, start);
  return /^(?:$|[ \t]?[\r\n"'`\\]|[ \t]-|[ \t][|&;>])/.test(text.slice(WORD.lastIndex, WORD.lastIndex + 2));
}
