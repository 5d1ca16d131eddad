/** What stands behind a name that announces a credential, however it is written: `NAME=value`, JSON, YAML, XML, a header. */

import { type Finder, matchAt, type Span } from './finder.ts';
import { type NameKind, nameKind } from './names.ts';
import { isPlainlyNone, looksRandom, looksSecret } from './values.ts';

/** A name is looked at so far to either side of the word in it that announces a credential. */
const SIDE = 60;
const BEFORE = /[\w$.-]*$/;
const BEHIND = /[\w$-]{0,60}(?:\.[\w$-]{1,40}){0,4}/y;

/** A quote as the text writes it: plain, escaped once or more, or as an entity. */
const QUOTE = '(?:\\\\{0,7}["\'`]|&quot;|&#39;|&apos;)';
/** Between a name and its value: the quote that ends the name, the sign, the quote that begins the value. */
const SIGN = new RegExp(
  `(${QUOTE}?)\\]?([ \\t]{0,8})(:=|=>|->|===?|!=|\\?=|=|::?|>|%3[Dd]|\\(|\\||,)([ \\t]{0,8})(?:[@brfuL](?=["']))?(${QUOTE}?)`,
  'y',
);
/** `"name": "DB_PASSWORD", "value": "x"`, and the same in YAML and XML. */
const BESIDE = new RegExp(
  `${QUOTE}?[,;]?\\s{0,40}${QUOTE}?[vV]alue${QUOTE}?[ \\t]{0,4}[:=][ \\t]{0,4}(${QUOTE}?)`,
  'y',
);
/** `the password is x`, `a temporary password is generated for root@localhost: x`. */
const SENTENCE =
  /[ \t](?:is(?: generated)?|was(?: generated)?|set to|will be)(?: for [\w.@'%-]{1,60})?:?[ \t](["'`]?)/y;
const FOR_WHOM = /[ \t]for [\w.@'%-]{1,60}(?: is)?[:=]?[ \t](["'`]?)/y;
/** `--password x`, `ENV DB_PASSWORD x`. */
const BLANK = /[ \t](["']?)/y;
const BLANK_AND_QUOTE = /[ \t](["'])/y;

/** Names that are words of sentences as well. */
const PROSE = /^(?:tokens?|keys?|secrets?|code|signature|session)$/i;
/** Words before a name that say that it is something else: `unexpected token`. */
const OTHER_MEANING =
  /(?:expected|invalid|illegal|unknown|unrecognized|missing|next|last|first|bad|stray|syntax|before|after|near|primary|foreign)\s{0,3}["'`]?$/i;
/** `secret ? 'password' : 'token'` */
const CHOICE = /\?\s{0,3}["'`]$/;
/** Words before a name and a blank that make what follows its value. */
const TAKES_BLANK = /(?:^|[\s"'`]|\\[nrt])(?:ENV|ARG|setx?|export|setenv|login \S{1,80}|machine \S{1,80}|add)[ \t]$/i;
/** What else the header says before its credential. */
const SCHEME =
  /(?:basic|bearer|token|apikey|api-key|digest|negotiate|ntlm|ssws|geniekey|splunk|bot|key|aws4-hmac-sha256|hawk|oauth|mac|signature|sharedkey|sharedaccesssignature|x-api-key|jwt)[ \t]{1,4}/iy;

const QUOTED_LONGEST = 4_096;
const BARE = /(?:[^\s"'`<\\]|["'`](?=[\w!@#$%^&*+~])|\\(?![bfnrtu"'`]))*/y;
/** Where the next value begins, or the text goes on, behind an unquoted one. */
const NEXT =
  /&(?:amp;)?(?=[\w.-]{1,40}=)|;(?=\s|$|[\w .-]{1,40}=)|,(?=$|[\w.-]{1,40}[=:]|["'{])|\\(?=[nrt])|%26|\|(?=\s|$)/;
const CLOSING = /[,;:.)\]}>|]+$/;

interface Place {
  readonly kind: NameKind;
  readonly start: number;
  /** The quote that the value stands in. */
  readonly quote: string;
  /** True where only a value can stand here: in quotes, or close behind `=`. */
  readonly firm: boolean;
}

export const ASSIGNMENTS: Finder = {
  heads: [
    'pass',
    'pwd',
    'psw',
    '_pw',
    'secret',
    'token',
    'key',
    'cred',
    'auth',
    'sig',
    'cookie',
    'jwt',
    '_pat',
    'pat=',
    'bearer',
    'session',
    'sid',
    'salt',
    'nonce',
    'otp',
    '_pin',
    'dsn',
    'verifier',
    'connection',
    'code',
    'sonar.login',
    'saml',
    'assertion',
    'hash',
  ],
  find: (text, at) => {
    const from = nameStart(text, at);
    matchAt(BEHIND, text, at);
    const end = BEHIND.lastIndex;
    const name = text.slice(from, end);
    const kind = nameKind(name);
    if (kind === undefined || (PROSE.test(name) && OTHER_MEANING.test(text.slice(Math.max(0, from - 20), from))))
      return undefined;
    const place = placeBehind(text, from, end, kind);
    return place && (kind === 'header' ? headerAt(text, place) : valueAt(text, place));
  },
};

/** Where the name begins that goes on here; the letter of an escaped line break is none of it. */
function nameStart(text: string, at: number): number {
  const from = at - (BEFORE.exec(text.slice(Math.max(0, at - SIDE), at))?.[0].length ?? 0);
  return text.charAt(from - 1) === '\\' && /[nrt]/.test(text.charAt(from)) && from < at ? from + 1 : from;
}

/** Where the value of a name begins. */
function placeBehind(text: string, from: number, end: number, kind: NameKind): Place | undefined {
  const before = text.slice(Math.max(0, from - 100), from);
  if (CHOICE.test(before)) return undefined;
  const beside = matchAt(BESIDE, text, end);
  if (beside !== undefined && (beside[1] !== '' || beside[0].includes('\n')))
    return { kind, start: BESIDE.lastIndex, quote: beside[1] ?? '', firm: true };
  const signed = matchAt(SIGN, text, end);
  if (signed !== undefined) return placeBehindSign(signed, kind);
  const flag = text.startsWith('-', from) && !/\w$/.test(before);
  const blank = flag || TAKES_BLANK.test(before) ? BLANK : kind === 'password' ? BLANK_AND_QUOTE : undefined;
  for (const pattern of [kind === 'weak' ? undefined : SENTENCE, kind === 'password' ? FOR_WHOM : undefined, blank]) {
    const found = pattern && matchAt(pattern, text, end);
    if (pattern === undefined || found === undefined) continue;
    const quote = found[1] ?? '';
    const start = pattern.lastIndex;
    return { kind, start, quote, firm: quote !== '' || (flag && pattern === BLANK && isWholeArgument(text, start)) };
  }
  return undefined;
}

function placeBehindSign(found: RegExpExecArray, kind: NameKind): Place | undefined {
  const [all, named = '', gap = '', sign = '', space = '', quote = ''] = found;
  if (quote === '' && (sign === ',' || sign === '(' || sign === '!=')) return undefined;
  if (sign === ',' && named === '') return undefined;
  // A column of a table, not a choice.
  if (sign === '|' && (gap === '' || space === '' || quote !== '')) return undefined;
  const close = gap === '' && space === '' && !/^(?::|::|>|->)$/.test(sign);
  const firm = quote === '' || quote === '`' ? close && quote === '' : sign !== ',';
  return { kind, start: found.index + all.length, quote, firm };
}

/** True where a command goes on or ends behind the word: help is written otherwise. */
function isWholeArgument(text: string, start: number): boolean {
  matchAt(BARE, text, start);
  return /^(?:$|[ \t]?[\r\n"'`\\]|[ \t]-|[ \t][|&;>])/.test(text.slice(BARE.lastIndex, BARE.lastIndex + 2));
}

function valueAt(text: string, { kind, start, quote, firm }: Place): Span | undefined {
  const scheme = kind === 'password' ? 0 : (matchAt(SCHEME, text, start)?.[0].length ?? 0);
  const from = start + scheme;
  const value = quote === '' ? bareAt(text, from) : quotedAt(text, from, quote);
  const end = from + value.length;
  // One of several texts that a type allows.
  if (quote !== '' && /^["'`][ \t]{0,3}\|/.test(text.slice(end, end + 5))) return undefined;
  return isCredential(value, kind, firm, quote !== '') ? { start: from, end } : undefined;
}

/** To the quote that ends it; without one as if there were no quote. */
function quotedAt(text: string, start: number, quote: string): string {
  const inside = text.slice(start, start + QUOTED_LONGEST);
  for (let end = inside.indexOf(quote); end !== -1; end = inside.indexOf(quote, end + 1)) {
    if (inside.charAt(end - 1) === '\\') continue;
    const value = inside.slice(0, end);
    return /[\r\n]/.test(value) ? bareAt(text, start) : value;
  }
  return bareAt(text, start);
}

function bareAt(text: string, start: number): string {
  const run = matchAt(BARE, text, start)?.[0].slice(0, QUOTED_LONGEST) ?? '';
  const next = NEXT.exec(run)?.index ?? run.length;
  const value = run.slice(0, next);
  return /[([{]/.test(value) ? value : value.replace(CLOSING, '');
}

function isCredential(value: string, kind: NameKind, firm: boolean, quoted: boolean): boolean {
  if (value === '' || isPlainlyNone(value)) return false;
  if (kind === 'weak') return value.length >= (firm ? 8 : 16) && looksRandom(value);
  if (kind === 'token' && (/\s/.test(value) || /^\d{1,9}$/.test(value))) return false;
  if (firm) return value.length >= (kind === 'token' ? 4 : 3) || (kind === 'password' && quoted);
  return kind === 'token' ? looksRandom(value) : looksSecret(value);
}

/** The rest of the line: a header may have several values in it. */
function headerAt(text: string, { start, quote }: Place): Span | undefined {
  const from = start + (matchAt(SCHEME, text, start)?.[0].length ?? 0);
  const line = /^[^\r\n"'`<\\]*/.exec(text.slice(from, from + QUOTED_LONGEST))?.[0] ?? '';
  const value = quote === '' ? line.trimEnd() : quotedAt(text, from, quote);
  const [first = ''] = value.split(/[\s,;]/, 1);
  if (first.length < 4 || isPlainlyNone(first)) return undefined;
  const sure = from > start || /^[\w.-]+=./.test(value) || looksSecret(first);
  return sure ? { start: from, end: from + value.length } : undefined;
}
