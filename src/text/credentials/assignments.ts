/** What stands behind a name that announces a credential, however it is written: `NAME=value`, JSON, YAML, XML, a header. */

import type { TextSpan } from '../text-finder.ts';
import { withoutEnd } from '../without-end.ts';
import { type CredentialFinder, matchAt } from './finder.ts';
import { type NameKind, nameKind } from './names.ts';
import { type Certainty, placeBehind, type ValuePlace } from './places.ts';
import { hasLetterAndDigit, isPlainlyNone, looksRandom, looksSecret } from './values.ts';

/** What is expected behind a name. */
type ValueKind = 'password' | 'token' | 'weak';

/** A faint name may be a word of any sentence. */
const VALUE_KINDS: { readonly [N in NameKind]?: ValueKind | 'header' } = {
  password: 'password',
  token: 'token',
  key: 'token',
  header: 'header',
  part: 'weak',
  weak: 'weak',
};

/** The words that decide, all in small letters. The patterns below say where they have to stand. */
const WORDS = {
  /** Parts of names that announce a credential: only where one of them stands is there work to do. */
  heads:
    listOf(`pass pwd psw _pw secret token key cred auth sig cookie jwt _pat pat= bearer session sid salt nonce otp _pin dsn
    verifier connection code sonar.login saml assertion hash ticket psk art-api key-data`),
  /** Before a name and a blank, these belong to it: `api key`. */
  beginName: listOf(`api access secret private account encryption master shared signing auth storage client app service
    refresh bot deploy`),
  /** Names that are words of sentences as well. */
  prose: listOf('token tokens key keys secret secrets code signature session'),
  /** Before such a name, these say that it is something else: `unexpected token`. */
  otherMeaning:
    listOf(`expected invalid illegal unknown unrecognized missing next last first bad stray syntax before after
    near primary foreign`),
  /** Names that say something in an address alone: in a query a `code` is what a login goes on with. */
  query: listOf('code key ticket authkey auth_key'),
  /** What a header says before its credential. */
  schemes: listOf(`basic bearer token apikey api-key digest negotiate ntlm ssws geniekey splunk bot key aws aws4
    aws-hmac-sha256 aws4-hmac-sha256 hawk oauth mac signature sharedkey sharedaccesssignature x-api-key jwt dpop`),
};

function listOf(words: string): readonly string[] {
  return words.split(/\s+/);
}

const { raw } = String;
const any = (words: readonly string[]) => `(?:${words.join('|')})`;

/** A name: its signs, what it goes on with, and what shows that it is none. */
const NAME_SIGN = /[\w$.-]/;
const NAME_REST = /[\w$-]{0,60}(?:\.[\w$-]{1,40}){0,4}/y;
const NAME_BEGINNING = new RegExp(raw`(?:(?:\b|(?<=\\[nrt]))${any(WORDS.beginName)}[ ]){1,3}$`, 'i');
const NO_SIGN_BEFORE_VALUE = /[\w$.;/]/;
const OTHER_MEANING = new RegExp(raw`${any(WORDS.otherMeaning)}\s{0,3}["'\x60]?$`, 'i');
const IN_QUERY = /(?:[?&#]|&amp;)$/i;

/** How far to either side of the word that announces a credential its name is looked at, and what those before it take. */
const SIDE = 60;
const BEGINNING_LONGEST = 40;

/** What stands before the credential of a header; schemes that are not known show by what follows them. */
const SCHEME = new RegExp(raw`${any(WORDS.schemes)}(?:[ \t]|%20){1,4}`, 'iy');
const OTHER_SCHEME = /[A-Za-z][\w-]{1,30}[ \t]{1,4}(?=\S)/y;

/** A value: what is looked at for a decision, and what is hidden goes on to its end. */
const LONGEST = 256;
const QUOTED_LONGEST = 4_096;
const BARE = /(?:[^\s"'`<\\]|["'`](?=[\w!@#$%^&*+~])|\\(?![bfnrtu"'`])){0,256}/y;
const BARE_REST = /[^\s"'`<\\&;,]*/y;
const LINE = /(?:=\\{0,7}"[^"\\\r\n]{0,400}\\{0,7}"|[^\r\n"'`<\\]){0,256}/y;
const LINE_REST = /(?:=\\{0,7}"[^"\\\r\n]{0,400}\\{0,7}"|[^\r\n"'`<\\])*/y;
/** Where the next value begins, or the text goes on, behind an unquoted one. */
const NEXT =
  /&(?:amp;)?(?=[\w.-]{1,40}=)|;(?=\s|$|[\w .-]{1,40}=)|,(?=$|[\w.-]{1,40}[=:]|["'{])|\\(?=[nrt])|%26|\|(?=\s|$)/;
const CLOSING = ',;:.)]}>|';

/** Which values are likely to be one, by what the name announces and by what may stand in the place. */
const LIKELY: { readonly [K in ValueKind]: { readonly [C in Certainty]: (value: string) => boolean } } = {
  password: {
    value: (value) => value !== '',
    prose: looksSecret,
    anything: (value) => value.length >= 8 && looksMade(value),
  },
  token: {
    value: (value) => value.length >= 4 && !isTextOrNumber(value),
    prose: looksRandom,
    anything: (value) => value.length >= 16 && looksMade(value),
  },
  weak: {
    value: (value) => value.length >= 8 && looksRandom(value),
    prose: (value) => value.length >= 16 && looksRandom(value),
    anything: () => false,
  },
};

function looksMade(value: string): boolean {
  return looksRandom(value) && hasLetterAndDigit(value);
}

/** No program makes such tokens. */
function isTextOrNumber(value: string): boolean {
  return /\s/.test(value) || /^\d{1,9}$/.test(value);
}

export const ASSIGNMENTS: CredentialFinder = {
  heads: WORDS.heads,
  find: (text, at) => {
    const from = nameStart(text, at);
    matchAt(NAME_REST, text, at);
    const end = NAME_REST.lastIndex;
    if (NO_SIGN_BEFORE_VALUE.test(text.charAt(end))) return undefined;
    const kind = kindOf(text, from, end);
    const place = kind && placeBehind(text, from, end, kind);
    return place && (kind === 'header' ? headerAt(text, place) : valueAt(text, place, kind));
  },
};

/** Where the name begins that goes on here; the letter of an escaped line break is none of it. */
function nameStart(text: string, at: number): number {
  let from = at;
  while (from > 0 && at - from < SIDE && NAME_SIGN.test(text.charAt(from - 1))) from -= 1;
  if (text.charAt(from - 1) === ' ' && text.charAt(from) !== '-') {
    from -= NAME_BEGINNING.exec(text.slice(Math.max(0, from - BEGINNING_LONGEST), from))?.[0].length ?? 0;
  }
  return text.charAt(from - 1) === '\\' && /[nrt]/.test(text.charAt(from)) && from < at ? from + 1 : from;
}

/** What the name announces; undefined where it means something else here. */
function kindOf(text: string, from: number, end: number): ValueKind | 'header' | undefined {
  const name = text.slice(from, end);
  const small = name.toLowerCase();
  const before = text.slice(Math.max(0, from - 20), from);
  // What programs print of a test.
  if (name === 'PASS' && text.charAt(end) !== '=') return undefined;
  if (WORDS.prose.includes(small) && OTHER_MEANING.test(before)) return undefined;
  if (WORDS.query.includes(small)) return IN_QUERY.test(before) ? 'weak' : undefined;
  const kind = nameKind(name);
  return kind && VALUE_KINDS[kind];
}

function valueAt(text: string, { start, quote, certainty }: ValuePlace, kind: ValueKind): TextSpan | undefined {
  const scheme = kind === 'password' ? 0 : (matchAt(SCHEME, text, start)?.[0].length ?? 0);
  const from = start + scheme;
  const value = quote === '' ? bareAt(text, from) : quotedAt(text, from, quote);
  const end = from + value.length;
  // One of several texts that a type allows.
  if (quote !== '' && /^["'`][ \t]{0,3}\|/.test(text.slice(end, end + 5))) return undefined;
  const found = value !== '' && LIKELY[kind][certainty](value) && !isPlainlyNone(value);
  return found ? { start: from, end: endOf(text, from, end, BARE_REST) } : undefined;
}

/** Of a value that is longer than what was looked at, the end of it all. */
function endOf(text: string, start: number, end: number, rest: RegExp): number {
  if (end - start < LONGEST) return end;
  matchAt(rest, text, end);
  return rest.lastIndex;
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
  const run = matchAt(BARE, text, start)?.[0] ?? '';
  const next = NEXT.exec(run)?.index ?? run.length;
  const value = run.slice(0, next);
  return /[([{]/.test(value) ? value : withoutEnd(value, CLOSING);
}

/** The rest of the line: a header may have several values in it. */
function headerAt(text: string, { start, quote }: ValuePlace): TextSpan | undefined {
  const known = matchAt(SCHEME, text, start)?.[0].length ?? 0;
  const other = known === 0 ? (matchAt(OTHER_SCHEME, text, start)?.[0].length ?? 0) : 0;
  return (
    headerFrom(text, start + known, quote, known > 0) ??
    (other > 0 ? headerFrom(text, start + other, quote, false) : undefined)
  );
}

function headerFrom(text: string, from: number, quote: string, isSure: boolean): TextSpan | undefined {
  const line = matchAt(LINE, text, from)?.[0] ?? '';
  const value = quote === '' ? line.trimEnd() : quotedAt(text, from, quote);
  const [first = ''] = value.split(/[\s,;]/, 1);
  if (first.length < 4 || isPlainlyNone(first)) return undefined;
  if (!isSure && !/^[\w.-]+=./.test(value) && !looksSecret(first)) return undefined;
  return { start: from, end: endOf(text, from, from + value.length, LINE_REST) };
}
