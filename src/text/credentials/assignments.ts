/** What stands behind a name that announces a credential, however it is written: `NAME=value`, JSON, YAML, XML, a header. */

import { type CredentialFinder, type CredentialSpan, matchAt } from './finder.ts';
import { type NameKind, nameKind } from './names.ts';
import { type Certainty, type Place, placeBehind } from './places.ts';
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

/** A name is looked at so far to either side of the word in it that announces a credential. */
const SIDE = 60;
const NAME_SIGN = /[\w$.-]/;
const WORDS_BEFORE =
  /(?:(?:\b|(?<=\\[nrt]))(?:api|access|secret|private|account|encryption|master|shared|signing|auth|storage|client|app|service|refresh|bot|deploy)[ ]){1,3}$/i;
/** Characters that those words take. */
const WORDS_LONGEST = 40;
const BEHIND = /[\w$-]{0,60}(?:\.[\w$-]{1,40}){0,4}/y;

/** Behind a name these belong to no sign before a value. */
const GOES_ON = /[\w$.;/]/;

/** Names that are words of sentences as well. */
const PROSE = /^(?:tokens?|keys?|secrets?|code|signature|session)$/i;
/** Words before a name that say that it is something else: `unexpected token`. */
const OTHER_MEANING =
  /(?:expected|invalid|illegal|unknown|unrecognized|missing|next|last|first|bad|stray|syntax|before|after|near|primary|foreign)\s{0,3}["'`]?$/i;
/** What else the header says before its credential. */
const SCHEME =
  /(?:basic|bearer|token|apikey|api-key|digest|negotiate|ntlm|ssws|geniekey|splunk|bot|key|aws4?(?:-hmac-sha256)?|hawk|oauth|mac|signature|sharedkey|sharedaccesssignature|x-api-key|jwt|dpop)(?:[ \t]|%20){1,4}/iy;
/** Others are known by what follows them. */
const OTHER_SCHEME = /[A-Za-z][\w-]{1,30}[ \t]{1,4}(?=\S)/y;

/** Names that say something in an address alone. */
const QUERY_NAME = /^(?:code|key|ticket|auth_?key)$/i;
const IN_QUERY = /(?:[?&#]|%3F|%26|&amp;|\\u0026)$/i;

const QUOTED_LONGEST = 4_096;
/** Looked at for a decision; what is hidden goes on to its end. */
const BARE = /(?:[^\s"'`<\\]|["'`](?=[\w!@#$%^&*+~])|\\(?![bfnrtu"'`])){0,256}/y;
const LINE = /(?:=\\{0,7}"[^"\\\r\n]{0,400}\\{0,7}"|[^\r\n"'`<\\]){0,256}/y;
const BARE_REST = /[^\s"'`<\\&;,]*/y;
const LINE_REST = /(?:=\\{0,7}"[^"\\\r\n]{0,400}\\{0,7}"|[^\r\n"'`<\\])*/y;
const LONGEST = 256;
/** Where the next value begins, or the text goes on, behind an unquoted one. */
const NEXT =
  /&(?:amp;)?(?=[\w.-]{1,40}=)|;(?=\s|$|[\w .-]{1,40}=)|,(?=$|[\w.-]{1,40}[=:]|["'{])|\\(?=[nrt])|%26|\|(?=\s|$)/;
const CLOSING = /[,;:.)\]}>|]+$/;

/** A value of fewer characters is none, where only a value can stand. */
const SHORTEST = { password: 1, token: 4 } as const;
/** The same where anything may stand. */
const LONG = { password: 8, token: 16 } as const;

export const ASSIGNMENTS: CredentialFinder = {
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
    'ticket',
    'psk',
    'art-api',
    'key-data',
  ],
  find: (text, at) => {
    const from = nameStart(text, at);
    matchAt(BEHIND, text, at);
    const end = BEHIND.lastIndex;
    if (GOES_ON.test(text.charAt(end))) return undefined;
    const name = text.slice(from, end);
    const kind = kindOf(name, text, from, end);
    if (kind === undefined || (PROSE.test(name) && OTHER_MEANING.test(text.slice(Math.max(0, from - 20), from))))
      return undefined;
    const place = placeBehind(text, from, end, kind);
    return place && (kind === 'header' ? headerAt(text, place) : valueAt(text, place, kind));
  },
};

/** Where the name begins that goes on here; the letter of an escaped line break is none of it. */
function nameStart(text: string, at: number): number {
  let from = at;
  while (from > 0 && at - from < SIDE && NAME_SIGN.test(text.charAt(from - 1))) from -= 1;
  if (text.charAt(from - 1) === ' ' && text.charAt(from) !== '-') {
    from -= WORDS_BEFORE.exec(text.slice(Math.max(0, from - WORDS_LONGEST), from))?.[0].length ?? 0;
  }
  return text.charAt(from - 1) === '\\' && /[nrt]/.test(text.charAt(from)) && from < at ? from + 1 : from;
}

/** What a switch or a field calls `pass` is a password; in a query a `code` is what a login goes on with. */
function kindOf(name: string, text: string, from: number, end: number): ValueKind | 'header' | undefined {
  // What programs print of a test.
  if (name === 'PASS' && text.charAt(end) !== '=') return undefined;
  if (QUERY_NAME.test(name)) return IN_QUERY.test(text.slice(Math.max(0, from - 5), from)) ? 'weak' : undefined;
  const kind = nameKind(name);
  return kind && VALUE_KINDS[kind];
}

function valueAt(text: string, { start, quote, certainty }: Place, kind: ValueKind): CredentialSpan | undefined {
  const scheme = kind === 'password' ? 0 : (matchAt(SCHEME, text, start)?.[0].length ?? 0);
  const from = start + scheme;
  const value = quote === '' ? bareAt(text, from) : quotedAt(text, from, quote);
  const end = from + value.length;
  // One of several texts that a type allows.
  if (quote !== '' && /^["'`][ \t]{0,3}\|/.test(text.slice(end, end + 5))) return undefined;
  return isCredential(value, kind, certainty) ? { start: from, end: endOf(text, from, end, BARE_REST) } : undefined;
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
  return /[([{]/.test(value) ? value : value.replace(CLOSING, '');
}

function isCredential(value: string, kind: ValueKind, certainty: Certainty): boolean {
  return value !== '' && isLikely(value, kind, certainty) && !isPlainlyNone(value);
}

function isLikely(value: string, kind: ValueKind, certainty: Certainty): boolean {
  if (certainty === 'anything')
    return kind !== 'weak' && value.length >= LONG[kind] && looksRandom(value) && hasLetterAndDigit(value);
  if (kind === 'weak') return value.length >= (certainty === 'value' ? 8 : 16) && looksRandom(value);
  if (kind === 'token' && (/\s/.test(value) || /^\d{1,9}$/.test(value))) return false;
  if (certainty === 'value') return value.length >= SHORTEST[kind];
  return kind === 'token' ? looksRandom(value) : looksSecret(value);
}

/** The rest of the line: a header may have several values in it. */
function headerAt(text: string, { start, quote }: Place): CredentialSpan | undefined {
  const known = matchAt(SCHEME, text, start)?.[0].length ?? 0;
  const other = known === 0 ? (matchAt(OTHER_SCHEME, text, start)?.[0].length ?? 0) : 0;
  return (
    headerFrom(text, start + known, quote, known > 0) ??
    (other > 0 ? headerFrom(text, start + other, quote, false) : undefined)
  );
}

function headerFrom(text: string, from: number, quote: string, isSure: boolean): CredentialSpan | undefined {
  const line = matchAt(LINE, text, from)?.[0] ?? '';
  const value = quote === '' ? line.trimEnd() : quotedAt(text, from, quote);
  const [first = ''] = value.split(/[\s,;]/, 1);
  if (first.length < 4 || isPlainlyNone(first)) return undefined;
  if (!isSure && !/^[\w.-]+=./.test(value) && !looksSecret(first)) return undefined;
  return { start: from, end: endOf(text, from, from + value.length, LINE_REST) };
}
